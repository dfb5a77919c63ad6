import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base45, bytesOfBase45 } from './base45.ts'

/**
 * Bytes as a row of QR codes, which is read in any order. Every code says which transfer it belongs to, which
 * of how many it is, and a part of the bytes. The transfer is named by the checksum of the whole.
 */

const framesVersion = 1

/** A code of version 15: a phone's camera reads it from a phone's screen held in the hand. */
const bytesPerFrame = 480

/** Thirteen seconds at three a second; what is longer is a file's. */
const mostFrames = 40

/** The most bytes that are shown as codes. */
export const mostBytesInFrames = bytesPerFrame * mostFrames

const checksumDigits = 16

/** One code as it was read. */
export interface Frame {
  /** Checksum of the whole. */
  readonly transfer: string
  /** Its place, from 0. */
  readonly place: number
  readonly count: number
  readonly bytes: Uint8Array
}

/** Why a code says nothing to this app: it is another's, of a newer version, or damaged. */
export type FrameProblem = 'foreign' | 'newer' | 'damaged'

/** The texts of the codes for some bytes, in order; null where they are too many for codes. */
export function framesOf(bytes: Uint8Array): readonly string[] | null {
  if (bytes.length > mostBytesInFrames) return null
  const count = Math.max(1, Math.ceil(bytes.length / bytesPerFrame))
  const size = Math.ceil(bytes.length / count)
  const transfer = checksumOf(bytes)
  return Array.from({ length: count }, (_, place) => {
    const part = bytes.subarray(place * size, (place + 1) * size)
    return `ADC${framesVersion}/${transfer}/${place + 1}/${count}/${base45(part)}`
  })
}

const ours = /^ADC(\d{1,4})\//u
const framed = /^ADC1\/([0-9A-F]{16})\/(\d{1,3})\/(\d{1,3})\/(.*)$/u

/** Reads the text of a code. Never throws. */
export function readFrame(text: string): Frame | { readonly problem: FrameProblem } {
  const version = ours.exec(text)?.[1]
  if (version === undefined) return { problem: 'foreign' }
  if (Number(version) > framesVersion) return { problem: 'newer' }
  const [, transfer = '', number = '', counted = '', packed = ''] = framed.exec(text) ?? []
  const place = Number(number) - 1
  const count = Number(counted)
  const bytes = bytesOfBase45(packed)
  const isWhole = transfer !== '' && place >= 0 && place < count && count <= mostFrames
  if (!isWhole || bytes === null || bytes.length > bytesPerFrame) return { problem: 'damaged' }
  return { transfer, place, count, bytes }
}

/** What was read of a transfer by now. */
export interface Gathered {
  readonly transfer: string
  /** By place; undefined where a code has not been read yet. */
  readonly parts: readonly (Uint8Array | undefined)[]
}

/** Whether a code belongs to what is being gathered. */
export function belongsTo(gathered: Gathered, { transfer, count }: Frame): boolean {
  return gathered.transfer === transfer && gathered.parts.length === count
}

/** Adds a code to what was gathered, or begins with it where it belongs to something else. */
export function withFrame(gathered: Gathered | null, frame: Frame): Gathered {
  const { transfer, place, count, bytes } = frame
  const before = gathered !== null && belongsTo(gathered, frame) ? gathered.parts : undefined
  const parts = Array.from({ length: count }, (_, each) => (each === place ? bytes : before?.[each]))
  return { transfer, parts }
}

/** The places that are still missing, from 0. */
export function missingPlaces({ parts }: Gathered): readonly number[] {
  return parts.flatMap((part, place) => (part === undefined ? [place] : []))
}

/**
 * The bytes of a transfer once every code was read.
 *
 * @returns null while codes are missing; `damaged` where the whole does not come to its checksum
 */
export function bytesGathered({ transfer, parts }: Gathered): Uint8Array | 'damaged' | null {
  const read = parts.filter((part) => part !== undefined)
  if (read.length < parts.length) return null
  const bytes = Uint8Array.from(read.flatMap((part) => [...part]))
  return checksumOf(bytes) === transfer ? bytes : 'damaged'
}

function checksumOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes)).slice(0, checksumDigits).toUpperCase()
}
