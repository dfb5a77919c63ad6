// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { emptyHead, followJournal, isSameHead, logLines, type Head } from '@/journal/index.ts'
import { TallyJournal, type Tap } from '../support/journals.ts'

function played(...taps: Tap[]): TallyJournal {
  const journal = new TallyJournal()
  for (const tap of taps) journal.tap(tap)
  return journal
}

describe('the head', () => {
  it.each<[string, Tap[], number, number[]]>([
    ['commands', [1, 2], 2, []],
    ['undo', [1, 2, 'undo'], 1, [2]],
    ['undo twice', [1, 2, 'undo', 'undo'], 0, [2, 1]],
    ['the first entry cannot be undone', [1, 'undo', 'undo'], 0, [1]],
    ['undo twice, redo once', [1, 2, 'undo', 'undo', 'redo'], 1, [2]],
    ['redo all', [1, 2, 'undo', 'undo', 'redo', 'redo'], 2, []],
    ['nothing to redo', [1, 'redo'], 1, []],
    ['a new command ends the redo', [1, 2, 'undo', 3], 4, []],
    ['undo past a branch', [1, 2, 'undo', 3, 'undo', 'undo'], 0, [4, 1]],
    ['abandoning changes nothing', [1, 2, 'undo', 'abandon'], 1, [2]],
  ])('%s', (_name, taps, position, redo) => {
    const { head, sealed } = played(...taps)
    expect(head).toMatchObject({ position, redo, nextIndex: sealed.length })
    expect(head.lastHash).toBe(sealed.at(-1)?.entry.hash)
  })

  it('stands before the first entry, which seals nothing, in a journal without any', () => {
    expect(followJournal([])).toEqual({ head: { nextIndex: 0, position: null, redo: [], lastHash: '' } })
    expect(played().entries[0]).toMatchObject({ index: 0, parent: null, previousHash: '' })
  })

  const { head } = played(1, 2, 'undo')
  it.each<[string, Head, boolean]>([
    ['is the same wherever it is shown', { ...head, position: 0, redo: [] }, true],
    ['is another after another number of entries', { ...head, nextIndex: head.nextIndex + 1 }, false],
    ['is another after as many entries that are others', { ...head, lastHash: 'other' }, false],
    ['is another in a journal without any entry', emptyHead, false],
  ])('%s', (_name, other, isSame) => {
    expect(isSameHead(head, other)).toBe(isSame)
  })
})

describe('following a journal', () => {
  const journal = played(1, 2, 'undo', 'abandon', 3, 'undo', 'redo', 4)

  it('comes to the head that was kept', () => {
    expect(followJournal(journal.entries)).toEqual({ head: journal.head })
  })

  it.each(journal.entries.map((_, index) => index).slice(1))(
    'misses entry %i when it is left out',
    (index) => {
      const entries = journal.entries.filter((entry) => entry.index !== index)
      const found =
        index === journal.entries.length - 1 ? { head: expect.anything() } : { problem: 'altered', index }
      expect(followJournal(entries)).toMatchObject(found)
    },
  )

  it.each([
    ['an undo to a node that is not the parent', 3, 0],
    ['a command beside the position', 5, 2],
    ['a redo of what was not undone', 7, 2],
    ['an abandon that moves', 4, 2],
  ])('refuses %s', (_name, index, parent) => {
    const entries = journal.entries.map((entry) => (entry.index === index ? { ...entry, parent } : entry))
    expect(followJournal(entries)).toEqual({ problem: 'malformed', index })
  })

  it.each(['undo', 'redo', 'abandon', 'copied'])('refuses %s where nothing stands yet', (type) => {
    const first = played().entries.map((entry) => ({ ...entry, command: { type } }))
    expect(followJournal(first)).toEqual({ problem: 'malformed', index: 0 })
  })
})

describe('the log', () => {
  it('tells what lives from what was undone, and when', () => {
    const journal = played(1, 2, 'undo', 3, 4, 'undo', 'undo', 'redo')
    const lines = logLines(journal.entries.toReversed())
    const undone = lines.filter(({ live }) => !live)
    expect(undone.map(({ entry, undoneAt }) => [entry.index, undoneAt])).toEqual([
      [5, 1_006],
      [2, 1_003],
    ])
  })

  it('says of what was undone again and again when it was undone last', () => {
    const journal = played(1, 'undo', 'redo', 'undo')
    expect(logLines(journal.entries.toReversed()).find(({ live }) => !live)).toMatchObject({
      entry: { index: 1 },
      undoneAt: 1_004,
    })
  })

  it('[fault: altered-journal] says of what no undo took back that it does not live, and no time', () => {
    const entries = played(1, 2, 3).entries.map((entry) =>
      entry.index === 3 ? { ...entry, parent: 0 } : entry,
    )
    expect(logLines(entries.toReversed()).slice(1, 3)).toStrictEqual([
      { entry: entries[2], live: false },
      { entry: entries[1], live: false },
    ])
  })

  it('[fault: entry-left-out] goes on past a gap as it was when the entry before it had been written', () => {
    const journal = played(1, 2, 'undo', 3, 4, 5)
    const newestFirst = journal.entries.toReversed().filter(({ index }) => index !== 4)
    const lines = logLines(newestFirst)
    expect(lines.map(({ entry, live }) => [entry.index, live])).toEqual([
      [6, true],
      [5, true],
      [3, true],
      [2, false],
      [1, true],
      [0, true],
    ])
  })

  it('[fault: entry-left-out] goes on below a newest entry that is missing', () => {
    const { entries } = played(1, 2, 'undo', 3)
    const newestFirst = entries.slice(0, -1).toReversed()
    const lines = logLines(newestFirst)
    expect(lines.map(({ live }) => live)).toEqual([true, false, true, true])
  })

  it('gives the same lines for a page as for the whole', () => {
    const journal = played(1, 2, 'undo', 3, 4, 'undo', 'abandon', 'undo', 'redo', 5)
    const newestFirst = journal.entries.toReversed()
    const whole = logLines(newestFirst)
    for (let count = 0; count <= newestFirst.length; count += 1) {
      const page = logLines(newestFirst.slice(0, count))
      expect(page.map(({ live }) => live)).toEqual(whole.slice(0, count).map(({ live }) => live))
    }
  })
})
