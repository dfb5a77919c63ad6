import { effectScope, type EffectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useHold } from '@/ui/useHold.ts'

let scope: EffectScope

beforeEach(() => {
  vi.useFakeTimers()
  scope = effectScope()
})

afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

function held() {
  const act = vi.fn<() => void>()
  const button = scope.run(() => useHold(act))
  if (button === undefined) throw new Error('the scope has ended')
  return { act, button }
}

describe('a button that can be held', () => {
  it('acts once on a tap', () => {
    const { act, button } = held()
    button.pointerdown()
    vi.advanceTimersByTime(399)
    button.pointerup()
    button.click()
    vi.advanceTimersByTime(5_000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('acts on a plain click, as a keyboard or a screen reader gives', () => {
    const { act, button } = held()
    button.click()
    button.click()
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('acts again and again while it is held, and not once more at its end', () => {
    const { act, button } = held()
    button.pointerdown()
    vi.advanceTimersByTime(400 + 2 * 90)
    expect(act).toHaveBeenCalledTimes(3)
    button.pointerup()
    button.click()
    vi.advanceTimersByTime(5_000)
    expect(act).toHaveBeenCalledTimes(3)
  })

  it.each(['pointercancel', 'pointerleave'] as const)('stops at %s', (end) => {
    const { act, button } = held()
    button.pointerdown()
    vi.advanceTimersByTime(400)
    button[end]()
    vi.advanceTimersByTime(5_000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('takes a tap again after it was held', () => {
    const { act, button } = held()
    button.pointerdown()
    vi.advanceTimersByTime(400)
    button.pointerup()
    button.click()
    button.pointerdown()
    button.pointerup()
    button.click()
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('takes a tap again after a thumb slid off it', () => {
    const { act, button } = held()
    button.pointerdown()
    vi.advanceTimersByTime(400)
    button.pointerleave()
    button.pointerdown()
    button.pointerup()
    button.click()
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('stops when it goes away', () => {
    const { act, button } = held()
    button.pointerdown()
    scope.stop()
    vi.advanceTimersByTime(5_000)
    expect(act).not.toHaveBeenCalled()
  })

  it('opens no menu', () => {
    const event = new Event('contextmenu', { cancelable: true })
    held().button.contextmenu(event)
    expect(event.defaultPrevented).toBe(true)
  })
})
