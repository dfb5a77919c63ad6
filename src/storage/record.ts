import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { gameCommandSchema, headSchema, knownFaceSchema, type EntryProblem } from '@/journal/index.ts'

/** The newest form of a game record that this program writes. */
export const gameFormatVersion = 1

export const draftSchema = v.object({
  command: gameCommandSchema,
  faces: v.pipe(v.array(knownFaceSchema), v.readonly()),
  /** What an entry would say, were the command given up now; parsed where no entry can be made of it any more. */
  seen: v.exactOptional(v.unknown()),
})

const gameRecordSchema = v.object({
  id: v.string(),
  formatVersion: v.literal(gameFormatVersion),
  rulebook: v.string(),
  name: v.string(),
  summary: v.unknown(),
  createdAt: momentSchema,
  playedAt: momentSchema,
  head: headSchema,
  draft: v.nullable(draftSchema),
  ownDice: v.record(v.string(), v.boolean()),
  /** Which copy of a game it is that went another way, from 2; the name says so. */
  copy: v.exactOptional(v.number()),
})

/** A command whose first dice are already known, and those faces: stored before they are shown. */
export type Draft = v.InferOutput<typeof draftSchema>

/** What is stored of a game besides its entries. `summary` is plain JSON, for the home screen's card. */
export type GameRecord = v.InferOutput<typeof gameRecordSchema>

/** Why a stored game cannot be read. */
export type GameProblem = EntryProblem | 'unknownRulebook' | 'missing'

export type ParsedRecord =
  { readonly record: GameRecord } | { readonly problem: GameProblem; readonly name: string | null }

const named = v.object({ name: v.string() })
const versioned = v.object({ formatVersion: v.number() })

/** Reads a game record as it lay in storage. Never throws. */
export function parseGameRecord(stored: unknown): ParsedRecord {
  const parsed = v.safeParse(gameRecordSchema, stored)
  if (parsed.success) return { record: parsed.output }
  const name = v.is(named, stored) ? stored.name : null
  const isNewer = v.is(versioned, stored) && stored.formatVersion > gameFormatVersion
  return { problem: isNewer ? 'unsupported' : 'malformed', name }
}

/** The same data without anything that storage cannot hold, such as Vue's proxies. */
export function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
