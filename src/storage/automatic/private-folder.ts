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

const folderName = 'automatic-backups'

/** The folder of the automatic backups; null where the browser has no private files that a page can write. */
export async function openPrivateFolder(): Promise<PrivateFolder | null> {
  if (!canWriteFiles()) return null
  try {
    const root = await navigator.storage.getDirectory()
    return folderOver(await root.getDirectoryHandle(folderName, { create: true }))
  } catch {
    // Some browsers have the files, and give none in private browsing.
    return null
  }
}

function canWriteFiles(): boolean {
  if (typeof navigator === 'undefined' || !('storage' in navigator)) return false
  if (!('getDirectory' in navigator.storage)) return false
  return 'FileSystemFileHandle' in globalThis && 'createWritable' in FileSystemFileHandle.prototype
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

    async write(name, text) {
      const handle = await folder.getFileHandle(name, { create: true })
      const writing = await handle.createWritable()
      try {
        await writing.write(text)
        await writing.close()
      } catch (error) {
        await writing.abort().catch(() => undefined)
        // What was there under the name is there still; a new file has only begun.
        if ((await handle.getFile()).size === 0) await folder.removeEntry(name)
        throw error
      }
    },

    remove: (name) => folder.removeEntry(name),
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
