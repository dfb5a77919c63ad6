import * as v from 'valibot'
import type { Entry } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import { books, type Book } from './books.ts'
import { known } from './charts.ts'
import { checked, Failure, printed } from './failure.ts'
import { gameSchema, obey, setUp, type NeededDie } from './playing.ts'
import type { GameTable } from './table.ts'
import { spoken, type SpokenReason, type Texts } from './texts.ts'

const scriptSchema = v.strictObject({ rulebook: v.string(), ...gameSchema.entries })

type Script = v.InferOutput<typeof scriptSchema>
type PrintedError = ReturnType<typeof printed>['error']

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
  const table = setUp(book, setup)
  const refusals: PrintedError[] = []
  for (const [place, command] of commands.entries()) {
    try {
      const needs = obey(book, table, command, `commands[${place}]`)
      if (needs !== null) return { ...summary(book.texts, table, refusals), needs }
    } catch (problem) {
      if (!(problem instanceof Failure)) throw problem
      refusals.push(printed(problem).error)
    }
  }
  return summary(book.texts, table, refusals)
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
