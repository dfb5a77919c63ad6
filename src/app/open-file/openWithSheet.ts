import { createApp } from 'vue'
import type { CheckedBackup } from '@/storage/backup/check.ts'
import type { ImportPlan } from '@/storage/backup/steps.ts'
import OpenSheet from './OpenSheet.vue'
import type { Opening } from './words.ts'

/** Shows what would become of a file on a sheet above whatever screen there is; null where the player leaves it. */
export function openWithSheet(backup: CheckedBackup, plan: ImportPlan): Promise<Opening | null> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const sheet = createApp(OpenSheet, {
      backup,
      firstPlan: plan,
      onClose(words: string | null) {
        // Vue is still about to take the sheet away.
        setTimeout(() => {
          sheet.unmount()
          place.remove()
          resolve(words === null ? null : { words, hasFailed: false })
        })
      },
    })
    // Ids are unique within an app, and this is another one on the same page.
    sheet.config.idPrefix = 'open-file'
    sheet.mount(place)
  })
}
