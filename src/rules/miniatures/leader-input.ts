import * as v from 'valibot'
import { limits } from './limits.ts'
import { officerSchema } from './schemas.ts'

/** What takes bases from the unit that the officer is with. */
export const leaderDangers = ['fire', 'melee'] as const
export type LeaderDanger = (typeof leaderDangers)[number]

export const leaderInput = v.strictObject({
  officer: officerSchema,
  basesRemoved: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(limits.bases),
    v.description('Bases just taken from the unit that the officer is with'),
  ),
  danger: v.pipe(v.picklist(leaderDangers), v.description('What took the bases')),
})

export type LeaderInput = v.InferOutput<typeof leaderInput>
