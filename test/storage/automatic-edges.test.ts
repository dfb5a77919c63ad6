// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  dayOfPlay,
  isBackupDue,
  listBackups,
  markOfPlay,
  type AutomaticBackup,
} from '@/storage/automatic/keeping.ts'
import { openPrivateFolder } from '@/storage/automatic/private-folder.ts'
import { givePrivateFiles } from '../support/private-files.ts'

afterEach(() => vi.unstubAllGlobals())

function at(text: string): number {
  return new Date(text).getTime()
}

const minute = 60_000
const now = at('2026-11-30T21:00')

function backup(writtenAt: number, about: Partial<AutomaticBackup> = {}): AutomaticBackup {
  const text = async () => ''
  const day = dayOfPlay(writtenAt)
  const parts = { name: 'x', mark: 'x', isWhole: true, writtenAt, size: 1, start: text, text }
  return { kind: 'play', day, ...parts, ...about }
}

const ligny = { id: 'ligny', playedAt: now - 2 * minute, lastHash: 'aaaa' }
const wavre = { id: 'wavre', playedAt: now - 90 * minute, lastHash: 'bbbb' }
const ulm = { id: 'ulm', playedAt: now - 95 * minute, lastHash: 'cccc' }

describe('the automatic backups', () => {
  it('are told from all else that lies in their folder', async () => {
    const { files } = givePrivateFiles()
    const good = '2026-11-10.play.a1.txt'
    for (const name of ['notes.txt', `x${good}`, `${good}.part`, '2026-11-10.other.a1.txt', good]) {
      files.set(name, { text: 'Aide-de-Camp file', writtenAt: 1 })
    }
    const folder = await openPrivateFolder()
    const listed = folder === null ? [] : await listBackups(folder)
    expect(listed).toMatchObject([{ name: good, day: '2026-11-10', kind: 'play', mark: 'a1' }])
    expect(listed).toHaveLength(1)
  })

  it('are marked by where all games stand, and by which was played last', () => {
    expect(markOfPlay([ligny, ulm, wavre])).toBe(markOfPlay([ligny, wavre, ulm]))
    expect(markOfPlay([wavre, ligny, ulm])).not.toBe(markOfPlay([ligny, wavre, ulm]))
    expect(markOfPlay([ligny, { ...wavre, lastHash: 'dddd' }])).not.toBe(markOfPlay([ligny, wavre]))
  })

  /** Of the same game, half an hour must lie between two of them. */
  const sameGame = `${'x'.repeat(12)}${markOfPlay([ligny]).slice(12)}`
  const morning = at('2026-12-01T04:05')
  const early = { ...ligny, playedAt: morning - minute }

  it.each([
    [
      'are due for play beside which only a file was opened',
      [backup(now - minute, { kind: 'import' })],
      true,
    ],
    ['are not due where all of it was played before one that is made this moment', [backup(now)], false],
    ['are due half an hour after the last', [backup(now - 30 * minute, { mark: sameGame })], true],
    ['are not due sooner', [backup(now - 30 * minute + 1, { mark: sameGame })], false],
  ])('%s', (_what, backups, isDue) => {
    expect(isBackupDue(backups, [ligny], now)).toBe(isDue)
  })

  it('are due for one game that was played since, though the others were not', () => {
    expect(isBackupDue([backup(now - 60 * minute)], [ligny, wavre, ulm], now)).toBe(true)
  })

  it('are not due for what was played up to the moment of the last, however long ago', () => {
    expect(isBackupDue([backup(wavre.playedAt)], [wavre, ulm], now)).toBe(false)
  })

  it('are due soon after the last of another day', () => {
    const last = [backup(morning - 15 * minute, { mark: sameGame })]
    expect(isBackupDue(last, [early], morning)).toBe(true)
  })
})

describe('the worker that writes a backup', () => {
  let hear: (event: { readonly data: unknown }) => void
  const post = vi.fn()
  const close = vi.fn()
  const files = new Map<string, Uint8Array>()

  function opened(name: string) {
    return {
      truncate: async () => undefined,
      write: async (bytes: Uint8Array, { at: place }: { readonly at: number }) => {
        if (name === 'full') throw new DOMException('full', 'QuotaExceededError')
        const whole = new Uint8Array(Math.max(files.get(name)?.length ?? 0, place + bytes.length))
        whole.set(files.get(name) ?? [])
        whole.set(bytes, place)
        files.set(name, whole)
        return bytes.length
      },
      flush: async () => undefined,
      close,
    }
  }

  const folder = {
    getFileHandle: async (name: string, { create }: { readonly create: boolean }) => {
      if (!create) throw new DOMException('not there', 'NotFoundError')
      files.set(name, new Uint8Array())
      return name === 'old' ? {} : { createSyncAccessHandle: async () => opened(name) }
    },
    removeEntry: async (name: string) => files.delete(name),
  }

  const root = {
    getDirectoryHandle: async (name: string, { create }: { readonly create: boolean }) => {
      if (!create || name !== 'automatic-backups') throw new DOMException('not there', 'NotFoundError')
      return folder
    },
  }

  async function asked(name: string, getDirectory: () => Promise<unknown> = async () => root): Promise<void> {
    vi.stubGlobal('navigator', { storage: { getDirectory } })
    hear({ data: { name, text: 'Ligny' } })
    await vi.waitFor(() => expect(post).toHaveBeenCalled())
  }

  beforeEach(async () => {
    vi.resetModules()
    for (const each of [post, close]) each.mockReset()
    files.clear()
    vi.stubGlobal('addEventListener', (type: string, listener: typeof hear) => {
      if (type === 'message') hear = listener
    })
    vi.stubGlobal('postMessage', post)
    await import('@/storage/automatic/writing-worker.ts')
  })

  it('makes the folder and the file, and leaves the file closed', async () => {
    await asked('new')
    expect(post.mock.calls).toEqual([[null]])
    expect(new TextDecoder().decode(files.get('new'))).toBe('Ligny')
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('[fault: quota] closes and removes the file that finds no room', async () => {
    await asked('full')
    expect(post.mock.calls).toEqual([['QuotaExceededError']])
    expect(close).toHaveBeenCalledTimes(1)
    expect(files.size).toBe(0)
  })

  it('says where it can write no more than the page, and leaves nothing behind', async () => {
    await asked('old')
    expect(post.mock.calls).toEqual([['NotSupportedError']])
    expect(files.size).toBe(0)
  })

  it('says that something went wrong, whatever the browser calls it', async () => {
    await asked('new', () => Promise.reject(Object.create(null)))
    expect(post.mock.calls).toEqual([['Error']])
  })
})
