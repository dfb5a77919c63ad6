import { messages } from '@/messages/index.ts'
import type { FileSaved } from '@/stores/save-file.ts'
import { useNotices } from '../notices.ts'
import type { GameCardView } from './cards.ts'

type Named = Pick<GameCardView, 'id' | 'name'>

/** Only a game that is opened or saved needs this part of the storage. */
async function textOf(game: string): Promise<string> {
  const { appGames } = await import('@/stores/app-games.ts')
  return appGames.exportGame(game, Date.now())
}

/** Saves a game to a file, and says what became of it. */
export function useSavingGames(): (game: Named) => Promise<void> {
  const { saved } = messages.app.home
  const notices = useNotices()

  function say(outcome: Exclude<FileSaved, 'cancelled'>, name: string): void {
    notices.show({ id: 'saved', text: saved[outcome](name) })
  }

  return async ({ id, name }) => {
    try {
      const { gameFileName, saveFile } = await import('@/stores/save-file.ts')
      const outcome = await saveFile(gameFileName(name), await textOf(id))
      if (outcome !== 'cancelled') say(outcome, name)
    } catch {
      notices.show({ id: 'saved', text: saved.failed(name), danger: true })
    }
  }
}
