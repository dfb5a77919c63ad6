import { later } from '@/messages/later.ts'
import { checkBackup, readBackup, type Checked, type CheckedBackup } from '@/storage/backup/check.ts'
import { mostFileCharacters } from '@/storage/backup/format.ts'
import { unpackContents } from '@/storage/backup/read.ts'
import { asStorageProblem } from '@/storage/index.ts'
import { carryOutIntent, intend } from './carrying.ts'
import { keeperOf } from './keepers.ts'
import { openWithSheet } from './openWithSheet.ts'
import { doneWords, problemWords, storageWords, type Opening } from './words.ts'

export { chooseFile } from '@/ui/chooseFile.ts'

/**
 * Opens a file: says what would become of it where anything but one more game comes, and does it once the player
 * agrees. Everything is checked before anything is stored, and nothing that is here is replaced. Null where
 * nothing was to be done, or the player left it. Never throws.
 */
export function openFile(file: Blob): Promise<Opening | null> {
  return opened(async () => {
    if (file.size > mostFileCharacters) return { problem: { code: 'tooLarge', most: mostFileCharacters } }
    return readBackup(new Uint8Array(await file.arrayBuffer()), keeperOf)
  })
}

/** `openFile` for what `packContents` packed. */
export function openPacked(bytes: Uint8Array): Promise<Opening | null> {
  return opened(async () => {
    const read = await unpackContents(new Uint8Array(bytes))
    return 'problem' in read ? read : checkBackup(read.about, read.contents, keeperOf)
  })
}

async function opened(read: () => Promise<Checked<CheckedBackup>>): Promise<Opening | null> {
  const backup = await read().catch(() => null)
  if (backup === null) return failure(later.opening.unread)
  if ('problem' in backup) return failure(problemWords(backup.problem))
  try {
    return await taken(backup)
  } catch (error) {
    return failure(storageWords(asStorageProblem(error).code))
  }
}

async function taken(backup: CheckedBackup): Promise<Opening | null> {
  const intent = await intend(backup)
  const { games, items, unread } = intent.plan
  const isPlain = backup.about.kind === 'game' && games.every(({ kind }) => kind === 'new')
  if (!isPlain || items.length + unread.length > 0) return openWithSheet(backup, intent)
  await carryOutIntent(backup, intent, false)
  return { words: doneWords(intent, false), hasFailed: false }
}

function failure(words: string): Opening {
  return { words, hasFailed: true }
}
