import { later } from '@/messages/later.ts'
import { shareText } from '../shareText.ts'
import { logText, type LogRow } from './describe.ts'

/**
 * Shares the whole log of the open game, however little of it is on the screen. To be called from a tap.
 *
 * @param rows what is read of the log by then
 * @returns what became of it in words; null where the player changed their mind
 */
export async function shareLog(
  game: {
    readonly logHasMore: boolean
    readonly state: { readonly name: string }
    readMoreLog(): Promise<void>
  },
  rows: () => readonly LogRow[],
): Promise<string | null> {
  while (game.logHasMore) await game.readMoreLog()
  const { name } = game.state
  const outcome = await shareText(name, logText(name, rows()))
  return outcome === 'cancelled' ? null : later.game.log[outcome]
}
