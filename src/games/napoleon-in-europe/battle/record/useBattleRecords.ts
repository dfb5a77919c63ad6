import { diceRecord, pathTo, rolledAgain, type DiceTally, type RolledAgain } from '@/journal/index.ts'
import type { ReadJournal } from '@/stores/journal-reading.ts'
import type { NapoleonCommand, NapoleonEffect } from '@/rules/napoleon-in-europe/index.ts'
import { useToldJournal } from '../../../shared/useToldJournal.ts'
import type { NapoleonGame } from '../../store.ts'
import { BattlesReading, throwsInBattle, type BattleRecord } from './reading.ts'

/** A battle with the dice that were thrown in it. */
export interface ToldBattle {
  readonly record: BattleRecord
  readonly dice: readonly DiceTally[]
  /** How often a roll was taken back and rolled again meanwhile. */
  readonly again: readonly RolledAgain[]
}

/** What a journal tells of the battles of a game. */
export interface ToldBattles {
  /** The newest last; none where a part of the journal cannot be read. */
  readonly battles: readonly ToldBattle[]
  /** Index of the newest entry that cannot be read. */
  readonly damagedAt: number | null
}

/** The battles of the game that is open. */
export function useBattleRecords(game: NapoleonGame) {
  return useToldJournal(game, battlesIn)
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
    const dice = diceRecord(during.filter(throwsInBattle))
    return { record, dice, again: rolledAgain(during) }
  })
  return { battles, damagedAt: null }
}
