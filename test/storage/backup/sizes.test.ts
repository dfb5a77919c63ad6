// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { nothingSaved } from '@/storage/backup/format.ts'
import { gzip } from '@/storage/backup/gzip.ts'
import { fileOf, packContents, packFile } from '@/storage/backup/pack.ts'
import { readFile, unpackContents } from '@/storage/backup/read.ts'
import { aboutGame } from '../../support/backups.ts'

/** A phone on which files of two thousand characters are large, so that none need be made that are. */
const most = vi.hoisted(() => ({ mostFileCharacters: 2_000, mostUnpackedBytes: 5_000 }))

vi.mock('@/storage/backup/format.ts', async (original) => ({ ...(await original<object>()), ...most }))

const { mostFileCharacters, mostUnpackedBytes } = most

/** A file with so many letters in it that pack well. */
function contents(letters: number) {
  const record = { id: 'x', text: 'x'.repeat(letters) }
  return { ...nothingSaved, unread: [{ kind: 'army' as const, id: 'x', record, entries: [] }] }
}

async function bytesOf(letters: number): Promise<number> {
  const whole = JSON.stringify({ formatVersion: 2, ...aboutGame, ...contents(letters) })
  return new TextEncoder().encode(whole).length
}

describe('[fault: hostile-backup] a file that is too large', () => {
  test('is not read', async () => {
    const file = await packFile(contents(10), aboutGame, [])
    const largest = file.padEnd(mostFileCharacters, '\n')
    expect(await readFile(largest)).toHaveProperty('contents')
    const problem = { code: 'tooLarge', most: mostFileCharacters }
    expect(await readFile(`${largest}\n`)).toEqual({ problem })
    expect(await readFile(new TextEncoder().encode(`${largest}\n`))).toEqual({ problem })
  })

  test('is not unpacked', async () => {
    const packed = await gzip(new TextEncoder().encode(' '.repeat(mostUnpackedBytes + 1)))
    const problem = { code: 'tooLarge', most: mostUnpackedBytes }
    expect(await unpackContents(packed)).toEqual({ problem })
  })

  test('is not made', async () => {
    const empty = await bytesOf(0)
    const largest = mostUnpackedBytes - empty
    expect(await bytesOf(largest)).toBe(mostUnpackedBytes)
    expect(await unpackContents(await packContents(contents(largest), aboutGame))).toHaveProperty('contents')
    expect(() => packContents(contents(largest + 1), aboutGame)).toThrow(RangeError)
    const bytes = new Uint8Array(3)
    const words = mostFileCharacters - fileOf(bytes, ['']).length
    expect(fileOf(bytes, ['x'.repeat(words)])).toHaveLength(mostFileCharacters)
    expect(() => fileOf(bytes, ['x'.repeat(words + 1)])).toThrow(RangeError)
  })
})
