// @vitest-environment node
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryReader, openEntry, sealEntry, type UnsealedEntry } from '@/journal/index.ts'
import type { Reason } from '@/rules/index.ts'
import { tally, type TallyCommand, type TallyEffect } from '../support/tally.ts'

const reason: Reason = {
  key: 'tally.rolled',
  parameters: { who: 'Élite' },
  value: 10,
  operation: 'set',
  sum: 'tally',
  provenance: { kind: 'house', section: 'tally' },
  place: { chart: 'tally.chart', row: '1', column: 'a' },
}

const unsealed: UnsealedEntry<TallyCommand, TallyEffect> = {
  version: 1,
  index: 3,
  parent: 2,
  at: 1_700_000_000_000,
  side: 'a',
  command: { type: 'rollOne', side: 'a' },
  rolls: [{ sides: 10, label: 'tally.die', side: 'a', face: 10, origin: 'typed' }],
  reasons: [reason],
  effects: [{ type: 'added', value: 10 }],
  chartSet: 'standard',
  previousHash: 'abc',
}

const read = entryReader(tally)

function resealed(changes: object): ReturnType<typeof read> {
  const { text, entry } = sealEntry({ ...unsealed, ...changes })
  return read(text, entry.hash)
}

describe('sealing', () => {
  it('hashes the text with SHA-256', () => {
    const { entry, text } = sealEntry(unsealed)
    expect(entry.hash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
  })

  it('opens as what was sealed', () => {
    const { entry, text } = sealEntry(unsealed)
    expect(read(text, entry.hash)).toEqual({ entry })
    expect(openEntry(text, entry.hash)).toEqual({ entry })
  })

  it.each([
    ['undo', { type: 'undo' }],
    ['undo with a note', { type: 'undo', note: 'wrong unit' }],
    ['redo', { type: 'redo' }],
    ['abandon', { type: 'abandon', command: { type: 'rollTwo' } }],
  ])('opens a move: %s', (_name, command) => {
    expect(resealed({ command, effects: [] })).toMatchObject({ entry: { command } })
  })

  it.each(['rolled', 'typed', 'counted', 'given'])('opens a die that was %s', (origin) => {
    const rolls = unsealed.rolls.map((roll) => ({ ...roll, origin }))
    expect(resealed({ rolls })).toMatchObject({ entry: { rolls } })
  })

  it('opens what says that the journal is a copy, in the second form of an entry and no other', () => {
    const command = { type: 'copied', seal: 'f'.repeat(64), entries: 9, copied: 7, fault: 5 }
    expect(resealed({ version: 2, command, effects: [] })).toMatchObject({ entry: { version: 2, command } })
    expect(resealed({ command, effects: [] })).toEqual({ problem: 'malformed' })
    expect(resealed({ version: 2 })).toEqual({ problem: 'malformed' })
  })

  it('[fault: altered-journal] finds any change of the text', () => {
    const { entry, text } = sealEntry(unsealed)
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (place, character) => {
        const changed = text.slice(0, place) + character + text.slice(place + 1)
        fc.pre(changed !== text)
        expect(read(changed, entry.hash)).toHaveProperty('problem')
      }),
    )
  })

  it.each([
    ['a changed face', (text: string) => text.replace('"face":10', '"face":1'), 'altered'],
    ['a text cut short', (text: string) => text.slice(0, -5), 'altered'],
    ['a newer entry', (text: string) => text.replace('"version":1', '"version":3'), 'unsupported'],
  ])('says what is wrong with %s', (_name, change, problem) => {
    const { entry, text } = sealEntry(unsealed)
    expect(read(change(text), entry.hash)).toEqual({ problem })
  })

  it.each([
    ['an unknown effect', { effects: [{ type: 'won' }] }],
    ['an unknown command', { command: { type: 'surrender' } }],
    ['a move whose note is no text', { command: { type: 'undo', note: 5 } }],
    ['a move given up like a command', { command: { type: 'abandon', command: { type: 'redo' } } }],
    ['an effect that does not say what it is', { effects: [{ value: 3 }] }],
    ['a die that came from nowhere', { rolls: [{ sides: 10, label: 'x', face: 4, origin: '' }] }],
    ['a place in a chart without a column', { reasons: [{ ...reason, place: { chart: 'x', row: '1' } }] }],
    ['an index that is no number', { index: 'three' }],
    ['a reason without a value', { reasons: [{ key: 'x' }] }],
    ['a number that JSON cannot hold', { effects: [{ type: 'added', value: NaN }] }],
  ])('calls malformed: %s', (_name, changes) => {
    expect(resealed(changes)).toEqual({ problem: 'malformed' })
  })

  it.each<[string, object]>([
    ['a move whose note is no text', { command: { type: 'undo', note: 5 } }],
    ['a move given up like a command', { command: { type: 'abandon', command: { type: 'redo' } } }],
    ['a command without a name', { command: { side: 'a' } }],
    ['an effect that does not say what it is', { effects: [{ value: 3 }] }],
  ])('calls malformed, also where no rulebook is at hand: %s', (_name, changes) => {
    const { text, entry } = sealEntry({ ...unsealed, ...changes })
    expect(openEntry(text, entry.hash)).toEqual({ problem: 'malformed' })
  })

  /** Words are looked up in tables of texts, and every object has these. */
  it.each(['__proto__', 'constructor', 'toString'])(
    '[fault: hostile-backup] calls malformed what names a die or a reason %s',
    (word) => {
      const [die] = unsealed.rolls
      expect(resealed({ rolls: [{ ...die, label: word }] })).toEqual({ problem: 'malformed' })
      expect(resealed({ reasons: [{ ...reason, key: word }] })).toEqual({ problem: 'malformed' })
      expect(resealed({ reasons: [{ ...reason, sum: word }] })).toEqual({ problem: 'malformed' })
      const place = { chart: word, row: '1', column: 'a' }
      expect(resealed({ reasons: [{ ...reason, place }] })).toEqual({ problem: 'malformed' })
    },
  )

  it('[fault: hostile-backup] reads the names in a reason without what turns the text around them', () => {
    const parameters = { who: '\u202EOld Guard', points: 4 }
    const opened = resealed({ reasons: [{ ...reason, parameters }] })
    expect(opened).toMatchObject({ entry: { reasons: [{ parameters: { who: 'Old Guard', points: 4 } }] } })
  })

  it.each(['', 'null', '[]', '{"version":"1"}'])('never throws: %j', (text) => {
    expect(read(text, 'no hash')).toEqual({ problem: 'altered' })
  })
})
