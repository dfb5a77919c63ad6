// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isGameCommand, journalCommandTypes, StateTree } from '@/journal/index.ts'
import { TallyJournal } from '../support/journals.ts'
import { tally, type TallyCommand, type TallyEffect, type TallyState } from '../support/tally.ts'

const journal = new TallyJournal()
for (const tap of [1, 2, 'undo', 'abandon', 3] as const) journal.tap(tap)

describe('the states of a journal', () => {
  it('stand at the commands, and nowhere else', () => {
    const states = new StateTree(tally)
    expect(journal.entries.map((entry) => states.take(entry))).toEqual(Array(6).fill(true))
    expect(states.at(null)).toEqual({ state: tally.nothing })
    expect([0, 1, 2, 3, 4, 5, 6].map((node) => states.at(node)?.state.count ?? null)).toEqual([
      0,
      1,
      2,
      null,
      null,
      3,
      null,
    ])
    expect(states.at(3)).toBeNull()
  })

  it('need the state that a command builds on', () => {
    const states = new StateTree(tally)
    expect(journal.entries.slice(1, 3).map((entry) => states.take(entry))).toEqual([false, false])
  })

  it('are as they were after an effect that cannot be carried out', () => {
    const states = new StateTree<TallyState, TallyCommand, TallyEffect>({
      ...tally,
      apply(state, effect) {
        if (effect.type === 'setTo') throw new Error('no such unit')
        return tally.apply(state, effect)
      },
    })
    expect(journal.entries.slice(0, 2).map((entry) => states.take(entry))).toEqual([true, false])
    expect(states.at(0)).toEqual({ state: { name: 'Ligny', count: 0 } })
    expect(states.at(1)).toBeNull()
  })
})

describe('a command', () => {
  it.each(journalCommandTypes)('%s is the journal’s, and no command of a game', (type) => {
    expect(isGameCommand({ type })).toBe(false)
  })

  it('of any other name is the game’s', () => {
    expect(isGameCommand({ type: 'undoing' })).toBe(true)
  })
})
