import { diceRecord, pathTo, rolledAgain, type DiceTally, type RolledAgain } from '@/journal/index.ts'
import type { ReadJournal } from '@/stores/journal-reading.ts'
import type { MiniaturesCommand, MiniaturesEffect } from '@/rules/miniatures/index.ts'
import { useToldJournal } from '../../shared/useToldJournal.ts'
import type { useMiniaturesGame } from '../store.ts'
import { BattleReading, type Battle } from './battle.ts'

type Game = ReturnType<typeof useMiniaturesGame>

/** What a journal tells of a battle. */
export interface BattleSummary {
  /** Null where a part of the journal cannot be read. */
  readonly battle: Battle | null
  readonly dice: readonly DiceTally[]
  readonly again: readonly RolledAgain[]
  /** Index of the newest entry that cannot be read. */
  readonly damagedAt: number | null
}

/** The summary of the game that is open. */
export function useBattleSummary(game: Game) {
  return useToldJournal(game, summaryOf)
}

async function summaryOf(
  { entries, fault }: ReadJournal<MiniaturesCommand, MiniaturesEffect>,
  position: number | null,
  giveWay: () => Promise<void>,
): Promise<BattleSummary> {
  const dice = diceRecord(entries)
  const again = rolledAgain(entries)
  if (fault !== null) return { battle: null, dice, again, damagedAt: fault.index ?? 0 }
  const reading = new BattleReading()
  for (const entry of pathTo(entries, position)) {
    reading.take(entry)
    await giveWay()
  }
  return { battle: reading.result(), dice, again, damagedAt: null }
}
