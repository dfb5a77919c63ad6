import { messages } from '@/messages/index.ts'
import { gameFileName, saveFile, type FileSaved } from '@/stores/save-file.ts'
import { useNotices } from '../notices.ts'
import type { GameCardView } from './cards.ts'

type Named = Pick<GameCardView, 'id' | 'name'>

/** Saves a game to a file, and says what became of it. */
export function useSavingGames(): (game: Named) => Promise<void> {
  const { saved } = messages.app.home
  const notices = useNotices()

  function say(outcome: Exclude<FileSaved, 'cancelled'>, name: string): void {
    notices.show({ id: 'saved', text: saved[outcome](name) })
  }

  return async ({ id, name }) => {
    try {
      const { appGames } = await import('@/stores/app-games.ts')
      const text = await appGames.exportGame(id, Date.now())
      const outcome = await saveFile(gameFileName(name), text)
      if (outcome !== 'cancelled') say(outcome, name)
    } catch {
      notices.show({ id: 'saved', text: saved.failed(name), danger: true })
    }
  }
}
