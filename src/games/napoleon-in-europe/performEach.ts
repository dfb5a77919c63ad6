import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { refusalText } from './describe/refusals.ts'
import type { NapoleonGame } from './store.ts'

/**
 * Does several things that take no dice, one after the other, each an entry of its own. The first that cannot be
 * done stops it.
 *
 * @returns whether all are recorded, and why one was refused
 */
export async function performEach(
  game: NapoleonGame,
  commands: readonly NapoleonCommand[],
): Promise<{ readonly isDone: boolean; readonly words: string | null }> {
  for (const command of commands) {
    const answer = await game.perform(command)
    if (answer.kind === 'refused') return { isDone: false, words: refusalText(answer.refusal) }
    if (answer.kind !== 'recorded') return { isDone: false, words: null }
  }
  return { isDone: true, words: null }
}
