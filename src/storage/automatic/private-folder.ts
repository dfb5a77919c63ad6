import { folderName, type WriteRequest } from './write-request.ts'

/** A file in the browser's private file system. */
export interface PrivateFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** When it was written, by the clock of that moment; milliseconds since 1970. */
  readonly writtenAt: number
  /** How it begins: at most so many characters, where all of them are plain. */
  start(characters: number): Promise<string>
  text(): Promise<string>
}

/** A folder in the browser's private file system; every function rejects with the browser's own error. */
export interface PrivateFolder {
  list(): Promise<readonly PrivateFile[]>
  /** Writes a file whole, in place of the one of its name. */
  write(name: string, text: string): Promise<void>
  remove(name: string): Promise<void>
}

/** The folder of the automatic backups; null where the browser has no private files. */
export async function openPrivateFolder(): Promise<PrivateFolder | null> {
  if (!('FileSystemFileHandle' in globalThis)) return null
  try {
    const root = await navigator.storage.getDirectory()
    return folderOver(await root.getDirectoryHandle(folderName, { create: true }))
  } catch {
    // Some browsers have the files, and give none in private browsing.
    return null
  }
}

function folderOver(folder: FileSystemDirectoryHandle): PrivateFolder {
  return {
    async list() {
      const files: PrivateFile[] = []
      for await (const handle of folder.values()) {
        if (handle instanceof FileSystemFileHandle) files.push(described(await handle.getFile()))
      }
      return files
    },

    write(name, text) {
      const isForPages = 'createWritable' in FileSystemFileHandle.prototype
      return isForPages ? writeHere(folder, name, text) : writeInWorker({ name, text })
    },

    remove: (name) => folder.removeEntry(name),
  }
}

async function writeHere(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true })
  const writing = await handle.createWritable()
  try {
    await writing.write(text)
    await writing.close()
  } catch (error) {
    await writing.abort().catch(() => undefined)
    await removeIfEmpty(folder, handle).catch(() => undefined)
    throw error
  }
}

/** What was there under the name is there still; a new file has only begun. */
async function removeIfEmpty(folder: FileSystemDirectoryHandle, handle: FileSystemFileHandle): Promise<void> {
  if ((await handle.getFile()).size === 0) await folder.removeEntry(handle.name)
}

/** Some browsers let nobody but a worker write. */
async function writeInWorker(request: WriteRequest): Promise<void> {
  const worker = new Worker(new URL('./writing-worker.ts', import.meta.url), { type: 'module' })
  try {
    const fault = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the worker is missing')))
      worker.postMessage(request)
    })
    if (fault !== null) throw new DOMException('the file could not be written', String(fault))
  } finally {
    worker.terminate()
  }
}

function described(file: File): PrivateFile {
  const { name, size, lastModified } = file
  return {
    name,
    size,
    writtenAt: lastModified,
    start: (characters) => file.slice(0, characters).text(),
    text: () => file.text(),
  }
}
