// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { backupText, parseBackup, type BackupGame, type CheckedGame } from '@/storage/backup-file.ts'
import { TallyJournal, type Tap } from '../support/journals.ts'
import { emptyBrowser, longJournal, storeJournal, tallyStorage } from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'

beforeEach(emptyBrowser)

function backupOf(journal: TallyJournal): BackupGame {
  const entries = journal.sealed.map(({ text, entry }) => ({ text, hash: entry.hash }))
  return { id: 'game', rulebook: tally.id, name: 'Ligny', createdAt: 1_000, entries }
}

function onlyGame(text: string): CheckedGame {
  const parsed = parseBackup(text)
  const game = 'games' in parsed ? parsed.games[0] : undefined
  if (game === undefined) throw new Error(JSON.stringify(parsed))
  return game
}

const importedAs = { id: 'copy', name: 'Ligny', summary: null, stateVersion: tally.stateVersion }

describe('a backup file', () => {
  it('holds a game as it was written', async () => {
    const storage = tallyStorage()
    const journal = longJournal(5)
    await storeJournal(storage, journal)
    const text = await storage.exportGame('game', 5_000)
    expect(JSON.parse(text)).toEqual({
      format: 'aide-de-camp',
      formatVersion: 1,
      savedAt: 5_000,
      games: [backupOf(journal)],
    })
  })

  it('comes back the same from export, import and export', async () => {
    const taps = fc.array(
      fc.oneof<fc.Arbitrary<Tap>[]>(fc.nat(99), fc.constantFrom<Tap[]>('undo', 'redo', 'abandon')),
      { maxLength: 60 },
    )
    await fc.assert(
      fc.asyncProperty(taps, async (script) => {
        emptyBrowser()
        const storage = tallyStorage()
        const journal = new TallyJournal()
        for (const tap of script) journal.tap(tap)
        await storeJournal(storage, journal)
        const checked = onlyGame(await storage.exportGame('game', 1))
        await storage.importGame(checked, { ...importedAs, state: journal.state })
        expect(onlyGame(await storage.exportGame('copy', 1)).entries).toEqual(checked.entries)
        const copy = await storage.openGame('copy', tally)
        expect(copy).toMatchObject({ head: journal.head })
        const rebuilt = await storage.openGame('copy', { ...tally, stateVersion: 2 })
        if ('problem' in copy || 'problem' in rebuilt) throw new Error('unreadable')
        expect(copy.steps.at(-1)?.state).toEqual(journal.state)
        expect(rebuilt.steps.at(-1)?.state).toEqual(journal.state)
      }),
      { numRuns: 20 },
    )
  })

  it('is imported beside what is there', async () => {
    const storage = tallyStorage()
    const journal = longJournal(3)
    await storeJournal(storage, journal)
    const checked = onlyGame(await storage.exportGame('game', 1))
    await storage.importGame(checked, { ...importedAs, state: journal.state })
    expect((await storage.listGames()).map(({ id }) => id).sort()).toEqual(['copy', 'game'])
    expect(await storage.openGame('game', tally)).toMatchObject({ head: journal.head })
  })

  it('cannot be made of a game that is not there', async () => {
    await expect(tallyStorage().exportGame('nowhere', 1)).rejects.toMatchObject({ code: 'missing' })
  })
})

describe('a file that cannot be read', () => {
  const good = backupOf(longJournal(5))
  const text = backupText([good], 1)

  function withEntries(change: (entries: { text: string; hash: string }[]) => unknown): string {
    return JSON.stringify({ ...JSON.parse(text), games: [{ ...good, entries: change([...good.entries]) }] })
  }

  it.each([
    ['half a file', text.slice(0, -20), { code: 'notJson', path: '' }],
    ['rules', '{"format":"aide-de-camp-rules"}', { code: 'rulesFile', path: '' }],
    ['an army list', '{"format":"aide-de-camp-army"}', { code: 'armyFile', path: '' }],
    ['a picture', '\u0089PNG', { code: 'notJson', path: '' }],
    ['another program’s', '{"format":"vassal"}', { code: 'anotherProgram', path: '' }],
    ['a list', '[]', { code: 'anotherProgram', path: '' }],
    ['a newer one', text.replace('"formatVersion":1', '"formatVersion":2'), { code: 'newer', path: '' }],
    [
      'no games',
      '{"format":"aide-de-camp","formatVersion":1,"savedAt":1}',
      { code: 'malformed', path: 'games' },
    ],
    [
      'a game without a name',
      text.replace('"name":"Ligny",', ''),
      { code: 'malformed', path: 'games[0].name' },
    ],
    ['a game without entries', withEntries(() => []), { code: 'malformed', path: 'games[0].entries' }],
    [
      'a hash that is none',
      withEntries((entries) => entries.map((entry) => ({ ...entry, hash: 7 }))),
      { code: 'malformed', path: 'games[0].entries[0].hash' },
    ],
  ])('%s', (_name, file, problem) => {
    expect(parseBackup(file)).toEqual({ problem })
  })

  it.each([0, 3, 5])('names the entry that was changed: %i', (index) => {
    const file = withEntries((entries) =>
      entries.map((entry, place) =>
        place === index ? { ...entry, text: entry.text.replace('"at":1', '"at":2') } : entry,
      ),
    )
    expect(parseBackup(file)).toEqual({
      problem: {
        code: 'badEntry',
        path: `games[0].entries[${index}]`,
        problem: 'altered',
        game: 'Ligny',
        entry: index,
      },
    })
  })

  it('names the place where an entry was taken out', () => {
    const file = withEntries((entries) => entries.toSpliced(2, 1))
    expect(parseBackup(file)).toMatchObject({ problem: { code: 'badEntry', problem: 'altered', entry: 2 } })
  })

  it('names the entry of a newer program', () => {
    const file = withEntries((entries) => entries.with(4, { text: '{"version":2}', hash: '' }))
    expect(parseBackup(file)).toMatchObject({ problem: { problem: 'unsupported', entry: 4 } })
  })
})
