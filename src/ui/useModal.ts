import { nextTick, onBeforeUnmount, watch, type Ref } from 'vue'
import { afterPaint } from './afterPaint.ts'

/** To whom the focus goes back once the page is painted without a dialog. Another that opens by then takes it over. */
let owed: Element | null = null

function focusHolder(): Element | null {
  return document.activeElement === document.body ? null : document.activeElement
}

/**
 * Shows a dialog over everything from when it comes onto the page, and gives the focus back when it goes.
 * What makes the page behind it inert and active again waits for a turn of its own: together with the
 * drawing of the dialog it would hold a slow phone up. Whoever has the focus before that turn is the one who
 * opened it: a quick Tab key may lead on in between.
 *
 * @param dismiss is asked to close it where the platform has done so already; if it stays, it comes up again
 */
export function useModal(dialog: Readonly<Ref<HTMLDialogElement | null>>, dismiss: () => void) {
  let opener: Element | null = null

  watch(
    dialog,
    (arrived, gone) => {
      if (gone !== null && gone !== undefined) void giveFocusBack()
      if (arrived === null) return
      opener = focusHolder()
      setTimeout(() => show(arrived))
    },
    { flush: 'post' },
  )
  onBeforeUnmount(() => {
    if (dialog.value !== null) void giveFocusBack()
  })

  function show(arrived: HTMLDialogElement): void {
    if (arrived !== dialog.value || arrived.open) return
    opener ??= owed
    arrived.showModal()
  }

  async function giveFocusBack(): Promise<void> {
    const before = opener
    opener = null
    owed = before
    await afterPaint()
    if (owed === before) owed = null
    if (focusHolder() === null && before instanceof HTMLElement) before.focus({ preventScroll: true })
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
