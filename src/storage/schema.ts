import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'

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

export type StoreName = 'games' | 'entries' | 'snapshots' | 'customCharts' | 'settings' | Shelved
type Shelved = 'armies' | 'setups' | 'gameNotes' | 'leases'

/** The browser's own database, as it is opened and upgraded. */
export type BrowserDatabase = IDBPDatabase<Stores>
type UpgradeTransaction = IDBPTransaction<Stores, StoreName[], 'versionchange'>

/** Takes the database from the version before to its own; runs in the upgrade's one transaction. */
export type Migration = (database: BrowserDatabase, transaction: UpgradeTransaction) => void

export type KeyOf<Name extends StoreName> = Stores[Name]['key']

/** A store as it is read, by its keys. */
export interface StoreReader<Key> {
  get(key: Key): Promise<unknown>
  getAll(range?: IDBKeyRange): Promise<unknown[]>
  getAllKeys(range?: IDBKeyRange): Promise<Key[]>
  count(): Promise<number>
}

/** A store as it is read and written. */
export interface StoreWriter<Key> extends StoreReader<Key> {
  put(value: unknown): Promise<unknown>
  /** Rejects where there is something of that key. */
  add(value: unknown): Promise<unknown>
  delete(which: Key | IDBKeyRange): Promise<void>
}

/** What several stores hold at one moment. */
export interface Reading<Names extends StoreName = StoreName> {
  readonly mode: IDBTransactionMode
  objectStore<Name extends Names>(name: Name): StoreReader<KeyOf<Name>>
  /** Settled when all of it is kept, or nothing. */
  readonly done: Promise<void>
  readonly error: DOMException | null
  abort(): void
}

/** Writes to several stores that happen together or not at all. */
export interface Writing<Names extends StoreName = StoreName> extends Reading<Names> {
  objectStore<Name extends Names>(name: Name): StoreWriter<KeyOf<Name>>
}

/** What storage asks of a database: so little that memory can stand in for a browser that keeps nothing. */
export interface Database {
  get<Name extends StoreName>(store: Name, key: KeyOf<Name>): Promise<unknown>
  getAll(store: StoreName): Promise<unknown[]>
  put(store: StoreName, value: unknown): Promise<unknown>
  count(store: StoreName): Promise<number>
  transaction<Name extends StoreName>(store: Name): { readonly store: StoreReader<KeyOf<Name>> }
  transaction<Names extends StoreName>(
    stores: Names[],
    mode?: 'readwrite',
    options?: { readonly durability: 'strict' },
  ): Reading<Names>
  close(): void
}

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
