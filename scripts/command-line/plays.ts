import * as v from 'valibot'
import type { PlainDie } from '@/dice/index.ts'
import { moveOf, type Entry, type JournalCommand } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import { books, type Book } from './books.ts'
import { facesSchema, given } from './cases.ts'
import { known } from './charts.ts'
import { checked, Failure, printed } from './failure.ts'
import { GameTable } from './table.ts'
import { failureOfRefusal, spoken, type SpokenReason, type Texts } from './texts.ts'

const commandSchema = v.looseObject({ type: v.string(), faces: facesSchema })

const scriptSchema = v.strictObject({
  rulebook: v.string(),
  setup: v.looseObject({}),
  commands: v.optional(v.array(commandSchema), []),
})

type Script = v.InferOutput<typeof scriptSchema>
type PrintedError = ReturnType<typeof printed>['error']

/** A die that a command waits for, the command's place, and its sum so far. */
interface NeededDie extends PlainDie {
  readonly path: string
  readonly reasons: readonly SpokenReason[]
}

/** What a played script comes to. A command that is refused changes nothing; those after it go on. */
export interface PlayAnswer {
  /** False where any command was refused. */
  readonly ok: boolean
  /** The first refusal; absent where there is none. */
  readonly error?: PrintedError
  /** The die that the script lacks; what comes after its command was not played. */
  readonly needs?: NeededDie
  readonly refusals: readonly PrintedError[]
  readonly entries: readonly (Omit<Entry, 'reasons'> & { readonly reasons: readonly SpokenReason[] })[]
  readonly state: unknown
}

/**
 * Plays a script: its set-up, then its commands with their faces.
 *
 * @throws Failure when the script is no script, or its set-up cannot be
 */
export function playDocument(document: unknown): PlayAnswer {
  const script = checked(scriptSchema, document, '')
  return known(books, script.rulebook, 'rulebook', 'rulebook')((book) => play(book, script))
}

function play<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  { setup, commands }: Script,
): PlayAnswer {
  const table = new GameTable(book.rulebook)
  const first = checked(book.rulebook.commandSchema, { ...setup, type: book.setup }, 'setup')
  give(book.texts, table, first, [], 'setup')

  const refusals: PrintedError[] = []
  for (const [place, { faces, ...command }] of commands.entries()) {
    try {
      const needs = obey(book, table, command, faces, `commands[${place}]`)
      if (needs !== null) return { ...summary(book.texts, table, refusals), needs }
    } catch (problem) {
      if (!(problem instanceof Failure)) throw problem
      refusals.push(printed(problem).error)
    }
  }
  return summary(book.texts, table, refusals)
}

/** What is said where the journal cannot make a move. */
const idleMoves: Readonly<
  Record<JournalCommand['type'], { readonly code: string; readonly message: string }>
> = {
  undo: { code: 'nothingToUndo', message: 'There is nothing to undo.' },
  redo: { code: 'nothingToRedo', message: 'There is nothing to redo.' },
  abandon: {
    code: 'nothingToAbandon',
    message: 'Only a command whose first dice lie on the table, and whose next is missing, can be given up.',
  },
}

/** Makes a move on the journal, or gives a command. @throws Failure where neither can be */
function obey<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  table: GameTable<State, Command, Effect>,
  command: Typed,
  faces: readonly number[],
  path: string,
): NeededDie | null {
  const move = moveOf(command)
  const { commandSchema } = book.rulebook
  if (move === null) return give(book.texts, table, checked(commandSchema, command, path), faces, path)
  const moves: Readonly<Record<typeof move, () => boolean>> = {
    undo: () => table.undo(),
    redo: () => table.redo(),
    abandon: () => table.abandon(checked(commandSchema, givenUpIn(command), `${path}.command`), given(faces)),
  }
  if (moves[move]()) return null
  const { code, message } = idleMoves[move]
  throw new Failure(code, message, path)
}

function givenUpIn(abandon: Typed): unknown {
  return 'command' in abandon ? abandon.command : undefined
}

/** Gives a command; answers the die that it still needs. @throws Failure where it is refused */
function give<State, Command extends Typed, Effect extends Typed>(
  texts: Texts,
  table: GameTable<State, Command, Effect>,
  command: Command,
  faces: readonly number[],
  path: string,
): NeededDie | null {
  const result = table.give(command, given(faces))
  if (result.kind === 'refused') throw failureOfRefusal(texts, result.refusal, path)
  return result.kind === 'needsDie' ? { ...result.die, path, reasons: spoken(texts, result.reasons) } : null
}

function summary<State, Command extends Typed, Effect extends Typed>(
  texts: Texts,
  { entries, state }: GameTable<State, Command, Effect>,
  refusals: readonly PrintedError[],
): PlayAnswer {
  const [error] = refusals
  return {
    ok: error === undefined,
    ...(error === undefined ? {} : { error }),
    refusals,
    entries: entries.map((entry) => ({ ...entry, reasons: spoken(texts, entry.reasons) })),
    state,
  }
}
