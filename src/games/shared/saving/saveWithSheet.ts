import { createApp } from 'vue'
import { later } from '@/messages/later.ts'
import SaveSheet from './SaveSheet.vue'
import type { ToSave } from './useSaving.ts'

export type { ToSave } from './useSaving.ts'

/**
 * Saves something to a file on a sheet of its own, above whatever screen there is, and says in words that it
 * is saved once it is; null where it is not known to be.
 */
export function saveWithSheet(toSave: ToSave): Promise<string | null> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const sheet = createApp(SaveSheet, {
      toSave,
      onClose(isSaved: boolean) {
        // Vue is still about to take the sheet away.
        setTimeout(() => {
          sheet.unmount()
          place.remove()
          resolve(isSaved ? later.backups.saving.saved(toSave.name) : null)
        })
      },
    })
    // Ids are unique within an app, and this is another one on the same page.
    sheet.config.idPrefix = 'save-file'
    sheet.mount(place)
  })
}
