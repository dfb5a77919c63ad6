import { later } from '@/messages/later.ts'
import type { GameCardView } from './cards.ts'

/** What became of saving a game to a file, in words. */
export interface Saving {
  readonly words: string
  readonly hasFailed: boolean
}

/** Only a game that is opened or saved needs this part of the storage. */
async function textOf(game: string): Promise<string> {
  const { appGames } = await import('@/stores/app-games.ts')
  return appGames.exportGame(game, Date.now())
}

/** Saves a game to a file. Null where the player changed their mind. */
export async function saveGame({ id, name }: Pick<GameCardView, 'id' | 'name'>): Promise<Saving | null> {
  const { saved } = later.keptGames
  try {
    const { gameFileName, saveFile } = await import('@/stores/save-file.ts')
    const outcome = await saveFile(gameFileName(name), await textOf(id))
    return outcome === 'cancelled' ? null : { words: saved[outcome](name), hasFailed: false }
  } catch {
    return { words: saved.failed(name), hasFailed: true }
  }
}
