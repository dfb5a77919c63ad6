import { ref, shallowRef } from 'vue'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { refusalText } from '../../describe/refusals.ts'
import type { NapoleonGame } from '../../store.ts'

/** What is asked of the rules from the board: done at once, thrown for on a sheet, or refused with the reason. */
export function useOrders(game: NapoleonGame) {
  /** Why the last thing could not be done. */
  const said = ref('')
  /** What is thrown for on its sheet. */
  const dice = shallowRef<{ readonly title: string; readonly command: NapoleonCommand } | null>(null)

  /** @param title of the sheet, where dice are thrown */
  async function give(command: NapoleonCommand, title = ''): Promise<void> {
    hush()
    const preview = game.preview(command)
    if (preview.kind === 'needsDie') dice.value = { title, command }
    else if (preview.kind === 'refused') say(refusalText(preview.refusal))
    else await game.perform(command)
  }

  /** Says why something cannot be done, by the rule; nothing where it can. */
  function sayWhyNot(command: NapoleonCommand): void {
    const preview = game.preview(command)
    say(preview.kind === 'refused' ? refusalText(preview.refusal) : '')
  }

  function say(words: string): void {
    said.value = words
  }

  function hush(): void {
    said.value = ''
  }

  return { said, dice, give, sayWhyNot, say, hush }
}
