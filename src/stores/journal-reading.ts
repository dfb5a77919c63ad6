import type { Entry } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import type { EntryRow, GameFault, GameStorage } from '@/storage/index.ts'
import type { EntryPage } from './game-memory.ts'

/** Few enough to be opened between two frames of a slow phone. */
const pageSize = 10

/** A whole journal; with a `fault`, the entries after the newest one that cannot be read. */
export interface ReadJournal<Command extends Typed, Effect extends Typed> {
  /** Oldest first. */
  readonly entries: readonly Entry<Command, Effect>[]
  readonly fault: GameFault | null
}

/**
 * Reads a whole journal in small pages, newest first, and gives way between them.
 *
 * @param readPage entries older than an index, newest first, at most as many as asked
 * @param nextIndex where the journal ends
 * @param giveWay called after every page
 * @throws StorageProblem
 */
export async function readJournal<Command extends Typed, Effect extends Typed>(
  readPage: (beforeIndex: number, count: number) => Promise<EntryPage<Command, Effect>>,
  nextIndex: number,
  giveWay: () => Promise<void>,
): Promise<ReadJournal<Command, Effect>> {
  const newestFirst: Entry<Command, Effect>[] = []
  while (newestFirst.length < nextIndex) {
    const { entries, fault } = await readPage(nextIndex - newestFirst.length, pageSize)
    newestFirst.push(...entries)
    if (fault !== null || entries.length === 0) return { entries: newestFirst.reverse(), fault }
    await giveWay()
  }
  return { entries: newestFirst.reverse(), fault: null }
}

/** So many entries of a stored game from one on, oldest first, as they lie in storage. @throws StorageProblem */
export async function readUpwards(
  storage: Pick<GameStorage, 'readEntries'>,
  game: string,
  from: number,
  count: number,
): Promise<readonly EntryRow[]> {
  return (await storage.readEntries(game, from + count, count)).reverse()
}
