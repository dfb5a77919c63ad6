import * as v from 'valibot'
import type { Connection } from '../database.ts'
import { StorageProblem } from '../problem.ts'
import { parseGameRecord, type GameRecord } from '../record.ts'
import { hasId, isEntryRow } from '../rows.ts'
import type { EntryRow } from '../schema.ts'
import { settingsOfRows } from '../settings.ts'
import {
  nothingSaved,
  type BackupContents,
  type BackupGame,
  type BackupItem,
  type UnreadItem,
  type UnreadKind,
} from './format.ts'
import { openJournal } from './journal-check.ts'
import { readAllRows, readGameRows, type StoredRows } from './rows.ts'
import { carriedSettings } from './settings.ts'
import { shelfKinds, type ShelfKind } from './shelves.ts'

/**
 * A stored game, or what is in it from the entry `from` on. A game that cannot be read is collected as it
 * lies in storage.
 *
 * @throws StorageProblem `missing` where there is no such game, or no entry that new
 */
export async function collectGame(connection: Connection, game: string, from = 0): Promise<BackupContents> {
  const { games, entries } = await readGameRows(connection, game)
  const collected = games.map((record) => collectedGame(record, entries, from))
  if (collected.length === 0) throw new StorageProblem('missing')
  return { ...nothingSaved, ...sorted(collected) }
}

/** Everything that is stored and worth keeping. @throws StorageProblem */
export async function collectEverything(connection: Connection): Promise<BackupContents> {
  return contentsOfRows(await readAllRows(connection))
}

/** What lies in storage as the contents of a backup: what this program cannot read is kept as it is. */
export async function contentsOfRows(rows: StoredRows): Promise<BackupContents> {
  const entriesOf = entriesByGame(rows.entries)
  const games = sorted(
    rows.games.filter(hasId).map((record) => collectedGame(record, entriesOf.get(record.id) ?? [], 0)),
  )
  const [armies, chartSets, setups] = await Promise.all([
    collectedItems(shelfKinds.armies, rows.armies),
    collectedItems(shelfKinds.chartSets, rows.customCharts),
    collectedItems(shelfKinds.setups, rows.setups),
  ])
  return {
    games: games.games,
    armies: armies.items,
    chartSets: chartSets.items,
    setups: setups.items,
    settings: carriedSettings(settingsOfRows(rows.settings)),
    unread: [games, armies, chartSets, setups].flatMap(({ unread }) => unread),
  }
}

const ofGame = v.looseObject({ game: v.string(), index: v.number() })

function entriesByGame(rows: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const byGame = new Map<string, unknown[]>()
  for (const row of rows) {
    if (!v.is(ofGame, row)) continue
    const own = byGame.get(row.game)
    if (own === undefined) byGame.set(row.game, [row])
    else own.push(row)
  }
  return byGame
}

type Collected = { readonly game: BackupGame } | { readonly unread: readonly UnreadItem[] }

function sorted(collected: readonly Collected[]): Pick<BackupContents, 'games' | 'unread'> {
  return {
    games: collected.flatMap((one) => ('game' in one ? [one.game] : [])),
    unread: collected.flatMap((one) => ('unread' in one ? one.unread : [])),
  }
}

function collectedGame(record: unknown, stored: readonly unknown[], from: number): Collected {
  const parsed = parseGameRecord(record)
  const rows = stored.filter(isEntryRow)
  if ('problem' in parsed || !holds(parsed.record, rows)) return unreadGame(record, stored)
  return { game: backupGame(parsed.record, rows, from) }
}

function unreadGame(record: unknown, stored: readonly unknown[]): Collected {
  const entries = stored.filter((row) => v.is(ofGame, row))
  return { unread: unreadItem('game', record, entries) }
}

function unreadItem(kind: UnreadKind, record: unknown, entries: UnreadItem['entries'] = []): UnreadItem[] {
  return hasId(record) ? [{ kind, id: record.id, record, entries }] : []
}

/** Whether a journal is whole and follows, so that it can be read again. */
function holds({ head }: GameRecord, rows: readonly EntryRow[]): boolean {
  if (rows.length !== head.nextIndex || rows.at(-1)?.hash !== head.lastHash) return false
  return 'entries' in openJournal({ entries: rows, from: 0, previousHash: '' })
}

/** @throws StorageProblem `missing` where the game has no entry that new */
function backupGame(record: GameRecord, rows: readonly EntryRow[], from: number): BackupGame {
  const { id, rulebook, name, createdAt, draft, ownDice } = record
  const entries = rows.slice(from).map(({ text, hash }) => ({ text, hash }))
  if (entries.length === 0) throw new StorageProblem('missing')
  const previousHash = rows[from - 1]?.hash ?? ''
  return { id, rulebook, name, createdAt, from, previousHash, entries, draft, ownDice }
}

async function collectedItems(
  kind: ShelfKind,
  records: readonly unknown[],
): Promise<{ readonly items: readonly BackupItem[]; readonly unread: readonly UnreadItem[] }> {
  const items: BackupItem[] = []
  const unread: UnreadItem[] = []
  if (records.length === 0) return { items, unread }
  // Where the rulebook is not there, nobody knows what is sound: all of it travels as it is.
  const read = await kind.loadReader().catch(() => null)
  for (const record of records) {
    const item = kind.itemOf(record)
    if (item !== null && read !== null && 'name' in read(item.content)) items.push(item)
    else unread.push(...unreadItem(kind.unread, record))
  }
  return { items, unread }
}
