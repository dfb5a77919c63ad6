import { onScopeDispose } from 'vue'

/** Runs whenever the page is shown again, after the phone lay on the table or another app was in front. */
export function whenPageIsShown(look: () => void): () => void {
  function answer(): void {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', answer)
  return () => document.removeEventListener('visibilitychange', answer)
}

/** `whenPageIsShown`, for as long as the caller is in use. */
export function usePageShown(look: () => void): void {
  onScopeDispose(whenPageIsShown(look))
}
