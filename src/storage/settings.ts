import * as v from 'valibot'
import { writeStrictly, type Connection } from './database.ts'
import { plain } from './record.ts'

export const themes = ['system', 'light', 'dark', 'sunlight'] as const

const settingSchemas = {
  theme: v.fallback(v.picklist(themes), 'system'),
  keepAwake: v.fallback(v.boolean(), true),
  vibrate: v.fallback(v.boolean(), true),
  /** Notices that the player put away for good. */
  dismissedNotices: v.fallback(v.array(v.string()), []),
  /** Whether the browser was asked to keep the games; it is asked of the app's own accord once. */
  askedToKeep: v.fallback(v.boolean(), false),
  /** What was last put into each procedure of quick resolve; each is parsed by its procedure's schema. */
  lastInputs: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** Whether quick resolve takes the faces of real dice, for each side. */
  ownDice: v.fallback(v.record(v.string(), v.boolean()), {}),
  /** When the database was last upgraded without an automatic backup before; milliseconds since 1970. */
  unguardedUpgrade: v.fallback(v.nullable(v.number()), null),
}

const settingsSchema = v.object(settingSchemas)

export type Settings = v.InferOutput<typeof settingsSchema>
export type Theme = Settings['theme']

/** The settings of a fresh app. Every field falls back alone where what is stored is no good. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const keys = Object.keys(settingSchemas)
  return v.parse(settingsSchema, Object.fromEntries(keys.map((key) => [key, stored[key]])))
}

const settingRowSchema = v.object({ key: v.string(), value: v.unknown() })

/** The settings as they are stored. @throws StorageProblem */
export function readSettings(connection: Connection): Promise<Settings> {
  return connection.use(async (database) => settingsOfRows(await database.getAll('settings')))
}

/** The settings that rows of storage say. */
export function settingsOfRows(stored: readonly unknown[]): Settings {
  const rows = stored.filter((row) => v.is(settingRowSchema, row))
  return parseSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** Stores one setting. @throws StorageProblem */
export function saveSetting<Key extends keyof Settings>(
  connection: Connection,
  key: Key,
  value: Settings[Key],
): Promise<void> {
  return connection.use((database) =>
    writeStrictly(database, ['settings'], async (transaction) => {
      await transaction.objectStore('settings').put({ key, value: plain(value) })
    }),
  )
}
