import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shallowRef } from 'vue'
import { useNotices } from '@/app/notices.ts'
import { warnOfPlainHttp } from '@/app/plain-http.ts'
import { followUpdates, sayWhatIsNew } from '@/app/updates.ts'
import { releases, updates } from '@/messages/updates.ts'
import { useSettings } from '@/stores/settings.ts'
import { sayWhatIsUnfinished, type Unfinished } from '@/stores/unfinished.ts'
import { appShelf, stock } from './shelf.ts'
import { noticeTexts } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))

const hour = 60 * 60 * 1000

beforeEach(() => {
  stock()
  setActivePinia(createPinia())
})

/** A version of the app's service worker, whose life the test tells. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  onstatechange: (() => void) | null = null
  readonly postMessage = vi.fn()

  become(state: ServiceWorkerState): void {
    this.state = state
    this.onstatechange?.()
  }
}

class FakeRegistration extends EventTarget {
  readonly scope = 'http://localhost:3000/'
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = vi.fn(() => Promise.resolve())

  /** A version is found, and is installed at once. */
  install(): void {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    if (this.active) this.waiting = worker
    worker.become('installed')
  }
}

/** The app with a registration that is followed. @param start what is so from the start; null where it is withheld */
async function follow(start: { waiting?: boolean; active?: boolean } | null = {}) {
  const { waiting = false, active = true } = start ?? {}
  const registration = new FakeRegistration()
  if (active) registration.active = new FakeWorker()
  if (waiting) registration.waiting = new FakeWorker()
  const workers = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: vi.fn(() =>
      start === null ? Promise.reject(new Error('withheld')) : Promise.resolve(registration),
    ),
  })
  let time = 0
  await Reflect.apply(followUpdates, undefined, [workers, () => time])
  await flushPromises()
  return {
    registration,
    takeOver: () => workers.dispatchEvent(new Event('controllerchange')),
    returnAfter(milliseconds: number) {
      time += milliseconds
      document.dispatchEvent(new Event('visibilitychange'))
    },
    async stayFor(milliseconds: number) {
      time += milliseconds
      await vi.advanceTimersByTimeAsync(milliseconds)
    },
  }
}

/** Something is between a roll and its record, as a session says it. */
const left = shallowRef<Unfinished | null>(null)
sayWhatIsUnfinished(() => left.value)

function act(): void {
  useNotices().notices[0]?.action?.act()
}

describe('a new version', () => {
  it('[fault: update-with-game-open] is offered, and taken into use only when the player says so', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const { registration, takeOver } = await follow()
    registration.install()
    await vi.waitFor(() => expect(noticeTexts()).toEqual([updates.ready]))
    expect(registration.waiting?.postMessage).not.toHaveBeenCalled()
    act()
    await flushPromises()
    expect(registration.waiting?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    takeOver()
    await flushPromises()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[fault: old-worker] that was agreed to and never comes into use is offered again, and reloads nothing later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const { registration, takeOver } = await follow({ waiting: true })
    act()
    useNotices().remove('update')
    await vi.advanceTimersByTimeAsync(14_000)
    expect(registration.waiting?.postMessage).toHaveBeenCalledTimes(1)
    expect(noticeTexts()).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(noticeTexts()).toEqual([updates.ready]))
    takeOver()
    await flushPromises()
    expect(reload).not.toHaveBeenCalled()
    expect(noticeTexts()).toEqual([updates.elsewhere])
    expect(updates.elsewhere).not.toContain('another window')
  })

  it('that waited before is offered at the start', async () => {
    await follow({ waiting: true })
    expect(noticeTexts()).toEqual([updates.ready])
  })

  it('that another window took into use does not reload this one', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const { takeOver } = await follow()
    takeOver()
    expect(reload).not.toHaveBeenCalled()
    expect(noticeTexts()).toEqual([updates.elsewhere])
    act()
    await flushPromises()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not meant where the first version takes its place, and is where a later one does', async () => {
    const { takeOver } = await follow({ active: false })
    takeOver()
    expect(noticeTexts()).toEqual([])
    takeOver()
    expect(noticeTexts()).toEqual([updates.elsewhere])
  })

  it('is looked for on return, at most once an hour', async () => {
    const { registration, returnAfter } = await follow()
    returnAfter(hour - 1)
    expect(registration.update).not.toHaveBeenCalled()
    returnAfter(1)
    returnAfter(1)
    expect(registration.update).toHaveBeenCalledTimes(1)
    returnAfter(hour)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })

  it('[fault: old-worker] is looked for hourly while the page stays shown, and not while it is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { registration, stayFor, returnAfter } = await follow()
    await stayFor(hour / 2)
    returnAfter(hour / 2)
    expect(registration.update).toHaveBeenCalledTimes(1)
    await stayFor(hour)
    await stayFor(hour)
    expect(registration.update).toHaveBeenCalledTimes(3)
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await stayFor(5 * hour)
    expect(registration.update).toHaveBeenCalledTimes(3)
    shown.mockRestore()
    returnAfter(0)
    expect(registration.update).toHaveBeenCalledTimes(4)
  })

  it('[fault: old-worker] that comes after another is offered, too', async () => {
    const { registration } = await follow()
    registration.install()
    await vi.waitFor(() => expect(noticeTexts()).toEqual([updates.ready]))
    useNotices().remove('update')
    registration.install()
    await vi.waitFor(() => expect(noticeTexts()).toEqual([updates.ready]))
  })

  it('that the player put away is offered again an hour later', async () => {
    const { registration, returnAfter } = await follow({ waiting: true })
    useNotices().remove('update')
    returnAfter(hour)
    await vi.waitFor(() => expect(noticeTexts()).toEqual([updates.ready]))
    expect(registration.update).not.toHaveBeenCalled()
  })

  it('without a network is no news', async () => {
    const { registration, returnAfter } = await follow()
    registration.update.mockRejectedValue(new TypeError('offline'))
    returnAfter(hour)
    await flushPromises()
    expect(noticeTexts()).toEqual([])
  })
})

describe('between a roll and its record', () => {
  beforeEach(() => {
    left.value = null
  })

  it.each([
    ['dice', updates.first.dice],
    ['unsaved', updates.first.unsaved],
  ] as const)('[fault: update-with-game-open] no new version is taken: %s', async (what, words) => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const { registration, takeOver } = await follow({ waiting: true })
    left.value = what
    act()
    await flushPromises()
    expect(registration.waiting?.postMessage).not.toHaveBeenCalled()
    expect(noticeTexts()).toEqual([words])
    left.value = null
    act()
    await flushPromises()
    expect(registration.waiting?.postMessage).toHaveBeenCalledTimes(1)
    left.value = what
    takeOver()
    await flushPromises()
    expect(reload).not.toHaveBeenCalled()
    expect(noticeTexts()).toEqual([words])
  })

  it('[fault: update-with-game-open] an accepted version waits for what is being written', async () => {
    const { registration } = await follow({ waiting: true })
    left.value = 'writing'
    act()
    await flushPromises()
    expect(registration.waiting?.postMessage).not.toHaveBeenCalled()
    left.value = null
    await flushPromises()
    expect(registration.waiting?.postMessage).toHaveBeenCalledTimes(1)
  })
})

describe('what is new', () => {
  const { version } = releases[0]
  const isHere = updates.isHere(version)

  it('is said once after an update, with the way there', () => {
    void useSettings().dismissNotice('offlineReady')
    sayWhatIsNew()
    expect(noticeTexts()).toEqual([isHere])
    act()
    expect(window.location.hash).toBe('#/settings/whats-new')
    useNotices().remove('whatIsNew')
    sayWhatIsNew()
    expect(noticeTexts()).toEqual([])
  })

  it('is not said to whom everything is new', () => {
    sayWhatIsNew()
    void useSettings().dismissNotice('offlineReady')
    sayWhatIsNew()
    expect(noticeTexts()).toEqual([])
  })
})

describe('ready to work offline', () => {
  it('is said once', async () => {
    const { registration } = await follow({ active: false })
    registration.install()
    await vi.waitFor(() => expect(noticeTexts()).toEqual([updates.offlineReady]))
    expect(appShelf.saveSetting).toHaveBeenCalledWith('dismissedNotices', ['offlineReady'])
    useNotices().remove('offlineReady')
    registration.install()
    await flushPromises()
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
      const { registration } = await follow({ active: false })
      touch('pointerdown')
      registration.install()
      await flushPromises()
      expect(noticeTexts()).toEqual([])
      touch(...events)
      expect(noticeTexts()).toHaveLength(wait === 0 ? 1 : 0)
      vi.advanceTimersByTime(wait)
      expect(noticeTexts()).toEqual([updates.offlineReady])
    })

    it('and goes after it', async () => {
      const { registration } = await follow({ active: false })
      registration.install()
      await flushPromises()
      touch('pointerdown', 'pointerup', 'pointerdown')
      vi.advanceTimersByTime(10_000)
      expect(noticeTexts()).toEqual([updates.offlineReady])
      touch('pointerup', 'click')
      expect(noticeTexts()).toEqual([])
    })
  })

  it('is not said of an update', async () => {
    const { registration } = await follow()
    registration.install()
    await vi.waitFor(() => expect(noticeTexts()).toEqual([updates.ready]))
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
    expect(noticeTexts()).toEqual([updates.plainHttp])
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
