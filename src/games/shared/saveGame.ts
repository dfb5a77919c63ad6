import { packStoredGame, textFile } from '@/stores/backup-files.ts'
import { marksNow, noteGamesSaved } from '@/stores/backup-reminder.ts'
import { saveWithSheet } from './saving/saveWithSheet.ts'
import type { KeptSession } from './session.ts'

/** Saves the open game to a file and says so in words; null where it is not known to be saved. */
export function saveOpenGame(session: Pick<KeptSession, 'game' | 'exportText'>): Promise<string | null> {
  const { id = '', name = '' } = session.game ?? {}
  return saveWithSheet({
    name,
    async pack() {
      const marks = await marksNow(id)
      const file = textFile(await session.exportText(), name)
      return { file, noteSaved: () => noteGamesSaved(marks) }
    },
  })
}

/** Saves a game as it lies in storage, whether or not it can be read; answers as `saveOpenGame`. */
export function saveStoredGame(id: string, name: string): Promise<string | null> {
  return saveWithSheet({
    name,
    async pack() {
      const { file, marks } = await packStoredGame(id, name)
      return { file, noteSaved: () => noteGamesSaved(marks) }
    },
  })
}
