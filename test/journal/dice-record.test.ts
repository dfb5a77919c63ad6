// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Roll } from '@/dice/index.ts'
import { addedCounts, diceRecord } from '@/journal/index.ts'
import { TallyJournal } from '../support/journals.ts'

function die(face: number, roll: Partial<Roll> = {}): Roll {
  return { sides: 10, label: 'tally.die', side: 'a', face, origin: 'rolled', ...roll }
}

describe('the dice record', () => {
  it('[fault: dice-record] tells sides, ways of throwing and kinds of dice apart', () => {
    const record = diceRecord([
      { rolls: [die(1), die(10), die(1)] },
      { rolls: [die(4, { origin: 'typed' }), die(4, { side: 'b' })] },
      { rolls: [die(6, { sides: 6 })] },
    ])
    expect(record).toEqual([
      { side: 'a', sides: 10, origin: 'rolled', counts: [2, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
      { side: 'a', sides: 10, origin: 'typed', counts: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0] },
      { side: 'b', sides: 10, origin: 'rolled', counts: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0] },
      { side: 'a', sides: 6, origin: 'rolled', counts: [0, 0, 0, 0, 0, 1] },
    ])
    expect(addedCounts(record.slice(0, 3), 10)).toEqual([2, 0, 0, 2, 0, 0, 0, 0, 0, 1])
  })

  it('counts a die that nobody owns', () => {
    const nobodys: Roll = { sides: 10, label: 'tally.die', face: 3, origin: 'rolled' }
    expect(diceRecord([{ rolls: [nobodys] }])).toMatchObject([{ side: null }])
  })

  it('[fault: dice-record] counts what was undone, and what was brought back once', () => {
    const journal = new TallyJournal()
    journal.command({ type: 'rollOne', side: 'a' }, 7)
    journal.undo()
    journal.redo()
    journal.undo()
    journal.command({ type: 'rollOne', side: 'a' }, 2)
    expect(diceRecord(journal.entries)).toEqual([
      { side: 'a', sides: 10, origin: 'given', counts: [0, 1, 0, 0, 0, 0, 1, 0, 0, 0] },
    ])
  })

  it('[fault: dice-record] leaves out dice whose successes alone were counted: nobody knows their faces', () => {
    const rolls = [die(3, { origin: 'counted' }), die(8, { origin: 'typed' })]
    expect(diceRecord([{ rolls }])).toEqual([
      { side: 'a', sides: 10, origin: 'typed', counts: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0] },
    ])
  })

  it('[fault: dice-record] counts the faces of a roll that was given up', () => {
    expect(diceRecord([{ rolls: [die(9)] }, { rolls: [] }])).toHaveLength(1)
  })
})
