// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import type { GameHere } from '@/storage/backup/here.ts'
import { nearest } from '@/storage/backup/meeting.ts'
import { backupGameOf } from '../../support/backups.ts'
import { MemoryJournal, type TallyJournal } from '../../support/journals.ts'
import { longJournal } from '../../support/stored-games.ts'
import { tally, type TallyCommand, type TallyEffect, type TallyState } from '../../support/tally.ts'

/** A game as it lies here. */
function here(journal: TallyJournal, id = 'game'): GameHere {
  const rows = journal.sealed.map(({ text, entry: { index, hash } }) => ({ game: id, index, text, hash }))
  const record = {
    id,
    formatVersion: 1,
    rulebook: tally.id,
    name: 'Ligny',
    summary: null,
    createdAt: 1_000,
    playedAt: 1_000,
    head: journal.head,
    draft: null,
    ownDice: {},
  } as const
  return { record, rows }
}

/** A journal that goes on from another one in its own way. */
function branch(commands: number, ...values: number[]): TallyJournal {
  const journal = longJournal(commands)
  for (const value of values) journal.command({ type: 'set', value })
  return journal
}

function beganOtherwise(): MemoryJournal<TallyState, TallyCommand, TallyEffect> {
  const journal = new MemoryJournal(tally)
  const content = { at: 2_000, side: null, rolls: [], reasons: [], chartSet: 'standard' }
  journal.write({ ...content, command: { type: 'begin', name: 'Wavre' }, effects: [] })
  return journal
}

const file = backupGameOf(longJournal(6))

/** What the nearest game here is to a game of a file. */
function met(games: readonly GameHere[], game = file): unknown {
  const meeting = nearest(game, games)
  return meeting === null ? null : [meeting.here.record.id, meeting.kind, meeting.common]
}

describe('the game here that is nearest to one of a file', () => {
  const parted = here(branch(4, 11), 'parted')
  const partedSooner = here(branch(2, 11), 'partedSooner')
  const continued = here(longJournal(3), 'continued')
  const continuedSooner = here(longJournal(1), 'continuedSooner')
  const behind = here(longJournal(9), 'behind')
  const same = here(longJournal(6), 'same')

  it.each([
    ['is the one that is the same', [parted, continued, behind, same], 'same', 7],
    ['is the one that has all of it, and more', [parted, continued, behind], 'behind', 7],
    ['is the one that goes on in the file', [parted, continued], 'continued', 4],
    ['is of those that go on in it the one that is farthest', [continuedSooner, continued], 'continued', 4],
    ['is of those that went another way the one that did last', [partedSooner, parted], 'parted', 5],
  ])('%s', (_name, games, id, common) => {
    expect(met(games)).toEqual([id, id, common])
    expect(met(games.toReversed())).toEqual([id, id, common])
  })

  it('is none where none has begun as it has', () => {
    expect(met([])).toBeNull()
    expect(met([same, parted], backupGameOf(beganOtherwise()))).toBeNull()
  })

  test('[fault: hand-over] is none where none has the entry before what is new', () => {
    const news = backupGameOf(longJournal(6), { from: 3 })
    expect(met([here(branch(1, 8, 9, 10))], news)).toBeNull()
    expect(met([here(longJournal(1))], news)).toBeNull()
    expect(met([here(longJournal(2))], news)).toEqual(['game', 'continued', 3])
  })
})

describe('[fault: import-keeps] a game here that is damaged', () => {
  const whole = here(longJournal(3))
  const { record, rows } = whole
  const { head } = record
  const [other] = here(branch(3, 99)).rows.slice(-1)

  it.each<[string, GameHere, number]>([
    ['has an entry of the same hash that says something else', spoilt({ text: '{}' }), 2],
    ['has an entry of the same text under another hash', spoilt({ hash: 'none' }), 2],
    ['has an entry that is stored elsewhere', spoilt({ index: 9 }), 2],
    [
      'ends otherwise than its head says',
      { rows, record: { ...record, head: { ...head, lastHash: 'x' } } },
      4,
    ],
    ['has an entry behind its head', { record, rows: other === undefined ? [] : [...rows, other] }, 4],
    ['lacks its last entry', { record, rows: rows.slice(0, -1) }, 3],
  ])('is not gone on with where it %s', (_how, damaged, common) => {
    expect(met([damaged])).toEqual(['game', 'parted', common])
  })

  function spoilt(change: object): GameHere {
    return { ...whole, rows: rows.map((row) => (row.index === 2 ? { ...row, ...change } : row)) }
  }
})
