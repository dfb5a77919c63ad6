import {
  meleeOf,
  opponentOf,
  type Charge,
  type MiniaturesState,
  type Unit,
  type UnitId,
} from '@/rules/miniatures/index.ts'
import { chargerOf, inchesAtCharger } from './distance.ts'
import { freshChoices, type ProcedureId, type ResolveInputs } from './inputs.ts'
import { inputsOf } from './inputsOf.ts'
import { settled } from './settle.ts'

type Prefill = (state: MiniaturesState, unit: UnitId, last: ResolveInputs | null) => ResolveInputs

const prefills: Partial<Readonly<Record<ProcedureId, Prefill>>> = {
  fire: inputsForFire,
  charge: (state, unit) => {
    const charge = state.charges.find(({ charger, stage }) => charger === unit && stage === 'declared')
    return charge === undefined ? plainInputs('charge', unit) : inputsForCharge(state, charge)
  },
  melee: (state, unit) => inputsForMelee(state, unit),
}

/**
 * The sheet's inputs when it is opened for a unit, with all that the game knows already: whom it charges, who
 * charges it, whom it is locked with.
 *
 * @param last what stood on the sheet before: the distance stays
 */
export function inputsFor(
  state: MiniaturesState,
  procedure: ProcedureId,
  unit: UnitId,
  last: ResolveInputs | null = null,
): ResolveInputs {
  const prefill = prefills[procedure] ?? ((_state, first) => plainInputs(procedure, first))
  return prefill(state, unit, last)
}

function plainInputs(procedure: ProcedureId, first: UnitId, second: UnitId | null = null): ResolveInputs {
  return { procedure, first, guns: [], second, choices: freshChoices }
}

/**
 * A volley or a cannonade. A charged unit has its charger for its target, at no more than a charged unit may
 * fire at. (M7.)
 */
function inputsForFire(
  state: MiniaturesState,
  unit: UnitId,
  last: ResolveInputs | null = null,
): ResolveInputs {
  const distance = last?.choices.distance ?? freshChoices.distance
  const charger = chargerOf(state, unit)
  if (charger === null) {
    return { ...plainInputs('fire', unit), choices: { ...freshChoices, distance } }
  }
  const most = inchesAtCharger(state)
  const choices = { ...freshChoices, distance: Math.min(distance, most), atCharger: true }
  return { ...plainInputs('fire', unit, charger), choices }
}

/** The answer to a charge; its first answer stands there until another is chosen. */
function inputsForCharge(state: MiniaturesState, { charger, target }: Charge): ResolveInputs {
  return settled(state, plainInputs('charge', charger, target))
}

/**
 * A melee: the charge that is in contact, whichever of its two units is asked about, else whom the unit is
 * locked with. Of two that are locked the side whose half-turn it is attacks. (M12.)
 */
function inputsForMelee(state: MiniaturesState, unit: UnitId): ResolveInputs {
  const charge = contactOf(state, unit)
  if (charge !== null) return inputsOf(meleeOf(state, charge))
  const own = state.units.find(({ id }) => id === unit)
  const partner = own?.lockedWith[0] ?? null
  if (own === undefined || partner === null) return plainInputs('melee', unit)
  return defends(state, own) ? plainInputs('melee', partner, unit) : plainInputs('melee', unit, partner)
}

function contactOf({ charges }: MiniaturesState, unit: UnitId): Charge | null {
  const inContact = charges.filter(({ stage }) => stage === 'contact')
  const own = inContact.find(({ charger }) => charger === unit)
  return own ?? inContact.find(({ target }) => target === unit) ?? null
}

/** A gun never attacks, whoever's half-turn it is. */
function defends({ turn, units }: MiniaturesState, { arm, side, lockedWith }: Unit): boolean {
  if (arm === 'artillery') return true
  const partner = units.find(({ id }) => id === lockedWith[0])
  const attacker = turn?.attacker ?? null
  return partner?.arm !== 'artillery' && attacker !== null && side === opponentOf(attacker)
}
