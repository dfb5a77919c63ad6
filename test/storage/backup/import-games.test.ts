// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { collectGame } from '@/storage/backup/collect.ts'
import { planImport } from '@/storage/backup/plan.ts'
import type { GameStep } from '@/storage/backup/steps.ts'
import { changeGameNotes, readGameNotes } from '@/storage/game-notes.ts'
import { createConnection, createGameStorage, createShelf } from '@/storage/index.ts'
import { backupGameOf, checked, contentsOf, everythingStored, imported } from '../../support/backups.ts'
import { TallyJournal, type Tap } from '../../support/journals.ts'
import { emptyBrowser, longJournal, storeJournal } from '../../support/stored-games.ts'
import { tally } from '../../support/tally.ts'

beforeEach(emptyBrowser)

function browser() {
  const connection = createConnection({ blockedWait: 20, patience: 2_000 })
  return { connection, ...createGameStorage(connection), ...createShelf(connection, [tally.id]) }
}

/** What a step says, without what it writes and where it was found. */
function said(step: GameStep): unknown {
  const others = new Set(['what', 'write', 'known'])
  return Object.fromEntries(Object.entries(step).filter(([key]) => !others.has(key)))
}

/** A journal that goes on from another one in its own way. */
function branch(commands: number, ...values: number[]): TallyJournal {
  const journal = longJournal(commands)
  for (const value of values) journal.command({ type: 'set', value })
  return journal
}

const draft = { command: { type: 'rollTwo' }, faces: [{ face: 7, origin: 'rolled' as const }] }

describe('a game of a file', () => {
  it('comes as it was where it is not here', async () => {
    const { connection, openGame, listGames } = browser()
    const journal = longJournal(60)
    const contents = contentsOf(journal, { draft, ownDice: { a: true } })
    const plan = await imported(connection, contents)
    expect(plan.games.map(said)).toEqual([{ name: 'Ligny', kind: 'new', entries: 61 }])
    const opened = await openGame('game', tally)
    expect(opened).toMatchObject({ head: journal.head, draft, ownDice: { a: true } })
    expect(await collectGame(connection, 'game')).toEqual(contents)
    expect(await listGames()).toMatchObject([
      { id: 'game', name: 'Ligny', summary: { count: 60 }, createdAt: 1_000, playedAt: 1_060 },
    ])
  })

  test('[fault: import-keeps] the same file twice changes nothing the second time', async () => {
    const { connection } = browser()
    await imported(connection, contentsOf(longJournal(5), { draft }))
    const before = await everythingStored()
    const plan = await imported(connection, contentsOf(longJournal(5), { draft }))
    expect(plan.games.map(said)).toEqual([{ name: 'Ligny', kind: 'upToDate' }])
    expect(await everythingStored()).toEqual(before)
  })

  it('brings the one here up to date where it goes on, also under another id', async () => {
    const { connection, openGame, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, longJournal(4), 'mine')
    const longer = longJournal(9)
    longer.undo()
    const plan = await imported(connection, contentsOf(longer))
    expect(plan.games.map(said)).toEqual([
      { name: 'Ligny', kind: 'broughtUpToDate', from: 5, to: 11, draft: false },
    ])
    expect(await openGame('mine', tally)).toMatchObject({ head: longer.head, game: { playedAt: 1_010 } })
    expect(await storage.listGames()).toHaveLength(1)
  })

  it('takes no die along over one that waits here, and one that waits there where none does', async () => {
    const { connection, openGame } = browser()
    await imported(connection, contentsOf(longJournal(4)))
    const taken = await imported(connection, contentsOf(longJournal(4), { draft }))
    expect(taken.games.map(said)).toMatchObject([{ kind: 'broughtUpToDate', from: 5, to: 5, draft: true }])
    expect(await openGame('game', tally)).toMatchObject({ draft })
    const other = { ...draft, faces: [{ face: 1, origin: 'rolled' as const }] }
    const left = await imported(connection, contentsOf(longJournal(4), { draft: other }))
    expect(left.games.map(said)).toEqual([{ name: 'Ligny', kind: 'upToDate' }])
  })

  it('goes on beside a die that waits here: it was thrown for the state that it stands on', async () => {
    const { connection, openGame } = browser()
    await imported(connection, contentsOf(longJournal(4), { draft }))
    const further = contentsOf(longJournal(6))
    const plan = await imported(connection, further)
    expect(plan.games.map(said)).toMatchObject([{ kind: 'keptAsCopy', common: 5, copyName: 'Ligny (2)' }])
    expect(await openGame('game', tally)).toMatchObject({ draft, head: { nextIndex: 5 } })
    const again = await imported(connection, further)
    expect(again.games.map(said)).toEqual([{ name: 'Ligny (2)', kind: 'upToDate' }])
  })

  test('[fault: import-keeps] an older file leaves the longer game here alone', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(9))
    const before = await everythingStored()
    const plan = await imported(connection, contentsOf(longJournal(4)))
    expect(plan.games.map(said)).toEqual([{ name: 'Ligny', kind: 'behind', here: 10, there: 5 }])
    expect(await everythingStored()).toEqual(before)
  })

  test.each([
    ['is the same', longJournal(9), 10],
    ['has less', longJournal(4), 5],
    ['parts from it', branch(4, 11), 5],
  ])('[fault: hand-over] says which game here it %s as, and how far', async (_how, journal, common) => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(9), 'mine')
    const plan = await planImport(connection, await checked(contentsOf(journal)))
    const lastHash = longJournal(9).sealed[common - 1]?.entry.hash
    expect(plan.games).toMatchObject([{ known: { game: 'mine', nextIndex: common, lastHash } }])
  })

  test('[fault: import-keeps] a game that went another way is kept beside, and said so', async () => {
    const { connection, openGame, listGames, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, branch(4, 11, 12))
    const plan = await imported(connection, contentsOf(branch(4, 21)))
    expect(plan.games.map(said)).toEqual([
      { name: 'Ligny', kind: 'keptAsCopy', common: 5, copyName: 'Ligny (2)' },
    ])
    const games = await listGames()
    expect(games.map(({ name }) => name).toSorted()).toEqual(['Ligny', 'Ligny (2)'])
    expect(await openGame('game', tally)).toMatchObject({ head: branch(4, 11, 12).head })
    const copy = games.find(({ id }) => id !== 'game')?.id ?? ''
    expect(await openGame(copy, tally)).toMatchObject({ head: branch(4, 21).head })
    const again = await imported(connection, contentsOf(branch(4, 21)))
    expect(again.games.map(said)).toEqual([{ name: 'Ligny (2)', kind: 'upToDate' }])
  })

  it('that was deleted here has its own name again, though its copy stayed', async () => {
    const { connection, listGames, removeGame, ...storage } = browser()
    await storeJournal(storage, branch(4, 11, 12))
    await imported(connection, contentsOf(branch(4, 21)))
    await removeGame('game')
    const plan = await imported(connection, contentsOf(branch(4, 11, 12)))
    expect(plan.games.map(said)).toEqual([
      { name: 'Ligny (2)', kind: 'keptAsCopy', common: 5, copyName: 'Ligny' },
    ])
    expect((await listGames()).map(({ name }) => name).toSorted()).toEqual(['Ligny', 'Ligny (2)'])
    const stored = (await everythingStored())['games']
    expect(stored).toContainEqual(expect.objectContaining({ id: 'game', name: 'Ligny' }))
    expect(stored).not.toContainEqual(expect.objectContaining({ id: 'game', copy: expect.anything() }))
  })

  it('has the name that it had where its copy comes in the same file, whichever comes first', async () => {
    const { connection, openGame } = browser()
    const copy = backupGameOf(branch(4, 21), { id: 'a', name: 'Ligny (2)' })
    const own = backupGameOf(branch(4, 11), { id: 'b' })
    await imported(connection, { ...contentsOf(branch(4)), games: [copy, own] })
    expect(await openGame('a', tally)).toMatchObject({ game: { name: 'Ligny (2)' } })
    expect(await openGame('b', tally)).toMatchObject({ game: { name: 'Ligny' } })
  })

  it('goes on in the copy that was kept, which keeps its name', async () => {
    const { connection, openGame, appendEntry, listGames, ...storage } = browser()
    await storeJournal({ openGame, appendEntry, ...storage }, branch(4, 11, 12))
    await imported(connection, contentsOf(branch(4, 21)))
    const plan = await imported(connection, contentsOf(branch(4, 21, 22)))
    expect(plan.games.map(said)).toMatchObject([
      { name: 'Ligny (2)', kind: 'broughtUpToDate', from: 6, to: 7 },
    ])
    const copy = (await listGames()).find(({ id }) => id !== 'game')?.id ?? ''
    const journal = branch(4, 21, 22)
    const { head } = journal
    journal.command({ type: 'set', value: 23 })
    const sealed = journal.sealed.at(-1)
    if (sealed === undefined) throw new Error('no entry')
    const { state } = journal
    const about = { name: state.name, summary: null, state, stateVersion: 1, head: journal.head }
    await appendEntry({ game: copy, expected: { head, draft: null }, ...sealed, ...about })
    expect((await listGames()).map(({ name }) => name).toSorted()).toEqual(['Ligny', 'Ligny (2)'])
  })

  test('[fault: hand-over] its news alone goes on where the game here has what came before', async () => {
    const { connection, openGame, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, longJournal(4))
    const plan = await imported(connection, contentsOf(longJournal(9), { from: 5 }))
    expect(plan.games.map(said)).toMatchObject([{ kind: 'broughtUpToDate', from: 5, to: 10 }])
    expect(await openGame('game', tally)).toMatchObject({ head: longJournal(9).head })
  })

  test('[fault: hand-over] its news may begin before the end of the game here', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(6))
    const plan = await imported(connection, contentsOf(longJournal(9), { from: 3 }))
    expect(plan.games.map(said)).toMatchObject([{ kind: 'broughtUpToDate', from: 7, to: 10 }])
  })

  test.each([
    ['is not here', null, 0],
    ['is not here so far', 4, 5],
  ])('[fault: hand-over] its news are refused where what came before %s', async (_where, commands, here) => {
    const { connection, ...storage } = browser()
    if (commands !== null) await storeJournal(storage, longJournal(commands))
    await storage.listGames()
    const before = await everythingStored()
    const plan = await imported(connection, contentsOf(longJournal(9), { from: 8 }))
    expect(plan.games.map(said)).toEqual([{ name: 'Ligny', kind: 'lacksBeginning', after: 8, here }])
    expect(await everythingStored()).toEqual(before)
  })

  test('[fault: hand-over] news that went another way are kept beside, with what came before', async () => {
    const { connection, openGame, listGames, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, branch(4, 11))
    const plan = await imported(connection, contentsOf(branch(4, 21, 22), { from: 5 }))
    expect(plan.games.map(said)).toMatchObject([{ kind: 'keptAsCopy', common: 5, copyName: 'Ligny (2)' }])
    const copy = (await listGames()).find(({ id }) => id !== 'game')?.id ?? ''
    expect(await openGame(copy, tally)).toMatchObject({ head: branch(4, 21, 22).head })
    expect((await collectGame(connection, copy)).games[0]?.entries).toHaveLength(7)
  })

  it('meets what the games before it in the file have left', async () => {
    const { connection, listGames, ...storage } = browser()
    await storeJournal(storage, longJournal(4))
    const games = [...contentsOf(branch(6, 21, 22), { id: 'copy' }).games, ...contentsOf(branch(6, 11)).games]
    const plan = await imported(connection, { ...contentsOf(longJournal(0)), games })
    expect(plan.games.map(said)).toMatchObject([
      { kind: 'broughtUpToDate', from: 5, to: 8 },
      { kind: 'keptAsCopy', common: 7 },
    ])
    expect(await listGames()).toHaveLength(2)
  })

  test('[fault: import-keeps] a game that is damaged here is left, and the sound one kept beside', async () => {
    const { connection, openGame, listGames, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, longJournal(4))
    await connection.use(async (database) => {
      await database.put('entries', { game: 'game', index: 2, text: '{}', hash: 'none' })
    })
    const plan = await imported(connection, contentsOf(longJournal(6)))
    expect(plan.games.map(said)).toMatchObject([{ kind: 'keptAsCopy', common: 2 }])
    expect(await listGames()).toHaveLength(2)
  })

  it('is left out where its rulebook is not known', async () => {
    const { connection, listGames } = browser()
    const plan = await imported(connection, contentsOf(longJournal(2), { rulebook: 'chess' }))
    expect(plan.games.map(said)).toEqual([{ name: 'Ligny', kind: 'unknownRulebook' }])
    expect(await listGames()).toEqual([])
  })

  it('gets an id that is fit for an address', async () => {
    const { connection, listGames } = browser()
    await imported(connection, contentsOf(longJournal(2), { id: '../settings' }))
    expect((await listGames())[0]?.id).toMatch(/^[0-9a-f]{32}$/u)
  })

  it('leaves what the phone remembers of the game', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(4))
    const mark = { at: 1, nextIndex: 5, lastHash: 'x' }
    await changeGameNotes(connection, 'game', (notes) => ({ ...notes, saved: mark }))
    await imported(connection, contentsOf(longJournal(9)))
    expect(await readGameNotes(connection, 'game')).toMatchObject({ saved: mark })
  })
})

describe('carrying a plan out', () => {
  test('[fault: import-keeps] is refused where the game has moved since', async () => {
    const { connection, openGame, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, longJournal(4))
    const plan = await planImport(connection, await checked(contentsOf(longJournal(9))))
    await imported(connection, contentsOf(branch(4, 11)))
    const before = await everythingStored()
    await expect(carryOut(connection, plan)).rejects.toMatchObject({ code: 'conflict' })
    expect(await everythingStored()).toEqual(before)
  })

  test('[fault: import-keeps] is refused where the game that a copy is kept beside has moved', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, branch(4, 11))
    const plan = await planImport(connection, await checked(contentsOf(branch(4, 21))))
    await imported(connection, contentsOf(branch(4, 11, 12)))
    await expect(carryOut(connection, plan)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('twice comes to the same', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(4))
    const plan = await planImport(connection, await checked(contentsOf(longJournal(9))))
    await carryOut(connection, plan)
    const before = await everythingStored()
    await carryOut(connection, plan)
    expect(await everythingStored()).toEqual(before)
  })

  test('[fault: import-keeps] is all or nothing', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(4))
    const games = [...contentsOf(longJournal(9)).games, ...contentsOf(branch(0, 3), { id: 'other' }).games]
    const plan = await planImport(connection, await checked({ ...contentsOf(longJournal(0)), games }))
    await connection.use(async (database) => {
      await database.put('entries', { game: 'other', index: 1, text: '', hash: '' })
    })
    const before = await everythingStored()
    await expect(carryOut(connection, plan)).rejects.toMatchObject({ code: 'failed' })
    expect(await everythingStored()).toEqual(before)
  })
})

const taps = fc.array(
  fc.oneof<fc.Arbitrary<Tap>[]>(fc.nat(99), fc.constantFrom<Tap[]>('undo', 'redo', 'abandon')),
  { maxLength: 40 },
)

function played(script: readonly Tap[]): TallyJournal {
  const journal = new TallyJournal()
  for (const tap of script) journal.tap(tap)
  return journal
}

describe('any two journals', () => {
  test('[fault: import-keeps] whatever comes, no entry of what is here goes, and a second time changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(taps, taps, taps, async (common, here, there) => {
        emptyBrowser()
        const { connection, ...storage } = browser()
        await storeJournal(storage, played([...common, ...here]))
        const before = await everythingStored()
        const file = contentsOf(played([...common, ...there]))
        await imported(connection, file)
        const after = await everythingStored()
        expect(after['entries']).toEqual(expect.arrayContaining([...(before['entries'] ?? [])]))
        const texts = (after['entries'] ?? []).map((row) => JSON.stringify(row))
        for (const { text } of file.games[0]?.entries ?? []) {
          expect(texts.some((row) => row.includes(JSON.stringify(text)))).toBe(true)
        }
        await imported(connection, file)
        expect(await everythingStored()).toEqual(after)
      }),
      { numRuns: 25 },
    )
  })
})
