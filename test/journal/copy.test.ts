// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryReader, followJournal, hashOf, JournalCopy, stateAfter } from '@/journal/index.ts'
import { TallyJournal, type Tap } from '../support/journals.ts'
import { tally } from '../support/tally.ts'

interface Row {
  readonly text: string
  readonly hash: string
}

function played(...taps: Tap[]): TallyJournal {
  const journal = new TallyJournal()
  for (const tap of taps) journal.tap(tap)
  return journal
}

function rowsOf(journal: TallyJournal): Row[] {
  return journal.sealed.map(({ text, entry }) => ({ text, hash: entry.hash }))
}

const journal = played(1, 2, 'undo', 3, 'abandon', 4, 'undo', 'redo', 5)

function copied(rows: readonly Row[], rulebook = tally) {
  const copy = new JournalCopy(rulebook)
  const taken = rows.findIndex((row) => !copy.take(row))
  const result = copy.result(journal.head, 5_000)
  const last = result?.sealed.at(-1)
  if (result === null || last === undefined) return null
  return { ...result, last: last.entry, taken: taken < 0 ? rows.length : taken }
}

/** The rows with one of them changed. */
function spoilt(index: number, change: (row: Row) => Row): Row[] {
  return rowsOf(journal).map((row, place) => (place === index ? change(row) : row))
}

const seal = journal.head.lastHash
const entries = journal.entries.length

describe('a copy of a broken journal', () => {
  it('[fault: altered-journal] goes on past an entry that was changed, as it reads now, and says so', () => {
    const copy = copied(spoilt(4, (row) => ({ ...row, text: row.text.replaceAll('"value":3', '"value":8') })))
    expect(copy?.last).toMatchObject({
      version: 2,
      command: { type: 'copied', seal, entries, copied: entries, fault: 4 },
    })
    expect(copy?.state).toEqual({ name: 'Ligny', count: 5 })
    expect(copy?.sealed.slice(0, 4)).toEqual(journal.sealed.slice(0, 4))
    expect(copy?.sealed[4]?.entry).toMatchObject({ effects: [{ value: 8 }] })
  })

  it('[fault: entry-left-out] ends where an entry is missing', () => {
    const copy = copied(rowsOf(journal).filter((_row, index) => index !== 4))
    expect(copy?.last).toMatchObject({ index: 4, command: { copied: 4, fault: 4 } })
    expect(copy?.state.count).toBe(1)
  })

  it.each<[string, (row: Row) => Row]>([
    ['that is no entry', () => ({ text: '{}', hash: hashOf('{}') })],
    ['that may not stand there', () => rowsOf(journal)[2] ?? { text: '', hash: '' }],
    ['whose parent is another', (row) => ({ ...row, text: row.text.replace('"parent":1', '"parent":0') })],
  ])('ends at one %s', (_name, change) => {
    expect(copied(spoilt(4, change))?.last).toMatchObject({ command: { copied: 4, fault: 4 } })
  })

  it('ends where the rules cannot carry an entry out', () => {
    const failing: typeof tally = {
      ...tally,
      apply(state, effect) {
        if (effect.type === 'setTo' && effect.value === 3) throw new Error('no such unit')
        return tally.apply(state, effect)
      },
    }
    const copy = copied(rowsOf(journal), failing)
    expect(copy).toMatchObject({ taken: 4, last: { command: { copied: 4, fault: 4 } } })
  })

  it('says where it would end, and how much of it there is, before any of it is kept', () => {
    const copy = new JournalCopy(tally)
    const rows = spoilt(2, (row) => ({ ...row, hash: '' }))
    const seen = rows.map((row) => [copy.take(row), copy.copied, copy.fault])
    expect(seen.slice(0, 4)).toEqual([
      [true, 1, 1],
      [true, 2, 2],
      [true, 3, 2],
      [true, 4, 2],
    ])
    expect(copy.take({ text: '{}', hash: hashOf('{}') })).toBe(false)
    expect([copy.copied, copy.fault]).toEqual([entries, 2])
  })

  it('is nothing where its first entry cannot be read', () => {
    expect(copied(spoilt(0, (row) => ({ ...row, text: '' })))).toBeNull()
  })

  it('is a journal like any other, whatever was changed', () => {
    const read = entryReader(tally)
    fc.assert(
      fc.property(fc.nat(entries - 1), fc.nat(300), fc.string({ maxLength: 3 }), (index, place, put) => {
        const rows = spoilt(index, ({ text, hash }) => ({
          text: text.slice(0, place) + put + text.slice(place + 1),
          hash,
        }))
        const copy = copied(rows)
        if (copy === null) return
        const journalOfCopy = copy.sealed.map(({ text, entry }) => {
          const opened = read(text, entry.hash)
          if ('problem' in opened) throw new Error(opened.problem)
          return opened.entry
        })
        expect(followJournal(journalOfCopy)).toEqual({ head: copy.head })
        expect(stateAfter(tally, journalOfCopy)).toEqual(copy.state)
      }),
    )
  })
})
