import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageProblem } from '@/storage/index.ts'
import { askToKeepOnce, isRoomLow, roomLeft } from '@/stores/persistence.ts'
import { appShelf, stock } from '../app/shelf.ts'

vi.mock('@/stores/app-storage.ts', () => import('../app/shelf.ts'))

const persist = vi.fn().mockResolvedValue(false)
const estimate = vi.fn()

beforeEach(() => {
  stock()
  persist.mockClear()
  Object.defineProperty(window.navigator, 'storage', { value: { persist, estimate }, configurable: true })
})

describe('the browser', () => {
  it('is asked to keep the games, and it is remembered', async () => {
    await askToKeepOnce()
    expect(persist).toHaveBeenCalledTimes(1)
    expect(appShelf.saveSetting).toHaveBeenCalledWith('askedToKeep', true)
  })

  it('is not asked again', async () => {
    stock([], { askedToKeep: true })
    await askToKeepOnce()
    expect(persist).not.toHaveBeenCalled()
  })

  it('is not asked where nothing can be read: there is nothing to keep', async () => {
    appShelf.readSettings.mockRejectedValue(new StorageProblem('lost'))
    await askToKeepOnce()
    expect(persist).not.toHaveBeenCalled()
  })
})

describe('room', () => {
  it.each([
    [
      'enough',
      { usage: 10_000_000, quota: 1_000_000_000 },
      { used: 10_000_000, available: 990_000_000 },
      false,
    ],
    ['under a twentieth', { usage: 951, quota: 1_000 }, { used: 951, available: 49 }, true],
    [
      'under five megabytes',
      { usage: 1_000_000, quota: 5_999_999 },
      { used: 1_000_000, available: 4_999_999 },
      true,
    ],
    [
      'exactly five megabytes',
      { usage: 1_000_000, quota: 6_000_000 },
      { used: 1_000_000, available: 5_000_000 },
      false,
    ],
    ['more used than there is', { usage: 20, quota: 10 }, { used: 20, available: 0 }, true],
    ['of which the browser says nothing', { usage: 20 }, { used: 20, available: null }, false],
  ])('[fault: quota] that is %s', async (_how, estimated, room, isLow) => {
    estimate.mockResolvedValue(estimated)
    const found = await roomLeft()
    expect(found).toEqual(room)
    expect(found !== null && isRoomLow(found)).toBe(isLow)
  })

  it('is unknown in a browser that keeps things and never says how much, as Safari did for years', async () => {
    Object.defineProperty(window.navigator, 'storage', { value: { persist }, configurable: true })
    expect(await roomLeft()).toBeNull()
  })

  it('is unknown where the browser does not say, or cannot', async () => {
    estimate.mockRejectedValue(new TypeError('not here'))
    expect(await roomLeft()).toBeNull()
    Reflect.deleteProperty(window.navigator, 'storage')
    expect(await roomLeft()).toBeNull()
  })
})
