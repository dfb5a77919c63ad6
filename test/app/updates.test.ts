import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotices } from '@/app/notices.ts'
import { warnOfPlainHttp } from '@/app/plain-http.ts'
import { followUpdates, type Worker } from '@/app/updates.ts'
import { messages } from '@/messages/index.ts'
import { useSettings } from '@/stores/settings.ts'
import { appShelf, stock } from './shelf.ts'
import { noticeTexts } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))

const { notices } = messages.app
const hour = 60 * 60 * 1000

beforeEach(() => {
  stock()
  setActivePinia(createPinia())
})

/** A service worker whose life the test tells. */
async function follow(registration: object | null = { waiting: null }) {
  const listeners = new Map<string, (event: object) => void>()
  const worker = {
    addEventListener: vi.fn((type: string, listener: (event: never) => void) => {
      listeners.set(type, (event) => Reflect.apply(listener, undefined, [event]))
    }),
    register: vi.fn<Worker['register']>(),
    messageSkipWaiting: vi.fn(),
    update: vi.fn<Worker['update']>().mockResolvedValue(),
  }
  if (registration === null) worker.register.mockRejectedValue(new Error('withheld'))
  else worker.register.mockResolvedValue(Object.assign(Object.create(null), registration))
  let time = 0
  await followUpdates(worker, () => time)
  return {
    worker,
    tell: (type: string, event: object = {}) => listeners.get(type)?.(event),
    returnAfter(milliseconds: number) {
      time += milliseconds
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

function act(): void {
  useNotices().notices[0]?.action?.act()
}

describe('a new version', () => {
  it('[fault: update-with-game-open] is offered, and taken into use only when the player says so', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const { worker, tell } = await follow()
    tell('waiting')
    await vi.waitFor(() => expect(noticeTexts()).toEqual([notices.updateReady]))
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled()
    act()
    expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
    tell('controlling', { isUpdate: true })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[fault: update-with-game-open] that another window took into use does not reload this one', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const { tell } = await follow()
    tell('controlling', { isUpdate: true })
    expect(reload).not.toHaveBeenCalled()
    expect(noticeTexts()).toEqual([notices.updatedElsewhere])
    act()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[fault: old-worker] is looked for on return, at most once an hour', async () => {
    const { worker, returnAfter } = await follow()
    returnAfter(hour - 1)
    expect(worker.update).not.toHaveBeenCalled()
    returnAfter(1)
    returnAfter(1)
    expect(worker.update).toHaveBeenCalledTimes(1)
    returnAfter(hour)
    expect(worker.update).toHaveBeenCalledTimes(2)
  })

  it('[fault: old-worker] that the player put away is offered again an hour later', async () => {
    const { worker, returnAfter } = await follow({ waiting: {} })
    returnAfter(hour)
    await vi.waitFor(() => expect(noticeTexts()).toEqual([notices.updateReady]))
    expect(worker.update).not.toHaveBeenCalled()
  })

  it('without a network is no news', async () => {
    const { worker, returnAfter } = await follow()
    worker.update.mockRejectedValue(new TypeError('offline'))
    returnAfter(hour)
    await Promise.resolve()
    expect(noticeTexts()).toEqual([])
  })
})

describe('ready to work offline', () => {
  it('is said once', async () => {
    const { tell } = await follow()
    tell('installed')
    await vi.waitFor(() => expect(noticeTexts()).toEqual([notices.offlineReady]))
    expect(appShelf.saveSetting).toHaveBeenCalledWith('dismissedNotices', ['offlineReady'])
    useNotices().remove('offlineReady')
    tell('installed')
    expect(noticeTexts()).toEqual([])
  })

  describe('moves nothing between the coming of a finger and its tap', () => {
    function touch(...events: readonly string[]): void {
      for (const event of events) document.body.dispatchEvent(new Event(event, { bubbles: true }))
    }

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })

    it.each([
      { after: 'a tap', events: ['pointerup', 'click'], wait: 0 },
      { after: 'a touch that was no tap', events: ['pointerup'], wait: 350 },
      { after: 'the screen was moved', events: ['pointercancel'], wait: 350 },
    ])('and comes after $after', async ({ events, wait }) => {
      const { tell } = await follow()
      touch('pointerdown')
      tell('installed')
      await flushPromises()
      expect(noticeTexts()).toEqual([])
      touch(...events)
      expect(noticeTexts()).toHaveLength(wait === 0 ? 1 : 0)
      vi.advanceTimersByTime(wait)
      expect(noticeTexts()).toEqual([notices.offlineReady])
    })

    it('and goes after it', async () => {
      const { tell } = await follow()
      tell('installed')
      await flushPromises()
      touch('pointerdown', 'pointerup', 'pointerdown')
      vi.advanceTimersByTime(10_000)
      expect(noticeTexts()).toEqual([notices.offlineReady])
      touch('pointerup', 'click')
      expect(noticeTexts()).toEqual([])
    })
  })

  it('is not said of an update', async () => {
    const { tell } = await follow()
    tell('installed', { isUpdate: true })
    tell('installed', { isExternal: true })
    expect(noticeTexts()).toEqual([])
  })

  it('is not missed aloud where the browser withholds it', async () => {
    await follow(null)
    expect(noticeTexts()).toEqual([])
  })
})

describe('an address that is not secure', () => {
  it('is explained until the player puts the words away, and never again', async () => {
    vi.stubGlobal('isSecureContext', false)
    warnOfPlainHttp()
    expect(noticeTexts()).toEqual([notices.plainHttp])
    const [notice] = useNotices().notices
    if (notice !== undefined) useNotices().dismiss(notice)
    expect(useSettings().dismissedNotices).toEqual(['plainHttp'])
    warnOfPlainHttp()
    expect(noticeTexts()).toEqual([])
  })

  it('is no matter where the address is secure', () => {
    vi.stubGlobal('isSecureContext', true)
    warnOfPlainHttp()
    expect(noticeTexts()).toEqual([])
  })
})
