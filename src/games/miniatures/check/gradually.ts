import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'

/** A screenful. */
const first = 8
/** As many as the slowest phone builds within a frame. */
const more = 3

/**
 * The beginning of a long list that is on the page by now: what fills the screen at once, and some more with
 * each frame, so that opening the page never holds it up.
 */
export function useGradually<Item>(items: () => readonly Item[]): ComputedRef<ReadonlySet<Item>> {
  const count = ref(first)
  let frame: number | undefined

  watch(
    [count, () => items().length],
    ([shown, all]) => {
      if (shown < all) frame = requestAnimationFrame(() => (count.value += more))
    },
    { immediate: true, flush: 'post' },
  )
  onScopeDispose(() => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  })
  return computed(() => new Set(items().slice(0, count.value)))
}
