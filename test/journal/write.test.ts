// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { commandContent, entryReader, nextEntry, readBack } from '@/journal/index.ts'
import { deliberate } from '@/rules/index.ts'
import { TallyJournal } from '../support/journals.ts'
import { tally, type TallyCommand } from '../support/tally.ts'

const journal = new TallyJournal()
const { head, state } = journal
const read = entryReader(tally)

describe('the entry of a command that was decided', () => {
  it('says who gave it, what it came to, and by which charts', () => {
    const command: TallyCommand = { type: 'rollOne', side: 'b' }
    const decided = deliberate(tally, state, command, [{ face: 7, origin: 'typed' }])
    if (decided.kind !== 'decided') throw new Error(decided.kind)
    const { rolls, reasons, effects } = decided
    expect(commandContent(tally, state, command, decided, 5_000)).toEqual({
      at: 5_000,
      side: 'b',
      command,
      rolls,
      reasons,
      effects,
      chartSet: 'standard',
    })
    expect(effects).toEqual([{ type: 'added', value: 7 }])
  })
})

describe('an entry that is to be written', () => {
  function sealed(value: number) {
    const command: TallyCommand = { type: 'set', value }
    const decided = { kind: 'decided', rolls: [], reasons: [], effects: [{ type: 'setTo', value }] } as const
    return nextEntry(head, head.position, commandContent(tally, state, command, decided, 5_000))
  }

  it('is the one that will be read back', () => {
    const written = sealed(3)
    expect(readBack(read, written)).toEqual(written.entry)
  })

  it('is refused where it could not be read back, before anything is written', () => {
    expect(() => readBack(read, sealed(NaN))).toThrow(TypeError)
  })
})
