import { later } from '@/messages/later.ts'
import type { AutomaticBackup } from '@/storage/automatic/keeping.ts'
import { chooseFile, openFile } from '../../open-file/opening.ts'
import type { Opening } from '../../open-file/words.ts'

/** Lets the player choose a backup and opens it; null where nothing came of it. */
export async function openBackupFile(): Promise<Opening | null> {
  const file = await chooseFile()
  return file === null ? null : openFile(file)
}

/**
 * Opens an automatic backup as if it were a file: nothing that is here is replaced. Another window may have made it
 * anew since it was listed, and then it is not there.
 */
export async function lookInto({ name, text }: AutomaticBackup): Promise<Opening | null> {
  const whole = await text().catch(() => null)
  if (whole === null) return { words: later.opening.unread, hasFailed: true }
  return openFile(new File([whole], name, { type: 'text/plain' }))
}
