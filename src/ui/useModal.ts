import { nextTick, onBeforeUnmount, watch, type Ref } from 'vue'
import { afterPaint } from './afterPaint.ts'

/**
 * Shows a dialog over everything from when it comes onto the page, and gives the focus back when it goes.
 * What makes the page behind it inert and active again waits for a turn of its own: together with the
 * drawing of the dialog it would hold a slow phone up.
 *
 * @param dismiss is asked to close it where the platform has done so already; if it stays, it comes up again
 */
export function useModal(dialog: Readonly<Ref<HTMLDialogElement | null>>, dismiss: () => void) {
  let opener: Element | null = null

  watch(
    dialog,
    (arrived, gone) => {
      if (gone !== null && gone !== undefined) void giveFocusBack()
      if (arrived !== null) setTimeout(() => show(arrived))
    },
    { flush: 'post' },
  )
  onBeforeUnmount(() => {
    if (dialog.value !== null) void giveFocusBack()
  })

  function show(arrived: HTMLDialogElement): void {
    if (arrived !== dialog.value || arrived.open) return
    opener ??= document.activeElement
    arrived.showModal()
  }

  async function giveFocusBack(): Promise<void> {
    const before = opener
    opener = null
    await afterPaint()
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }

  /** Some platforms close a dialog without asking; one that must stay comes up again. */
  async function closedByPlatform({ target }: Event): Promise<void> {
    const closed = dialog.value
    if (closed === null || target !== closed) return
    dismiss()
    await nextTick()
    show(closed)
  }

  return { closedByPlatform }
}
