import type { Settings } from '../settings.ts'

/** The settings that are worth carrying: what belongs to one phone, or is soon put in anew, is not. */
export type CarriedSettings = Pick<Settings, 'theme' | 'keepAwake' | 'vibrate' | 'ownDice'>

/** Those of all settings that a backup carries. */
export function carriedSettings({ theme, keepAwake, vibrate, ownDice }: Settings): CarriedSettings {
  return { theme, keepAwake, vibrate, ownDice }
}
