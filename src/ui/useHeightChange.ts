import { nextTick, watch, type Ref } from 'vue'

const milliseconds = 150

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Lets an element grow or shrink to its new height when `cause` changes, instead of jumping. Taps count
 * from the first moment; with reduced motion, or where the platform cannot, it jumps.
 */
export function useHeightChange(element: Ref<HTMLElement | null>, cause: () => unknown): void {
  watch(
    cause,
    async () => {
      const before = element.value?.offsetHeight
      await nextTick()
      const changed = element.value
      if (changed === null || before === undefined || !('animate' in changed) || prefersStillness()) return
      const after = changed.offsetHeight
      if (after === before) return
      changed.animate([{ height: `${before}px` }, { height: `${after}px` }], {
        duration: milliseconds,
        easing: 'ease-out',
      })
    },
    { flush: 'pre' },
  )
}
