import * as v from 'valibot'
import { limits } from '../limits.ts'
import { landUnits } from '../pieces.ts'
import { nationSchema, noteSchema, pointsSchema, regionIdSchema } from '../schemas.ts'
import { basketSchema } from './basket.ts'

const placement = v.strictObject({
  item: v.picklist([...landUnits, 'squadron']),
  region: regionIdSchema,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.pieces)),
})

/** What a correction sets; what is left out stays. */
const changes = v.strictObject({
  productionPoints: v.exactOptional(pointsSchema),
  politicalActionPoints: v.exactOptional(pointsSchema),
  politicalDebt: v.exactOptional(pointsSchema),
  commitment: v.exactOptional(pointsSchema),
})

export const productionCommands = {
  /** A nation buys pieces and political action points; pieces without a placement go wherever its homeland is free. */
  purchase: v.strictObject({
    type: v.literal('purchase'),
    nation: nationSchema,
    basket: basketSchema,
    placements: v.pipe(v.array(placement), v.maxLength(limits.regions)),
  }),
  /** Britain gives production points to another nation. (British Production Points.) */
  grantPoints: v.strictObject({
    type: v.literal('grantPoints'),
    nation: nationSchema,
    to: nationSchema,
    points: v.pipe(pointsSchema, v.minValue(1)),
  }),
  /** What a nation has is set by hand. */
  correctNation: v.strictObject({
    type: v.literal('correctNation'),
    nation: nationSchema,
    changes,
    note: noteSchema,
  }),
} as const
