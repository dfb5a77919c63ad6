/** A tap counts a moment after the finger has left the screen; on some phones it takes as long as this. */
const tapMilliseconds = 350

/**
 * Watches fingers from now on.
 *
 * @returns runs what moves the screen between taps: at once, or, while a finger is there, after its tap, which
 *   would else be taken away from what it was meant for
 */
export function watchTaps(): (move: () => void) => void {
  let isTouched = false
  let due: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(timer)
    isTouched = false
    const moves = due
    due = []
    for (const move of moves) move()
  }

  function begin(): void {
    clearTimeout(timer)
    isTouched = true
  }

  function endSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(end, tapMilliseconds)
  }

  const listeners = { pointerdown: begin, pointerup: endSoon, pointercancel: endSoon, click: end }
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, true)

  return (move) => {
    if (isTouched) due.push(move)
    else move()
  }
}
