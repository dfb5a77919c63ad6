import { later } from '@/messages/later.ts'
import { gameFileName, saveFile } from '@/stores/save-file.ts'
import type { useMiniaturesGame } from './store.ts'

/** Saves the open game to a file and gives what became of it in words; null where the player changed their mind. */
export async function saveOpenGame(game: ReturnType<typeof useMiniaturesGame>): Promise<string | null> {
  const { saved } = later.keptGames
  const { name } = game.state
  try {
    const outcome = await saveFile(gameFileName(name), await game.exportText())
    return outcome === 'cancelled' ? null : saved[outcome](name)
  } catch {
    return saved.failed(name)
  }
}
