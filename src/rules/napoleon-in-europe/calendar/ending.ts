import { cellOf, numberIn } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import { facesAlike } from '@/dice/index.ts'
import type { Table } from '../../rulebook.ts'
import { dieSides } from '../charts/index.ts'
import type { Effects } from '../effects.ts'
import type { NapoleonRules } from '../rules.ts'
import type { EndCause, NapoleonState, SuddenDeath } from '../state.ts'

const ending = rule('Ending the Game')

/**
 * Whether the agreed end of a game is reached with the round that closes.
 *
 * @param at the time now, in milliseconds since 1970; a game with a time limit does not end without it
 */
function isEndReached({ ending, calendar }: NapoleonState, at: number | null): boolean {
  switch (ending.kind) {
    case 'open':
      return false
    case 'rounds':
      return calendar.round >= ending.rounds
    case 'month':
      return calendar.month !== null && calendar.month >= ending.month
    case 'time':
      return at !== null && at >= ending.at
  }
}

/** Whether the agreed end closes the game without dice: rolls that begin at the agreed end take its place. */
function isFixedEnd(state: NapoleonState, at: number | null): boolean {
  return state.suddenDeath?.fromRound !== null && isEndReached(state, at)
}

/** Whether dice decide, at the close of this round, if the game ends. (Sudden Death.) */
export function isSuddenDeathDue(state: NapoleonState, at: number | null): boolean {
  const { suddenDeath, calendar } = state
  if (suddenDeath === null || calendar.phase !== 'movement' || isFixedEnd(state, at)) return false
  return suddenDeath.fromRound === null ? isEndReached(state, at) : calendar.round >= suddenDeath.fromRound
}

/**
 * Whether the game ends with this round, by its agreed end or by sudden death; the number that ends it falls
 * with each roll. (Ending the Game.)
 */
export function endOfRound(
  state: NapoleonState,
  at: number | null,
  table: Table,
): { readonly cause: EndCause | null; readonly effects: Effects } {
  if (isFixedEnd(state, at)) return endsBy(endCauseOf(state), table)
  return isSuddenDeathDue(state, at) ? rollSuddenDeath(state, table) : { cause: null, effects: [] }
}

function endCauseOf({ ending }: NapoleonState): EndCause {
  return ending.kind === 'open' ? 'agreed' : ending.kind
}

function endsBy(cause: EndCause, { ledger }: Table): { cause: EndCause; effects: Effects } {
  const line = { key: `outcome.ended.${cause}`, parameters: {}, operation: 'outcome', sum: 'ending' } as const
  ledger.write({ ...line, value: 0, provenance: ending })
  return { cause, effects: [{ type: 'gameEnded', cause }] }
}

function rollSuddenDeath(
  state: NapoleonState,
  table: Table,
): { readonly cause: EndCause | null; readonly effects: Effects } {
  const { suddenDeath, ending: agreed } = state
  const endNumber = suddenDeath?.endNumber ?? 0
  const { dice, ledger } = table
  const sum = 'suddenDeath'
  const needed = { key: 'suddenDeath.needed', parameters: { endNumber }, operation: 'note', sum } as const
  ledger.write({ ...needed, value: endNumber, provenance: ending })
  const first = dice.roll({ sides: dieSides, label: sum })
  const alike = facesAlike(dieSides, (face) => String(first + face >= endNumber))
  const thrown = first + dice.roll({ sides: dieSides, label: sum, alike })
  const ends = thrown >= endNumber
  const result = {
    key: ends ? 'suddenDeath.reached' : 'suddenDeath.missed',
    operation: 'result',
    sum,
  } as const
  ledger.write({ ...result, parameters: { endNumber }, value: thrown, provenance: ending })
  if (ends) return endsBy('suddenDeath', table)
  const next = endNumber - numberIn(cellOf(state.rules.charts.suddenDeath, 'fall', 'value'))
  const goesOn = {
    key: 'outcome.goesOn',
    parameters: { endNumber: next },
    operation: 'outcome',
    sum,
  } as const
  ledger.write({ ...goesOn, value: 0, provenance: ending })
  const lowered = { fromRound: suddenDeath?.fromRound ?? null, endNumber: next }
  return { cause: null, effects: [{ type: 'endingChanged', ending: agreed, suddenDeath: lowered }] }
}

/** Sudden death before its first roll. @param fromRound after which round it is made; null: at the agreed end */
export function suddenDeathFrom({ charts }: NapoleonRules, fromRound: number | null): SuddenDeath {
  return { fromRound, endNumber: numberIn(cellOf(charts.suddenDeath, 'endNumber', 'value')) }
}
