import type { Typed } from '@/rules/index.ts'
import type { BackupContents, BackupGame } from '@/storage/backup/format.ts'
import { StorageProblem, type GameStorage } from '@/storage/index.ts'
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
 * The game that is shown as the text of a backup file, with what could not be saved. Where every entry is known
 * it comes from memory; the rest is read. A journal that is broken is taken as it lies in storage.
 *
 * @param savedAt milliseconds since 1970
 * @throws StorageProblem when entries are missing and cannot be read; `missing` where the game was left meanwhile
 */
export async function textOfShownGame<State, Command extends Typed, Effect extends Typed>(
  shown: ShownGame<State, Command, Effect>,
  storage: Pick<GameStorage, 'collectGame'>,
  savedAt: number,
): Promise<string> {
  const { backupText } = await import('./backup-text.ts')
  const id = shown.game.value?.id
  const isBroken = shown.readOnly.value === 'broken' && id !== undefined
  const contents = isBroken ? await storage.collectGame(id) : await contentsShown(shown)
  return backupText(contents, 'game', savedAt)
}

async function contentsShown<State, Command extends Typed, Effect extends Typed>(
  shown: ShownGame<State, Command, Effect>,
): Promise<BackupContents> {
  const asked = shown.game.value?.id
  const { nothingSaved } = await import('@/storage/backup/format.ts')
  const known = await wholeMemory(shown)
  const about = shown.game.value
  if (known === null || about === null || about.id !== asked) throw new StorageProblem('missing')
  const left = shown.unsaved.value
  const last = left?.kind === 'entry' ? [{ text: left.append.text, hash: left.entry.hash }] : []
  /** An entry that could not be saved leaves none. */
  const unsavedDraft = left?.kind === 'faces' ? left.draft : null
  const { id, rulebook, name, createdAt } = about
  const saved: BackupGame = {
    id,
    rulebook,
    name,
    createdAt,
    from: 0,
    previousHash: '',
    entries: [...known.backupEntries(shown.head.value.nextIndex), ...last],
    draft: left === null ? shown.stand.value.draft : unsavedDraft,
    ownDice: shown.ownDice.value,
  }
  return { ...nothingSaved, games: [saved] }
}

/**
 * What is known of the game, once that is every entry up to the head as it stands then: it may be played on, or read
 * again, meanwhile. Null where no game is open.
 */
async function wholeMemory<State, Command extends Typed, Effect extends Typed>({
  memory,
  head,
}: ShownGame<State, Command, Effect>) {
  for (;;) {
    const known = memory.value
    while (known !== null && (await known.loadMore(head.value.nextIndex)));
    if (known === memory.value) return known
  }
}
