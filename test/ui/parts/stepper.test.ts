import { nextTick } from 'vue'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import Stepper from '@/ui/Stepper.vue'
import { byRole, inputByLabel, show, spoken } from './reading.ts'

/** A stepper of half inches that keeps what it is given. */
function distance(start = 4) {
  const values: number[] = []
  const wrapper = show(Stepper, {
    props: {
      label: 'Distance',
      minimum: 0.5,
      maximum: 24,
      step: 0.5,
      format: (inches: number) => `${inches} in`,
      modelValue: start,
      'onUpdate:modelValue': (value: number) => {
        values.push(value)
        void wrapper.setProps({ modelValue: value })
      },
    },
  })
  return values
}

function field(): HTMLInputElement {
  return inputByLabel('textbox', 'Distance')
}

async function type(text: string): Promise<void> {
  if (document.activeElement !== field()) field().focus()
  await nextTick()
  field().value = text
  field().dispatchEvent(new Event('input'))
  await nextTick()
}

async function key(name: string): Promise<void> {
  field().dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }))
  await nextTick()
}

describe('a stepper that is typed into', () => {
  it('counts at once, so that nothing need be left before the roll', async () => {
    const values = distance()
    await type('7')
    expect(values).toEqual([7])
    await type('7.5')
    expect(values).toEqual([7, 7.5])
    expect(field().value).toBe('7.5')
  })

  it('shows the bare number while it is typed, and the unit again afterwards', async () => {
    distance()
    expect(field().value).toBe('4 in')
    field().focus()
    await nextTick()
    expect(field().value).toBe('4')
    await type('9')
    field().blur()
    await nextTick()
    expect(field().value).toBe('9 in')
  })

  it('passes over what cannot stand yet, without a word: the second digit may follow', async () => {
    const values = distance()
    await type('0')
    await type('')
    expect(values).toEqual([])
    expect(spoken(document.body)).not.toContain('At least')
    await type('12')
    expect(values).toEqual([12])
  })

  it('says at the end what was wrong, and keeps what counted last', async () => {
    const values = distance()
    await type('2')
    await type('240')
    await key('Enter')
    expect(values).toEqual([2])
    expect(field().value).toBe('2 in')
    expect(spoken(document.body)).toContain('At most 24 in.')
  })

  it('forgets its complaint once a good number stands there', async () => {
    distance()
    await type('240')
    await key('Enter')
    await type('20')
    expect(spoken(document.body)).not.toContain('At most')
  })

  it('is left by Enter, and the next tap begins anew', async () => {
    const values = distance()
    await type('6')
    expect(document.activeElement).toBe(field())
    await key('Enter')
    expect(document.activeElement).not.toBe(field())
    expect(field().value).toBe('6 in')
    await type('8')
    expect(values).toEqual([6, 8])
  })

  it('goes up and down by the arrow keys, within its bounds', async () => {
    const values = distance(23.5)
    field().focus()
    for (const name of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await key(name)
    expect(values).toEqual([24, 23.5])
  })
})

describe('a stepper that is held', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('counts on, and stops where it must', async () => {
    const values = distance(22.5)
    const more = byRole('button', 'Distance: more')
    more.dispatchEvent(new Event('pointerdown'))
    for (let beat = 0; beat < 20; beat += 1) {
      vi.advanceTimersByTime(100)
      await nextTick()
    }
    more.dispatchEvent(new Event('pointerup'))
    more.click()
    expect(values.at(-1)).toBe(24)
    expect(values).toEqual([23, 23.5, 24])
  })
})
