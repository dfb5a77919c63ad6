import type { CommandOf } from './commands.ts'
import type { MiniaturesState, Unit, UnitId } from './state.ts'
import type { Charge } from './turn.ts'

/** A unit's charge of this half-turn; null where it has none. */
export function chargeOf({ charges }: MiniaturesState, charger: UnitId): Charge | null {
  return charges.find((charge) => charge.charger === charger) ?? null
}

/** Whether a unit charges in this half-turn, however far it came. (M7.) */
export function isCharging(state: MiniaturesState, unit: UnitId): boolean {
  return chargeOf(state, unit) !== null
}

/** Whether a charge is coming at a unit, or has reached it. */
export function isAgainst({ target, stage }: Charge, { id }: Pick<Unit, 'id'>): boolean {
  return target === id && (stage === 'declared' || stage === 'contact')
}

/** Whether a charge of this half-turn has reached a unit. (Sheet: Sequence of play, c.) */
export function isPinned({ charges }: MiniaturesState, unit: UnitId): boolean {
  return charges.some(({ target, stage }) => target === unit && (stage === 'contact' || stage === 'done'))
}

/** The melee of a charge that is in contact, with all that is known of it. Its support is left to be said. */
export function meleeOf(state: MiniaturesState, { charger, target, aspect }: Charge): CommandOf<'melee'> {
  const beside = state.charges.filter(
    (other) => other.target === target && other.stage === 'contact' && other.charger !== charger,
  )
  const answers = state.charges.filter((charge) => charge.target === target)
  return {
    type: 'melee',
    attacker: charger,
    defender: target,
    aspect,
    attackerCharging: true,
    defenderCharging: answers.some(({ answer, answerHolds }) => answer === 'counterCharge' && answerHolds),
    attackerSupported: false,
    defenderSupported: false,
    attackerOthers: beside.map((other) => other.charger),
    defenderOthers: [],
  }
}
