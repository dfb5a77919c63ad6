import * as v from 'valibot'
import { unitSchema } from './schemas.ts'
import type { UnitDescription } from './units.ts'

const occasions = ['rally', 'contact'] as const
export type Occasion = (typeof occasions)[number]

export interface MoraleInput {
  readonly unit: UnitDescription
  readonly occasion: Occasion
}

export const moraleInput: v.GenericSchema<unknown, MoraleInput> = v.strictObject({
  unit: unitSchema,
  occasion: v.pipe(
    v.optional(v.picklist(occasions), 'rally'),
    v.description('Rallying, or checking before contact in a melee'),
  ),
})
