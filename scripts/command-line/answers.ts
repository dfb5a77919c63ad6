import type { PlainDie, Roll } from '@/dice/index.ts'
import type { Deliberation } from '@/rules/index.ts'
import { printed, type PrintedFailure } from './failure.ts'
import { failureOfRefusal, spoken, type SpokenReason, type Texts } from './texts.ts'

interface Thrown {
  readonly reasons: readonly SpokenReason[]
  /** The faces that were used, in the order of the dice. */
  readonly faces: readonly number[]
  readonly rolls: readonly Roll[]
  readonly odds?: readonly OutcomeChance[]
}

/** An outcome with its exact chance. */
export interface OutcomeChance {
  readonly outcome: unknown
  /** 0 to 1. */
  readonly probability: number
}

/** What became of a case: its outcome, or the die that it needs next, or why it cannot be. */
export type CaseAnswer =
  | ({ readonly ok: true; readonly outcome: unknown } & Thrown)
  | ({ readonly ok: true; readonly needs: PlainDie } & Thrown)
  | PrintedFailure

/**
 * What a deliberation comes to, in words.
 *
 * @param outcomeOf what is printed as the outcome of what was decided
 * @param place where the input or the command stands in its document
 */
export function answerOf<Effect>(
  texts: Texts,
  result: Deliberation<Effect>,
  outcomeOf: (effects: readonly Effect[], reasons: readonly SpokenReason[]) => unknown,
  place: string,
): CaseAnswer {
  if (result.kind === 'refused') return printed(failureOfRefusal(texts, result.refusal, place))
  const reasons = spoken(texts, result.reasons)
  const thrown = { reasons, faces: result.rolls.map(({ face }) => face), rolls: result.rolls }
  if (result.kind === 'needsDie') return { ok: true, needs: result.die, ...thrown }
  return { ok: true, outcome: outcomeOf(result.effects, reasons), ...thrown }
}

/** The answer with the exact chance of every outcome, the likeliest first. */
export function withOdds(answer: CaseAnswer, odds: () => readonly OutcomeChance[]): CaseAnswer {
  if (!answer.ok) return answer
  return { ...answer, odds: odds().toSorted((one, other) => other.probability - one.probability) }
}
