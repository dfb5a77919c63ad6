// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { roomLeft } from '@/storage/room.ts'

afterEach(() => vi.unstubAllGlobals())

function told(estimate: StorageEstimate) {
  return { estimate: () => Promise.resolve(estimate) }
}

describe('how much room there is', () => {
  it.each([
    ['is told in bytes', told({ usage: 300, quota: 1_000 }), { used: 300, available: 700 }],
    ['is none where more is used than there may be', told({ usage: 9, quota: 4 }), { used: 9, available: 0 }],
    ['is told without what is left', told({ usage: 0 }), { used: 0, available: null }],
    ['is not told at all', told({ quota: 1_000 }), null],
    ['is not known where the browser will not say', { estimate: () => Promise.reject(new Error()) }, null],
    ['is not known where it cannot be asked', {}, null],
  ])('%s', async (_name, storage, room) => {
    vi.stubGlobal('navigator', { storage })
    expect(await roomLeft()).toEqual(room)
  })

  it('is not known in a browser that keeps nothing', async () => {
    vi.stubGlobal('navigator', {})
    expect(await roomLeft()).toBeNull()
  })
})
