import type { PlainDie, Roll } from '@/dice/index.ts'
import { deliberate, type Reason, type Refusal, type Typed } from '@/rules/index.ts'
import type {
  ActionView,
  DieFaceView,
  DieView,
  NoteView,
  OutcomeView,
  RefusalView,
  ResolveView,
  SumLineView,
  SumView,
} from '@/ui/resolve/view.ts'
import type { CommandTable, ResolvedCommand, WaitingCommand } from './commandTable.ts'

/** What the sheet is about: its title, and the command as far as it has been put together. */
export interface Asked<Command extends Typed> {
  readonly title: string
  /** Null while something is still to be chosen. */
  readonly command: Command | null
}

/** A command that waits for a die, or would. */
export type Stage = Pick<WaitingCommand<Typed>, 'die' | 'reasons' | 'rolls'>

/** How a rulebook says what stands on the sheet. */
export interface SheetWords<State, Command extends Typed> {
  /** The sums as far as they are known, with those that the dice may lead to. */
  sumsAhead(state: State, command: Command, stage: Stage): readonly SumView[]
  sumsOf(reasons: readonly Reason[], state: State): readonly SumView[]
  /** What is to be minded before a command. */
  notesOf(reasons: readonly Reason[], state: State, command: Command): readonly NoteView[]
  sumLinesOf(rolls: readonly Roll[], reasons: readonly Reason[]): readonly SumLineView[]
  outcomeOf(reasons: readonly Reason[]): OutcomeView | undefined
  dieOf(stage: Pick<Stage, 'die' | 'rolls'>, state: State): DieView
  dieFaceOf(roll: Roll): DieFaceView
  refusalOf(refusal: Refusal): RefusalView
  /** What the button says that throws the first dice of a command. */
  rollLabel(state: State, command: Command, die: PlainDie): string
  /** What the button says that throws the next die, once some lie on the table. */
  readonly nextLabel: string
  /** The button of a command that needs no dice; undefined where it has none. */
  recordAction(command: Command): ActionView | undefined
}

/** All that the resolve sheet shows of a table that is not writing, but for the chances. */
export function commandView<State, Command extends Typed, Effect extends Typed>(
  { title, command }: Asked<Command>,
  table: CommandTable<State, Command, Effect>,
  words: SheetWords<State, Command>,
): ResolveView {
  const resolved = table.resolved.value
  if (resolved !== null) return afterView(title, resolved, table, words)
  const waiting = table.waitingCommand.value
  if (waiting !== null) return waitingView(title, waiting, table, words)
  if (command === null) return { title, phase: 'before', sums: [] }
  return askedView(title, command, table, words)
}

/**
 * The same sheet while something is written: nothing is shown that is not safe.
 *
 * @param hindrance why nothing can be thrown, where the game is only shown
 */
export function whileWriting(
  view: ResolveView,
  isBusy: boolean,
  hindrance: string | undefined = undefined,
): ResolveView {
  return isBusy && view.phase !== 'after' ? { ...view, phase: 'waiting', hindrance } : view
}

function askedView<State, Command extends Typed, Effect extends Typed>(
  title: string,
  command: Command,
  table: CommandTable<State, Command, Effect>,
  words: SheetWords<State, Command>,
): ResolveView {
  const state = table.state.value
  const preview = deliberate(table.referee, state, command, [])
  if (preview.kind === 'refused') {
    return { title, phase: 'refused', sums: [], refusal: words.refusalOf(preview.refusal) }
  }
  const notes = words.notesOf(preview.reasons, state, command)
  if (preview.kind === 'decided') {
    const view = { title, phase: 'before', sums: words.sumsOf(preview.reasons, state), notes } as const
    const action = words.recordAction(command)
    return action === undefined ? view : { ...view, action }
  }
  const own = table.usesOwnDice(preview.die.side ?? '')
  return {
    title,
    phase: own ? 'typing' : 'before',
    notes,
    sums: words.sumsAhead(state, command, preview),
    die: words.dieOf(preview, state),
    action: { label: words.rollLabel(state, command, preview.die) },
  }
}

function waitingView<State, Command extends Typed, Effect extends Typed>(
  title: string,
  waiting: WaitingCommand<Command>,
  table: CommandTable<State, Command, Effect>,
  words: SheetWords<State, Command>,
): ResolveView {
  const state = table.state.value
  const { command, rolls, die } = waiting
  return {
    title,
    phase: table.usesOwnDice(die.side ?? '') ? 'typing' : 'before',
    sums: words.sumsAhead(state, command, waiting),
    dice: rolls.map((roll) => words.dieFaceOf(roll)),
    mayTakeBack: isOwn(rolls.at(-1)),
    die: words.dieOf(waiting, state),
    action: { label: rolls.length > 0 ? words.nextLabel : words.rollLabel(state, command, die) },
  }
}

/** A die that a player entered: a slip can be taken back. */
function isOwn(roll: Roll | undefined): boolean {
  return roll?.origin === 'typed' || roll?.origin === 'counted'
}

function afterView<State, Command extends Typed, Effect extends Typed>(
  title: string,
  { rolls, reasons, before }: ResolvedCommand<State, Command>,
  table: CommandTable<State, Command, Effect>,
  words: SheetWords<State, Command>,
): ResolveView {
  return {
    title,
    phase: 'after',
    sums: words.sumsOf(reasons, before),
    sumLines: words.sumLinesOf(rolls, reasons),
    outcome: words.outcomeOf(reasons),
    recorded: table.recorded.value,
    undoable: table.undoable.value,
  }
}
