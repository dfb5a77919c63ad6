// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Roll } from '@/dice/index.ts'
import { moveContent, rolledAgain } from '@/journal/index.ts'
import { MemoryJournal } from '../support/journals.ts'
import { tally, type TallyCommand, type TallyEffect } from '../support/tally.ts'

/** A throw of a side for a command of a type, a deed without dice, or a move on the journal. */
type Deed =
  `${'a' | 'b'} ${'rollOne' | 'rollTwo'}` | `${'a' | 'b'} gives up ${string}` | 'deed' | 'undo' | 'redo'

class Throws extends MemoryJournal<unknown, TallyCommand, TallyEffect> {
  constructor() {
    super(tally)
    this.#write(null, { type: 'begin', name: 'Ligny' }, [])
  }

  do(deed: Deed): void {
    if (deed === 'undo' || deed === 'redo') return this[deed]()
    if (deed === 'deed') return this.#write('a', { type: 'set', value: 1 }, [])
    const [side = '', ...words] = deed.split(' ')
    const command: TallyCommand =
      words.at(-1) === 'rollTwo' ? { type: 'rollTwo' } : { type: 'rollOne', side: 'a' }
    const rolls: Roll[] = [{ sides: 10, label: 'tally.die', side, face: 4, origin: 'rolled' }]
    if (words.length === 1) return this.#write(side, command, rolls)
    const content = { ...moveContent({ type: 'abandon', command }, this.now, 'standard'), side, rolls }
    this.#writeMove(content)
  }

  #write(side: string | null, command: TallyCommand, rolls: Roll[]): void {
    this.write({ at: this.now, side, command, rolls, reasons: [], effects: [], chartSet: 'standard' })
  }

  #writeMove(content: Parameters<Throws['write']>[0]): void {
    this.write(content)
  }
}

function counted(...deeds: Deed[]): Record<string, number> {
  const journal = new Throws()
  for (const deed of deeds) journal.do(deed)
  return Object.fromEntries(rolledAgain(journal.entries).map(({ side, count }) => [side ?? '', count]))
}

describe('rolls that were taken back and rolled again', () => {
  it.each<[string, Deed[], Record<string, number>]>([
    ['nothing was taken back', ['a rollOne', 'a rollOne', 'b rollOne'], {}],
    ['one after the other, all of one type', ['a rollOne', 'a rollOne', 'a rollOne', 'a rollOne'], {}],
    ['the third of three', ['a rollOne', 'a rollOne', 'a rollOne', 'undo', 'a rollOne'], { a: 1 }],
    ['taken back and not rolled again', ['a rollOne', 'undo', 'deed'], {}],
    ['taken back and rolled again', ['a rollOne', 'undo', 'a rollOne'], { a: 1 }],
    ['moved in between', ['a rollOne', 'undo', 'deed', 'deed', 'a rollOne'], { a: 1 }],
    ['the other side rolled in between', ['a rollOne', 'undo', 'b rollTwo', 'a rollOne'], { a: 1 }],
    ['twice', ['a rollOne', 'undo', 'a rollOne', 'undo', 'a rollOne'], { a: 2 }],
    ['both of two rolls', ['a rollOne', 'a rollTwo', 'undo', 'undo', 'a rollOne', 'a rollTwo'], { a: 2 }],
    ['the last of two', ['a rollOne', 'a rollTwo', 'undo', 'a rollTwo'], { a: 1 }],
    ['brought back: a redo throws nothing', ['a rollOne', 'undo', 'redo', 'a rollOne'], {}],
    ['a roll of another type instead', ['a rollOne', 'undo', 'a rollTwo'], {}],
    ['of the same type only later', ['a rollOne', 'undo', 'a rollTwo', 'a rollOne'], {}],
    ['the other side in its place', ['a rollOne', 'undo', 'b rollOne'], {}],
    ['each side once', ['a rollOne', 'undo', 'a rollOne', 'b rollOne', 'undo', 'b rollOne'], { a: 1, b: 1 }],
    ['given up with a die seen', ['a gives up rollTwo', 'a rollTwo'], { a: 1 }],
    [
      'taken back, then given up, then rolled',
      ['a rollOne', 'undo', 'a gives up rollOne', 'a rollOne'],
      { a: 2 },
    ],
    ['given up for good', ['a gives up rollTwo', 'a rollOne'], {}],
    ['what was taken back had no dice', ['deed', 'undo', 'deed', 'a rollOne'], {}],
  ])('%s', (_name, deeds, counts) => {
    expect(counted(...deeds)).toEqual(counts)
  })

  it('goes by the name of a command of the game, whatever it carries', () => {
    const journal = new Throws()
    journal.do('a rollOne')
    journal.do('undo')
    journal.do('a rollOne')
    const entries = journal.entries.map((entry) =>
      entry.index === 3 ? { ...entry, command: { type: 'order', command: { type: 'rollOne' } } } : entry,
    )
    expect(rolledAgain(entries)).toEqual([])
  })
})
