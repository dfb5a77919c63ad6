import { kept as keptMiniatures } from '@/games/miniatures/kept.ts'
import { kept as keptNapoleon } from '@/games/napoleon-in-europe/kept.ts'
import type { BackupAbout } from '@/storage/backup/format.ts'
import { createKeeper, type GameKeeper, type MissingKeeper } from '@/storage/backup/keeper.ts'

const keepers: Readonly<Record<string, GameKeeper>> = {
  [keptMiniatures.rulebook.id]: createKeeper(keptMiniatures),
  [keptNapoleon.rulebook.id]: createKeeper(keptNapoleon),
}

/** Who keeps the games of each rulebook that the app has. */
export function keeperOf(rulebook: string): Promise<GameKeeper | MissingKeeper> {
  return Promise.resolve(Object.hasOwn(keepers, rulebook) ? (keepers[rulebook] ?? 'unknown') : 'unknown')
}

export const about: BackupAbout = { kind: 'everything', savedAt: 1_790_000_000_000, savedBy: '0.1.0' }
