/**
 * What became of a file. `shared`: another app took it; `downloading`: the browser has it, and says itself
 * when it is on the disk; `cancelled`: the player changed their mind.
 */
export type FileSaved = 'shared' | 'downloading' | 'cancelled'

/** A game's file: a name that every file system takes, with what the file is. */
export function gameFileName(game: string): string {
  return fileName(game, '.aide-de-camp.json')
}

/** A name that every file system takes. @param ending what follows, such as `.png` */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  return `${plain === '' ? 'game' : plain}${ending}`
}

/**
 * Hands a text to the player as a file: through the platform's share sheet where it takes files, else as a
 * download. To be called from a tap.
 */
export function saveFile(name: string, text: string): Promise<FileSaved> {
  return handOver(new File([text], name, { type: 'application/json' }))
}

/** `saveFile` for any file. */
export async function handOver(file: File): Promise<FileSaved> {
  const shared = await share(file)
  return shared ?? download(file)
}

/** Null where the share sheet does not take the file: some take no JSON, and say so only when asked. */
async function share(file: File): Promise<FileSaved | null> {
  if (!navigator.canShare?.({ files: [file] })) return null
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : null
  }
}

const millisecondsToDownload = 60_000

function download(file: File): FileSaved {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), millisecondsToDownload)
  return 'downloading'
}
