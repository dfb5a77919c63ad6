import { folderName, type WriteRequest } from './write-request.ts'

/** The way in which a worker writes to a private file; some browsers have no other. */
interface WorkersFile {
  createSyncAccessHandle(): Promise<OpenFile>
}

interface OpenFile {
  truncate(size: number): void | Promise<void>
  /** Answers how many bytes were written. */
  write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number | Promise<number>
  flush(): void | Promise<void>
  close(): void | Promise<void>
}

function isForWorkers(handle: object): handle is WorkersFile {
  return 'createSyncAccessHandle' in handle
}

async function write({ name, text }: WriteRequest): Promise<void> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(folderName, { create: true })
  const handle = await folder.getFileHandle(name, { create: true })
  try {
    if (!isForWorkers(handle)) throw new DOMException('nothing can be written', 'NotSupportedError')
    // The first browsers that had it answer with promises.
    const file = await handle.createSyncAccessHandle()
    try {
      await file.truncate(0)
      await writeWhole(file, new TextEncoder().encode(text))
    } finally {
      await file.close()
    }
  } catch (error) {
    await folder.removeEntry(name)
    throw error
  }
}

/** The first byte comes last: a file without it was never finished. */
async function writeWhole(file: OpenFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for (const from of [1, 0]) {
    const part = bytes.subarray(from, from === 0 ? 1 : undefined)
    const written = await file.write(part, { at: from })
    if (written < part.length) throw new DOMException('only a part was written', 'QuotaExceededError')
    await file.flush()
  }
}

/** Writes a private file beside the screen: a request comes in, the name of what went wrong goes out, or null. */
addEventListener('message', ({ data }: MessageEvent<WriteRequest>) => {
  write(data).then(
    () => postMessage(null),
    (error: unknown) => postMessage(error instanceof Error ? error.name : 'Error'),
  )
})
