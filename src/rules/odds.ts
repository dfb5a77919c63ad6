import { exactOdds, type Chance } from '@/dice/index.ts'
import { Ledger, type Reason } from './reason.ts'
import type { Referee, Typed } from './rulebook.ts'

/** One named way that a command can end: the reasons of one such ending, its effects, and its chance. */
export interface CommandEnding<Effect> {
  readonly effects: readonly Effect[]
  readonly reasons: readonly Reason[]
}

/**
 * Every way that a command can end with its exact chance, merged by `keyOf`.
 *
 * @param known faces of dice that already lie on the table
 * @param most how often the command may be decided for it
 * @throws Refused when the command is refused
 * @throws TooManyWays
 */
export function commandOdds<State, Command extends Typed, Effect extends Typed>(
  referee: Pick<Referee<State, Command, Effect>, 'decide'>,
  state: State,
  command: Command,
  keyOf: (ending: CommandEnding<Effect>) => string,
  known: readonly number[] = [],
  most?: number,
): Chance<CommandEnding<Effect>>[] {
  return exactOdds(
    (dice) => {
      const ledger = new Ledger()
      const effects = referee.decide(state, command, { dice, ledger })
      return { effects, reasons: ledger.reasons }
    },
    keyOf,
    known,
    most,
  )
}
