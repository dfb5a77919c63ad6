import { ref, type Ref } from 'vue'

/** A choice is recorded in less, or it is not. */
const takenMilliseconds = 600

/**
 * For choices that the browser shows as made before they are: one that was not taken is shown no longer.
 *
 * @param chosen what is chosen in truth
 * @returns what to call before a choice is asked for, and a key that changes where the choices must be drawn anew
 */
export function useTaken(chosen: Readonly<Ref<unknown>>): {
  readonly asked: () => void
  readonly round: Ref<number>
} {
  const round = ref(0)
  let waiting: ReturnType<typeof setTimeout> | undefined
  function asked(): void {
    const before = chosen.value
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      if (chosen.value === before) round.value += 1
    }, takenMilliseconds)
  }
  return { asked, round }
}
