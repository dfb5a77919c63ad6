// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { gunzip, gzip } from '@/storage/backup/gzip.ts'
import { readFile } from '@/storage/backup/read.ts'
import { backupGameOf } from '../../support/backups.ts'
import { longJournal } from '../../support/stored-games.ts'
import { version1Text } from '../../support/version-1.ts'

describe('a file that is not our own', () => {
  test.each([
    ['empty', ' \r\n\t\n'],
    ['empty', '\uFEFF'],
    ['anotherProgram', 'British army [1815]'],
    ['anotherProgram', 'x{"format":"aide-de-camp"}'],
    ['anotherProgram', ' \n {"format":"vassal"}'],
    ['notJson', ' \n {"format":"aide-de-camp"'],
  ])('[fault: foreign-file] is told to be %s: %j', async (code, file) => {
    expect(await readFile(file)).toEqual({ problem: { code } })
    expect(await readFile(new TextEncoder().encode(file))).toEqual({ problem: { code } })
  })
})

describe('a file of the first version', () => {
  const { id, rulebook, name, createdAt, entries } = backupGameOf(longJournal(2))
  const good = version1Text([{ id, rulebook, name, createdAt, entries }], 5_000)

  it('is read also below a blank line', async () => {
    expect(await readFile(`\n ${good}`)).toHaveProperty('contents.games.length', 1)
  })

  test.each([
    ['no date', good.replace('"savedAt":5000', '"savedAt":"May"'), { code: 'malformed', path: 'savedAt' }],
    [
      'a game without a name',
      good.replace('"name":"Ligny",', ''),
      { code: 'malformed', path: 'games[0].name' },
    ],
    [
      'a key that reaches into every object',
      good.replace('"createdAt"', '"constructor"'),
      { code: 'forbiddenKey', path: 'games[0].constructor' },
    ],
    [
      'lists in lists',
      good.replace('5000', '['.repeat(99) + ']'.repeat(99)),
      { code: 'tooDeep', path: expect.any(String) },
    ],
  ])('[fault: hostile-backup] is not taken with %s', async (_what, file, problem) => {
    expect(await readFile(file)).toEqual({ problem })
  })
})

describe('packing', () => {
  /** So many that a library takes them in several steps; none of them goes by packing. */
  const many = crypto.getRandomValues(new Uint8Array(60_000))

  it('is the platform’s own where there is one', async () => {
    const used: string[] = []
    class Packing extends CompressionStream {
      constructor(format: CompressionFormat) {
        used.push(`pack by ${format}`)
        super(format)
      }
    }
    class Unpacking extends DecompressionStream {
      constructor(format: CompressionFormat) {
        used.push(`unpack by ${format}`)
        super(format)
      }
    }
    const own = { CompressionStream: Packing, DecompressionStream: Unpacking }
    expect(await gunzip(await gzip(many, own), many.length, own)).toEqual(many)
    expect(used).toEqual(['pack by gzip', 'unpack by gzip'])
  })

  it('is undone by the library as far as it was packed, and no less', async () => {
    const packed = await gzip(many)
    expect(await gunzip(packed, many.length, {})).toEqual(many)
    await expect(gunzip(packed.slice(0, 40_000), many.length, {})).rejects.toThrow()
  })
})
