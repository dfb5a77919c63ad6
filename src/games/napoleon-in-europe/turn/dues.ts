import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Due, Owed } from '@/rules/napoleon-in-europe/due.ts'
import { regionById } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'

const { due: texts } = napoleon.screens.turn

/** A line of the checklist of what is owed. */
export interface DueView {
  readonly due: Owed
  /** Whose task it is: its bar stands beside it. */
  readonly nation: NationId | null
  readonly title: string
  readonly line: string
}

/** What is owed, in the order that it came up. */
export function dueViews(state: NapoleonState): readonly DueView[] {
  return state.pending.map((due) => ({
    due,
    nation: whoseDue(due),
    title: texts.titles[due.kind],
    line: lineOf(state, due),
  }))
}

/** Whose task it is; of several the first. */
export function whoseDue(due: Due): NationId | null {
  if (due.kind === 'battle') return due.attackers[0] ?? null
  if (due.kind === 'navalLosses') return due.nations[0] ?? null
  return due.nation
}

type Lines = {
  readonly [Kind in Due['kind']]: (due: Extract<Due, { readonly kind: Kind }>, state: NapoleonState) => string
}

const lines: Lines = {
  commitment: ({ nation, cause, place }) => texts.commitment[cause](nation, place),
  peace: ({ nation, cause }) => texts.peace[cause](nation),
  battle: ({ place, attackers, defenders }) => texts.battle(place, attackers, defenders),
  navalLosses: ({ nations, squadrons }) => texts.navalLosses(nations, squadrons),
  leavePort: ({ nation, region, squadrons }, state) =>
    texts.leavePort(nation, squadrons, regionById(state, region)?.name ?? region),
  attrition: ({ nation, homeland }) => texts.attrition(nation, homeland),
  drawCards: ({ nation, cards }) => texts.drawCards(nation, cards),
}

function lineOf(state: NapoleonState, due: Due): string {
  return lineBy(lines, due.kind, due, state)
}

function lineBy<Kind extends Due['kind']>(
  table: Pick<Lines, Kind>,
  kind: Kind,
  due: Extract<Due, { readonly kind: Kind }>,
  state: NapoleonState,
): string {
  return table[kind](due, state)
}
