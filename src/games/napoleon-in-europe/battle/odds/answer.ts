import { TooManyStates } from '@/rules/napoleon-in-europe/battle/odds/army.ts'
import { basicOdds, type BasicOdds } from '@/rules/napoleon-in-europe/battle/odds/odds.ts'
import type { BasicQuestion } from '@/rules/napoleon-in-europe/battle/odds/question.ts'

/** What is known of how a battle ends. */
export type OddsAnswer =
  | { readonly kind: 'odds'; readonly odds: BasicOdds }
  /** By these numbers nobody is ever beaten. */
  | { readonly kind: 'endless' }
  /** More pieces and leaders than a phone could work through. */
  | { readonly kind: 'tooLarge' }

export function answerOf(question: BasicQuestion): OddsAnswer {
  try {
    const odds = basicOdds(question)
    return odds === null ? { kind: 'endless' } : { kind: 'odds', odds }
  } catch (stop) {
    if (stop instanceof TooManyStates) return { kind: 'tooLarge' }
    throw stop
  }
}
