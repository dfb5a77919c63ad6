import { cellOf, numberIn } from '@/rules/chart.ts'
import type { FleetPlace } from '@/rules/napoleon-in-europe/board.ts'
import type { CommandOf, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { squadronsAt, stationOf } from '@/rules/napoleon-in-europe/naval/fleets.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { areFriends, enemiesOf, standingOf } from '@/rules/napoleon-in-europe/standing.ts'

/** A nation that may take part in a naval battle, with the squadrons that it has there. */
export interface Contingent {
  readonly nation: NationId
  readonly most: number
}

export interface Sides {
  readonly attackers: readonly Contingent[]
  readonly defenders: readonly Contingent[]
}

/** Who can fight a nation's naval battle at a place: the nation and its friends, and its enemies. */
export function sidesAt(state: NapoleonState, nation: NationId, at: FleetPlace): Sides {
  const here = (other: NationId): Contingent => ({
    nation: other,
    most: squadronsAt(state, other, stationOf(state, other, at)),
  })
  const isPresent = ({ most }: Contingent) => most > 0
  const friends = nationIds.filter((other) => other !== nation && areFriends(state, nation, other))
  const enemies = nationIds.filter((other) => standingOf(state, nation, other) === 'war')
  return {
    attackers: [nation, ...friends].map(here).filter(isPresent),
    defenders: enemies.map(here).filter(isPresent),
  }
}

export type Counts = Readonly<Partial<Record<NationId, number>>>

/** All that are there; on a port no more attackers than may; without a place the nation and its first enemy. */
export function likelyCounts(
  state: NapoleonState,
  nation: NationId,
  at: FleetPlace,
  inPort: boolean,
): Counts {
  const { attackers, defenders } = sidesAt(state, nation, at)
  const mostOnPort = numberIn(cellOf(state.rules.charts.navalLimits, 'attackersOnPort', 'value'))
  const [enemy] = enemiesOf(state, nation)
  const isLikely = (other: NationId) => at !== null || other === nation || other === enemy
  let left = inPort ? mostOnPort : Infinity
  const attacking = attackers.map(({ nation: other, most }): [NationId, number] => {
    const count = isLikely(other) ? Math.min(most, left) : 0
    left -= count
    return [other, count]
  })
  const defending = defenders.map(({ nation: other, most }): [NationId, number] => [
    other,
    isLikely(other) ? most : 0,
  ])
  return Object.fromEntries([...attacking, ...defending])
}

/** The battle that is asked for; null while a side has nobody. */
export function battleOf(
  state: NapoleonState,
  nation: NationId,
  at: FleetPlace,
  counts: Counts,
  inPort: boolean,
): CommandOf<'navalBattle'> | null {
  const sides = sidesAt(state, nation, at)
  const forces = (contingents: readonly Contingent[]) =>
    contingents
      .map(({ nation: other }) => ({ nation: other, squadrons: counts[other] ?? 0 }))
      .filter(({ squadrons }) => squadrons > 0)
  const [attackers, defenders] = [forces(sides.attackers), forces(sides.defenders)]
  if (attackers.length === 0 || defenders.length === 0) return null
  return { type: 'navalBattle', nation, at, attackers, defenders, inPort }
}
