import { watch, type Ref } from 'vue'

const milliseconds = 150

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Lets a sheet rise or sink to its new height when `cause` changes, instead of jumping. It has that height,
 * and taps count, from the first moment; with reduced motion, or where the platform cannot, it jumps.
 *
 * @param hangs whether it hangs from the top of the screen, instead of standing at the bottom
 */
export function useHeightChange(
  element: Ref<HTMLElement | null>,
  cause: () => unknown,
  hangs: () => boolean,
): void {
  watch(
    cause,
    async () => {
      const before = element.value?.offsetHeight
      // Measured in the frame that draws it: sooner, all would be laid out in one stretch with the change itself.
      await new Promise(requestAnimationFrame)
      const changed = element.value
      if (changed === null || before === undefined || !('animate' in changed) || prefersStillness()) return
      const risen = changed.offsetHeight - before
      if (risen === 0) return
      // Moved, not stretched: nothing is laid out anew on the way.
      changed.animate([{ translate: `0 ${hangs() ? -risen : risen}px` }, { translate: '0 0' }], {
        duration: milliseconds,
        easing: 'ease-out',
      })
    },
    { flush: 'pre' },
  )
}
