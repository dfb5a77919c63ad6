import { vi } from 'vitest'

/** The browser's private files, in memory. What is written to one is there once it is closed. */
class FakeFileHandle {
  readonly kind = 'file'
  readonly name: string
  readonly #disk: FakeDisk

  constructor(name: string, disk: FakeDisk) {
    this.name = name
    this.#disk = disk
  }

  async getFile(): Promise<File> {
    const { text = '', writtenAt = 0 } = this.#disk.files.get(this.name) ?? {}
    return new File([text], this.name, { lastModified: writtenAt })
  }

  async createWritable() {
    const disk = this.#disk
    const { name } = this
    let written = ''
    return {
      write: async (text: string) => {
        if (disk.fault !== null) throw disk.fault
        written += text
      },
      close: async () => {
        disk.files.set(name, { text: written, writtenAt: disk.now() })
      },
      abort: async () => undefined,
    }
  }
}

interface FakeDisk {
  readonly files: Map<string, { readonly text: string; readonly writtenAt: number }>
  /** What writing fails with. */
  fault: Error | null
  now(): number
}

/** Gives the test's browser private files. @param quota bytes that there is room for in all */
export function givePrivateFiles(quota = 1_000_000_000): FakeDisk {
  const disk: FakeDisk = { files: new Map(), fault: null, now: () => Date.now() }
  const folder = {
    getFileHandle: async (name: string) => {
      if (!disk.files.has(name)) disk.files.set(name, { text: '', writtenAt: disk.now() })
      return new FakeFileHandle(name, disk)
    },
    async *values() {
      for (const name of disk.files.keys()) yield new FakeFileHandle(name, disk)
    },
    removeEntry: async (name: string) => {
      disk.files.delete(name)
    },
  }
  const storage = {
    getDirectory: async () => ({ getDirectoryHandle: async () => folder }),
    estimate: async () => ({ quota, usage: 0 }),
  }
  vi.stubGlobal('navigator', { storage })
  vi.stubGlobal('FileSystemFileHandle', FakeFileHandle)
  return disk
}
