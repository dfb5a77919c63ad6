import { refuse } from '../reason.ts'
import { house, rule } from '../chart-building.ts'
import { requirePossibleUnit, requireStanding } from './check.ts'
import type { MeleeInput } from './melee-input.ts'

/** Refuses a melee that the rules do not allow, or units that cannot be. @throws Refused */
export function requireLegalMelee({ attacker, defender, locked }: MeleeInput): void {
  requirePossibleUnit(attacker, 'attacker')
  requireStanding(attacker, 'attacker')
  requirePossibleUnit(defender, 'defender')
  requireStanding(defender, 'defender')
  if (attacker.arm === 'artillery')
    refuse('gunsDoNotAttack', 'attacker.arm', house('M12'), { unit: attacker.name })
  if (attacker.formation === 'square' && !locked) {
    refuse('squareDoesNotAttack', 'attacker.formation', rule('Movement'), { unit: attacker.name })
  }
  if (defender.charging && defender.arm !== 'cavalry') {
    refuse('onlyCavalryCounterCharges', 'defender.charging', house('M10'), { unit: defender.name })
  }
}
