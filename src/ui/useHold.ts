import { onScopeDispose } from 'vue'

const firstWait = 400
const nextWait = 90

/**
 * Listeners for a button that acts on a tap and, while it is held, again and again. A tap by keyboard or
 * screen reader is a plain click.
 */
export function useHold(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let repeated = false

  function repeat(): void {
    repeated = true
    act()
    timer = setTimeout(repeat, nextWait)
  }

  function stop(): void {
    clearTimeout(timer)
  }

  onScopeDispose(stop)

  return {
    pointerdown(): void {
      repeated = false
      timer = setTimeout(repeat, firstWait)
    },
    pointerup: stop,
    pointercancel: stop,
    pointerleave: stop,
    /** A long press opens no menu here. */
    contextmenu(event: Event): void {
      event.preventDefault()
    },
    /** The click that ends a long press has been acted on already. */
    click(): void {
      if (!repeated) act()
      repeated = false
    },
  }
}
