import { useEventListener } from '@vueuse/core'
import { onScopeDispose, watch } from 'vue'
import { useSettings } from './settings.ts'

/** Whether the platform can keep the screen awake at this address. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator
}

/**
 * Keeps the screen awake while the caller is in use, by the player's setting. The browser lets go whenever
 * the page is hidden, so it is asked again when the page is shown. Where it refuses, nothing happens.
 */
export function useWakeLock(): void {
  const settings = useSettings()
  let isWanted = false
  let lock: WakeLockSentinel | null = null

  async function hold(): Promise<void> {
    if (!canKeepAwake() || document.visibilityState !== 'visible') return
    if (lock !== null && !lock.released) return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isWanted) lock = granted
      else await granted.release()
    } catch {
      // A low battery, or a browser that does not allow it: the game goes on.
    }
  }

  async function letGo(): Promise<void> {
    const held = lock
    lock = null
    await held?.release().catch(() => undefined)
  }

  function follow(wanted: boolean): void {
    isWanted = wanted
    void (wanted ? hold() : letGo())
  }

  watch(
    () => settings.keepAwake,
    (wanted) => follow(wanted),
    { immediate: true },
  )
  useEventListener(document, 'visibilitychange', () => {
    if (isWanted) void hold()
  })
  onScopeDispose(() => follow(false))
}
