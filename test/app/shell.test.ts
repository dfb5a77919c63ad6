import { defineAsyncComponent, defineComponent, h, type Component } from 'vue'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyScreen } from '@/ui/screen-missing.ts'
import { sheetOfItsOwn } from '@/ui/sheetOfItsOwn.ts'
import { useNotices } from '@/app/notices.ts'
import { messages } from '@/messages/index.ts'
import { byRole, findByRole, spoken } from '../ui/parts/reading.ts'
import { stock } from './shelf.ts'
import { noticeTexts, openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))

const { faults, notices } = messages.app

beforeEach(() => {
  stock()
  vi.stubGlobal('reportError', vi.fn())
})

describe('arriving on a screen', () => {
  it('puts the focus on its heading, and its name in the title', async () => {
    const { router } = await openApp()
    expect(document.title).toBe('Aide-de-Camp')
    await router.push('/settings')
    await settle()
    expect(document.title).toBe('Settings · Aide-de-Camp')
    expect(document.activeElement).toBe(byRole('heading', 'Settings'))
    await router.push('/')
    await settle()
    expect(document.activeElement).toBe(byRole('heading', 'Aide-de-Camp'))
  })

  it('leaves the focus where it is at first', async () => {
    await openApp('/settings')
    expect(document.activeElement).toBe(document.body)
  })

  it('announces another place of the same game, and leaves the focus in the bar', async () => {
    const { router, wrapper } = await openApp()
    const screen = defineComponent({
      props: { place: { type: String, required: true } },
      setup: () => () => h('h1', 'Quatre Bras'),
    })
    const title = ({ params }: { params: Record<string, unknown> }) => `at ${String(params['place'])}`
    router.addRoute({ path: '/table/:id/:place', component: screen, props: true, meta: { title } })
    await router.push('/table/1/forces')
    await settle()
    expect(document.activeElement?.textContent).toBe('Quatre Bras')
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    await router.push('/table/1/log')
    await settle()
    expect(wrapper.get('[aria-live]').text()).toBe('at log')
    expect(document.activeElement).toBe(elsewhere)
  })
})

describe('an address that is not there', () => {
  it.each(['/nowhere', '/quick/duel', '/game/1/elsewhere'])('%s leads home with a word', async (address) => {
    const { router } = await openApp(address)
    expect(router.currentRoute.value.path).toBe('/')
    expect(noticeTexts()).toEqual([notices.unknownAddress])
  })
})

describe('what goes wrong', () => {
  it('[fault: lost-chunk] a screen that cannot be loaded keeps the app, and offers to load again', async () => {
    const { router } = await openApp()
    const component = lazyScreen(() => Promise.reject(new TypeError('gone after a deploy')))
    router.addRoute({ path: '/gone', component })
    await router.push('/gone').catch(() => undefined)
    await settle()
    expect(noticeTexts()).toEqual([faults.screenMissing])
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    byRole('button', faults.reload).click()
    expect(window.location.hash).toBe('#/gone')
    expect(reload).toHaveBeenCalled()
  })

  it('[fault: lost-chunk] a part that cannot be loaded leaves its screen, and offers to load again', async () => {
    const { router } = await openApp()
    const part = defineAsyncComponent<Component>(
      lazyScreen(() => Promise.reject(new TypeError('no network'))),
    )
    router.addRoute({ path: '/screen', component: defineComponent(() => () => [h('h1', 'Screen'), h(part)]) })
    await router.push('/screen')
    await settle()
    expect(noticeTexts()).toEqual([faults.screenMissing])
    expect(findByRole('button', faults.reload)).toBeDefined()
    expect(findByRole('heading', 'Screen')).toBeDefined()
  })

  it('a screen that breaks while it is drawn leaves no blank page', async () => {
    const { router } = await openApp()
    const broken = defineComponent(() => {
      throw new Error('broken')
    })
    router.addRoute({ path: '/broken', component: broken })
    await router.push('/broken')
    await settle()
    expect(noticeTexts()).toEqual([faults.unexpected])
    expect(findByRole('heading', faults.blank.title)).toBeDefined()
    expect(byRole('link', faults.blank.home).getAttribute('href')).toBe('#/')
    await router.push('/')
    await settle()
    expect(findByRole('heading', faults.blank.title)).toBeUndefined()
    expect(findByRole('link', 'New game')).toBeDefined()
  })

  it('a fault on a sheet that lies above every screen is said, too', async () => {
    await openApp()
    const sheet = defineComponent(() => {
      function fail(): void {
        throw new Error('broken')
      }
      return () => h('button', { onClick: fail }, 'Save')
    })
    void sheetOfItsOwn('save-file', sheet, {})
    byRole('button', 'Save').click()
    await settle()
    expect(noticeTexts()).toEqual([faults.unexpected])
    expect(reportError).toHaveBeenCalledTimes(1)
  })

  it('a fault in a tap leaves the screen as it is', async () => {
    const { router } = await openApp()
    const screen = defineComponent(() => {
      function fail(): void {
        throw new Error('broken')
      }
      return () => h('main', [h('h1', 'Screen'), h('button', { onClick: fail }, 'Tap')])
    })
    router.addRoute({ path: '/screen', component: screen })
    await router.push('/screen')
    byRole('button', 'Tap').click()
    await settle()
    expect(noticeTexts()).toEqual([faults.unexpected])
    expect(findByRole('heading', 'Screen')).toBeDefined()
  })

  it('a promise that nobody caught is owned up to', async () => {
    await openApp()
    const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') })
    window.dispatchEvent(event)
    await settle()
    expect(spoken(document.body)).toContain(faults.unexpected)
  })
})

describe('notices', () => {
  it('are acted on once, put away, and replaced by one of the same kind', async () => {
    await openApp()
    const store = useNotices()
    const act = vi.fn()
    const dismissed = vi.fn()
    store.show({ id: 'update', text: 'Old' })
    store.show({ id: 'update', text: 'New', action: { label: 'Reload now', act } })
    store.show({ id: 'other', text: 'Other', dismissed })
    await settle()
    expect(noticeTexts()).toEqual(['New', 'Other'])
    byRole('button', 'Reload now').click()
    expect(act).toHaveBeenCalledTimes(1)
    await settle()
    expect(noticeTexts()).toEqual(['Other'])
    byRole('button', messages.ui.dismiss).click()
    expect(dismissed).toHaveBeenCalledTimes(1)
    expect(noticeTexts()).toEqual([])
  })
})
