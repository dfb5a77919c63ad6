import { nationIds } from '../nations.ts'
import type { NapoleonState, Player } from '../state.ts'
import { isAtLeast, levelOf, victoryLevels, type NationLevel } from './levels.ts'

/**
 * What nations gained later do to a victory: `pure` is a great victory that they do not spoil, `tainted` one that
 * the defeat of one of them does, `crowned` a Total Victory with a gained nation that did well too.
 */
export type Colour = 'pure' | 'tainted' | 'crowned'

/** Where a player stands with every nation that he answers for. */
export interface PlayerStanding {
  readonly player: Player
  /** The nations that he began with. */
  readonly own: readonly NationLevel[]
  /** Nations gained later, whether he still controls them or not. */
  readonly gained: readonly NationLevel[]
  /** Null where none of his own nations has a Major or Total Victory. */
  readonly colour: Colour | null
}

/** Where the players of an a-historical game stand, the best first. (Victory for More than one Nation.) */
export function standingsOf(state: NapoleonState): readonly PlayerStanding[] {
  const standings = state.players.map((player): PlayerStanding => {
    const nations = nationIds.filter((nation) => state.nations[nation].player === player.id)
    const answered = new Set(nations.flatMap((nation) => state.nations[nation].answersFor))
    const own = nations.map((nation) => levelOf(state, nation))
    const gained = nationIds.filter((nation) => answered.has(nation)).map((nation) => levelOf(state, nation))
    return { player, own, gained, colour: colourOf(own, gained) }
  })
  return standings.toSorted((one, other) => rank(other) - rank(one))
}

/** A tainted victory is less than an untainted one of its level, and more than the level below. */
function rank({ own, colour }: PlayerStanding): number {
  const best = Math.max(-1, ...own.map(({ level }) => victoryLevels.indexOf(level)))
  const shade = { tainted: 0, pure: 1, crowned: 2 }
  return best * 3 + (colour === null ? 0 : shade[colour])
}

function colourOf(own: readonly NationLevel[], gained: readonly NationLevel[]): Colour | null {
  if (!own.some(({ level }) => isAtLeast(level, 'major'))) return null
  if (gained.some(({ level }) => !isAtLeast(level, 'survival'))) return 'tainted'
  const isTotal = own.some(({ level }) => level === 'total')
  return isTotal && gained.some(({ level }) => isAtLeast(level, 'minor')) ? 'crowned' : 'pure'
}
