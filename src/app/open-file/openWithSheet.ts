import type { CheckedBackup } from '@/storage/backup/check.ts'
import type { ImportPlan } from '@/storage/backup/steps.ts'
import { sheetOfItsOwn } from '@/ui/sheetOfItsOwn.ts'
import OpenSheet from './OpenSheet.vue'
import type { Opening } from './words.ts'

/** Shows what would become of a file on a sheet above whatever screen there is; null where the player leaves it. */
export async function openWithSheet(backup: CheckedBackup, firstPlan: ImportPlan): Promise<Opening | null> {
  const words = await sheetOfItsOwn<string | null>('open-file', OpenSheet, { backup, firstPlan })
  return words === null ? null : { words, hasFailed: false }
}
