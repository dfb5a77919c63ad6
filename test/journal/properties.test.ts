// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryReader, followJournal, foldPath, logLines, stateAfter } from '@/journal/index.ts'
import { TallyJournal, type Tap } from '../support/journals.ts'
import { tally } from '../support/tally.ts'

const taps = fc.array(
  fc.oneof<fc.Arbitrary<Tap>[]>(
    fc.nat(99),
    fc.constant('undo'),
    fc.constant('undo'),
    fc.constant('redo'),
    fc.constant('abandon'),
  ),
  { maxLength: 40 },
)

function played(script: readonly Tap[]): TallyJournal {
  const journal = new TallyJournal()
  for (const tap of script) journal.tap(tap)
  return journal
}

describe('any sequence of taps', () => {
  it('folds to the state that was shown, as often as it is folded', () => {
    fc.assert(
      fc.property(taps, (script) => {
        const journal = played(script)
        expect(stateAfter(tally, journal.entries)).toEqual(journal.state)
        expect(stateAfter(tally, journal.entries)).toEqual(stateAfter(tally, journal.entries))
      }),
    )
  })

  it('folds to every state on the way', () => {
    fc.assert(
      fc.property(taps, (script) => {
        const journal = new TallyJournal()
        const shown = [journal.state]
        for (const tap of script) {
          const before = journal.sealed.length
          journal.tap(tap)
          if (journal.sealed.length > before) shown.push(journal.state)
        }
        expect(journal.entries.map(({ index }) => stateAfter(tally, journal.entries, index))).toEqual(shown)
      }),
    )
  })

  it('is the fold of the entries that live', () => {
    fc.assert(
      fc.property(taps, (script) => {
        const { entries, state } = played(script)
        const path = logLines(entries.toReversed())
          .filter(({ live, entry }) => live && !['undo', 'redo', 'abandon'].includes(entry.command.type))
          .map(({ entry }) => entry)
          .reverse()
        expect(foldPath(tally, tally.nothing, path).at(-1)?.state).toEqual(state)
      }),
    )
  })

  it('makes a chain that holds', () => {
    fc.assert(
      fc.property(taps, (script) => {
        const journal = played(script)
        expect(followJournal(journal.entries)).toEqual({ head: journal.head })
      }),
    )
  })

  it('can be opened again from its texts', () => {
    const read = entryReader(tally)
    fc.assert(
      fc.property(taps, (script) => {
        for (const { text, entry } of played(script).sealed) expect(read(text, entry.hash)).toEqual({ entry })
      }),
    )
  })
})

describe('undo and redo', () => {
  it('[fault: undo-to-the-start] undo n times, then redo n times, is the identity', () => {
    fc.assert(
      fc.property(taps, fc.nat(45), (script, count) => {
        const journal = played(script)
        const { state } = journal
        const { position, redo } = journal.head
        const before = journal.sealed.length
        for (let turn = 0; turn < count; turn += 1) journal.undo()
        const undone = journal.sealed.length - before
        for (let turn = 0; turn < undone; turn += 1) journal.redo()
        expect(journal.state).toEqual(state)
        expect(journal.head).toMatchObject({ position, redo })
      }),
    )
  })

  it('[fault: undo-to-the-start] reach back to the start and forward to the end', () => {
    const journal = played(Array.from({ length: 30 }, (_, value) => value))
    for (let turn = 0; turn < 30; turn += 1) journal.undo()
    expect(journal.state).toEqual({ name: 'Ligny', count: 0 })
    for (let turn = 0; turn < 30; turn += 1) journal.redo()
    expect(journal.state).toEqual({ name: 'Ligny', count: 29 })
  })
})
