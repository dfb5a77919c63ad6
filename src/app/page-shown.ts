import { onScopeDispose } from 'vue'

/** Runs whenever the page is shown again, after the phone lay on the table or another app was in front. */
function whenPageIsShown(look: () => void): () => void {
  function answer(): void {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', answer)
  return () => document.removeEventListener('visibilitychange', answer)
}

const hour = 60 * 60 * 1000

/** Runs once an hour while the page is shown; where the hour passed meanwhile, as soon as it is shown again. */
export function hourlyWhileShown(look: () => void, now: () => number = Date.now): void {
  let lookedAt = now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function ring(): void {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    const isDue = now() - lookedAt >= hour
    if (isDue) lookedAt = now()
    timer = setTimeout(ring, lookedAt + hour - now())
    if (isDue) look()
  }

  ring()
  whenPageIsShown(ring)
}

/** `whenPageIsShown`, for as long as the caller is in use. */
export function usePageShown(look: () => void): void {
  onScopeDispose(whenPageIsShown(look))
}
