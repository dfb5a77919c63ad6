import { mount } from '@vue/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import CodePictures from '@/ui/qr/CodePictures.vue'
import { drawCode } from '@/ui/qr/drawn.ts'
import { framesOf } from '@/ui/qr/frames.ts'

const three = framesOf(new Uint8Array(1_200).fill(3)) ?? []

/** The program that draws is loaded once. */
beforeAll(() => drawCode('first'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What the phone's settings say of motion, and a way to change them. */
function stillness(isWanted: boolean): { readonly want: () => void } {
  const query = Object.assign(new EventTarget(), { matches: isWanted, media: '', onchange: null })
  vi.stubGlobal('matchMedia', () => query)
  return {
    want() {
      query.matches = true
      query.dispatchEvent(Object.assign(new Event('change'), { matches: true }))
    },
  }
}

function shown(texts: readonly string[]) {
  const pictures = mount(CodePictures, { props: { texts } })
  return {
    after: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    which: () => pictures.find('[role="img"]').attributes('aria-label'),
    press: (name: string) =>
      pictures
        .findAll('button')
        .find((button) => named(button.element, name))
        ?.trigger('click'),
    buttons: () => pictures.findAll('button').length,
  }
}

function named(button: Element, name: string): boolean {
  return button.getAttribute('aria-label') === name || button.textContent.trim() === name
}

describe('codes on the screen', () => {
  test('take turns, three a second, until they are held', async () => {
    stillness(false)
    const { after, which, press } = shown(three)
    await after(300)
    expect(which()).toBe('Code 1 of 3')
    await after(340)
    expect(which()).toBe('Code 2 of 3')
    await press('Pause')
    await after(2_000)
    expect(which()).toBe('Code 2 of 3')
    await press('Go on')
    await after(700)
    expect(which()).toBe('Code 1 of 3')
  })

  test('are stepped by hand, which holds them', async () => {
    stillness(false)
    const { after, which, press } = shown(three)
    await after(300)
    await press('Earlier code')
    await after(2_000)
    expect(which()).toBe('Code 3 of 3')
    await press('Next code')
    await after(2_000)
    expect(which()).toBe('Code 1 of 3')
  })

  test('stand still where less motion is wanted', async () => {
    stillness(true)
    const { after, which } = shown(three)
    await after(3_000)
    expect(which()).toBe('Code 1 of 3')
  })

  test('come to a stand where less motion is wanted from now on, and go on by hand', async () => {
    const { want } = stillness(false)
    const { after, which, press } = shown(three)
    await after(700)
    expect(which()).toBe('Code 3 of 3')
    want()
    await after(2_400)
    expect(which()).toBe('Code 3 of 3')
    await press('Go on')
    await after(340)
    expect(which()).toBe('Code 1 of 3')
  })

  test('a single one has nothing to step through', async () => {
    stillness(false)
    const { after, which, buttons } = shown(three.slice(0, 1))
    await after(3_000)
    expect(which()).toBe('The code')
    expect(buttons()).toBe(0)
  })
})
