import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { chartFaults } from '@/rules/miniatures/charts/check.ts'
import { plainCharts } from '@/rules/miniatures/charts/plain.ts'
import { chartSetSchema } from '@/rules/miniatures/rules-schema.ts'
import type { ChartSet } from '@/rules/miniatures/index.ts'
import { writeStrictly, type Connection } from './database.ts'
import { plain } from './record.ts'
import { chartSetRecordSchema, ofNewerShelf, requireOwn, shelfFormatVersion } from './shelf-records.ts'

/** A set of rules whose charts are sound. */
export const soundChartSetSchema: v.GenericSchema<unknown, ChartSet> = v.pipe(
  chartSetSchema,
  v.check(({ charts }) => chartFaults(plainCharts(charts)).length === 0),
)

const recordSchema = v.object({ ...chartSetRecordSchema.entries, chartSet: soundChartSetSchema })

/** A table's own rules as they are stored. The id stays when what they say changes. */
export interface StoredChartSet {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly chartSet: ChartSet
}

/** A set that this program cannot read. It is left as it is. */
export interface UnreadableChartSet {
  readonly id: string
  readonly name: string | null
  readonly problem: 'unsupported' | 'malformed'
}

export type ListedChartSet = StoredChartSet | UnreadableChartSet

const named = v.object({ chartSet: v.object({ name: v.string() }) })

function listed(id: string, stored: unknown): ListedChartSet {
  const parsed = v.safeParse(recordSchema, stored)
  if (parsed.success) return { id, savedAt: parsed.output.savedAt, chartSet: parsed.output.chartSet }
  const name = v.is(named, stored) ? stored.chartSet.name : null
  return { id, name, problem: v.is(ofNewerShelf, stored) ? 'unsupported' : 'malformed' }
}

/** Every stored set of rules, in no order. @throws StorageProblem */
function listChartSets(connection: Connection): Promise<ListedChartSet[]> {
  return connection.use(async (database) => {
    const { store } = database.transaction('customCharts')
    const [ids, stored] = await Promise.all([store.getAllKeys(), store.getAll()])
    return ids.map((id, place) => listed(id, stored[place]))
  })
}

const saved = v.object({ savedAt: momentSchema })

/**
 * Stores a set of rules in one strict transaction.
 *
 * @param before when the set was saved that this one was made from; null for a new one
 * @param unheard when it was saved by writes since whose end was never heard
 * @throws StorageProblem `conflict` where it was saved again since, also by a newer program, `missing` where it
 *   is not there any more
 */
function saveChartSet(
  connection: Connection,
  { id, savedAt, chartSet }: StoredChartSet,
  before: number | null,
  unheard: readonly number[],
): Promise<void> {
  const record = { id, formatVersion: shelfFormatVersion, rulebook: 'miniatures', savedAt, chartSet }
  return connection.use((database) =>
    writeStrictly(database, ['customCharts'], async (transaction) => {
      const store = transaction.objectStore('customCharts')
      const there = await store.get(id)
      const at = v.is(saved, there) ? there.savedAt : null
      requireOwn(there, at, [before, savedAt, ...unheard])
      await store.put(plain(record))
    }),
  )
}

/** Removes a set of rules; games that are played by it keep theirs. @throws StorageProblem */
function removeChartSet(connection: Connection, id: string): Promise<void> {
  return connection.use((database) =>
    writeStrictly(database, ['customCharts'], async (transaction) => {
      await transaction.objectStore('customCharts').delete(id)
    }),
  )
}

/** The storage of a table's own rules; what each function takes is said where it is written. */
export function createChartSetStorage(connection: Connection) {
  return {
    list: () => listChartSets(connection),
    save: (stored: StoredChartSet, before: number | null, unheard: readonly number[] = []) =>
      saveChartSet(connection, stored, before, unheard),
    remove: (id: string) => removeChartSet(connection, id),
  }
}

export type ChartSetStorage = ReturnType<typeof createChartSetStorage>
