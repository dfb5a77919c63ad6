const millisecondsBetweenLooks = 5 * 60 * 1000
/** Whoever has not rolled for so long is not in the middle of anything. */
const quietMilliseconds = 3 * 60 * 1000

/** Whoever opens the app to look something up goes without this part. */
async function backUp(quiet?: number): Promise<void> {
  const { backUpPlay } = await import('@/stores/automatic-backups.ts')
  await backUpPlay(quiet)
}

/** Nobody waits for a backup: one that cannot be made now is made another time. */
function backUpSoon(quiet?: number): void {
  backUp(quiet).catch(() => undefined)
}

/** Backs play up from now on: when the page is hidden, and when it has been quiet for a while. */
export function followPlay(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') backUpSoon()
  })
  setInterval(() => backUpSoon(quietMilliseconds), millisecondsBetweenLooks)
}
