import { backUpPlay } from './automatic-backups.ts'

const millisecondsBetweenLooks = 5 * 60 * 1000
/** Whoever has not rolled for so long is not in the middle of anything. */
const quietMilliseconds = 3 * 60 * 1000

/** Backs play up from now on: when the page is hidden, and when it has been quiet for a while. */
export function followPlay(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void backUpPlay()
  })
  setInterval(() => void backUpPlay(quietMilliseconds), millisecondsBetweenLooks)
}
