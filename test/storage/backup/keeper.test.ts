// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { nextEntry } from '@/journal/index.ts'
import { checkBackup } from '@/storage/backup/check.ts'
import { nothingSaved, type EntryText } from '@/storage/backup/format.ts'
import { createKeeper } from '@/storage/backup/keeper.ts'
import { openJournal } from '@/storage/backup/journal-check.ts'
import { planImport } from '@/storage/backup/plan.ts'
import { createConnection, createGameStorage } from '@/storage/index.ts'
import {
  aboutGame,
  backupGameOf,
  checked,
  contentsOf,
  everythingStored,
  imported,
  tallyKeeperOf,
} from '../../support/backups.ts'
import { MemoryJournal, type TallyJournal } from '../../support/journals.ts'
import { emptyBrowser, longJournal, storeJournal } from '../../support/stored-games.ts'
import { tally, type TallyCommand, type TallyEffect, type TallyState } from '../../support/tally.ts'

beforeEach(emptyBrowser)

/** Rules by which nothing can be set to 4. */
const failing: typeof tally = {
  ...tally,
  apply(state, effect) {
    if (effect.type === 'setTo' && effect.value === 4) throw new Error('no such unit')
    return tally.apply(state, effect)
  },
}
const failingKeeper = createKeeper({
  rulebook: failing,
  nameOf: ({ name }) => name,
  summarise: ({ count }) => count,
})
const failingKeeperOf: typeof tallyKeeperOf = () => Promise.resolve(failingKeeper)

/** A journal that has nothing in common with the others. */
function startedOtherwise(): MemoryJournal<TallyState, TallyCommand, TallyEffect> {
  const journal = new MemoryJournal(tally)
  const content = { at: 2_000, side: null, rolls: [], reasons: [], chartSet: 'standard' }
  journal.write({
    ...content,
    command: { type: 'begin', name: 'Wavre' },
    effects: [{ type: 'named', name: 'Wavre' }],
  })
  return journal
}

/** Sealed one after the other, the last one in a place where it cannot stand. */
function misplaced(journal: TallyJournal, parent: number, nextIndex = journal.head.nextIndex): EntryText[] {
  const last = journal.sealed.at(-1)
  if (last === undefined) throw new Error('no entry')
  const { at, side, command, rolls, reasons, effects, chartSet } = last.entry
  const content = { at, side, command, rolls, reasons, effects, chartSet }
  const wrong = nextEntry({ ...journal.head, nextIndex }, parent, content)
  return [...journal.sealed, wrong].map(({ text, entry }) => ({ text, hash: entry.hash }))
}

describe('a whole game of a file', () => {
  test.each([
    ['is not here', null],
    ['is here', 2],
  ])(
    '[fault: old-rules] that the rules cannot carry out is refused by itself where it %s, and the others come',
    async (_where, commands) => {
      const connection = createConnection()
      if (commands !== null) await storeJournal(createGameStorage(connection), longJournal(commands))
      const games = [
        ...contentsOf(longJournal(6)).games,
        backupGameOf(startedOtherwise(), { id: 'wavre', name: 'Wavre' }),
      ]
      const plan = await imported(connection, { ...nothingSaved, games }, failingKeeperOf)
      expect(plan.games.map(({ kind }) => kind)).toEqual(['unplayable', 'new'])
      const stored = (await everythingStored())['games']
      expect(stored).toMatchObject([
        ...(commands === null ? [] : [{ id: 'game', head: longJournal(2).head }]),
        {},
      ])
    },
  )

  test.each([
    ['stands beside the game', misplaced(longJournal(3), 1), 4],
    ['says that it stands elsewhere', misplaced(longJournal(3), 3, 9), 4],
  ])('[fault: rebuilt-chain] is called broken where an entry %s', async (_how, entries, index) => {
    const contents = contentsOf(longJournal(3), { entries })
    const problem = { code: 'badEntry', problem: 'malformed', game: 'Ligny', index }
    expect(await checkBackup(aboutGame, contents, tallyKeeperOf)).toEqual({ problem })
    const unknown = await checkBackup(aboutGame, contents, () => Promise.resolve('unknown'))
    expect(unknown).toEqual({ problem })
  })
})

describe('what is new in a game', () => {
  test('[fault: rebuilt-chain] is not put behind the game here where an entry cannot stand there', async () => {
    const connection = createConnection()
    await storeJournal(createGameStorage(connection), longJournal(3))
    const before = await everythingStored()
    const entries = misplaced(longJournal(6), 2).slice(4)
    const plan = await imported(connection, contentsOf(longJournal(6), { from: 4, entries }))
    expect(plan.games).toMatchObject([{ what: 'game', name: 'Ligny', kind: 'unplayable', write: null }])
    expect(await everythingStored()).toEqual(before)
  })

  test('[fault: rebuilt-chain] is not kept beside the game here, either', async () => {
    const connection = createConnection()
    const played = longJournal(3)
    played.command({ type: 'set', value: 99 })
    await storeJournal(createGameStorage(connection), played)
    const entries = misplaced(longJournal(6), 2).slice(4)
    const plan = await planImport(connection, await checked(contentsOf(longJournal(6), { from: 4, entries })))
    expect(plan.games).toMatchObject([{ kind: 'unplayable' }])
  })

  it('goes on after the entries before it, and after no others', () => {
    const journal = longJournal(6)
    const { entries } = backupGameOf(journal)
    const news = { from: 4, previousHash: entries[3]?.hash ?? '', entries: entries.slice(4) }
    const keeper = createKeeper({
      rulebook: tally,
      nameOf: ({ name }) => name,
      summarise: ({ count }) => count,
    })
    const opened = keeper.open(news)
    if ('problem' in opened) throw new Error(opened.problem)
    expect(opened.keptAfter(entries.slice(0, 4))).toEqual({
      head: journal.head,
      node: 6,
      name: 'Ligny',
      summary: 6,
      state: journal.state,
      stateVersion: 1,
    })
    expect(opened.keptAfter(entries.slice(0, 3))).toEqual({ problem: 'altered', index: 3 })
    const unfit = failingKeeper.open(news)
    if ('problem' in unfit) throw new Error(unfit.problem)
    expect(unfit.keptAfter(entries.slice(0, 4))).toEqual({ problem: 'malformed', index: 6 })
    expect(openJournal(news)).toEqual({ entries: journal.entries.slice(4) })
  })
})
