import { defineComponent, h, nextTick, ref } from 'vue'
import { describe, expect, it } from 'vitest'
import { useTabs } from '@/ui/useTabs.ts'
import { allByRole, byRole, show } from './reading.ts'

const names = ['fire', 'melee', 'options'] as const

const Book = defineComponent(() => {
  const { list, tab, panel } = useTabs(ref('fire'))
  return () => [
    h(
      'div',
      list,
      names.map((name) => h('button', tab(name), name)),
    ),
    h('div', panel(), 'what it shows'),
  ]
})

function opened(): readonly (string | null)[] {
  return allByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent)
}

async function press(key: string, held: KeyboardEventInit = {}): Promise<void> {
  const at = document.activeElement ?? document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  await nextTick()
}

describe('tabs', () => {
  it('name the panel after the open one, which alone leads there', async () => {
    show(Book, {})
    expect(byRole('tabpanel', 'fire').textContent).toBe('what it shows')
    byRole('tab', 'melee').click()
    await nextTick()
    const panel = byRole('tabpanel', 'melee')
    expect(allByRole('tab').map((tab) => tab.getAttribute('aria-controls'))).toEqual([null, panel.id, null])
  })

  it('are one stop for the Tab key: the open one', async () => {
    show(Book, {})
    byRole('tab', 'options').click()
    await nextTick()
    expect(allByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })

  it.each([
    ['fire', 'ArrowRight', 'melee'],
    ['options', 'ArrowRight', 'fire'],
    ['fire', 'ArrowLeft', 'options'],
    ['melee', 'ArrowLeft', 'fire'],
    ['melee', 'Home', 'fire'],
    ['melee', 'PageUp', 'fire'],
    ['melee', 'End', 'options'],
    ['melee', 'PageDown', 'options'],
    ['melee', 'ArrowDown', 'melee'],
  ])('from %s, %s opens %s', async (from, key, to) => {
    show(Book, {})
    byRole('tab', from).focus()
    await press(key)
    expect(document.activeElement).toBe(byRole('tab', to))
    expect(opened()).toEqual([to])
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leave keys with %s to the browser', async (held) => {
    show(Book, {})
    byRole('tab', 'fire').focus()
    await press('ArrowRight', { [held]: true })
    expect(opened()).toEqual(['fire'])
  })

  it.each([
    ['opens it', { button: 0 }, 'melee'],
    ['with the second button opens nothing', { button: 2 }, 'fire'],
    ['with the control key opens nothing', { button: 0, ctrlKey: true }, 'fire'],
  ])('pressed by the mouse %s', async (_words, how, open) => {
    show(Book, {})
    byRole('tab', 'melee').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...how }))
    await nextTick()
    expect(opened()).toEqual([open])
  })
})
