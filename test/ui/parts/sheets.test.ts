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

/** A sheet that is open, with what its parent does about its wish to close. */
async function openSheet(props: Readonly<Record<string, unknown>> = {}) {
  const wrapper = show(Sheet, {
    props: {
      title: 'Correct',
      open: true,
      'onUpdate:open': (open: boolean) => void wrapper.setProps({ open }),
      ...props,
    },
  })
  await nextTick()
  const dialog = byRole('dialog', 'Correct')
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('the sheet is no dialog')
  await vi.waitFor(() => expect(dialog.open).toBe(true))
  return { wrapper, dialog, isThere: () => findByRole('dialog', 'Correct') !== undefined }
}

describe('what closes a sheet', () => {
  const cancel = () => new Event('cancel', { cancelable: true })

  it('is Escape, or whatever the platform has for it', async () => {
    const { dialog, isThere } = await openSheet()
    const event = cancel()
    dialog.dispatchEvent(event)
    await nextTick()
    expect(event.defaultPrevented).toBe(true)
    expect(isThere()).toBe(false)
  })

  it('is not Escape where the sheet is firm', async () => {
    const { dialog, isThere } = await openSheet({ firm: true })
    dialog.dispatchEvent(cancel())
    await nextTick()
    expect(isThere() && dialog.open).toBe(true)
  })

  it('is no platform that closes it unasked: a firm one comes up again', async () => {
    const { dialog } = await openSheet({ firm: true })
    dialog.close()
    await nextTick()
    expect(dialog.open).toBe(true)
  })

  it('is no parent that keeps it open', async () => {
    const { dialog, isThere } = await openSheet({ 'onUpdate:open': () => undefined })
    byRole('button', 'Close').click()
    dialog.close()
    await nextTick()
    expect(isThere() && dialog.open).toBe(true)
  })

  it('is a tap beside it, and not a thumb that slid out of it', async () => {
    const { dialog, isThere } = await openSheet()
    const press = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    press(byRole('heading', 'Correct'))
    dialog.click()
    await nextTick()
    expect(isThere()).toBe(true)
    press(dialog)
    dialog.click()
    await nextTick()
    expect(isThere()).toBe(false)
  })

  it('gives the focus back once it is gone, unless somebody else has taken it', async () => {
    const opener = document.createElement('button')
    const other = document.createElement('button')
    document.body.append(opener, other)
    opener.focus()
    await openSheet()
    byRole('heading', 'Correct').tabIndex = -1
    byRole('heading', 'Correct').focus()
    byRole('button', 'Close').click()
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
    const { wrapper } = await openSheet()
    wrapper.unmount()
    other.focus()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(document.activeElement).toBe(other)
  })

  it('gives the focus back to what opened it, however soon the Tab key led on', async () => {
    const opener = document.createElement('button')
    const next = document.createElement('button')
    document.body.append(opener, next)
    opener.focus()
    const opening = openSheet()
    await nextTick()
    next.focus()
    const { wrapper } = await opening
    next.blur()
    wrapper.unmount()
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('is not a cancelled choice of a file within it', async () => {
    const { isThere } = await openSheet()
    byRole('heading', 'Correct').dispatchEvent(new Event('cancel', { bubbles: true }))
    await nextTick()
    expect(isThere()).toBe(true)
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
