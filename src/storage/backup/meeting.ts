import type { BackupGame } from './format.ts'
import type { GameHere } from './here.ts'

/**
 * How a game of a file compares with one that is here.
 * - `same`: they have the same entries
 * - `behind`: the one here has all entries of the file, and more
 * - `continued`: the file has all entries of the one here, and more
 * - `parted`: each has entries that the other has not
 */
interface Meeting {
  readonly here: GameHere
  readonly kind: 'same' | 'behind' | 'continued' | 'parted'
  /** How many entries they have in common, from the first. */
  readonly common: number
}

const nearestFirst: readonly Meeting['kind'][] = ['same', 'behind', 'continued', 'parted']

/** The game here that is nearest to one of a file; null where none has anything in common with it. */
export function nearest(game: BackupGame, games: readonly GameHere[]): Meeting | null {
  const [first] = games
    .flatMap((here) => meet(game, here) ?? [])
    .toSorted((one, other) => rank(one) - rank(other) || other.common - one.common)
  return first ?? null
}

function rank({ kind }: Meeting): number {
  return nearestFirst.indexOf(kind)
}

function meet(game: BackupGame, here: GameHere): Meeting | null {
  const common = commonEntries(game, here)
  if (common === 0) return null
  const there = game.from + game.entries.length
  const { nextIndex, lastHash } = here.record.head
  const isWhole = here.rows.length === nextIndex && here.rows.at(-1)?.hash === lastHash
  if (common === there) return { here, common, kind: nextIndex === there ? 'same' : 'behind' }
  return { here, common, kind: common === nextIndex && isWhole ? 'continued' : 'parted' }
}

/** How many entries both have in common; 0 where the end of a journal does not follow the one here. */
function commonEntries({ from, previousHash, entries }: BackupGame, { rows }: GameHere): number {
  if (from > 0 && rows[from - 1]?.hash !== previousHash) return 0
  let common = from
  for (const { text, hash } of entries) {
    const row = rows[common]
    if (row?.index !== common || row.text !== text || row.hash !== hash) break
    common += 1
  }
  return common
}
