import { isMet } from './charges.ts'
import type { CommandOf } from './commands.ts'
import type { MiniaturesState } from './state.ts'
import type { Charge } from './turn.ts'

/** The melee of a charge that is in contact, with all that is known of it. Its support is left to be said. */
export function meleeOf(state: MiniaturesState, charge: Charge): CommandOf<'melee'> {
  const { charger, target, aspect } = charge
  const beside = state.charges.filter(
    (other) => other.target === target && other.stage === 'contact' && other.charger !== charger,
  )
  return {
    type: 'melee',
    attacker: charger,
    defender: target,
    aspect,
    attackerCharging: true,
    defenderCharging: [charge, ...beside].some(isMet),
    attackerSupported: false,
    defenderSupported: false,
    attackerOthers: beside.map((other) => other.charger),
    defenderOthers: [],
  }
}
