import { holdingsOf } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import { nationIds } from '../nations.ts'
import type { NapoleonState, Player } from '../state.ts'

/** How much a nation's empire has grown. */
export interface NationGrowth {
  readonly nation: NationId
  /** Regions that it owns now. */
  readonly regions: number
  /** Regions that it began with: its homeland. */
  readonly homeland: number
  readonly gained: number
}

/** How much a player's empire has grown, over all the nations that the player began with. */
export interface PlayerGrowth {
  readonly player: Player
  readonly nations: readonly NationGrowth[]
  readonly gained: number
  /** What counts: the regions gained, divided by the number of nations. */
  readonly average: number
  /** 1 for whose empire grew most; players with the same share a place. */
  readonly place: number
}

/** Where the players of a Limited War stand, the best first. (Basic Rules: How to Win.) */
export function growthOf(state: NapoleonState): readonly PlayerGrowth[] {
  const grown = state.players.map((player) => {
    const nations = nationIds
      .filter((nation) => state.nations[nation].player === player.id)
      .map((nation) => nationGrowth(state, nation))
    const gained = nations.reduce((sum, one) => sum + one.gained, 0)
    return { player, nations, gained, average: nations.length === 0 ? 0 : gained / nations.length }
  })
  return grown
    .map((one) => ({ ...one, place: 1 + grown.filter(({ average }) => average > one.average).length }))
    .toSorted((one, other) => one.place - other.place)
}

function nationGrowth(state: NapoleonState, nation: NationId): NationGrowth {
  const { regions, wholeHomeland } = holdingsOf(state, nation)
  return { nation, regions, homeland: wholeHomeland, gained: regions - wholeHomeland }
}
