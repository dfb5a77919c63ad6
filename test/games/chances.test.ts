import { describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { isSameQuestion, questionOf, type Question } from '@/games/miniatures/resolve/chances.ts'
import { createQuickTable } from '@/games/miniatures/resolve/quickTable.ts'
import { useChances } from '@/games/miniatures/resolve/useChances.ts'
import { begun, fire, melee } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import { combatCommand, dealt } from './combat.ts'

const state = shallowRef(begun().state)
const table = createQuickTable(state, dealt(7), { uses: () => false, set: async () => undefined })

function ask(command: Difference): Question {
  const question = questionOf(combatCommand(command), table)
  if (question === null) throw new Error('nothing is asked')
  return question
}

function following(first: Question) {
  const scope = effectScope()
  const asked = shallowRef<Question | null>(first)
  const chances = scope.run(() => useChances(asked))
  if (chances === undefined) throw new Error('the scope did not run')
  return { asked, chances }
}

function chanceOfNone(chances: ReturnType<typeof following>['chances']): number | undefined {
  return chances.value?.odds?.segments.find(({ key }) => key === 'fire.outcome.none')?.probability
}

describe('the chances', () => {
  it('come once the sheet has been painted', async () => {
    const { chances } = following(ask(fire()))
    await nextTick()
    expect(chances.value).toBeNull()
    await vi.waitFor(() => expect(chances.value?.odds?.sides).toBe(10))
    expect(chances.value?.risks).toEqual([])
  })

  it('of the question before stand there until those of the next are known', async () => {
    const { asked, chances } = following(ask(fire({ distance: 4 })))
    await vi.waitFor(() => expect(chances.value).not.toBeNull())
    const near = chanceOfNone(chances)
    asked.value = ask(fire({ distance: 8 }))
    await nextTick()
    expect(chanceOfNone(chances)).toBe(near)
    await vi.waitFor(() => expect(chanceOfNone(chances)).not.toBe(near))
  })

  it('of another kind of command do not', async () => {
    const { asked, chances } = following(ask(fire()))
    await vi.waitFor(() => expect(chances.value).not.toBeNull())
    asked.value = ask(melee({ attacker: 'u2' }))
    await nextTick()
    expect(chances.value).toBeNull()
  })

  it('of an old question are dropped when they come late', async () => {
    const { asked, chances } = following(ask(fire()))
    await nextTick()
    asked.value = null
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(chances.value).toBeNull()
  })
})

describe('two questions', () => {
  it('are one when the same is asked of the same state', () => {
    expect(isSameQuestion(ask(fire()), ask(fire()))).toBe(true)
    expect(isSameQuestion(ask(fire()), ask(fire({ distance: 8 })))).toBe(false)
    expect(isSameQuestion(ask(fire()), { ...ask(fire()), state: begun().state })).toBe(false)
    expect(isSameQuestion(ask(fire()), { ...ask(fire()), known: [7] })).toBe(false)
  })

  it('are one before the roll and after it, but for a fallen leader: there the next die is told first', () => {
    const leader = { type: 'fallenLeader', unit: 'u5', basesRemoved: 3, danger: 'melee' }
    expect(isSameQuestion(ask(fire()), { ...ask(fire()), isOver: true })).toBe(true)
    expect(isSameQuestion(ask(leader), { ...ask(leader), isOver: true })).toBe(false)
  })
})
