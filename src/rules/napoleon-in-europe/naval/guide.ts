import { house } from '../../chart-building.ts'
import type { Ledger } from '../../reason.ts'
import type { NationId } from '../nations.ts'
import { areFriends } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

/** Notes what is out of the order of play when a nation moves; it holds nobody up. (Sequence of Play.) */
export function noteMovesOutOfTurn(state: NapoleonState, nation: NationId, ledger: Ledger): void {
  const { phase, acting, halted } = state.calendar
  const isItsTurn = phase === 'movement' && acting !== null && areFriends(state, nation, acting)
  if (!isItsTurn) note('guide.notItsMovement', nation, ledger)
  if (halted.includes(nation)) note('guide.haltedAtSea', nation, ledger)
}

function note(key: string, nation: NationId, ledger: Ledger): void {
  ledger.write({
    key,
    parameters: { nation },
    value: 0,
    operation: 'note',
    sum: 'guide',
    provenance: house('log'),
  })
}
