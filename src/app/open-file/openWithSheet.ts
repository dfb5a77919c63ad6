import type { CheckedBackup } from '@/storage/backup/check.ts'
import { sheetOfItsOwn } from '@/ui/sheetOfItsOwn.ts'
import type { Intent } from './carrying.ts'
import OpenSheet from './OpenSheet.vue'
import type { Opening } from './words.ts'

/** Shows what would become of a file on a sheet above whatever screen there is; null where the player leaves it. */
export async function openWithSheet(backup: CheckedBackup, firstIntent: Intent): Promise<Opening | null> {
  const words = await sheetOfItsOwn<string | null>('open-file', OpenSheet, { backup, firstIntent })
  return words === null ? null : { words, hasFailed: false }
}
