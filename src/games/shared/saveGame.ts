import { later } from '@/messages/later.ts'
import { gameFileName, saveFile } from '@/stores/save-file.ts'
import type { KeptSession } from './session.ts'

/** Saves the open game to a file and gives what became of it in words; null where the player changed their mind. */
export async function saveOpenGame(
  session: Pick<KeptSession, 'game' | 'exportText'>,
): Promise<string | null> {
  const { saved } = later.keptGames
  const name = session.game?.name ?? ''
  try {
    const outcome = await saveFile(gameFileName(name), await session.exportText())
    return outcome === 'cancelled' ? null : saved[outcome](name)
  } catch {
    return saved.failed(name)
  }
}
