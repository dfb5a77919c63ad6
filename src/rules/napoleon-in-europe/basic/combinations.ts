import { cellOf, numberIn } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { SymbolCard } from '../cards.ts'
import { combinationKinds, type CombinationKind } from '../charts/basic.ts'
import type { NapoleonCharts } from '../charts/index.ts'
import type { NationId } from '../nations.ts'
import { arms, type Arm, type Pieces } from '../pieces.ts'

export type CombinationCharts = Pick<NapoleonCharts, 'combinations' | 'colourBonus'>

/** Cards that are turned in together. */
export interface Combination {
  readonly kind: CombinationKind
  /** What its cards are of; null for a corps, which has one of each. */
  readonly arm: Arm | null
  readonly cards: readonly SymbolCard[]
}

const playing = rule('Playing Cards')

/** The kinds whose cards are all of one type. */
export const sameKinds = combinationKinds.filter((kind) => kind !== 'corps')

/** How many cards a combination takes. */
export function cardsFor(kind: CombinationKind, charts: CombinationCharts): number {
  return kind === 'corps' ? arms.length : numberIn(cellOf(charts.combinations, kind, 'cards'))
}

/** @throws Refused where these cards are not what the combination is made of */
export function requireCombination(
  { kind, arm, cards }: Combination,
  path: string,
  charts: CombinationCharts,
): void {
  const isMade = kind === 'corps' ? arm === null && isCorps(cards) : arm !== null && areOf(cards, arm)
  if (!isMade || cards.length !== cardsFor(kind, charts)) {
    refuse(`notA.${kind}`, path, playing, { needed: cardsFor(kind, charts), arm: arm ?? '' })
  }
}

/** Whether all cards are of one type, or stand for it. */
function areOf(cards: readonly SymbolCard[], arm: Arm): boolean {
  return cards.every(({ symbol }) => symbol === arm || symbol === 'napoleon')
}

function isCorps(cards: readonly SymbolCard[]): boolean {
  const shown = cards.map(({ symbol }) => symbol).filter((symbol) => symbol !== 'napoleon')
  const isEachOnce = new Set(shown).size === shown.length
  return isEachOnce && !shown.includes('blank')
}

/** What a combination gives without the colours of its cards. */
export function baseGains({ kind, arm }: Combination, { combinations }: CombinationCharts): Pieces {
  const gained = arm === null ? arms : [arm]
  return Object.fromEntries(gained.map((one) => [one, numberIn(cellOf(combinations, kind, one))]))
}

/** What the colours of a combination's cards add to it; Napoleon has no colour. */
export function colourGains(
  { cards }: Combination,
  nation: NationId,
  { colourBonus }: CombinationCharts,
): Pieces {
  const each = numberIn(cellOf(colourBonus, 'ownColour', 'value'))
  const counted = arms.map(
    (arm) => [arm, each * cards.filter((card) => isOwn(card, arm, nation)).length] as const,
  )
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

function isOwn({ symbol, colour }: SymbolCard, arm: Arm, nation: NationId): boolean {
  return symbol === arm && colour === nation
}
