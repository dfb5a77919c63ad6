import { house } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { NationId } from '../nations.ts'
import { isBetween } from '../relations.ts'
import { enemiesOf, isPlayerNation } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

/** Who is paid for a beaten nation: which player nation was first at war with it, and which second. */
export interface Paid {
  readonly first: NationId | null
  readonly second: NationId | null
}

/** The player nations at war with a nation, in groups of those whose wars began together, the earliest first. */
function warsByAge(state: NapoleonState, nation: NationId): readonly (readonly NationId[])[] {
  const enemies = enemiesOf(state, nation).filter((enemy) => isPlayerNation(state, enemy))
  const orderOf = (enemy: NationId) =>
    state.relations.find(({ nations }) => isBetween(nations, nation, enemy))?.order ?? 0
  const ages = [...new Set(enemies.map(orderOf))]
  return ages.map((age) => enemies.filter((enemy) => orderOf(enemy) === age))
}

/** Among whom the table must say who was first, and then who was second, at war with a nation; empty where it is clear. */
export function openPlaces(
  state: NapoleonState,
  nation: NationId,
  first: NationId | null,
): { readonly first: readonly NationId[]; readonly second: readonly NationId[] } {
  const groups = warsByAge(state, nation)
  const oldest = groups[0] ?? []
  const sure = first ?? (oldest.length === 1 ? (oldest[0] ?? null) : null)
  if (sure === null) return { first: oldest, second: [] }
  const next = groups
    .map((group) => group.filter((enemy) => enemy !== sure))
    .find((group) => group.length > 0)
  return { first: oldest.length > 1 ? oldest : [], second: next !== undefined && next.length > 1 ? next : [] }
}

/**
 * Who is paid for a beaten nation. Wars that began together leave it to the table who was first. (Political
 * Action Points.)
 *
 * @throws Refused where it is left to the table and it does not say, or it names one whose war began later
 */
export function paidForVictory(state: NapoleonState, nation: NationId, { first, second }: Paid): Paid {
  const groups = warsByAge(state, nation)
  const winner = oneOf(groups[0] ?? [], first, 'first', nation)
  const others = groups
    .map((group) => group.filter((enemy) => enemy !== winner))
    .find((group) => group.length > 0)
  return { first: winner, second: oneOf(others ?? [], second, 'second', nation) }
}

function oneOf(
  group: readonly NationId[],
  said: NationId | null,
  place: 'first' | 'second',
  nation: NationId,
): NationId | null {
  const n1 = house('N1')
  if (said !== null) {
    return group.includes(said)
      ? said
      : refuse(`notAtWar.${place}`, place, n1, { nation: said, against: nation })
  }
  const [only, ...others] = group
  if (only === undefined) return null
  return others.length === 0 ? only : refuse(`whoWas.${place}`, place, n1, { nation })
}
