import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/** A journal's entry as it is stored: the text that was hashed, and its hash. */
export interface EntryRow {
  readonly game: string
  readonly index: number
  readonly text: string
  readonly hash: string
}

/** The state at a node, kept to open a game quickly; rebuilt from entries when it cannot be used. */
export interface SnapshotRow {
  readonly game: string
  readonly node: number
  readonly stateVersion: number
  readonly state: unknown
}

/** What comes out of storage is unknown until it is parsed. */
export interface Stores extends DBSchema {
  games: { key: string; value: unknown }
  entries: { key: [string, number]; value: unknown }
  snapshots: { key: [string, number]; value: unknown }
  customCharts: { key: string; value: unknown }
  settings: { key: string; value: unknown }
  armies: { key: string; value: unknown }
  setups: { key: string; value: unknown }
  gameNotes: { key: string; value: unknown }
  leases: { key: string; value: unknown }
}

export type Database = IDBPDatabase<Stores>
export type UpgradeTransaction = IDBPTransaction<Stores, StoreNames<Stores>[], 'versionchange'>

/** Takes the database from the version before to its own; runs in the upgrade's one transaction. */
export type Migration = (database: Database, transaction: UpgradeTransaction) => void

export const databaseName = 'aide-de-camp'

/** The migration at place n makes version n + 1. Entries are never rewritten. */
export const migrations: readonly Migration[] = [
  function createStores(database) {
    database.createObjectStore('games', { keyPath: 'id' })
    database.createObjectStore('entries', { keyPath: ['game', 'index'] })
    database.createObjectStore('snapshots', { keyPath: ['game', 'node'] })
    database.createObjectStore('customCharts', { keyPath: 'id' })
    database.createObjectStore('settings', { keyPath: 'key' })
  },
  function createArmies(database) {
    database.createObjectStore('armies', { keyPath: 'id' })
  },
  function createSetups(database) {
    database.createObjectStore('setups', { keyPath: 'id' })
  },
  function createNotesAndLeases(database) {
    database.createObjectStore('gameNotes', { keyPath: 'game' })
    database.createObjectStore('leases', { keyPath: 'game' })
  },
]

/** Every key of a game in a store whose keys start with the game's id. */
export function rangeOfGame(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game], [game, []])
}
