import { isCombat, miniatures } from '@/rules/miniatures/index.ts'
import { createSessionTable } from '../../shared/sessionTable.ts'
import { refusalText } from '../describe/refusals.ts'
import type { useMiniaturesGame } from '../store.ts'
import type { ResolveTable } from './table.ts'

/** The table of a game: every result is an entry of its journal. */
export function createGameTable(game: ReturnType<typeof useMiniaturesGame>): ResolveTable {
  return { ...createSessionTable(miniatures, game, isCombat), refusalText }
}
