import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed, shallowRef, type WritableComputedRef } from 'vue'
import { parseSettings, type Shelf, type Settings } from '@/storage/index.ts'
import { appShelf } from './app-storage.ts'
import { createShownProblem } from './shown-problem.ts'

export { themes, type Theme } from '@/storage/index.ts'

/** The settings of the app: read once, changed at once, stored with every change. */
export function createSettings(storage: Shelf) {
  const values = shallowRef<Settings>(parseSettings({}))
  const { problem, showing } = createShownProblem()
  const changed = new Set<keyof Settings>()

  function read(): Promise<void> {
    return showing(async () => {
      const stored = await storage.readSettings()
      // What was changed before the reading came to its end is newer.
      const newer = Object.fromEntries([...changed].map((key) => [key, values.value[key]]))
      values.value = { ...stored, ...newer }
    })
  }

  function set<Key extends keyof Settings>(key: Key, value: Settings[Key]): Promise<void> {
    changed.add(key)
    values.value = { ...values.value, [key]: value }
    return showing(() => storage.saveSetting(key, value))
  }

  function setting<Key extends keyof Settings>(key: Key): WritableComputedRef<Settings[Key]> {
    return computed({ get: () => values.value[key], set: (value) => void set(key, value) })
  }

  /** Puts a notice away for good. */
  function dismissNotice(notice: string): Promise<void> {
    const dismissed = values.value.dismissedNotices
    return dismissed.includes(notice) ? Promise.resolve() : set('dismissedNotices', [...dismissed, notice])
  }

  /** What was last put into a procedure of quick resolve; null where there is nothing, or nothing good. */
  function lastInput<Input>(procedure: string, schema: v.GenericSchema<unknown, Input>): Input | null {
    const parsed = v.safeParse(schema, values.value.lastInputs[procedure])
    return parsed.success ? parsed.output : null
  }

  /** Remembers what was put into a procedure of quick resolve. */
  function rememberInput(procedure: string, input: unknown): Promise<void> {
    return set('lastInputs', { ...values.value.lastInputs, [procedure]: input })
  }

  /** Remembers whether a side throws its own dice in quick resolve. */
  function setOwnDice(side: string, usesOwnDice: boolean): Promise<void> {
    return set('ownDice', { ...values.value.ownDice, [side]: usesOwnDice })
  }

  return {
    theme: setting('theme'),
    keepAwake: setting('keepAwake'),
    vibrate: setting('vibrate'),
    dismissedNotices: computed(() => values.value.dismissedNotices),
    ownDice: computed(() => values.value.ownDice),
    unguardedUpgrade: computed(() => values.value.unguardedUpgrade),
    problem,
    /** Settled once the stored settings are here, or could not be read. */
    ready: read(),
    dismissNotice,
    lastInput,
    rememberInput,
    setOwnDice,
  }
}

export const useSettings = defineStore('settings', () => createSettings(appShelf))
