/**
 * What became of a file. `saved`: it is on the disk; `shared`: another app took it; `downloading`: the browser
 * has it, and says itself when it is on the disk; `cancelled`: the player changed their mind.
 */
export type FileSaved = 'saved' | 'shared' | 'downloading' | 'cancelled'

/** A way out of the app: the platform's share sheet, a place of the player's choice, or the downloads. */
export type SavingWay = 'share' | 'disk' | 'download'

/** What became of saving in one way. `refused`: the browser did not do it. */
export type WayTaken = FileSaved | 'refused'

/** A game's file: a name that every file system takes, with what the file is. */
export function gameFileName(game: string): string {
  return fileName(game, '.aide-de-camp.txt')
}

/** A name that every file system takes. @param ending what follows, such as `.png` */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  return `${plain === '' ? 'game' : plain}${ending}`
}

/** The ways in which this browser lets a file out, the one that leaves this device first. */
export function waysToSave(file: File): readonly SavingWay[] {
  const ways: SavingWay[] = ['download']
  if (picksFiles(window)) ways.unshift('disk')
  if (takesFile(file)) ways.unshift('share')
  return ways
}

const takeWay: Readonly<Record<SavingWay, (file: File) => Promise<FileSaved>>> = {
  share,
  disk: putOnDisk,
  download: (file) => Promise.resolve(download(file)),
}

/** Saves a file in one way, and says what became of it. To be called from a tap. Never throws. */
export async function saveBy(way: SavingWay, file: File): Promise<WayTaken> {
  try {
    return await takeWay[way](file)
  } catch (error) {
    return isChangeOfMind(error) ? 'cancelled' : 'refused'
  }
}

/** Puts a text on the clipboard. Whether the browser did it: over plain http it has none. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Hands a text to the player as a file: through the platform's share sheet where it takes files, else as a
 * download. To be called from a tap.
 */
export function saveFile(name: string, text: string): Promise<SmallFileSaved> {
  return handOver(new File([text], name, { type: 'application/json' }))
}

/** What became of a file that can be made again at any time. */
export type SmallFileSaved = Exclude<FileSaved, 'saved'>

/** `saveFile` for any file. */
export async function handOver(file: File): Promise<SmallFileSaved> {
  const shared = takesFile(file) ? await saveBy('share', file) : 'refused'
  return shared === 'shared' || shared === 'cancelled' ? shared : download(file)
}

/** Some share sheets take no JSON, some nothing at all, and say so only when asked. */
function takesFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) === true
}

async function share(file: File): Promise<'shared'> {
  await navigator.share({ files: [file] })
  return 'shared'
}

/** What browsers have whose pages may write to a place of the player's choice. */
interface FilePicker {
  showSaveFilePicker(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>
}

function picksFiles(target: object): target is FilePicker {
  return 'showSaveFilePicker' in target && typeof target.showSaveFilePicker === 'function'
}

/** Only what is closed is on the disk. */
async function putOnDisk(file: File): Promise<'saved'> {
  if (!picksFiles(window)) throw new DOMException('no place can be chosen', 'NotSupportedError')
  const handle = await window.showSaveFilePicker({ suggestedName: file.name })
  const writing = await handle.createWritable()
  try {
    await writing.write(file)
    await writing.close()
  } catch (error) {
    await writing.abort().catch(() => undefined)
    // By then the player had made up their mind.
    throw new Error('the file could not be written', { cause: error })
  }
  return 'saved'
}

function isChangeOfMind(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

const millisecondsToDownload = 60_000

function download(file: File): 'downloading' {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), millisecondsToDownload)
  return 'downloading'
}
