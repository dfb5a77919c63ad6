import * as v from 'valibot'
import { canonicalText } from '@/journal/index.ts'
import { issuePath } from '@/rules/issue-path.ts'
import { baseOfName } from '../copy-name.ts'
import {
  armyRecordSchema,
  chartSetRecordSchema,
  setupRecordSchema,
  shelfFormatVersion as formatVersion,
} from '../shelf-records.ts'
import type { BackupItem, UnreadKind } from './format.ts'

/** What an item's content was read as. */
export interface ReadContent {
  readonly name: string
  /** Equal for equal contents, whichever copy of them it is. */
  readonly text: string
  /** The same content under another name. */
  renamed(name: string): unknown
}

/** Reads a content, or says where it is not as it should be. */
type ContentReader = (content: unknown) => ReadContent | { readonly path: string }

/** A record that is stored under its id. */
export interface StoredRecord {
  readonly id: string
  readonly [field: string]: unknown
}

/** A kind of things that are stored one by one: where they lie, and what is stored of each. */
export interface ShelfKind {
  readonly store: 'armies' | 'customCharts' | 'setups'
  readonly unread: Exclude<UnreadKind, 'game'>
  /** The stored record as an item of a backup; null where this program cannot read it. */
  itemOf(record: unknown): BackupItem | null
  recordOf(item: BackupItem): StoredRecord
  /** How its rulebook reads a content. The rulebook is loaded when it is first needed. */
  loadReader(): Promise<ContentReader>
}

/** How army lists, sets of rules and kept boards lie in storage, by the section of a backup. */
export const shelfKinds = {
  armies: {
    store: 'armies',
    unread: 'army',
    itemOf(record) {
      if (!v.is(armyRecordSchema, record)) return null
      return { id: record.id, changedAt: record.changedAt, content: record.army }
    },
    recordOf: ({ id, changedAt, content }) => ({ id, formatVersion, changedAt, army: content }),
    async loadReader() {
      const { armySchema } = await import('@/rules/miniatures/armies/index.ts')
      return contentReader(armySchema, (army, name) => ({ ...army, name }))
    },
  },
  chartSets: {
    store: 'customCharts',
    unread: 'chartSet',
    itemOf(record) {
      if (!v.is(chartSetRecordSchema, record)) return null
      return { id: record.id, changedAt: record.savedAt, content: record.chartSet }
    },
    recordOf({ id, changedAt, content }) {
      return { id, formatVersion, rulebook: 'miniatures', savedAt: changedAt, chartSet: content }
    },
    async loadReader() {
      const [{ soundChartSetSchema }, { chartSetOf }] = await Promise.all([
        import('../chart-sets.ts'),
        import('../rules-file.ts'),
      ])
      return contentReader(soundChartSetSchema, (set, name) => chartSetOf({ ...set, name }))
    },
  },
  setups: {
    store: 'setups',
    unread: 'setup',
    itemOf(record) {
      if (!v.is(setupRecordSchema, record)) return null
      return { id: record.id, changedAt: record.changedAt, content: record.board }
    },
    recordOf: ({ id, changedAt, content }) => ({ id, formatVersion, changedAt, board: content }),
    async loadReader() {
      const { keptBoardSchema } = await import('@/rules/napoleon-in-europe/setup/files.ts')
      return contentReader(keptBoardSchema, (board, name) => ({ ...board, name }))
    },
  },
} as const satisfies Record<string, ShelfKind>

export const shelfNames = [
  'armies',
  'chartSets',
  'setups',
] as const satisfies readonly (keyof typeof shelfKinds)[]
export type ShelfName = (typeof shelfNames)[number]

function contentReader<Content extends { readonly name: string }>(
  schema: v.GenericSchema<unknown, Content>,
  rename: (content: Content, name: string) => Content,
): ContentReader {
  return (content) => {
    const parsed = v.safeParse(schema, content, { abortEarly: true })
    if (!parsed.success) return { path: issuePath(parsed.issues[0]) }
    const read = parsed.output
    return {
      name: read.name,
      text: canonicalText(rename(read, baseOfName(read.name))),
      renamed: (name) => rename(read, name),
    }
  }
}
