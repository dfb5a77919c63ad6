import { shallowRef, watch, type ShallowRef } from 'vue'
import { diceRecord, pathTo, type DiceTally } from '@/journal/index.ts'
import { createGiveWay } from '@/stores/give-way.ts'
import { readJournal, type ReadJournal } from '@/stores/journal-reading.ts'
import { createShownProblem, type ShownProblem } from '@/stores/shown-problem.ts'
import type { MiniaturesCommand, MiniaturesEffect } from '@/rules/miniatures/index.ts'
import type { useMiniaturesGame } from '../store.ts'
import { BattleReading, type Battle } from './battle.ts'

type Game = ReturnType<typeof useMiniaturesGame>

/** What a journal tells of a battle. */
export interface BattleSummary {
  /** Null where a part of the journal cannot be read. */
  readonly battle: Battle | null
  readonly dice: readonly DiceTally[]
  /** Index of the newest entry that cannot be read. */
  readonly damagedAt: number | null
}

/**
 * The summary of the game that is open, read anew whenever the game moves on; null until it is there.
 * It is read in steps, so that the screen answers meanwhile.
 */
export function useBattleSummary(game: Game): {
  readonly summary: ShallowRef<BattleSummary | null>
  readonly problem: ShownProblem['problem']
  readonly read: () => Promise<void>
} {
  const summary = shallowRef<BattleSummary | null>(null)
  const { problem, showing } = createShownProblem()
  const isOpen = (): boolean => game.status === 'open'

  function read(): Promise<void> {
    const { head } = game
    return showing(async () => {
      const giveWay = createGiveWay()
      const journal = await readJournal(game.readEntries, head.nextIndex, giveWay)
      const found = await summaryOf(journal, head.position, giveWay)
      // What was read of an older stand is not shown over a newer one.
      if (isOpen() && game.head === head) summary.value = found
    })
  }

  watch(
    () => isOpen() && game.head,
    (head) => {
      if (head === false) summary.value = null
      else void read()
    },
    { immediate: true },
  )

  return { summary, problem, read }
}

async function summaryOf(
  { entries, fault }: ReadJournal<MiniaturesCommand, MiniaturesEffect>,
  position: number | null,
  giveWay: () => Promise<void>,
): Promise<BattleSummary> {
  const dice = diceRecord(entries)
  if (fault !== null) return { battle: null, dice, damagedAt: fault.index ?? 0 }
  const reading = new BattleReading()
  for (const entry of pathTo(entries, position)) {
    reading.take(entry)
    await giveWay()
  }
  return { battle: reading.result(), dice, damagedAt: null }
}
