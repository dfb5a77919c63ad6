import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadAgain } from '@/app/load-again.ts'
import { forgetEarlierFiles } from '@/app/own-files.ts'
import { holdVersion, isOnlyVersion } from '@/app/versions.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))

describe('[fault: private-mode] a browser that withholds what it has', () => {
  it('of its locks: no window is known to run another version, and nothing has gone wrong', async () => {
    const goneWrong = vi.fn()
    process.on('unhandledRejection', goneWrong)
    vi.stubGlobal('navigator', { locks: { request: denied, query: denied } })
    holdVersion()
    expect(await isOnlyVersion()).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('unhandledRejection', goneWrong)
    expect(goneWrong).not.toHaveBeenCalled()
  })

  it('of its caches: what cannot be forgotten stays', async () => {
    vi.stubGlobal('caches', { delete: denied })
    await expect(forgetEarlierFiles()).resolves.toBeUndefined()
  })
})

describe('loading the app again', () => {
  it('[fault: old-worker] takes the version that waits here, also without a network', async () => {
    const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() })
    const update = () => Promise.reject(new TypeError('no network'))
    const workers = Object.assign(new EventTarget(), { getRegistration: async () => ({ update, waiting }) })
    vi.stubGlobal('navigator', { serviceWorker: workers })
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const loaded = loadAgain()
    await vi.advanceTimersByTimeAsync(1_100)
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    workers.dispatchEvent(new Event('controllerchange'))
    await loaded
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
