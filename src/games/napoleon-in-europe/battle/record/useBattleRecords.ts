import { shallowRef, watch, type ShallowRef } from 'vue'
import { diceRecord, pathTo, type DiceTally } from '@/journal/index.ts'
import { createGiveWay } from '@/stores/give-way.ts'
import { readJournal, type ReadJournal } from '@/stores/journal-reading.ts'
import { createShownProblem, type ShownProblem } from '@/stores/shown-problem.ts'
import type { NapoleonCommand, NapoleonEffect } from '@/rules/napoleon-in-europe/index.ts'
import type { NapoleonGame } from '../../store.ts'
import { BattlesReading, throwsInBattle, type BattleRecord } from './reading.ts'

/** A battle with the dice that were thrown in it. */
export interface ToldBattle {
  readonly record: BattleRecord
  readonly dice: readonly DiceTally[]
}

/** What a journal tells of the battles of a game. */
export interface ToldBattles {
  /** The newest last; none where a part of the journal cannot be read. */
  readonly battles: readonly ToldBattle[]
  /** Index of the newest entry that cannot be read. */
  readonly damagedAt: number | null
}

/**
 * The battles of the game that is open, read anew whenever the game moves on; null until they are there.
 * They are read in steps, so that the screen answers meanwhile.
 */
export function useBattleRecords(game: NapoleonGame): {
  readonly told: ShallowRef<ToldBattles | null>
  readonly problem: ShownProblem['problem']
  readonly read: () => Promise<void>
} {
  const told = shallowRef<ToldBattles | null>(null)
  const { problem, showing } = createShownProblem()
  const isOpen = (): boolean => game.status === 'open'

  function read(): Promise<void> {
    const { head } = game
    return showing(async () => {
      const giveWay = createGiveWay()
      const journal = await readJournal(game.readEntries, head.nextIndex, giveWay)
      const found = await battlesIn(journal, head.position, giveWay)
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

async function battlesIn(
  { entries, fault }: ReadJournal<NapoleonCommand, NapoleonEffect>,
  position: number | null,
  giveWay: () => Promise<void>,
): Promise<ToldBattles> {
  if (fault !== null) return { battles: [], damagedAt: fault.index ?? 0 }
  const reading = new BattlesReading()
  for (const entry of pathTo(entries, position)) {
    reading.take(entry)
    await giveWay()
  }
  const battles = reading.result().map((record) => {
    const during = entries.slice(record.begun, record.ended === null ? undefined : record.ended + 1)
    return { record, dice: diceRecord(during.filter(throwsInBattle)) }
  })
  return { battles, damagedAt: null }
}
