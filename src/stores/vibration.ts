import { useSettings } from './settings.ts'

const resultMilliseconds = 30

/** Whether the platform can vibrate. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** A short buzz to call when a result is there; by the player's setting, and where the platform can. */
export function useVibration(): () => void {
  const settings = useSettings()
  return () => {
    if (settings.vibrate && canVibrate()) navigator.vibrate(resultMilliseconds)
  }
}
