import { territoryName } from '@/rules/napoleon-in-europe/territory.ts'
import type { EffectOf, EffectType, NapoleonEffect } from '@/rules/napoleon-in-europe/effects.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import type { Due } from '@/rules/napoleon-in-europe/due.ts'

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`)

function counted(pieces: Pieces): string {
  return Object.entries(pieces)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(', ')
}

function owed(due: Due): string {
  if (due.kind === 'battle') {
    const garrison = counted(due.garrison)
    return `battle at ${due.place}: ${due.attackers.join(', ')} against ${due.defenders.join(', ') || garrison}`
  }
  if (due.kind === 'drawCards') return `${due.nation} draws ${due.cards}`
  if (due.kind === 'navalLosses') return `${due.nations.join(', ')} loses ${due.squadrons} squadrons`
  if (due.kind === 'leavePort') return `${due.nation} leaves port ${due.region}`
  if (due.kind === 'attrition') return `${due.nation} rolls for attrition`
  return due.kind === 'peace' ? `${due.nation} sues for peace` : `${due.nation} rolls for commitment`
}

type Words = Partial<{
  readonly [Type in EffectType]: (effect: EffectOf<Type>, state: NapoleonState) => string
}>

const words: Words = {
  politicalActionPointsChanged: ({ nation, by }) => `${nation} ${signed(by)} PAP`,
  politicalDebtChanged: ({ nation, by }) => `${nation} ${signed(by)} debt`,
  commitmentChanged: ({ nation, by }) => `${nation} ${signed(by)} commitment`,
  nationHeld: ({ nation, control }) =>
    control === null ? `${nation} nobody’s` : `${nation} with ${control.by} until ${control.until}`,
  nationDefeated: ({ nation }) => `${nation} defeated`,
  answersFor: ({ nation, gained }) => `${nation} answers for ${gained}`,
  relationSet: ({ nations, relation }) => `${nations.join('–')} ${relation?.kind ?? 'neutral'}`,
  truceSet: ({ nations, until }) => `${nations.join('–')} truce to ${until}`,
  passageSet: ({ passage, granted }) =>
    `${passage.of} ${granted ? 'passes' : 'no longer passes'} ${passage.through}`,
  regionSet: ({ region }) => {
    const signs = [
      ...(region.occupier === null ? [] : [`occupied by ${region.occupier}`]),
      ...(region.uprising ? ['in uprising'] : []),
    ]
    return [`${region.name} of ${region.owner ?? 'nobody'}`, ...signs].join(', ')
  },
  unnamedSet: ({ nation, regions }) => `${nation} counts ${JSON.stringify(regions)}`,
  squadronsChanged: ({ nation, at, by }) =>
    `${nation} ${signed(by)} squadrons${at === null ? '' : at.kind === 'sea' ? ` in ${at.sea}` : ` in port ${at.region}`}`,
  piecesChanged: ({ nation, region, unit, by }, state) =>
    `${nation} ${signed(by)} ${unit}${region === null ? '' : ` in ${territoryName(state, { region })}`}`,
  dueAdded: ({ due }) => `owed: ${owed(due)}`,
  dueSettled: ({ due }) => `settled ${due}`,
  gameEnded: ({ cause }) => `the game ends: ${cause ?? 'not'}`,
}

function said<Type extends EffectType>(
  table: Pick<Words, Type>,
  type: Type,
  effect: EffectOf<Type>,
  state: NapoleonState,
): string {
  return table[type]?.(effect, state) ?? type
}

/** What effects come to, in words that fit a line of a case. */
export function spoken(state: NapoleonState, effects: readonly NapoleonEffect[]): readonly string[] {
  return effects.map((effect) => said(words, effect.type, effect, state))
}
