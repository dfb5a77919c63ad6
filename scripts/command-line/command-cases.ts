import * as v from 'valibot'
import { canonicalText } from '@/journal/index.ts'
import { commandOdds, deliberate, type Operation, type Typed } from '@/rules/index.ts'
import { answerOf, withOdds, type CaseAnswer, type OutcomeChance } from './answers.ts'
import { books, type Book } from './books.ts'
import { known } from './charts.ts'
import { readText } from './document.ts'
import { checked, Failure } from './failure.ts'
import { facesSchema, given } from './faces.ts'
import { gameSchema, obey, setUp } from './playing.ts'
import { savedState } from './replays.ts'
import { spoken, type SpokenReason } from './texts.ts'

const about = {
  rulebook: v.string(),
  command: v.looseObject({ type: v.string() }),
  faces: facesSchema,
  odds: v.optional(v.boolean(), false),
}

/** A command to a game that is played so far first. */
const playedSchema = v.strictObject({ ...about, ...gameSchema.entries })

/** A command to a game of a saved file, as it stands at its end or after one of its entries. */
const savedSchema = v.strictObject({
  ...about,
  saved: v.string(),
  game: v.optional(v.string()),
  entry: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

type PlayedCase = v.InferOutput<typeof playedSchema>
type SavedCase = v.InferOutput<typeof savedSchema>
type CommandCase = PlayedCase | SavedCase

/** Whether a case asks what a command of a game leads to, not a procedure on its own. */
export function isCommandCase(document: unknown): boolean {
  return v.is(v.looseObject({ command: v.unknown() }), document)
}

/**
 * What a command leads to in a game: what it comes to in words, and its effects. The game itself is left as it is.
 *
 * @throws Failure when the case is none, or its game cannot be played or read so far
 */
export function commandCase(document: unknown): CaseAnswer {
  const isSaved = v.is(v.looseObject({ saved: v.unknown() }), document)
  const asked = isSaved ? checked(savedSchema, document, '') : checked(playedSchema, document, '')
  return known(books, asked.rulebook, 'rulebook', 'rulebook')((book) => resolve(book, asked))
}

function resolve<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  asked: CommandCase,
): CaseAnswer {
  const { rulebook, texts } = book
  const state = 'saved' in asked ? stateSaved(book, asked) : statePlayed(book, asked)
  const command = checked(rulebook.commandSchema, asked.command, 'command')
  const result = deliberate(rulebook, state, command, given(asked.faces))
  const answer = answerOf(texts, result, outcomeOf, 'command')
  return asked.odds ? withOdds(answer, () => oddsOf(book, state, command, asked.faces)) : answer
}

function stateSaved<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  { saved, game, entry }: SavedCase,
): State {
  return savedState(book, readText(saved), game ?? null, entry ?? null)
}

/** @throws Failure where a command on the way is refused, or lacks a die */
function statePlayed<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  { setup, commands }: PlayedCase,
): State {
  const table = setUp(book, setup)
  for (const [place, command] of commands.entries()) {
    const path = `commands[${place}]`
    const needs = obey(book, table, command, path)
    if (needs !== null) throw new Failure('needsDie', `${path} lacks a die: ${needs.label}`, `${path}.faces`)
  }
  return table.state
}

/** What a command comes to; the results of its sums tell apart what comes to the same. */
const telling: readonly Operation[] = ['outcome', 'order']

function outcomeOf(effects: readonly unknown[], reasons: readonly SpokenReason[]): unknown {
  const says = reasons.filter(({ operation }) => telling.includes(operation)).map(({ text }) => text)
  return { says, effects }
}

/** Every outcome with its exact chance; faces that were given count as thrown. */
function oddsOf<State, Command extends Typed, Effect extends Typed, Rules>(
  { rulebook, texts }: Book<State, Command, Effect, Rules>,
  state: State,
  command: Command,
  faces: readonly number[],
): OutcomeChance[] {
  const endings = commandOdds(
    rulebook,
    state,
    command,
    ({ effects, reasons }) => canonicalText(outcomeOf(effects, spoken(texts, reasons))),
    faces,
  )
  return endings.map(({ value, probability }) => ({
    outcome: outcomeOf(value.effects, spoken(texts, value.reasons)),
    probability,
  }))
}
