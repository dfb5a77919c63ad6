import { createPinia, setActivePinia } from 'pinia'
import { effectScope, nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameFileName, saveFile } from '@/stores/save-file.ts'
import { useSettings } from '@/stores/settings.ts'
import { useVibration } from '@/stores/vibration.ts'
import { useWakeLock } from '@/stores/wake-lock.ts'
import { stock } from './shelf.ts'
import { settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))

function give(name: string, value: unknown): void {
  Object.defineProperty(window.navigator, name, { value, configurable: true })
}

beforeEach(() => {
  stock()
  setActivePinia(createPinia())
})

afterEach(() => {
  for (const name of ['wakeLock', 'vibrate', 'canShare', 'share'])
    Reflect.deleteProperty(window.navigator, name)
})

describe('the screen awake', () => {
  interface Lock {
    released: boolean
    release(): Promise<void>
  }
  const locks: Lock[] = []

  function grant() {
    locks.length = 0
    const request = vi.fn(async () => {
      const lock: Lock = {
        released: false,
        release: async () => {
          lock.released = true
        },
      }
      locks.push(lock)
      return lock
    })
    give('wakeLock', { request })
    return request
  }

  it('[fault: screen-slept] is asked for in a game, and let go with it', async () => {
    grant()
    const scope = effectScope()
    scope.run(() => useWakeLock())
    await settle()
    expect(locks.map(({ released }) => released)).toEqual([false])
    scope.stop()
    await settle()
    expect(locks.map(({ released }) => released)).toEqual([true])
  })

  it('[fault: screen-slept] is asked for again when the page is shown, and only then', async () => {
    const request = grant()
    const scope = effectScope()
    scope.run(() => useWakeLock())
    await settle()
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(request).toHaveBeenCalledTimes(1)
    for (const lock of locks) lock.released = true
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(request).toHaveBeenCalledTimes(2)
    scope.stop()
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('follows the setting', async () => {
    const request = grant()
    const settings = useSettings()
    settings.keepAwake = false
    const scope = effectScope()
    scope.run(() => useWakeLock())
    await settle()
    expect(request).not.toHaveBeenCalled()
    settings.keepAwake = true
    await settle()
    expect(locks.map(({ released }) => released)).toEqual([false])
    settings.keepAwake = false
    await settle()
    expect(locks.map(({ released }) => released)).toEqual([true])
    scope.stop()
  })

  it('[fault: screen-slept] that is refused or missing is no matter', async () => {
    const scope = effectScope()
    scope.run(() => useWakeLock())
    give('wakeLock', { request: vi.fn().mockRejectedValue(new DOMException('low', 'NotAllowedError')) })
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    scope.stop()
  })
})

describe('vibration', () => {
  it('is short, by the setting', async () => {
    const vibrate = vi.fn()
    give('vibrate', vibrate)
    const buzz = useVibration()
    buzz()
    expect(vibrate).toHaveBeenCalledTimes(1)
    useSettings().vibrate = false
    await nextTick()
    buzz()
    expect(vibrate).toHaveBeenCalledTimes(1)
  })

  it('that is missing is no matter', () => {
    expect(() => useVibration()()).not.toThrow()
  })
})

describe('a game as a file', () => {
  it.each([
    ['Quatre Bras', 'Quatre-Bras.aide-de-camp.txt'],
    ['  Ligny / Wavre: 16.6. ', 'Ligny-Wavre-16-6.aide-de-camp.txt'],
    ['Waterloo 1815 – Großgörschen', 'Waterloo-1815-Großgörschen.aide-de-camp.txt'],
    ['…', 'game.aide-de-camp.txt'],
  ])('%s is called %s', (game, file) => {
    expect(gameFileName(game.normalize('NFD'))).toBe(file)
  })

  function clicks() {
    return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  }

  it('goes through the share sheet where it takes files', async () => {
    const click = clicks()
    const share = vi.fn().mockResolvedValue(undefined)
    give('canShare', () => true)
    give('share', share)
    expect(await saveFile('game.json', '{}')).toBe('shared')
    const [{ files }] = share.mock.calls[0] ?? [{ files: [] }]
    expect([files[0].name, await files[0].text()]).toEqual(['game.json', '{}'])
    expect(click).not.toHaveBeenCalled()
  })

  it('[fault: share-failed] is not called saved when the player changed their mind', async () => {
    const click = clicks()
    give('canShare', () => true)
    give('share', () => Promise.reject(new DOMException('no', 'AbortError')))
    expect(await saveFile('game.json', '{}')).toBe('cancelled')
    expect(click).not.toHaveBeenCalled()
  })

  it.each([
    ['takes no such file', () => Promise.reject(new DOMException('json', 'NotAllowedError'))],
    ['is missing', undefined],
  ])('is a download where the share sheet %s', async (_what, share) => {
    const click = clicks()
    if (share !== undefined) {
      give('canShare', () => true)
      give('share', share)
    }
    expect(await saveFile('game.json', '{}')).toBe('downloading')
    expect(click).toHaveBeenCalledTimes(1)
  })
})
