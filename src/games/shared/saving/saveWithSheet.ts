import { later } from '@/messages/later.ts'
import { sheetOfItsOwn } from '@/ui/sheetOfItsOwn.ts'
import SaveSheet from './SaveSheet.vue'
import type { ToSave } from './useSaving.ts'

/**
 * Saves something to a file on a sheet of its own, above whatever screen there is, and says in words that it
 * is saved once it is; null where it is not known to be.
 */
export async function saveWithSheet(toSave: ToSave): Promise<string | null> {
  const isSaved = await sheetOfItsOwn<boolean>('save-file', SaveSheet, { toSave })
  return isSaved ? later.backups.saving.saved(toSave.name) : null
}
