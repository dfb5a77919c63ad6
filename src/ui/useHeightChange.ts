import { watch, type Ref } from 'vue'
import { afterPaint } from './afterPaint.ts'

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
  let isCaused = false
  let height: number | null = null

  watch(
    cause,
    async () => {
      isCaused = true
      await afterPaint()
      isCaused = false
    },
    { flush: 'sync' },
  )

  /** The new height comes with the layout: nobody has to ask for one. */
  function change(sheet: HTMLElement, now: number): void {
    const risen = height === null ? 0 : now - height
    height = now
    if (risen === 0 || !isCaused || prefersStillness()) return
    // Moved, not stretched: nothing is laid out anew on the way.
    sheet.animate([{ translate: `0 ${hangs() ? -risen : risen}px` }, { translate: '0 0' }], {
      duration: milliseconds,
      easing: 'ease-out',
    })
  }

  watch(element, (sheet, _before, onCleanup) => {
    height = null
    if (sheet === null) return
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? []
      if (box !== undefined) change(sheet, box.blockSize)
    })
    observer.observe(sheet, { box: 'border-box' })
    onCleanup(() => observer.disconnect())
  })
}
