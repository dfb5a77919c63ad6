import * as v from 'valibot'
import type { PlainDie } from '@/dice/index.ts'
import { moveOf, type JournalCommand } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import type { Book } from './books.ts'
import { checked, Failure } from './failure.ts'
import { facesSchema, given } from './faces.ts'
import { GameTable } from './table.ts'
import { failureOfRefusal, spoken, type SpokenReason, type Texts } from './texts.ts'

/** How a game is given: its set-up, and commands with their faces. */
export const gameSchema = v.strictObject({
  setup: v.looseObject({}),
  commands: v.optional(v.array(v.looseObject({ type: v.string(), faces: facesSchema })), []),
})

type ScriptedGame = v.InferOutput<typeof gameSchema>
type ScriptedCommand = ScriptedGame['commands'][number]

/** A die that a command waits for, the command's place, and its sum so far. */
export interface NeededDie extends PlainDie {
  readonly path: string
  readonly reasons: readonly SpokenReason[]
}

/** A game as its set-up leaves it. @throws Failure where the set-up cannot be */
export function setUp<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  setup: ScriptedGame['setup'],
): GameTable<State, Command, Effect> {
  const table = new GameTable(book.rulebook)
  const type = book.setups.find((known) => known === setup['type']) ?? book.setups[0]
  const first = checked(book.rulebook.commandSchema, { ...setup, type }, 'setup')
  give(book.texts, table, first, [], 'setup')
  return table
}

/**
 * Makes a move on the journal, or gives a command.
 *
 * @returns the die that it still needs; null where it is done
 * @throws Failure where neither can be
 */
export function obey<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  table: GameTable<State, Command, Effect>,
  { faces, ...command }: ScriptedCommand,
  path: string,
): NeededDie | null {
  const move = moveOf(command)
  const { commandSchema } = book.rulebook
  if (move === null) return give(book.texts, table, checked(commandSchema, command, path), faces, path)
  const moves: Readonly<Record<typeof move, () => boolean>> = {
    undo: () => table.undo(),
    redo: () => table.redo(),
    abandon: () => table.abandon(checked(commandSchema, givenUpIn(command), `${path}.command`), given(faces)),
    copied: () => false,
  }
  if (moves[move]()) return null
  const { code, message } = idleMoves[move]
  throw new Failure(code, message, path)
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
  copied: {
    code: 'nothingToCopy',
    message: 'Only the app itself writes down that a game was copied from a broken one.',
  },
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
