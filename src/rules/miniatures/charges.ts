import { answersTo } from './charge.ts'
import type { MiniaturesState, Unit } from './state.ts'
import type { UnitId } from './sides.ts'
import type { Charge, ChargeAnswer } from './turn.ts'
import type { UnitDescription } from './units.ts'

/** A unit's charge of this half-turn; null where it has none. */
export function chargeOf({ charges }: Pick<MiniaturesState, 'charges'>, charger: UnitId): Charge | null {
  return charges.find((charge) => charge.charger === charger) ?? null
}

/** Whether a unit charges in this half-turn, however far it came. (M7.) */
export function isCharging(state: MiniaturesState, unit: UnitId): boolean {
  return chargeOf(state, unit) !== null
}

/** Whether a charge is declared or in contact, and not over. */
export function isUnderWay({ stage }: Charge): boolean {
  return stage === 'declared' || stage === 'contact'
}

/** Whether a charge is coming at a unit, or has reached it. */
export function isAgainst(charge: Charge, { id }: Pick<Unit, 'id'>): boolean {
  return charge.target === id && isUnderWay(charge)
}

/** Whether a charge of this half-turn has reached a unit. (Sheet: Sequence of play, c.) */
export function isPinned({ charges }: MiniaturesState, unit: UnitId): boolean {
  return charges.some(({ target, stage }) => target === unit && (stage === 'contact' || stage === 'done'))
}

/** Whether a unit rides to meet a charge. */
export function isMet({ answer, answerHolds }: Charge): boolean {
  return answer === 'counterCharge' && answerHolds
}

/** Whether own units are in contact with an enemy by a charge, or by riding out to meet its own. (M7.) */
export function isInContact({ charges }: MiniaturesState, enemy: UnitId): boolean {
  return charges.some(
    (charge) =>
      charge.stage === 'contact' && (charge.target === enemy || (charge.charger === enemy && isMet(charge))),
  )
}

/** The charges that one answer settles: this one, and every other on the same unit that has none yet. (M10.) */
export function chargesAnswered({ charges }: MiniaturesState, charge: Charge): readonly Charge[] {
  const others = charges.filter(
    (other) =>
      other.charger !== charge.charger && isAgainst(other, { id: charge.target }) && other.answer === null,
  )
  return [charge, ...others]
}

/**
 * Whether a unit can only stand: it is locked, another charge has reached it, or it rides to meet one.
 *
 * @param answered the charges that it is about to answer
 */
export function isHeld(
  { charges }: MiniaturesState,
  { id, lockedWith }: Unit,
  answered: readonly Charge[],
): boolean {
  const others = charges.filter(({ charger }) => !answered.some((charge) => charge.charger === charger))
  const holds = (charge: Charge): boolean =>
    isAgainst(charge, { id }) && (charge.stage === 'contact' || isMet(charge))
  return lockedWith.length > 0 || others.some(holds)
}

/** Against whom an answer to several charges is thrown: cavalry, where any of it is among them. (M10.) */
export function hardestCharger(
  { units }: MiniaturesState,
  answered: readonly Charge[],
  charger: Unit,
): UnitDescription {
  if (charger.arm === 'cavalry') return charger
  const isAmong = ({ id }: Unit): boolean => answered.some((charge) => charge.charger === id)
  return units.find((unit) => unit.arm === 'cavalry' && isAmong(unit)) ?? charger
}

/** What a unit may answer to a charge as things stand, the likeliest first. */
export function answersIn(state: MiniaturesState, charge: Charge): readonly ChargeAnswer[] {
  const [charger, target] = [charge.charger, charge.target].map((id) =>
    state.units.find((unit) => unit.id === id),
  )
  if (charger === undefined || target === undefined) return []
  const answered = chargesAnswered(state, charge)
  return answersTo(hardestCharger(state, answered, charger), target, isHeld(state, target, answered))
}
