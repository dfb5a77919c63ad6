import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { BasicQuestion } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import type { OddsAnswer } from './answer.ts'
import { createOddsSolver, type OddsSolver } from './solver.ts'

/** The odds of what is asked now. */
interface FollowedOdds {
  /** Null before the first is known; the last one stays until the next is. */
  readonly answer: Readonly<Ref<OddsAnswer | null>>
  /** Whether what is shown is the answer to an older question. */
  readonly isBusy: Readonly<Ref<boolean>>
}

/** Follows what is asked; null: nothing is. */
export function useBasicOdds(
  question: Readonly<Ref<BasicQuestion | null>>,
  solver: OddsSolver = createOddsSolver(),
): FollowedOdds {
  const answer = shallowRef<OddsAnswer | null>(null)
  const isBusy = shallowRef(false)
  onScopeDispose(() => solver.close())

  watch(
    question,
    async (asked) => {
      isBusy.value = asked !== null
      if (asked === null) {
        answer.value = null
        return
      }
      const found = await solver.solve(asked)
      if (found === null || asked !== question.value) return
      answer.value = found
      isBusy.value = false
    },
    { immediate: true },
  )

  return { answer, isBusy }
}
