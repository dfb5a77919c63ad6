// @vitest-environment node
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readBackup } from '@/storage/backup/check.ts'
import type { BackupContents } from '@/storage/backup/format.ts'
import { gunzip, gzip, TooLarge } from '@/storage/backup/gzip.ts'
import { packFile } from '@/storage/backup/pack.ts'
import { readFile } from '@/storage/backup/read.ts'
import { textForm } from '@/storage/backup/text-form.ts'
import { aboutGame, contentsOf, tallyKeeperOf } from '../../support/backups.ts'
import { longJournal } from '../../support/stored-games.ts'
import { version1Text } from '../../support/version-1.ts'

const contents = contentsOf(longJournal(5))
const [game] = contents.games
if (game === undefined) throw new Error('a game was expected')
const good = { about: aboutGame, contents }
const text = await packFile(contents, aboutGame, ['1 game.', 'Ligny: 6 entries'])

/** A file whose checksum is right, whatever is packed in it. */
function fileOf(data: unknown): string {
  const packed = gzipSync(typeof data === 'string' ? data : JSON.stringify(data))
  return textForm(new Uint8Array(packed), [])
}

function withGame(change: object): unknown {
  return { formatVersion: 2, ...aboutGame, games: [{ ...game, ...change }] }
}

function withEntries(change: (entries: { text: string; hash: string }[]) => unknown): unknown {
  return withGame({ entries: change([...(game?.entries ?? [])]) })
}

describe('a backup file', () => {
  it('is plain text that says what it is', () => {
    const [title, ...lines] = text.split('\n')
    expect(title).toBe('Aide-de-Camp file, format 2')
    expect(lines.slice(0, 2)).toEqual(['1 game.', 'Ligny: 6 entries'])
    expect(lines[2]).toMatch(/^sha256 [0-9a-f]{64} of \d+ bytes$/u)
    expect(text).toMatch(/^[\n\x20-\x7e]*$/u)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100)
  })

  test('[fault: round-trip] comes back as it was', async () => {
    expect(await readFile(text)).toEqual(good)
    expect(await readFile(new TextEncoder().encode(text))).toEqual(good)
  })

  it.each([
    ['a mark of the byte order', (file: string) => `\uFEFF${file}`],
    ['line ends of Windows', (file: string) => file.replaceAll('\n', '\r\n')],
    ['line ends of an old Mac', (file: string) => file.replaceAll('\n', '\r')],
    ['blanks at the ends of lines', (file: string) => file.replaceAll('\n', ' \t\n')],
    ['no last line end', (file: string) => file.trimEnd()],
    ['more line ends', (file: string) => `${file}\n\n`],
    ['marks of quoting', (file: string) => file.replaceAll(/^/gmu, '> ')],
    ['a greeting above it', (file: string) => `Hello,\n\nhere is our game. Your move!\n\n${file}`],
    ['the head of a mail', (file: string) => `${'Received: from a host\r\n'.repeat(200)}\r\n${file}`],
    ['blanks before its lines', (file: string) => file.replaceAll(/^/gmu, '  ')],
    ['who sent it, below', (file: string) => `${file}\n-- \nBest wishes\nBob`],
    [
      'a mail that quotes a mail',
      (file: string) =>
        `Thanks!\r\n\r\nOn Monday Bob wrote:\r\n${file.replaceAll(/^/gmu, '> > ').replaceAll('\n', ' \r\n')}`,
    ],
    ['letters of another alphabet in its words', (file: string) => file.replace('game', 'gamé\u0000')],
  ])('forgives %s', async (_what, change) => {
    expect(await readFile(change(text))).toEqual(good)
  })

  it('is not misled by a name that looks like its checksum', async () => {
    const hostile = `sha256 ${'0'.repeat(64)} of 3 bytes`
    expect(await readFile(await packFile(contents, aboutGame, [hostile]))).toEqual(good)
  })

  it('is not misled by a name that looks like its title', async () => {
    const words = ['Aide-de-Camp file, format 9']
    expect(await readFile(await packFile(contents, aboutGame, words))).toEqual(good)
  })

  it('is the first of two, where a mail quotes the one before it', async () => {
    const older = await packFile(contentsOf(longJournal(2)), aboutGame, [])
    expect(await readFile(`${text}\nOn Monday Bob wrote:\n${older.replaceAll(/^/gmu, '> ')}`)).toEqual(good)
  })

  test('[fault: foreign-file] is not looked for below more than any mail has above it', async () => {
    const read = await readFile(`${'a line of a mail\n'.repeat(4_000)}${text}`)
    expect(read).toEqual({ problem: { code: 'anotherProgram' } })
  })

  it('takes every section for empty that is not there', async () => {
    const bare = await readFile(fileOf({ formatVersion: 2, ...aboutGame }))
    const nothing = { games: [], armies: [], chartSets: [], setups: [], settings: null, unread: [] }
    expect(bare).toEqual({ about: aboutGame, contents: nothing })
  })

  it('of the first version is read', async () => {
    const { id, rulebook, name, createdAt, entries } = game
    const old = version1Text([{ id, rulebook, name, createdAt, entries }], 5_000)
    expect(await readFile(old)).toEqual({ about: { ...aboutGame, savedBy: '' }, contents })
  })
})

describe('packing', () => {
  const bytes = new TextEncoder().encode('a'.repeat(100_000) + 'z')

  it.each([
    ['by the platform', 'by the platform', globalThis, globalThis],
    ['by the library', 'by the library', {}, {}],
    ['by the library', 'by the platform', {}, globalThis],
    ['by the platform', 'by the library', globalThis, {}],
  ])('%s is unpacked %s', async (_one, _other, packing, unpacking) => {
    const packed = await gzip(bytes, packing)
    expect(packed.length).toBeLessThan(1_000)
    expect(await gunzip(packed, bytes.length, unpacking)).toEqual(bytes)
  })

  test.each([
    ['the platform', globalThis],
    ['the library', {}],
  ])('[fault: hostile-backup] %s stops where it comes to too much', async (_name, platform) => {
    const packed = await gzip(new Uint8Array(20_000_000))
    await expect(gunzip(packed, 1_000_000, platform)).rejects.toBeInstanceOf(TooLarge)
  })

  test.each([
    ['the platform', globalThis],
    ['the library', {}],
  ])('[fault: hostile-backup] %s rejects what was not packed', async (_name, platform) => {
    await expect(gunzip(new TextEncoder().encode('not packed'), 1_000, platform)).rejects.toBeInstanceOf(
      Error,
    )
  })
})

describe('a file that cannot be read', () => {
  test.each([
    ['empty', ''],
    ['anotherProgram', '\u0089PNG\r\n\u001a\n'],
    ['anotherProgram', 'British army\nLine x4'],
    ['anotherProgram', '{"format":"vassal"}'],
    ['anotherProgram', '[]'],
    ['notJson', '{"format":"aide-de-camp"'],
    ['rulesFile', '{"format":"aide-de-camp-rules"}'],
    ['armyFile', '{"format":"aide-de-camp-army"}'],
    ['boardFile', '{"format":"aide-de-camp-board"}'],
  ])('[fault: foreign-file] is told from our own: %s', async (code, file) => {
    expect(await readFile(file)).toEqual({ problem: { code } })
  })

  test.each([
    ['title', text.replace('format 2', 'format 3')],
    ['contents', fileOf({ formatVersion: 3 })],
    ['first form', '{"format":"aide-de-camp","formatVersion":2}'],
  ])('is of a newer version: %s', async (_where, file) => {
    expect(await readFile(file)).toEqual({ problem: { code: 'newer' } })
  })

  test('[fault: truncated-backup] half a file says how much of it is there', async () => {
    const whole = Number(/of (\d+) bytes/u.exec(text)?.[1])
    const read = await readFile(text.slice(0, -300))
    expect(read).toMatchObject({ problem: { code: 'truncated', whole } })
    expect(await readFile(text.slice(0, 60))).toEqual({ problem: { code: 'truncated', there: 0, whole: 0 } })
  })

  test('[fault: truncated-backup] wherever it is cut, it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.trimEnd().length - 1), async (length) => {
        expect(await readFile(text.slice(0, length))).toHaveProperty('problem')
      }),
      { numRuns: 60 },
    )
  })

  test('[fault: hostile-backup] one letter changed in what is packed is found', async () => {
    const start = text.indexOf('bytes\n') + 6
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: start, max: text.length - 8 }), async (place) => {
        if (text[place] === '\n') return
        const other = text[place] === 'A' ? 'B' : 'A'
        const changed = text.slice(0, place) + other + text.slice(place + 1)
        expect(await readFile(changed)).toEqual({ problem: { code: 'damaged' } })
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['more than there should be', `${text}QUJD`, { code: 'damaged' }],
    ['what is no base64', `${text}!`, { code: 'damaged' }],
    ['a packed thing that is none', textForm(new Uint8Array([1, 2, 3]), []), { code: 'damaged' }],
    ['no JSON', fileOf('{"formatVersion":2'), { code: 'damaged' }],
    ['lists in lists', fileOf('['.repeat(10_000) + ']'.repeat(10_000)), { code: 'tooDeep' }],
    [
      'a key that reaches into every object',
      fileOf('{"formatVersion":2,"games":[{"__proto__":{}}]}'),
      { code: 'forbiddenKey', path: 'games[0].__proto__' },
    ],
    ['a number', fileOf(7), { code: 'malformed', path: '' }],
    ['no date', fileOf({ formatVersion: 2, kind: 'game' }), { code: 'malformed', path: 'savedAt' }],
    [
      'a game without a name',
      fileOf(withGame({ name: undefined })),
      { code: 'malformed', path: 'games[0].name' },
    ],
    [
      'a game without entries',
      fileOf(withGame({ entries: [] })),
      { code: 'malformed', path: 'games[0].entries' },
    ],
    [
      'two games of one id',
      fileOf({ formatVersion: 2, ...aboutGame, games: [game, game] }),
      { code: 'malformed', path: 'games' },
    ],
    [
      'a hash that is none',
      fileOf(withEntries((entries) => entries.map((entry) => ({ ...entry, hash: 7 })))),
      { code: 'malformed', path: 'games[0].entries[0].hash' },
    ],
  ])('[fault: hostile-backup] holds %s', async (_what, file, problem) => {
    expect(await readFile(file)).toMatchObject({ problem })
  })

  test('[fault: hostile-backup] that would unpack to more than any phone holds is stopped', async () => {
    const read = await readFile(fileOf(' '.repeat(130_000_000)))
    expect(read).toEqual({ problem: { code: 'tooLarge', most: 128_000_000 } })
  })
})

test('[fault: hostile-backup] more values than any phone holds are told from too many bytes', async () => {
  const problem = { code: 'tooMuch' }
  expect(await readFile(fileOf(`[${'0,'.repeat(2_000_001)}0]`))).toEqual({ problem })
  expect(await readFile(`[${'0,'.repeat(2_000_001)}0]`)).toEqual({ problem })
})

describe('a file whose journal does not hold', () => {
  async function problemOf(data: unknown): Promise<unknown> {
    const backup = await readBackup(fileOf(data), tallyKeeperOf)
    return 'problem' in backup ? backup.problem : null
  }

  test.each([0, 3, 5])('[fault: altered-journal] names the entry that was changed: %i', async (index) => {
    const data = withEntries((entries) =>
      entries.map((entry, place) =>
        place === index ? { ...entry, text: entry.text.replace('"at":1', '"at":2') } : entry,
      ),
    )
    expect(await problemOf(data)).toEqual({ code: 'badEntry', problem: 'altered', game: 'Ligny', index })
  })

  test('[fault: entry-left-out] names the place where an entry was taken out', async () => {
    const data = withEntries((entries) => entries.toSpliced(2, 1))
    expect(await problemOf(data)).toMatchObject({ code: 'badEntry', problem: 'altered', index: 2 })
  })

  test('[fault: hand-over] names an entry of what is new by its place in the whole', async () => {
    const { games } = contentsOf(longJournal(9), { from: 5 })
    const [news] = games
    const entries = news?.entries.toSpliced(2, 1)
    const data = { formatVersion: 2, ...aboutGame, games: [{ ...news, entries }] }
    expect(await problemOf(data)).toMatchObject({ code: 'badEntry', problem: 'altered', index: 7 })
  })

  it('says when its rules are not on this phone', async () => {
    const backup = await readBackup(text, () => Promise.resolve('missing'))
    expect(backup).toEqual({ problem: { code: 'rulesMissing', name: 'Ligny' } })
  })

  it('names an army list, a set of rules or a board that is none', async () => {
    const item = { id: 'a', changedAt: 1, content: { name: 'Corps', nation: 'atlantis' } }
    const data: Partial<BackupContents> = { armies: [item] }
    expect(await problemOf({ formatVersion: 2, ...aboutGame, ...data })).toEqual({
      code: 'malformed',
      path: 'armies[0].content.nation',
    })
  })
})
