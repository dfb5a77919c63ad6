// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listBackups } from '@/storage/automatic/keeping.ts'
import { openPrivateFolder } from '@/storage/automatic/private-folder.ts'
import { givePrivateFiles } from '../support/private-files.ts'

const name = '2026-11-10.play.a1.txt'
const text = 'Aide-de-Camp file'

/** The worker's side of the private files: what is written is in the file at once. */
class Disk {
  readonly files = new Map<string, Uint8Array>()
  /** How many bytes are taken of each part. */
  most = Infinity
  /** After how many parts the worker has ended. */
  ends = Infinity
  #parts = 0

  get root(): unknown {
    const files = this.files
    const getFileHandle = async (file: string) => {
      if (!files.has(file)) files.set(file, new Uint8Array())
      return { createSyncAccessHandle: async () => this.#opened(file) }
    }
    const removeEntry = async (file: string) => files.delete(file)
    return { getDirectoryHandle: async () => ({ getFileHandle, removeEntry }) }
  }

  #opened(file: string) {
    return {
      truncate: () => this.files.set(file, new Uint8Array()),
      write: (bytes: Uint8Array, { at }: { at: number }) => {
        if (this.#parts === this.ends) return new Promise(() => undefined)
        this.#parts += 1
        const there = this.files.get(file) ?? new Uint8Array()
        const part = bytes.subarray(0, this.most)
        const whole = new Uint8Array(Math.max(there.length, at + part.length))
        whole.set(there)
        whole.set(part, at)
        this.files.set(file, whole)
        return part.length
      },
      flush: () => undefined,
      close: () => undefined,
    }
  }

  read(): string | null {
    const file = this.files.get(name)
    return file === undefined ? null : new TextDecoder().decode(file)
  }
}

let disk: Disk
let hear: (event: { readonly data: unknown }) => void
const post = vi.fn()

beforeEach(async () => {
  vi.resetModules()
  post.mockReset()
  disk = new Disk()
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => disk.root } })
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => (hear = listener))
  vi.stubGlobal('postMessage', post)
  await import('@/storage/automatic/writing-worker.ts')
})

afterEach(() => vi.unstubAllGlobals())

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('a backup that a worker writes', () => {
  it('is written whole, over what was there under its name', async () => {
    disk.files.set(name, new TextEncoder().encode('something that was longer than this'))
    hear({ data: { name, text } })
    await settled()
    expect(post).toHaveBeenCalledWith(null)
    expect(disk.read()).toBe(text)
  })

  it('is none where the worker ends half-way, and the older one can be read', async () => {
    disk.ends = 1
    hear({ data: { name, text } })
    await settled()
    expect(post).not.toHaveBeenCalled()
    const half = disk.read() ?? ''
    expect(half).toHaveLength(text.length)
    const { files } = givePrivateFiles()
    files.set('2026-11-09.play.a0.txt', { text, writtenAt: 1 })
    files.set(name, { text: half, writtenAt: 2 })
    const folder = await openPrivateFolder()
    const backups = folder === null ? [] : await listBackups(folder)
    expect(backups.map(({ mark }) => mark)).toEqual(['a0'])
    expect(await backups[0]?.text()).toBe(text)
  })

  it('[fault: quota] is not called made where only a part of it was taken, and is removed', async () => {
    disk.most = 5
    hear({ data: { name, text } })
    await settled()
    expect(post).toHaveBeenCalledWith('QuotaExceededError')
    expect(disk.read()).toBeNull()
  })
})
