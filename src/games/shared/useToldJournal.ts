import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Head } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import type { EntryPage } from '@/stores/game-memory.ts'
import { createGiveWay } from '@/stores/give-way.ts'
import { readJournal, type ReadJournal } from '@/stores/journal-reading.ts'
import { createShownProblem, type ShownProblem } from '@/stores/shown-problem.ts'
import type { KeptSession } from './session.ts'

/** The open game of a rulebook, as far as its journal is read. */
interface JournalSession<Command extends Typed, Effect extends Typed> extends Pick<KeptSession, 'status'> {
  readonly head: Head
  readEntries(beforeIndex: number, count: number): Promise<EntryPage<Command, Effect>>
}

/**
 * What the journal of the game that is open tells, read anew whenever the game moves on; null until it is
 * there. It is read in steps, so that the screen answers meanwhile.
 *
 * @param tell what a journal tells up to a position; `giveWay` is to be awaited between its steps
 */
export function useToldJournal<Told, Command extends Typed, Effect extends Typed>(
  game: JournalSession<Command, Effect>,
  tell: (
    journal: ReadJournal<Command, Effect>,
    position: number | null,
    giveWay: () => Promise<void>,
  ) => Promise<Told>,
): {
  readonly told: ShallowRef<Told | null>
  readonly problem: ShownProblem['problem']
  readonly read: () => Promise<void>
} {
  const told = shallowRef<Told | null>(null)
  const { problem, showing } = createShownProblem()
  const isOpen = (): boolean => game.status === 'open'

  function read(): Promise<void> {
    const { head } = game
    return showing(async () => {
      const giveWay = createGiveWay()
      const journal = await readJournal(game.readEntries, head.nextIndex, giveWay)
      const found = await tell(journal, head.position, giveWay)
      // What was read of an older stand is not shown over a newer one.
      if (isOpen() && game.head === head) told.value = found
    })
  }

  watch(
    () => isOpen() && game.head,
    (head) => {
      if (head === false) told.value = null
      else void read()
    },
    { immediate: true },
  )

  return { told, problem, read }
}
