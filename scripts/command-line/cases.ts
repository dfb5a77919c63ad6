import * as v from 'valibot'
import { canonicalText } from '@/journal/index.ts'
import { exactOdds } from '@/dice/index.ts'
import { attempt, Ledger, type Procedure, type Typed } from '@/rules/index.ts'
import { answerOf, withOdds, type CaseAnswer, type OutcomeChance } from './answers.ts'
import { books, type Book } from './books.ts'
import { changedCharts, chartChangesSchema, chosenOptions, known } from './charts.ts'
import { commandCase, isCommandCase } from './command-cases.ts'
import { checked, Failure, printed } from './failure.ts'
import { facesSchema, given } from './faces.ts'

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

/** Resolves one case, or each of a list. A case that fails does not stop the others of its list. */
export function resolveDocument(document: unknown): CaseAnswer | CaseAnswer[] {
  return Array.isArray(document) ? document.map(answerTo) : answerTo(document)
}

function answerTo(document: unknown): CaseAnswer {
  try {
    return isCommandCase(document) ? commandCase(document) : procedureCase(document)
  } catch (problem) {
    if (problem instanceof Failure) return printed(problem)
    throw problem
  }
}

function procedureCase(document: unknown): CaseAnswer {
  const asked = checked(caseSchema, document, '')
  const open = known(books, asked.rulebook, 'rulebook', 'rulebook')
  return open((book) => resolveCase(book, asked))
}

function resolveCase<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  asked: Case,
): CaseAnswer {
  const procedure = known(book.procedures, asked.procedure, 'procedure', 'procedure')
  const rules = rulesOf(book, asked)
  const input = checked(procedure.input, asked.input, 'input')
  const result = attempt((table) => [procedure.run(input, rules, table)], given(asked.faces))
  const answer = answerOf(book.texts, result, ([outcome]) => outcome, 'input')
  return asked.odds ? withOdds(answer, () => oddsOf(procedure, input, rules, asked.faces)) : answer
}

/** Every outcome with its exact chance; faces that were given count as thrown. */
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
  ).map(({ value, probability }) => ({ outcome: value, probability }))
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
