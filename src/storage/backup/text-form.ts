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

/** A mail's own head and greeting are not longer than this; below it no title is looked for. */
const mostCharactersBefore = 50_000

/** Whether a text says that it is a file of this form, also below the beginning of a mail. */
export function isTextForm(text: string): boolean {
  return linesOf(text.slice(0, mostCharactersBefore)).some((line) => titleLine.test(line))
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/u).map(plainLine)
}

/** What mail and chats do to a line is undone: blanks at its ends, and marks of quoting at its beginning. */
function plainLine(line: string): string {
  return line.replace(/^[\s>]+/u, '').trimEnd()
}

/**
 * The bytes of the first file of this form in a text, once they are known to be the ones that were saved. Never
 * throws.
 */
export function bytesIn(text: string): FoundBytes {
  const lines = linesOf(text)
  const titles = lines.flatMap((line, place) => (titleLine.test(line) ? [place] : []))
  const version = Number(titleLine.exec(lines[titles[0] ?? 0] ?? '')?.[1])
  if (version > backupFormatVersion) return { problem: { code: 'newer' } }
  const place = checkPlace(lines, titles)
  const check = checkLine.exec(lines[place] ?? '')
  if (check === null) return { problem: { code: 'truncated', there: 0, whole: 0 } }
  const [, checksum = '', length = ''] = check
  const whole = Number(length)
  return checkedBytes(base64From(lines, place + 1, charactersOf(whole)), checksum, whole)
}

/**
 * Where the checksum of the first file stands; -1 where there is none. Words may hold a game's name, and that may
 * be anything: a title without a checksum before the next one, or a checksum with another below it.
 */
function checkPlace(lines: readonly string[], titles: readonly number[]): number {
  for (const [number, start] of titles.entries()) {
    const end = titles[number + 1] ?? lines.length
    const place = lines.slice(start, end).findLastIndex((line) => checkLine.test(line))
    if (place >= 0) return start + place
  }
  return -1
}

/** The lines from a place on as one. Below an empty line after the last is the mail's own, such as who sent it. */
function base64From(lines: readonly string[], start: number, whole: number): string {
  let base64 = ''
  for (const line of lines.slice(start)) {
    if (line === '' && base64.length >= whole) break
    base64 += line
  }
  return base64
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
