import { saveWithSheet } from '@/games/shared/saving/saveWithSheet.ts'
import { packStoredGame } from '@/stores/backup-files.ts'
import { noteGamesSaved } from '@/stores/backup-reminder.ts'
import type { GameCardView } from './cards.ts'

/** Saves a stored game to a file and says so in words; null where it is not known to be saved. */
export function saveGame({ id, name }: Pick<GameCardView, 'id' | 'name'>): Promise<string | null> {
  return saveWithSheet({
    name,
    async pack() {
      const { file, marks } = await packStoredGame(id, name)
      return { file, noteSaved: () => noteGamesSaved(marks) }
    },
  })
}
