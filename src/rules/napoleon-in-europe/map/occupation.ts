import { rule } from '../../chart-building.ts'
import type { Ledger } from '../../reason.ts'
import type { Region } from '../board.ts'
import type { Due } from '../due.ts'
import type { Effects } from '../effects.ts'
import { homeCapitals } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import { owe, owedOf } from '../pending.ts'
import { areFriends, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { orderTo } from './lines.ts'

const ports = rule('Ports')
const commitment = rule('Commitment Ratings')

/**
 * What an army owes others by standing in a region: squadrons of its enemies leave the port, and the enemy whose
 * capital it is rolls whether it fights on, unless an enemy stood there already. (Ports; Commitment Ratings; N12.)
 *
 * @param region as it was before the army came
 */
export function occupationDues(
  state: NapoleonState,
  nation: NationId,
  region: Region,
  ledger: Ledger,
): Effects {
  const dues = [
    ...fleetsDriven(state, nation, region, ledger),
    ...capitalTaken(state, nation, region, ledger),
  ]
  return dues.map((due, place) => owe(state, due, place))
}

function fleetsDriven(
  state: NapoleonState,
  nation: NationId,
  { id, name }: Region,
  ledger: Ledger,
): readonly Due[] {
  return state.fleets
    .filter(({ at }) => at?.kind === 'port' && at.region === id)
    .filter((fleet) => standingOf(state, nation, fleet.nation) === 'war')
    .filter((fleet) => !isOwedAlready(state, fleet.nation, id))
    .map((fleet) => {
      const { squadrons } = fleet
      orderTo(ledger, 'map.squadronsLeave', ports, { nation: fleet.nation, squadrons, place: name })
      return { kind: 'leavePort', nation: fleet.nation, region: id, squadrons }
    })
}

function isOwedAlready(state: NapoleonState, nation: NationId, region: string): boolean {
  return owedOf(state, 'leavePort').some((due) => due.nation === nation && due.region === region)
}

function capitalTaken(
  state: NapoleonState,
  nation: NationId,
  region: Region,
  ledger: Ledger,
): readonly Due[] {
  const { capital, homeland, owner, occupier, name } = region
  if (capital === null || homeland === null || !homeCapitals(homeland).includes(capital)) return []
  const stoodBefore = occupier !== null && standingOf(state, occupier, homeland) === 'war'
  if (stoodBefore || standingOf(state, nation, homeland) !== 'war' || owner === null) return []
  if (!areFriends(state, owner, homeland)) return []
  const isOwed = owedOf(state, 'commitment').some((due) => due.nation === homeland && due.place === name)
  if (isOwed) return []
  orderTo(ledger, 'map.capitalRoll', commitment, { nation: homeland, place: name })
  return [{ kind: 'commitment', nation: homeland, cause: 'capital', place: name }]
}
