import { ref, type Ref } from 'vue'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { refusalText } from '../describe/refusals.ts'
import type { NapoleonGame } from '../store.ts'

/**
 * Does something that takes no dice, and says why where it is refused.
 *
 * @param done called once it is recorded
 */
export function usePerform(
  game: NapoleonGame,
  done: () => void,
): { readonly problem: Ref<string | null>; readonly perform: (command: NapoleonCommand) => Promise<void> } {
  const problem = ref<string | null>(null)

  async function perform(command: NapoleonCommand): Promise<void> {
    const answer = await game.perform(command)
    problem.value = answer.kind === 'refused' ? refusalText(answer.refusal) : null
    if (answer.kind === 'recorded') done()
  }

  return { problem, perform }
}
