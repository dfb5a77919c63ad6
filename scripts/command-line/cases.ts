import * as v from 'valibot'
import { canonicalText } from '@/journal/index.ts'
import { exactOdds, type KnownFace, type PlainDie, type Roll } from '@/dice/index.ts'
import { attempt, Ledger, type Procedure, type Typed } from '@/rules/index.ts'
import { books, type Book } from './books.ts'
import { changedCharts, chartChangesSchema, chosenOptions, known } from './charts.ts'
import { checked, Failure, printed, type PrintedFailure } from './failure.ts'
import { failureOfRefusal, spoken, type SpokenReason, type Texts } from './texts.ts'

export const facesSchema = v.optional(v.array(v.pipe(v.number(), v.integer())), [])

const caseSchema = v.strictObject({
  rulebook: v.string(),
  procedure: v.string(),
  input: v.unknown(),
  faces: facesSchema,
  charts: v.optional(chartChangesSchema, {}),
  options: v.optional(v.record(v.string(), v.string()), {}),
  odds: v.optional(v.boolean(), false),
})

type Case = v.InferOutput<typeof caseSchema>

interface Thrown {
  readonly reasons: readonly SpokenReason[]
  /** The faces that were used, in the order of the dice. */
  readonly faces: readonly number[]
  readonly rolls: readonly Roll[]
  readonly odds?: readonly OutcomeChance[]
}

interface OutcomeChance {
  readonly outcome: unknown
  /** 0 to 1. */
  readonly probability: number
}

/** What became of a case: its outcome, or the die that it needs next, or why it cannot be. */
export type CaseAnswer =
  | ({ readonly ok: true; readonly outcome: unknown } & Thrown)
  | ({ readonly ok: true; readonly needs: PlainDie } & Thrown)
  | PrintedFailure

/** Resolves one case, or each of a list. A case that fails does not stop the others of its list. */
export function resolveDocument(document: unknown): CaseAnswer | CaseAnswer[] {
  return Array.isArray(document) ? document.map(answerTo) : answerTo(document)
}

function answerTo(document: unknown): CaseAnswer {
  try {
    const asked = checked(caseSchema, document, '')
    const open = known(books, asked.rulebook, 'rulebook', 'rulebook')
    return open((book) => resolveCase(book, asked))
  } catch (problem) {
    if (problem instanceof Failure) return printed(problem)
    throw problem
  }
}

function resolveCase<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  asked: Case,
): CaseAnswer {
  const procedure = known(book.procedures, asked.procedure, 'procedure', 'procedure')
  const rules = rulesOf(book, asked)
  const input = checked(procedure.input, asked.input, 'input')
  const answer = run(book.texts, procedure, input, rules, asked.faces)
  return answer.ok && asked.odds ? { ...answer, odds: oddsOf(procedure, input, rules, asked.faces) } : answer
}

function run<Rules>(
  texts: Texts,
  procedure: Procedure<unknown, unknown, Rules>,
  input: unknown,
  rules: Rules,
  faces: readonly number[],
): CaseAnswer {
  const result = attempt((table) => [procedure.run(input, rules, table)], given(faces))
  if (result.kind === 'refused') return printed(failureOfRefusal(texts, result.refusal, 'input'))
  const thrown = {
    reasons: spoken(texts, result.reasons),
    faces: result.rolls.map(({ face }) => face),
    rolls: result.rolls,
  }
  if (result.kind === 'needsDie') return { ok: true, needs: result.die, ...thrown }
  return { ok: true, outcome: result.effects[0], ...thrown }
}

/** Every outcome with its exact chance, the likeliest first; faces that were given count as thrown. */
function oddsOf<Rules>(
  procedure: Procedure<unknown, unknown, Rules>,
  input: unknown,
  rules: Rules,
  faces: readonly number[],
): OutcomeChance[] {
  return exactOdds(
    (dice) => procedure.run(input, rules, { dice, ledger: new Ledger() }),
    canonicalText,
    faces,
  )
    .map(({ value, probability }) => ({ outcome: value, probability }))
    .sort((one, other) => other.probability - one.probability)
}

function rulesOf<State, Command extends Typed, Effect extends Typed, Rules>(
  { rulebook, rulesSchema }: Book<State, Command, Effect, Rules>,
  { charts, options }: Case,
): Rules {
  const rules = {
    id: rulebook.id,
    charts: changedCharts(rulebook.charts, charts, 'charts'),
    options: chosenOptions(rulebook.options, options, 'options'),
  }
  return checked(rulesSchema, rules, '')
}

/** Faces from a document, as the dice take them. */
export function given(faces: readonly number[]): KnownFace[] {
  return faces.map((face) => ({ face, origin: 'given' }))
}
