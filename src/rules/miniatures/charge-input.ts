import * as v from 'valibot'
import { flag, unitSchema } from './schemas.ts'
import { chargeAnswers, type ChargeAnswer } from './turn.ts'
import type { UnitDescription } from './units.ts'

/** A charge, and what the charged unit does about it. */
export interface ReactionInput {
  readonly charger: UnitDescription
  /** Who answers: the charged unit, or cavalry that rides out to meet the charge. */
  readonly target: UnitDescription
  readonly answer: ChargeAnswer
  /** Held in a fight already: it can only stand. */
  readonly inMelee: boolean
}

export const reactionInput: v.GenericSchema<unknown, ReactionInput> = v.strictObject({
  charger: unitSchema,
  target: unitSchema,
  answer: v.pipe(v.picklist(chargeAnswers), v.description('What the charged unit does')),
  inMelee: flag('The charged unit is held in a fight already: it can only stand'),
})
