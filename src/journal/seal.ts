import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import type { Rulebook, Typed } from '@/rules/index.ts'
import { jsonOf } from '@/rules/json.ts'
import { canonicalText } from './canonical.ts'
import { newestEntryVersion, type Entry } from './entry.ts'
import { envelopeSchema } from './schema.ts'
import { gameCommandSchema, typedSchema } from './stand-schema.ts'

/** An entry that is not sealed yet. */
export type UnsealedEntry<Command extends Typed = Typed, Effect extends Typed = Typed> = Omit<
  Entry<Command, Effect>,
  'hash'
>

/** A sealed entry, with the text that was hashed: the text is what is stored. */
export interface SealedEntry<Command extends Typed = Typed, Effect extends Typed = Typed> {
  readonly entry: Entry<Command, Effect>
  readonly text: string
}

/** Why a stored entry cannot be read: not an entry, of a newer program, or changed after it was written. */
export type EntryProblem = 'malformed' | 'unsupported' | 'altered'

export type OpenedEntry<Command extends Typed = Typed, Effect extends Typed = Typed> =
  { readonly entry: Entry<Command, Effect> } | { readonly problem: EntryProblem }

/** Reads an entry from its text and hash. Never throws. */
export type EntryReader<Command extends Typed = Typed, Effect extends Typed = Typed> = (
  text: string,
  hash: string,
) => OpenedEntry<Command, Effect>

/**
 * SHA-256 of a text, in hexadecimal. Synchronous, and there on plain http too, where the platform's own
 * digest is not.
 */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Writes an entry as its canonical text, and hashes that text with SHA-256. */
export function sealEntry<Command extends Typed, Effect extends Typed>(
  unsealed: UnsealedEntry<Command, Effect>,
): SealedEntry<Command, Effect> {
  const text = canonicalText(unsealed)
  return { entry: { ...unsealed, hash: hashOf(text) }, text }
}

/** A reader that checks commands and effects by a rulebook's own schemas. */
export function entryReader<State, Command extends Typed, Effect extends Typed>(
  rulebook: Pick<Rulebook<State, Command, Effect>, 'commandSchema' | 'effectSchema'>,
): EntryReader<Command, Effect> {
  const envelope = envelopeSchema(rulebook.commandSchema, rulebook.effectSchema)
  return (text, hash) => {
    const data = jsonOf(text)
    if (isOfNewerVersion(data)) return { problem: 'unsupported' }
    if (hashOf(text) !== hash) return { problem: 'altered' }
    const parsed = v.safeParse(envelope, data, { abortEarly: true })
    return parsed.success ? { entry: { ...parsed.output, hash } } : { problem: 'malformed' }
  }
}

/** Reads the entry of any rulebook: only what every entry has is checked. */
export const openEntry: EntryReader = entryReader({
  commandSchema: gameCommandSchema,
  effectSchema: typedSchema,
})

const versioned = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(newestEntryVersion + 1)),
})

function isOfNewerVersion(data: unknown): boolean {
  return v.is(versioned, data)
}
