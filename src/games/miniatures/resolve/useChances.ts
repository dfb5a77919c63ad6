import { computed, shallowRef, watch, type Ref } from 'vue'
import { afterPaint } from '@/ui/afterPaint.ts'
import { isSameQuestion, type Chances, type Question } from './chances.ts'

/**
 * The chances of what is asked, worked out once the sheet has been painted: no tap waits for them. Until
 * they are known, those of the question before stand there, if it was about the same kind of command.
 */
export function useChances(question: Readonly<Ref<Question | null>>): Readonly<Ref<Chances | null>> {
  const answered = shallowRef<{ readonly question: Question; readonly chances: Chances } | null>(null)

  function isAnswered(asked: Question): boolean {
    return answered.value !== null && isSameQuestion(answered.value.question, asked)
  }

  async function answer(asked: Question | null): Promise<void> {
    if (asked === null || isAnswered(asked)) return
    const [{ oddsFor, risksFor }] = await Promise.all([import('../describe/odds.ts'), afterPaint()])
    if (asked !== question.value) return
    const odds = oddsFor(asked)
    await afterPaint()
    if (asked === question.value)
      answered.value = { question: asked, chances: { odds, risks: risksFor(asked) } }
  }

  watch(question, answer, { immediate: true })

  return computed(() => {
    const known = answered.value
    return known !== null && known.question.command.type === question.value?.command.type
      ? known.chances
      : null
  })
}
