import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { wholeNumber, type EntryProblem } from '@/journal/index.ts'
import type { WrongFile } from '@/rules/files.ts'
import { draftSchema } from '../record.ts'

/** The newest form of a backup file that this program writes. */
export const backupFormatVersion = 2

/** A file of more characters, or bytes, is not read. Years of campaigns take a tenth of it. */
export const mostFileCharacters = 48_000_000

/** What a file may come to once it is unpacked, in bytes. Unpacking stops there. */
export const mostUnpackedBytes = 128_000_000

/** `handOver`: what is new in a game; `automatic`: made by the app itself, from all that was stored. */
export const backupKinds = ['game', 'everything', 'handOver', 'automatic'] as const
export type BackupKind = (typeof backupKinds)[number]

const mostOfAKind = 5_000
const mostNameCharacters = 1_000

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const name = v.pipe(v.string(), v.maxLength(mostNameCharacters))
const hash = v.pipe(v.string(), v.maxLength(64))

const entrySchema = v.object({ text: v.string(), hash })

/** What every game file has ever said of a game. */
export const gameFields = {
  id,
  rulebook: name,
  name,
  createdAt: momentSchema,
  entries: v.pipe(v.array(entrySchema), v.minLength(1), v.readonly()),
}

const gameSchema = v.object({
  ...gameFields,
  from: wholeNumber,
  previousHash: hash,
  draft: v.nullable(draftSchema),
  ownDice: v.record(name, v.boolean()),
})

const itemSchema = v.object({ id, changedAt: momentSchema, content: v.unknown() })

const settingsSchema = v.object({
  theme: v.exactOptional(v.unknown()),
  keepAwake: v.exactOptional(v.unknown()),
  vibrate: v.exactOptional(v.unknown()),
  ownDice: v.exactOptional(v.unknown()),
})

/** Where each kind of thing that cannot be read is kept. */
export const unreadKinds = ['game', 'army', 'chartSet', 'setup'] as const
export type UnreadKind = (typeof unreadKinds)[number]

const unreadSchema = v.object({
  kind: v.picklist(unreadKinds),
  id,
  record: v.looseObject({ id }),
  entries: v.pipe(v.array(v.looseObject({ game: id, index: v.number() })), v.readonly()),
})

function oneOfEach<Each extends { readonly id: string }>(schema: v.GenericSchema<unknown, Each>) {
  return v.pipe(
    v.array(schema),
    v.maxLength(mostOfAKind),
    v.check((all) => new Set(all.map((each) => each.id)).size === all.length),
    v.readonly(),
  )
}

/** Every section but the kind and the date may be left out: it is empty then. */
export const contentsSchema = v.object({
  formatVersion: v.literal(backupFormatVersion),
  kind: v.picklist(backupKinds),
  savedAt: momentSchema,
  savedBy: name,
  games: v.optional(oneOfEach(gameSchema), []),
  armies: v.optional(oneOfEach(itemSchema), []),
  chartSets: v.optional(oneOfEach(itemSchema), []),
  setups: v.optional(oneOfEach(itemSchema), []),
  settings: v.optional(v.nullable(settingsSchema), null),
  unread: v.optional(v.pipe(v.array(unreadSchema), v.maxLength(mostOfAKind), v.readonly()), []),
})

/** An entry as it was hashed. */
export type EntryText = v.InferOutput<typeof entrySchema>

/** A game, or the end of one from the entry `from` on; `previousHash` is the hash of the entry before. */
export type BackupGame = v.InferOutput<typeof gameSchema>

/** An army list, a set of rules or a kept board. What its content is, its rulebook knows. */
export type BackupItem = v.InferOutput<typeof itemSchema>

/** The settings that are worth carrying, as they were stored. */
export type BackupSettings = v.InferOutput<typeof settingsSchema>

/** What was stored and could not be read: it travels as it was. Only games have entries. */
export type UnreadItem = v.InferOutput<typeof unreadSchema>

/** Everything that a backup may hold. */
export interface BackupContents {
  readonly games: readonly BackupGame[]
  readonly armies: readonly BackupItem[]
  readonly chartSets: readonly BackupItem[]
  readonly setups: readonly BackupItem[]
  readonly settings: BackupSettings | null
  readonly unread: readonly UnreadItem[]
}

export const nothingSaved: BackupContents = {
  games: [],
  armies: [],
  chartSets: [],
  setups: [],
  settings: null,
  unread: [],
}

/** What a backup says of itself. */
export interface BackupAbout {
  readonly kind: BackupKind
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** The version of the app that saved it. */
  readonly savedBy: string
}

/**
 * What is wrong with a file. `tooLarge`: of more than `most` bytes; `tooMuch`: of more values than are read at
 * once. `path` and `index` say where in it, `there` of `whole` bytes how much is left of it.
 */
export type BackupProblem =
  | { readonly code: WrongFile | 'empty' | 'newer' | 'damaged' | 'tooMuch' }
  | { readonly code: 'truncated'; readonly there: number; readonly whole: number }
  | { readonly code: 'tooLarge'; readonly most: number }
  | { readonly code: 'malformed' | 'tooDeep' | 'forbiddenKey'; readonly path: string }
  | {
      readonly code: 'badEntry'
      readonly problem: EntryProblem
      /** The name of the game. */
      readonly game: string
      /** Index of the entry in its journal, from 0. */
      readonly index: number
    }
  | {
      /** The rules that it is played by are not on this phone yet. */
      readonly code: 'rulesMissing'
      /** The name of the game; null where it is no game. */
      readonly name: string | null
    }

/** What was read of a file, or why nothing of it is taken. */
export type ReadFile =
  { readonly about: BackupAbout; readonly contents: BackupContents } | { readonly problem: BackupProblem }
