import { computed, shallowRef, watch, type Ref } from 'vue'
import { nextTurn } from '@/stores/give-way.ts'
import { afterPaint } from '@/ui/afterPaint.ts'

interface Answering<Question, Answer> {
  /** Whether two questions have the same answer. */
  isSame(one: Question, other: Question): boolean
  /** Whether the answer to one question may stand until the other's is known. */
  isKin(one: Question, other: Question): boolean
  /** Works the answer out. @param giveWay to be awaited between its steps; false where nobody asks any more */
  answer(question: Question, giveWay: () => Promise<boolean>): Promise<Answer | null>
}

/**
 * The answer to what is asked, worked out once the screen has been painted: no tap waits for it. Until it is
 * known, that to the question before stands there, if it was of the same kin.
 */
export function useAnswer<Question extends object, Answer>(
  question: Readonly<Ref<Question | null>>,
  { isSame, isKin, answer }: Answering<Question, Answer>,
): Readonly<Ref<Answer | null>> {
  const answered = shallowRef<{ readonly question: Question; readonly answer: Answer } | null>(null)

  async function follow(asked: Question | null): Promise<void> {
    if (asked === null || (answered.value !== null && isSame(answered.value.question, asked))) return
    const giveWay = async () => {
      await afterPaint()
      return asked === question.value
    }
    if (!(await giveWay())) return
    const found = await answer(asked, giveWay)
    // Drawn in a turn of its own: with the working out, it would hold a slow phone up.
    await nextTurn()
    if (found !== null && asked === question.value) answered.value = { question: asked, answer: found }
  }

  watch(question, follow, { immediate: true })

  return computed(() => {
    const known = answered.value
    const asked = question.value
    return known !== null && asked !== null && isKin(known.question, asked) ? known.answer : null
  })
}
