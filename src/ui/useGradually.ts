import { onScopeDispose, ref, watch, type Ref } from 'vue'

/**
 * How many items of a long list to show by now: a few more with every frame, so that a slow phone answers
 * taps meanwhile. What was shown stays.
 *
 * @param atATime how many more with each frame
 */
export function useGradually(count: () => number, atATime: number): Readonly<Ref<number>> {
  const shown = ref(Math.min(atATime, count()))
  let frame = 0

  function showMore(): void {
    if (shown.value >= count()) return
    frame = requestAnimationFrame(() => {
      shown.value = Math.min(shown.value + atATime, count())
      showMore()
    })
  }

  watch(count, showMore, { immediate: true })
  onScopeDispose(() => cancelAnimationFrame(frame))
  return shown
}
