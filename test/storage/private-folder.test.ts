// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { openPrivateFolder, type PrivateFolder } from '@/storage/automatic/private-folder.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the browser was asked to make where it is not there. */
const made: string[] = []

/** A file as a page that may not write sees it. */
class FileHandle {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  async getFile(): Promise<File> {
    return new File([texts.get(this.name) ?? ''], this.name, { lastModified: 7_000 })
  }
}

/** The same where a page may write. What is written is there once it is closed. */
class WritableHandle extends FileHandle {
  async createWritable() {
    let written = ''
    return {
      write: async (text: string) => {
        if (text === 'too much') throw new DOMException('full', 'QuotaExceededError')
        written += text
      },
      close: async () => texts.set(this.name, written),
      abort: () => Promise.reject(new DOMException('ended already')),
    }
  }
}

const texts = new Map<string, string>()

function giveFiles(Handle: typeof FileHandle): void {
  const folder = {
    async *values() {
      yield { kind: 'directory', name: 'older' }
      for (const name of texts.keys()) yield new Handle(name)
    },
    getFileHandle: async (name: string, { create }: { readonly create: boolean }) => {
      if (create) made.push(name)
      if (create && !texts.has(name)) texts.set(name, '')
      return new Handle(name)
    },
    removeEntry: async (name: string) => texts.delete(name),
  }
  const root = {
    getDirectoryHandle: async (name: string, { create }: { readonly create: boolean }) => {
      if (create) made.push(name)
      return folder
    },
  }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root } })
  vi.stubGlobal('FileSystemFileHandle', Handle)
}

async function folder(): Promise<PrivateFolder> {
  const opened = await openPrivateFolder()
  if (opened === null) throw new Error('no private files')
  return opened
}

beforeEach(() => {
  made.length = 0
  texts.clear()
})

describe('the folder of the automatic backups', () => {
  it('has the name that it has had from the first, and is made where it is not there', async () => {
    giveFiles(WritableHandle)
    await folder()
    expect(made).toEqual(['automatic-backups'])
  })

  it('lists its files, and no folder in it', async () => {
    giveFiles(WritableHandle)
    texts.set('a.txt', 'Ligny')
    const files = await (await folder()).list()
    expect(files).toMatchObject([{ name: 'a.txt', size: 5, writtenAt: 7_000 }])
    expect(files).toHaveLength(1)
    expect(await files[0]?.start(3)).toBe('Lig')
    expect(await files[0]?.text()).toBe('Ligny')
  })

  it('takes a file in, in place of the one of its name, and gives it up', async () => {
    giveFiles(WritableHandle)
    const opened = await folder()
    await opened.write('a.txt', 'Ligny')
    await opened.write('a.txt', 'Wavre')
    expect([...texts]).toEqual([['a.txt', 'Wavre']])
    expect(made.slice(1)).toEqual(['a.txt', 'a.txt'])
    await opened.remove('a.txt')
    expect(await opened.list()).toEqual([])
  })

  test.each([
    ['nothing, where there was nothing', [], []],
    ['what was there', [['a.txt', 'Ligny']], [['a.txt', 'Ligny']]],
  ] as const)(
    '[fault: quota] has %s under the name of a file that finds no room',
    async (_what, before, after) => {
      giveFiles(WritableHandle)
      for (const [name, text] of before) texts.set(name, text)
      await expect((await folder()).write('a.txt', 'too much')).rejects.toMatchObject({
        name: 'QuotaExceededError',
      })
      expect([...texts]).toEqual(after)
    },
  )

  it.each([
    ['keeps nothing', () => vi.stubGlobal('navigator', {})],
    ['is none', () => vi.stubGlobal('navigator', undefined)],
    ['has no private files', () => vi.stubGlobal('navigator', { storage: {} })],
    ['has them, and no type for them', () => vi.unstubAllGlobals()],
  ])('is none where the browser %s', async (_how, take) => {
    giveFiles(WritableHandle)
    const { navigator } = globalThis
    take()
    if (!('FileSystemFileHandle' in globalThis)) vi.stubGlobal('navigator', navigator)
    expect(await openPrivateFolder()).toBeNull()
  })
})

describe('a browser in which only a worker may write', () => {
  /** What the worker answers; none of them answers where it cannot be loaded. */
  let answer: unknown
  const terminate = vi.fn()
  const asked = vi.fn()

  beforeEach(() => {
    giveFiles(FileHandle)
    terminate.mockReset()
    asked.mockReset()
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        terminate = terminate

        constructor(url: URL, options: object) {
          super()
          asked(url.pathname.split('/').at(-1), options)
        }

        postMessage(request: unknown): void {
          asked(request)
          const event =
            answer === undefined ? new Event('error') : new MessageEvent('message', { data: answer })
          queueMicrotask(() => this.dispatchEvent(event))
        }
      },
    )
  })

  it('has it written by one, which ends then', async () => {
    answer = null
    await (await folder()).write('a.txt', 'Ligny')
    expect(asked.mock.calls).toEqual([
      ['writing-worker.ts', { type: 'module' }],
      [{ name: 'a.txt', text: 'Ligny' }],
    ])
    expect(terminate).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['[fault: quota] says what went wrong', 'QuotaExceededError', { name: 'QuotaExceededError' }],
    ['[fault: lost-chunk] says when there is no worker', undefined, { message: 'the worker is missing' }],
  ])('%s, and ends it then', async (_what, said, error) => {
    answer = said
    await expect((await folder()).write('a.txt', 'Ligny')).rejects.toMatchObject(error)
    expect(terminate).toHaveBeenCalledTimes(1)
  })
})
