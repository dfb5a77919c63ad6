import { landUnits, type Pieces } from '../../pieces.ts'
import type { CommandOf } from '../../commands.ts'
import type { NationId } from '../../nations.ts'
import { enemyOf, type BySide, type Side } from '../sides.ts'

/** Who fights where, and with what. */
export type AboutBattle = Omit<CommandOf<'openBattle'>, 'type'>

/** What a nation, or a minor nation by itself, brings into a battle. */
export interface Force {
  readonly nation: NationId | null
  readonly pieces: Pieces
}

/** Every force of each side, group by group. */
export function forcesOf({ attackers, defenders }: AboutBattle): BySide<readonly Force[]> {
  return { attacker: attackers.flatMap(({ forces }) => forces), defender: defenders }
}

/** The nations of some forces, in their order. */
export function nationsOf(forces: readonly Force[]): readonly NationId[] {
  const named = forces.map(({ nation }) => nation).filter((nation) => nation !== null)
  return [...new Set(named)]
}

/** Pieces of several forces together. */
export function piecesOf(forces: readonly Force[]): Pieces {
  const counts = landUnits.map((unit) => {
    const count = forces.reduce((sum, { pieces }) => sum + (pieces[unit] ?? 0), 0)
    return [unit, count] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** The field of a command that names a side. */
export const fieldOf: BySide<string> = { attacker: 'attackers', defender: 'defenders' }

/** Whether a nation fights on the other side, too. */
export function isOpposite(forces: BySide<readonly Force[]>, side: Side, nation: NationId): boolean {
  return forces[enemyOf(side)].some((force) => force.nation === nation)
}
