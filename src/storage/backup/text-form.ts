import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { backupFormatVersion, type BackupProblem } from './format.ts'
import type { Bytes } from './gzip.ts'

/** A line takes 76 characters, since mail folds longer ones: 57 bytes. */
const lineOfBase64 = /.{1,76}/gu
const bytesAtATime = 57 * 512

const title = 'Aide-de-Camp file, format'
const titleLine = /^Aide-de-Camp file, format (\d{1,6})$/u
const checkLine = /^sha256 ([0-9a-f]{64}) of (\d{1,12}) bytes$/u

/** What a file of text says of the bytes in it, and those bytes. */
export type FoundBytes = { readonly bytes: Bytes } | { readonly problem: BackupProblem }

/**
 * Bytes as a file of plain text, which mail and chats let through: its title, what is in it in words, a line
 * with the checksum and the length, and the bytes in lines of base64.
 *
 * @param words lines for whoever opens the file in an editor; nothing is read from them
 */
export function textForm(bytes: Bytes, words: readonly string[]): string {
  const check = `sha256 ${bytesToHex(sha256(bytes))} of ${bytes.length} bytes`
  const head = [`${title} ${backupFormatVersion}`, ...words.map(oneLine), check]
  return [...head, ...base64Lines(bytes), ''].join('\n')
}

function oneLine(words: string): string {
  return words.replace(/\s+/gu, ' ')
}

function base64Lines(bytes: Bytes): string[] {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += bytesAtATime) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + bytesAtATime))))
  }
  return parts.flatMap((part) => part.match(lineOfBase64) ?? [])
}

/** Whether a text says that it is a file of this form. */
export function isTextForm(text: string): boolean {
  return titleLine.test(firstLine(text))
}

function firstLine(text: string): string {
  return plainLine(/^[^\r\n]*/u.exec(text)?.[0] ?? '')
}

/** What mail and chats do to a line is undone: blanks at its end, and a mark of quoting at its beginning. */
function plainLine(line: string): string {
  return line.replace(/^(?:> ?)+/u, '').trimEnd()
}

/** The bytes of a file of this form, once they are known to be the ones that were saved. Never throws. */
export function bytesIn(text: string): FoundBytes {
  const version = Number(titleLine.exec(firstLine(text))?.[1])
  if (version > backupFormatVersion) return { problem: { code: 'newer' } }
  const lines = text.split(/\r\n|\r|\n/u).map(plainLine)
  // The last one: words may hold a game's name, and that may be anything.
  const place = lines.findLastIndex((line) => checkLine.test(line))
  const check = checkLine.exec(lines[place] ?? '')
  if (check === null) return { problem: { code: 'truncated', there: 0, whole: 0 } }
  const [, checksum = '', length = ''] = check
  return checkedBytes(lines.slice(place + 1).join(''), checksum, Number(length))
}

function checkedBytes(base64: string, checksum: string, whole: number): FoundBytes {
  const bytes = base64.length > charactersOf(whole) ? null : decoded(base64)
  if (bytes === null || bytes.length > whole) return { problem: { code: 'damaged' } }
  if (bytes.length < whole) return { problem: { code: 'truncated', there: bytes.length, whole } }
  const isSame = bytesToHex(sha256(bytes)) === checksum
  return isSame ? { bytes } : { problem: { code: 'damaged' } }
}

/** How many characters so many bytes take in base64. */
function charactersOf(bytes: number): number {
  return 4 * Math.ceil(bytes / 3)
}

/** The bytes of base64 as far as it goes; null where it is none. */
function decoded(base64: string): Bytes | null {
  const whole = base64.slice(0, base64.length - (base64.length % 4))
  try {
    const characters = atob(whole)
    return Uint8Array.from(characters, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
