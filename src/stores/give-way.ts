/** How long work may hold the screen up; a phone at a quarter of the speed still answers a tap. */
const holdsUpMilliseconds = 8

/** Resolves in a turn of its own: taps and frames that wait come first. A message is not put off as a timer may be. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Lets work that comes in steps give way to taps and frames, as often as it has held them up. */
export function createGiveWay(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now()
  return async () => {
    if (now() - since < holdsUpMilliseconds) return
    await new Promise((resolve) => setTimeout(resolve))
    since = now()
  }
}
