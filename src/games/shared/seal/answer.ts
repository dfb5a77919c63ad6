import type { typedSeal } from '@/journal/index.ts'
import { later } from '@/messages/later.ts'
import type { SealAnswer } from '@/stores/session-seal.ts'

const { check: texts } = later.seal

/** What a seal says of the log, in words. */
export interface AnswerView {
  readonly stands: boolean
  readonly heading: string
  readonly lines: readonly string[]
}

/** @param fault index of the first entry that does not fit, where there is one */
export function answerView(answer: SealAnswer, fault: number | null): AnswerView {
  if (answer.kind === 'failed') return { stands: false, heading: texts.failed, lines: [] }
  if (answer.kind === 'unknown') {
    const broken = fault === null ? [] : [texts.brokenAt(fault)]
    return { stands: false, heading: texts.unknown, lines: [...broken, texts.unknownWhy] }
  }
  const { place, since } = answer
  return {
    stands: true,
    heading: texts.stands(place.index, place.at),
    lines: [texts.unchanged, texts.since(since)],
  }
}

/** Why what was typed is no seal. */
export function typedProblem(
  problem: Extract<ReturnType<typeof typedSeal>, { readonly problem: string }>,
): string {
  return problem.problem === 'length' ? texts.length(problem.length) : texts.characters(problem.wrong)
}
