import { attritionOwed, cardsOwed } from '../advanced/owed.ts'
import type { Effects } from '../effects.ts'
import { turnOrder, type NationId } from '../nations.ts'
import { owe } from '../pending.ts'
import { isPlayerNation } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

/** What is owed before production where the Advanced Rules are switched on: attrition, and cards drawn. */
export function duesOfProduction(state: NapoleonState): Effects {
  const draws = firstNations(state).flatMap((nation) => cardsOwed(state, nation, 'production'))
  return [...attritionOwed(state), ...draws].map((due, place) => owe(state, due, place))
}

/** Of each player the first nation in the order of play: a player draws once, however many he plays. (Card Play.) */
function firstNations(state: NapoleonState): readonly NationId[] {
  const order = turnOrder(state.calendar.first).filter((nation) => isPlayerNation(state, nation))
  const playerOf = (nation: NationId) => state.nations[nation].player
  return order.filter((nation) => order.find((other) => playerOf(other) === playerOf(nation)) === nation)
}
