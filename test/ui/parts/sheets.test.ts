import { nextTick } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import { closeTopSheet, noteOpenSheet } from '@/ui/openSheets.ts'
import Sheet from '@/ui/Sheet.vue'
import TopBar from '@/ui/TopBar.vue'
import { byRole, findByRole, show } from './reading.ts'

describe('the way back', () => {
  it('closes the sheet on top, one at a time', () => {
    const lower = vi.fn<() => void>()
    const upper = vi.fn<() => void>()
    const forgetLower = noteOpenSheet(lower)
    const forgetUpper = noteOpenSheet(upper)
    expect(closeTopSheet()).toBe(true)
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
    forgetUpper()
    expect(closeTopSheet()).toBe(true)
    expect(lower).toHaveBeenCalledTimes(1)
    forgetLower()
    expect(closeTopSheet()).toBe(false)
  })

  it('forgets a sheet beneath without the one above it', () => {
    const lower = vi.fn<() => void>()
    const upper = vi.fn<() => void>()
    const forgetLower = noteOpenSheet(lower)
    const forgetUpper = noteOpenSheet(upper)
    forgetLower()
    forgetLower()
    closeTopSheet()
    expect(upper).toHaveBeenCalledTimes(1)
    forgetUpper()
    expect(closeTopSheet()).toBe(false)
  })

  it('closes a sheet that is on the page, and leads on once it is closed', async () => {
    const wrapper = show(Sheet, {
      props: {
        title: 'Correct',
        open: true,
        'onUpdate:open': (open: boolean) => void wrapper.setProps({ open }),
      },
    })
    await nextTick()
    expect(byRole('dialog', 'Correct')).toBeDefined()
    expect(closeTopSheet()).toBe(true)
    await nextTick()
    await vi.waitFor(() => expect(findByRole('dialog', 'Correct')).toBeUndefined())
    expect(closeTopSheet()).toBe(false)
  })

  it('knows nothing of a sheet that went away with its screen', async () => {
    const wrapper = show(Sheet, { props: { title: 'Correct', open: true } })
    await nextTick()
    wrapper.unmount()
    expect(closeTopSheet()).toBe(false)
  })

  it('knows nothing of a sheet that is not open', () => {
    show(Sheet, { props: { title: 'Correct', open: false } })
    expect(closeTopSheet()).toBe(false)
  })
})

describe('a bar with a very long name', () => {
  const name = 'The very long day of Ligny, Quatre Bras and Wavre, as fought on '.repeat(4)

  it('keeps the whole name for those who hear it, and the ways out', () => {
    const wrapper = show(TopBar, {
      props: { title: name, subtitle: 'Turn 4', back: true },
      slots: { default: '<button type="button">Menu</button>' },
    })
    expect(byRole('heading', name.trim())).toBeDefined()
    byRole('button', 'Back').click()
    expect(wrapper.emitted('back')).toHaveLength(1)
    expect(byRole('button', 'Menu')).toBeDefined()
  })

  it('says where the way back leads, where it was told', () => {
    show(TopBar, { props: { title: name, back: true, backLabel: 'All games' } })
    expect(byRole('button', 'All games')).toBeDefined()
  })

  it('has neither a way back nor an empty line where there is none', () => {
    const wrapper = show(TopBar, { props: { title: 'Aide-de-Camp' } })
    expect(findByRole('button', 'Back')).toBeUndefined()
    expect(wrapper.find('p').exists()).toBe(false)
  })
})
