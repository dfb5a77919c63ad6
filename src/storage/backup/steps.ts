import type { GameRecord } from '../record.ts'
import type { EntryRow, SnapshotRow } from '../schema.ts'
import type { Stand } from '../stand.ts'
import type { UnreadKind } from './format.ts'
import type { CarriedSettings } from './settings.ts'
import type { ShelfKind, StoredRecord } from './shelves.ts'

/** What is written of a game. Entries are only ever added. */
export interface GameWrite {
  readonly record: GameRecord
  /** Where the game of this id must stand; null where there must be none. */
  readonly before: Stand | null
  /** Another game that must still stand where it stood: the one that a copy was compared with. */
  readonly beside: GameRecord | null
  readonly entries: readonly EntryRow[]
  readonly snapshot: SnapshotRow
}

/** How far a game here and that of a file have the same entries. */
export interface KnownPart {
  /** The game's id here. */
  readonly game: string
  /** So many entries they have in common, and the hash of the last of them. */
  readonly nextIndex: number
  readonly lastHash: string
}

/** A record that is written where there is none of its id. */
export interface RecordWrite {
  readonly store: 'games' | ShelfKind['store']
  readonly record: StoredRecord
  /** Entries of a game that is put back as it was. */
  readonly entries: readonly unknown[]
}

/**
 * What becomes of a game of a file. Numbers of entries count from 1.
 * - `new`: it is not here, and comes
 * - `upToDate`: it is here, exactly so
 * - `broughtUpToDate`: the one here has `from` entries and goes on to `to`; `draft`: a roll that waits comes along
 * - `behind`: the one here has all of its `there` entries, and more: nothing is to be done
 * - `keptAsCopy`: the two have gone different ways after `common` entries, and it is kept beside as `copyName`
 * - `lacksBeginning`: the file begins after entry `after`, which the one here (`here` entries, 0 where there is
 *   none) does not have; nothing can be done
 * - `unplayable`: its entries are sound one by one, and cannot be carried out; nothing is done
 * - `unknownRulebook`: this program does not have its rulebook; nothing is done
 *
 * `known` says which game here it was compared with, where that stays as it is.
 */
export type GameStep = { readonly what: 'game'; readonly name: string } & (
  | { readonly kind: 'new'; readonly entries: number; readonly write: GameWrite }
  | { readonly kind: 'upToDate'; readonly known: KnownPart; readonly write: null }
  | {
      readonly kind: 'broughtUpToDate'
      readonly from: number
      readonly to: number
      readonly draft: boolean
      readonly write: GameWrite
    }
  | {
      readonly kind: 'behind'
      readonly here: number
      readonly there: number
      readonly known: KnownPart
      readonly write: null
    }
  | {
      readonly kind: 'keptAsCopy'
      readonly common: number
      readonly copyName: string
      readonly known: KnownPart
      readonly write: GameWrite
    }
  | { readonly kind: 'lacksBeginning'; readonly after: number; readonly here: number; readonly write: null }
  | { readonly kind: 'unplayable' | 'unknownRulebook'; readonly write: null }
)

/** What becomes of an army list, a set of rules or a kept board. */
export type ItemStep = { readonly what: Exclude<UnreadKind, 'game'>; readonly name: string } & (
  | { readonly kind: 'new'; readonly write: RecordWrite }
  | { readonly kind: 'same'; readonly write: null }
  | { readonly kind: 'keptAsCopy'; readonly copyName: string; readonly write: RecordWrite }
)

/** What becomes of something that could not be read when it was saved. `leftOut`: another of its id is here. */
export type UnreadStep = {
  readonly what: 'unread'
  readonly of: UnreadKind
  readonly name: string | null
} & (
  | { readonly kind: 'new'; readonly write: RecordWrite }
  | { readonly kind: 'same' | 'leftOut'; readonly write: null }
)

/** The settings of the file; they are taken only when that is asked for. */
export type SettingsStep = { readonly what: 'settings' } & (
  | { readonly kind: 'same'; readonly settings: null }
  | { readonly kind: 'offered'; readonly settings: CarriedSettings }
)

/** What an import would do, in full; nothing is done yet. */
export interface ImportPlan {
  readonly games: readonly GameStep[]
  readonly items: readonly ItemStep[]
  readonly unread: readonly UnreadStep[]
  readonly settings: SettingsStep | null
}
