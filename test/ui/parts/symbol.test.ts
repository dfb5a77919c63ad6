import { describe, expect, it, vi } from 'vitest'
import SymbolMark from '@/ui/Symbol.vue'
import { show } from './reading.ts'

describe('a symbol', () => {
  it('is drawn from the sprite, without the words that the sprite has for it', async () => {
    const { element } = show(SymbolMark, { props: { name: 'infantry-line' } })
    await vi.waitFor(() => expect(element.getAttribute('viewBox')).toBe('0 0 24 24'))
    expect([...element.children].map(({ localName }) => localName)).toEqual(['rect'])
    expect(element.getAttribute('aria-hidden')).toBe('true')
  })

  it('is drawn anew when it becomes another', async () => {
    const wrapper = show(SymbolMark, { props: { name: 'infantry-line', label: 'Line' } })
    await vi.waitFor(() => expect(wrapper.element.children).toHaveLength(1))
    await wrapper.setProps({ name: 'infantry-skirmish' })
    await vi.waitFor(() => expect(wrapper.element.children).toHaveLength(3))
    expect(wrapper.element.getAttribute('aria-label')).toBe('Line')
  })

  it('stays empty where the sprite has none of that name', async () => {
    const { element } = show(SymbolMark, { props: { name: 'elephant' } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(element.children).toHaveLength(0)
  })
})
