import * as v from 'valibot'
import { wrongFile } from '@/rules/files.ts'
import { issuePath } from '@/rules/issue-path.ts'
import { readJson } from '@/rules/json.ts'
import {
  backupFormatVersion,
  contentsSchema,
  mostFileCharacters,
  mostUnpackedBytes,
  type ReadFile,
} from './format.ts'
import { gunzip, TooLarge, type Bytes } from './gzip.ts'
import { bytesIn, isTextForm } from './text-form.ts'
import { readVersion1 } from './version-1.ts'

/**
 * Reads a backup file of any version, as text or as the bytes of a file. What is in it has the right form
 * then; whether its journals hold is for `checkBackup` to say. Never throws.
 */
export async function readFile(data: string | Uint8Array): Promise<ReadFile> {
  const found = packedIn(data)
  return 'bytes' in found ? unpackContents(found.bytes) : found
}

/** The packed contents of a file; what needs no unpacking is read, and what is wrong said. Never throws. */
export function packedIn(data: string | Uint8Array): { readonly bytes: Bytes } | ReadFile {
  if (data.length > mostFileCharacters) return { problem: { code: 'tooLarge', most: mostFileCharacters } }
  const text = (typeof data === 'string' ? data : new TextDecoder().decode(data)).replace(/^\uFEFF/u, '')
  if (text.trim() === '') return { problem: { code: 'empty' } }
  return isTextForm(text) ? bytesIn(text) : readOtherFile(text)
}

/** What `packContents` packed. Never throws. */
export async function unpackContents(bytes: Bytes): Promise<ReadFile> {
  try {
    return readContents(new TextDecoder().decode(await gunzip(bytes, mostUnpackedBytes)))
  } catch (error) {
    const isTooLarge = error instanceof TooLarge
    return { problem: isTooLarge ? { code: 'tooLarge', most: mostUnpackedBytes } : { code: 'damaged' } }
  }
}

const ofNewerVersion = v.object({ formatVersion: v.pipe(v.number(), v.minValue(backupFormatVersion + 1)) })

/** Reads contents that were unpacked. Never throws. */
export function readContents(text: string): ReadFile {
  const read = readJson(text, { characters: mostUnpackedBytes })
  if ('problem' in read) return refusedJson(read)
  if (v.is(ofNewerVersion, read.data)) return { problem: { code: 'newer' } }
  const parsed = v.safeParse(contentsSchema, read.data, { abortEarly: true })
  if (!parsed.success) return { problem: { code: 'malformed', path: issuePath(parsed.issues[0]) } }
  const { kind, savedAt, savedBy, games, armies, chartSets, setups, settings, unread } = parsed.output
  return {
    about: { kind, savedAt, savedBy },
    contents: { games, armies, chartSets, setups, settings, unread },
  }
}

type RefusedJson = Extract<ReturnType<typeof readJson>, { readonly problem: unknown }>

function refusedJson({ problem, path }: RefusedJson): ReadFile {
  // How long it is was seen before: what there is too much of is values.
  if (problem === 'tooLarge') return { problem: { code: 'tooMuch' } }
  if (problem === 'notJson') return { problem: { code: 'damaged' } }
  return { problem: { code: problem, path } }
}

/** A file of the first version, or none of a backup: what is no JSON at all is another program's. */
function readOtherFile(text: string): ReadFile {
  if (!/^\s*[[{]/u.test(text)) return { problem: { code: 'anotherProgram' } }
  const read = readJson(text, { characters: mostFileCharacters })
  if ('problem' in read && read.problem !== 'notJson') return refusedJson(read)
  const data = 'data' in read ? read.data : undefined
  const wrong = wrongFile(data, 'gameFile')
  return wrong === null ? readVersion1(data) : { problem: { code: wrong } }
}
