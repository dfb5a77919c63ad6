/** How long work may hold the screen up; a phone at a quarter of the speed still answers a tap. */
const holdsUpMilliseconds = 8

/** Lets work that comes in steps give way to taps and frames, as often as it has held them up. */
export function createGiveWay(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now()
  return async () => {
    if (now() - since < holdsUpMilliseconds) return
    await new Promise((resolve) => setTimeout(resolve))
    since = now()
  }
}
