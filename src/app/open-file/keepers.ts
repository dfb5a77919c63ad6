import { createKeeper, type GameKeeper, type MissingKeeper } from '@/storage/backup/keeper.ts'

/** How the games of each rulebook are kept; its rules are loaded for the first of them. */
const keepers = new Map<string, () => Promise<GameKeeper>>([
  ['miniatures', async () => createKeeper((await import('@/games/miniatures/kept.ts')).kept)],
  ['napoleon-in-europe', async () => createKeeper((await import('@/games/napoleon-in-europe/kept.ts')).kept)],
])

/** The keeper of a rulebook's games, or why there is none. Never throws. */
export async function keeperOf(rulebook: string): Promise<GameKeeper | MissingKeeper> {
  const load = keepers.get(rulebook)
  return load === undefined ? 'unknown' : load().catch(() => 'missing')
}
