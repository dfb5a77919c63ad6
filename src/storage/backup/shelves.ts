import * as v from 'valibot'
import type { BackupItem, UnreadKind } from './format.ts'

/** A kind of things that are stored one by one: where they lie, and what is stored of each. */
export interface ShelfKind {
  readonly store: 'armies' | 'customCharts' | 'setups'
  readonly unread: UnreadKind
  /** The stored record as an item of a backup; null where this program cannot read it. */
  itemOf(record: unknown): BackupItem | null
  recordOf(item: BackupItem): unknown
  /** What the content is by its rulebook, which is loaded when it is first needed. */
  loadSchema(): Promise<v.GenericSchema<unknown, { readonly name: string }>>
}

const about = { id: v.string(), formatVersion: v.literal(1) }
const armyRecord = v.object({ ...about, changedAt: v.number(), army: v.unknown() })
const setupRecord = v.object({ ...about, changedAt: v.number(), board: v.unknown() })
const chartSetRecord = v.object({
  ...about,
  rulebook: v.literal('miniatures'),
  savedAt: v.number(),
  chartSet: v.unknown(),
})

/** How army lists, sets of rules and kept boards lie in storage, by the section of a backup. */
export const shelfKinds = {
  armies: {
    store: 'armies',
    unread: 'army',
    itemOf(record) {
      if (!v.is(armyRecord, record)) return null
      return { id: record.id, changedAt: record.changedAt, content: record.army }
    },
    recordOf: ({ id, changedAt, content }) => ({ id, formatVersion: 1, changedAt, army: content }),
    loadSchema: async () => (await import('@/rules/miniatures/armies/index.ts')).armySchema,
  },
  chartSets: {
    store: 'customCharts',
    unread: 'chartSet',
    itemOf(record) {
      if (!v.is(chartSetRecord, record)) return null
      return { id: record.id, changedAt: record.savedAt, content: record.chartSet }
    },
    recordOf: ({ id, changedAt, content }) => ({
      id,
      formatVersion: 1,
      rulebook: 'miniatures',
      savedAt: changedAt,
      chartSet: content,
    }),
    loadSchema: async () => (await import('../chart-sets.ts')).soundChartSetSchema,
  },
  setups: {
    store: 'setups',
    unread: 'setup',
    itemOf(record) {
      if (!v.is(setupRecord, record)) return null
      return { id: record.id, changedAt: record.changedAt, content: record.board }
    },
    recordOf: ({ id, changedAt, content }) => ({ id, formatVersion: 1, changedAt, board: content }),
    loadSchema: async () => (await import('@/rules/napoleon-in-europe/setup/files.ts')).keptBoardSchema,
  },
} as const satisfies Record<string, ShelfKind>

export type ShelfName = keyof typeof shelfKinds

export const shelfNames = ['armies', 'chartSets', 'setups'] as const satisfies readonly ShelfName[]

/** Whether the content of an item is what its rulebook takes; where the rulebook is not there, nobody knows. */
export async function readerOf(kind: ShelfKind): Promise<((content: unknown) => boolean) | null> {
  const schema = await kind.loadSchema().catch(() => null)
  return schema === null ? null : (content) => v.safeParse(schema, content).success
}
