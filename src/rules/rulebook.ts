import {
  FaceError,
  runWithFaces,
  type Dice,
  type KnownFace,
  type NeededDie,
  type Roll,
} from '@/dice/index.ts'
import type { GenericSchema } from 'valibot'
import type { Chart, Provenance } from './chart.ts'
import { Ledger, Refused, type Reason, type Refusal } from './reason.ts'

export type RulebookId = 'miniatures' | 'napoleon-in-europe'

/** Every command and every effect says what it is; the rest is the rulebook's. */
export interface Typed {
  readonly type: string
}

/** What a procedure works with besides its input: the dice to ask, and the ledger to write reasons in. */
export interface Table {
  readonly dice: Dice
  readonly ledger: Ledger
}

/** A switch or a choice of the rulings, with the value it has unless the table chooses another. */
export interface OptionDefinition {
  readonly id: string
  readonly choices: readonly string[]
  readonly default: string
  readonly provenance: Provenance
}

/** A rulebook's charts and options as one table uses them. */
export interface RuleSet<Charts, Options> {
  /** Tells this set from every other; entries name it. */
  readonly id: string
  /** What its owners call it; empty for the charts as they come. */
  readonly name: string
  readonly charts: Charts
  readonly options: Options
}

/** A rule on its own, as the command line and quick reference call it: an input in, an outcome out. */
export interface Procedure<Input, Outcome, Rules> {
  readonly id: string
  readonly input: GenericSchema<unknown, Input>
  run(input: Input, rules: Rules, table: Table): Outcome
}

/** Who says what a command leads to, and carries it out: all that a preview or the odds need. */
export interface Referee<State, Command extends Typed, Effect extends Typed> {
  /** What a command leads to. Asks the dice, writes its reasons, changes nothing. @throws Refused */
  decide(state: State, command: Command, table: Table): readonly Effect[]
  /** Carries out one effect. Rolls nothing, reads no chart, decides nothing. */
  apply(state: State, effect: Effect): State
}

/** All that the journal, the storage and the command line need of a set of rules. */
export interface Rulebook<State, Command extends Typed, Effect extends Typed> extends Referee<
  State,
  Command,
  Effect
> {
  readonly id: RulebookId
  /** Grows when the meaning of a stored state changes: older snapshots are then rebuilt. */
  readonly stateVersion: number
  readonly charts: Readonly<Record<string, Chart>>
  readonly options: readonly OptionDefinition[]
  readonly commandSchema: GenericSchema<unknown, Command>
  readonly effectSchema: GenericSchema<unknown, Effect>
  readonly stateSchema: GenericSchema<unknown, State>
  /** The state before anything has happened; the first command of a game sets it up. */
  readonly nothing: State
  /** The side that a command belongs to, for the log; null where it is nobody's. */
  sideOf(state: State, command: Command): string | null
  /** A short name for the charts and options in force, kept with each entry. */
  chartSetOf(state: State): string
}

/** What became of a command put to a rulebook with the faces known so far. */
export type Deliberation<Effect> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'needsDie'
      readonly die: NeededDie
      readonly rolls: readonly Roll[]
      readonly reasons: readonly Reason[]
    }
  | {
      readonly kind: 'decided'
      readonly effects: readonly Effect[]
      readonly rolls: readonly Roll[]
      readonly reasons: readonly Reason[]
    }

const badFace: Provenance = { kind: 'rule', section: 'dice' }

/**
 * Puts a command to a rulebook. With too few faces it stops and says which die is needed, with the reasons
 * as far as they are known; a wrong face is refused with its place.
 */
export function deliberate<State, Command extends Typed, Effect extends Typed>(
  referee: Pick<Referee<State, Command, Effect>, 'decide'>,
  state: State,
  command: Command,
  faces: readonly KnownFace[],
): Deliberation<Effect> {
  return attempt((table) => referee.decide(state, command, table), faces)
}

/** `deliberate` for anything that asks dice and may refuse. */
export function attempt<Effect>(
  procedure: (table: Table) => readonly Effect[],
  faces: readonly KnownFace[],
): Deliberation<Effect> {
  const ledger = new Ledger()
  try {
    const run = runWithFaces((dice) => procedure({ dice, ledger }), faces)
    if (!run.done) {
      return { kind: 'needsDie', die: run.needs, rolls: run.rolls, reasons: ledger.reasons }
    }
    if (run.rolls.length < faces.length) {
      const parameters = { needed: run.rolls.length, given: faces.length }
      return refused({
        code: 'tooManyFaces',
        path: `faces[${run.rolls.length}]`,
        parameters,
        provenance: badFace,
      })
    }
    return { kind: 'decided', effects: run.value, rolls: run.rolls, reasons: ledger.reasons }
  } catch (stop) {
    if (stop instanceof Refused) return refused(stop.refusal)
    if (stop instanceof FaceError) {
      const parameters = { face: stop.face, sides: stop.sides }
      return refused({ code: 'faceNotOnDie', path: `faces[${stop.index}]`, parameters, provenance: badFace })
    }
    throw stop
  }
}

function refused(refusal: Refusal): { readonly kind: 'refused'; readonly refusal: Refusal } {
  return { kind: 'refused', refusal }
}
