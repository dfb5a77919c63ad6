import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

/** The cards that the rules name; the texts of all others are lost, and a table types their titles. (N10.) */
export const knownCards = [
  { id: 'royalMarriage', title: 'Royal Marriage', kind: 'event' },
  { id: 'attritionInSpain', title: 'Attrition in Spain', kind: 'effect' },
  { id: 'attritionInRussia', title: 'Attrition in Russia', kind: 'effect' },
  { id: 'mobilityAndForaging', title: 'Advanced Mobility and Foraging', kind: 'innovation' },
  { id: 'superiorLightCavalry', title: 'Superior Light Cavalry', kind: 'innovation' },
  { id: 'corpsDArmee', title: 'Corps d’Armée', kind: 'innovation' },
] as const

export type KnownCard = (typeof knownCards)[number]
type InnovationId = Extract<KnownCard, { readonly kind: 'innovation' }>['id']

/** The card that a title means, where the rules name it, however it is spelt in capitals and accents. */
export function knownCard(title: string): KnownCard | undefined {
  return knownCards.find((card) => plainTitle(card.title) === plainTitle(title))
}

/** Whether two titles are one card's. */
export function isSameCard(one: string, other: string): boolean {
  return plainTitle(one) === plainTitle(other)
}

function plainTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Whether a nation possesses an innovation that the rules name. */
export function hasInnovation({ nations }: NapoleonState, nation: NationId, id: InnovationId): boolean {
  return nations[nation].innovations.some((title) => knownCard(title)?.id === id)
}
