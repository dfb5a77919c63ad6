import type { Ref } from 'vue'
import { useAnswer } from '../../shared/useAnswer.ts'
import { isSameQuestion, type Chances, type Question } from './chances.ts'

/** The chances of what is asked, worked out once the sheet has been painted. */
export function useChances(question: Readonly<Ref<Question | null>>): Readonly<Ref<Chances | null>> {
  return useAnswer(question, {
    isSame: isSameQuestion,
    isKin: (one, other) => one.command.type === other.command.type,
    async answer(asked, giveWay) {
      const { oddsFor, risksFor } = await import('../describe/odds.ts')
      const odds = oddsFor(asked)
      return (await giveWay()) ? { odds, risks: risksFor(asked) } : null
    },
  })
}
