// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pathTo } from '@/journal/index.ts'
import { TallyJournal } from '../support/journals.ts'

describe('the path to a node', () => {
  it('is the commands that stand, oldest first', () => {
    const journal = new TallyJournal()
    for (const tap of [1, 2, 'undo', 3, 'abandon', 4, 'undo', 'redo'] as const) journal.tap(tap)
    expect(pathTo(journal.entries, journal.head.position).map(({ index }) => index)).toEqual([0, 1, 4, 6])
    expect(pathTo(journal.entries, null)).toEqual([])
  })

  it('needs every entry on the way', () => {
    const journal = new TallyJournal()
    journal.tap(1)
    expect(() => pathTo(journal.entries.slice(0, 1), 1)).toThrow(RangeError)
  })
})
