import { saveStoredGame } from '@/games/shared/saveGame.ts'
import type { GameCardView } from './cards.ts'

/** Saves a stored game to a file and says so in words; null where it is not known to be saved. */
export function saveGame({ id, name }: Pick<GameCardView, 'id' | 'name'>): Promise<string | null> {
  return saveStoredGame(id, name)
}
