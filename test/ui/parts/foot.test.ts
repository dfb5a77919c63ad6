import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ResolveFoot from '@/ui/resolve/ResolveFoot.vue'
import type { DieFaceView, Phase, ResolveView } from '@/ui/resolve/view.ts'
import { allByRole, byRole, findByRole, namesByRole, show, spoken } from './reading.ts'

const settled = 450

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const view: ResolveView = {
  title: 'Melee',
  phase: 'before',
  sums: [],
  die: { sides: 10, label: 'What did the D10 show?' },
  action: { label: 'Roll both D10' },
  undoable: true,
}

function typed(face: number): DieFaceView {
  return { face, sides: 10, origin: 'typed', label: 'Attacker' }
}

function foot(shows: Phase, changes: Partial<ResolveView> = {}) {
  const wrapper = show(ResolveFoot, { props: { shows, view: { ...view, phase: shows, ...changes } } })
  return {
    wrapper,
    async turnTo(next: Phase, more: Partial<ResolveView> = {}): Promise<void> {
      await wrapper.setProps({ shows: next, view: { ...view, phase: next, ...more } })
    },
  }
}

async function pause(milliseconds = settled): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await nextTick()
}

it('a die that settles a part of the roll has it on its keys, and in words above them', () => {
  const half = (label: string, ...faces: number[]) =>
    ({ key: label, label, probability: 0.5, harm: 0, faces }) as const
  foot('typing', {
    odds: {
      segments: [{ key: 'open', label: 'Open', probability: 1, harm: 2 }],
      ofDie: [half('Falls back', 1, 2, 3, 4, 5), half('Stands to fight', 6, 7, 8, 9, 10)],
    },
  })
  expect(namesByRole('button').slice(4, 6)).toEqual(['5: Falls back', '6: Stands to fight'])
  expect(document.querySelector('.outcomes')?.textContent).toMatch(/Falls back\s*Stands to fight/)
})

describe('what has just appeared under the thumb', () => {
  it.each([
    { shows: 'after', button: 'Done', event: 'done' },
    { shows: 'after', button: 'Undo', event: 'undo' },
    { shows: 'typing', button: '7', event: 'face' },
    { shows: 'typing', button: 'Roll in the app', event: 'app-dice' },
  ] as const)('$button takes no tap for a moment, and then one', async ({ shows, button, event }) => {
    const { wrapper, turnTo } = foot('before')
    await turnTo(shows)
    byRole('button', button).click()
    await pause(settled - 1)
    byRole('button', button).click()
    expect(wrapper.emitted(event)).toBeUndefined()
    await pause(1)
    byRole('button', button).click()
    expect(wrapper.emitted(event)).toHaveLength(1)
  })

  it.each([
    { shows: 'after', button: 'Roll both D10', event: 'roll' },
    { shows: 'after', button: 'Own dice', event: 'own-dice' },
  ] as const)('$button, where $shows was, takes no tap for a moment', async ({ shows, button, event }) => {
    const { wrapper, turnTo } = foot(shows)
    await turnTo('before')
    byRole('button', button).click()
    expect(wrapper.emitted(event)).toBeUndefined()
    await pause()
    byRole('button', button).click()
    expect(wrapper.emitted(event)).toHaveLength(1)
  })

  it('[fault: double-tap] a keypad for the next die takes no second tap on the same key', async () => {
    const { wrapper, turnTo } = foot('typing')
    byRole('button', '7').click()
    await turnTo('typing', { dice: [typed(7)] })
    byRole('button', '7').click()
    expect(wrapper.emitted('face')).toEqual([[7]])
    await pause()
    byRole('button', '7').click()
    expect(wrapper.emitted('face')).toEqual([[7], [7]])
  })

  it('says so to those who hear it, until it takes a tap', async () => {
    const { turnTo } = foot('before')
    await turnTo('after')
    expect(byRole('button', 'Done').getAttribute('aria-disabled')).toBe('true')
    await pause()
    expect(byRole('button', 'Done').getAttribute('aria-disabled')).toBeNull()
  })

  it('starts its moment anew when it changes again', async () => {
    const { wrapper, turnTo } = foot('before')
    await turnTo('typing')
    await pause(settled - 1)
    await turnTo('after')
    await pause(1)
    byRole('button', 'Done').click()
    expect(wrapper.emitted('done')).toBeUndefined()
    await pause()
    byRole('button', 'Done').click()
    expect(wrapper.emitted('done')).toHaveLength(1)
  })
})

describe('what stood there all the time', () => {
  it('takes the first tap at once', () => {
    const { wrapper } = foot('before')
    byRole('button', 'Roll both D10').click()
    expect(wrapper.emitted('roll')).toHaveLength(1)
  })

  it('takes a typed key at once from a keyboard: that is no slip of the thumb', async () => {
    const { wrapper, turnTo } = foot('before')
    await turnTo('typing')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '7' }))
    expect(wrapper.emitted('face')).toEqual([[7]])
  })

  it('changes its words without a pause', async () => {
    const { wrapper, turnTo } = foot('before')
    await turnTo('before', { action: { label: 'Roll the D10' } })
    byRole('button', 'Roll the D10').click()
    expect(wrapper.emitted('roll')).toHaveLength(1)
  })
})

describe('while a roll is written', () => {
  it('nothing can be pressed, by thumb or by key', async () => {
    const { wrapper } = foot('typing', { phase: 'waiting', dice: [typed(9)], mayTakeBack: true })
    for (const name of ['7', 'Roll in the app', 'Mistyped']) byRole('button', name).click()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '7' }))
    expect(wrapper.emitted()).not.toHaveProperty('face')
    expect(wrapper.emitted()).not.toHaveProperty('app-dice')
    expect(wrapper.emitted()).not.toHaveProperty('take-back')
  })
})

describe('the dice on the table', () => {
  it('are there with what they were thrown for, and can be taken back where they were typed', () => {
    const { wrapper } = foot('typing', { dice: [typed(9)], mayTakeBack: true })
    expect(spoken(document.body)).toContain('D10: 9, typed Attacker')
    byRole('button', 'Mistyped').click()
    expect(wrapper.emitted('take-back')).toHaveLength(1)
  })

  it('cannot be taken back where the app rolled the last', () => {
    foot('typing', { dice: [typed(9)], mayTakeBack: false })
    expect(findByRole('button', 'Mistyped')).toBeUndefined()
  })

  it('are told above once the roll is over', () => {
    foot('after', { dice: [typed(9)] })
    expect(spoken(document.body)).not.toContain('Attacker')
    expect(namesByRole('button')).toEqual(['Done', 'Undo'])
  })
})

it('a D6 has six keys, and no word about nought', () => {
  foot('typing', { die: { sides: 6, label: 'What did the D6 show?' } })
  expect(allByRole('button').map(spoken)).toEqual(['1', '2', '3', '4', '5', '6', 'Roll in the app'])
  expect(spoken(document.body)).not.toContain('0 on the die')
})
