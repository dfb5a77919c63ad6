import * as v from 'valibot'
import type { WinnerFate } from './charts/index.ts'
import { limits } from './limits.ts'
import { aspectSchema, completeUnit, flag, unitFields } from './schemas.ts'
import type { Aspect, UnitDescription } from './units.ts'

const otherBases = v.pipe(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.bases * limits.firers)), 0),
  v.description('Bases of other units of this side in the fight, for two to one'),
)

const attackerSchema = v.pipe(
  v.strictObject({
    ...unitFields,
    charging: flag('Charges into this melee', true),
    supported: flag('Has a second line in support'),
    otherBases,
  }),
  v.transform(completeUnit),
)

const defenderSchema = v.pipe(
  v.strictObject({
    ...unitFields,
    charging: flag('Cavalry that counter-charges'),
    supported: flag('Has a second line in support'),
    otherBases,
  }),
  v.transform(completeUnit),
)

/** A unit in a melee. */
export interface Combatant extends UnitDescription {
  readonly charging: boolean
  readonly supported: boolean
  readonly otherBases: number
}

export interface MeleeInput {
  readonly attacker: Combatant
  readonly defender: Combatant
  readonly aspect: Aspect
  readonly locked: boolean
}

export const meleeInput: v.GenericSchema<unknown, MeleeInput> = v.strictObject({
  attacker: attackerSchema,
  defender: defenderSchema,
  aspect: aspectSchema,
  locked: flag('The units are already locked: no charge bonuses and no check before contact'),
})

export type Role = 'attacker' | 'defender'

/** How a unit stands after the melee. */
export type MeleeFate = WinnerFate | 'fallsBack' | 'removed' | 'stands'
