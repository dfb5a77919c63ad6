import type { Typed } from '@/rules/index.ts'
import { backupText } from '@/storage/index.ts'
import { whenIdle } from './idle.ts'
import type { ShownGame } from './shown-game.ts'

/**
 * Reads every entry's text when there is time, so that a game can be saved to a file from memory alone.
 *
 * @param idle runs a task when there is nothing better to do
 */
export function loadTextsWhenIdle<State, Command extends Typed, Effect extends Typed>(
  { memory, head }: ShownGame<State, Command, Effect>,
  idle: (task: () => void) => void = whenIdle,
): void {
  const read = memory.value
  async function loadPage(): Promise<void> {
    if (read === null || memory.value !== read) return
    // What cannot be read now is read when it is needed.
    const hasMore = await read.loadMore(head.value.nextIndex).catch(() => false)
    if (hasMore) idle(() => void loadPage())
  }
  idle(() => void loadPage())
}

/**
 * The game that is shown as the text of a backup file, with the entry that could not be saved. Where every
 * entry is known it comes from memory; the rest is read.
 *
 * @param savedAt milliseconds since 1970
 * @throws StorageProblem when entries are missing and cannot be read
 */
export async function textOfShownGame<State, Command extends Typed, Effect extends Typed>(
  { memory, game, head, unsaved }: ShownGame<State, Command, Effect>,
  savedAt: number,
): Promise<string> {
  const known = memory.value
  const about = game.value
  if (known === null || about === null) return backupText([], savedAt)
  const { nextIndex } = head.value
  while (await known.loadMore(nextIndex));
  const left = unsaved.value
  const last = left?.kind === 'entry' ? [{ text: left.append.text, hash: left.entry.hash }] : []
  const { id, rulebook, name, createdAt } = about
  const entries = [...known.backupEntries(nextIndex), ...last]
  return backupText([{ id, rulebook, name, createdAt, entries }], savedAt)
}
