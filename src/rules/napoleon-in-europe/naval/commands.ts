import * as v from 'valibot'
import { nationIds } from '../nations.ts'
import { limits } from '../limits.ts'
import * as s from '../schemas.ts'
import { troopSchema } from '../troops.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.squadrons))

/** Squadrons of one nation. Without `from` they lie where the command is about, or are counted without a place. */
const force = v.strictObject({
  nation: s.nationSchema,
  squadrons: s.squadronsSchema,
  from: v.exactOptional(s.fleetPlaceSchema),
})

const side = v.pipe(v.array(force), v.minLength(1), v.maxLength(nationIds.length))

/** How a fleet avoids battle, which is a row of the chart of interception. */
export const waysToAvoid = ['openSea', 'leavingPort', 'straits'] as const

const due = v.pipe(v.number(), v.integer())

export const navalCommands = {
  /** Squadrons sail to another sea area or port. `leave`: whoever holds the straits lets them pass. */
  moveSquadrons: v.strictObject({
    type: v.literal('moveSquadrons'),
    nation: s.nationSchema,
    from: s.fleetPlaceSchema,
    to: s.fleetPlaceSchema,
    squadrons: s.squadronsSchema,
    leave: v.exactOptional(v.boolean()),
  }),
  /** A nation that wants battle tries to catch a fleet that does not. */
  interceptSquadrons: v.strictObject({
    type: v.literal('interceptSquadrons'),
    nation: s.nationSchema,
    avoiding: s.nationSchema,
    at: s.fleetPlaceSchema,
    way: v.picklist(waysToAvoid),
  }),
  navalBattle: v.strictObject({
    type: v.literal('navalBattle'),
    nation: s.nationSchema,
    at: s.fleetPlaceSchema,
    attackers: side,
    defenders: side,
    inPort: v.boolean(),
  }),
  /** The owners choose which squadrons are lost. */
  takeNavalLosses: v.strictObject({
    type: v.literal('takeNavalLosses'),
    nation: s.nationSchema,
    due,
    losses: side,
  }),
  /** Squadrons leave a port that an enemy army has taken; null where the table does not say whither. */
  leavePort: v.strictObject({
    type: v.literal('leavePort'),
    nation: s.nationSchema,
    due,
    to: v.nullable(s.seaIdSchema),
  }),
  /** Land units cross sea areas and land. */
  transport: v.strictObject({
    type: v.literal('transport'),
    nation: s.nationSchema,
    from: v.nullable(s.regionIdSchema),
    to: s.territorySchema,
    troops: v.pipe(v.array(troopSchema), v.minLength(1), v.maxLength(11)),
    /** The sea areas on the way, with the enemy's squadrons in each and one's own and allied ones. */
    legs: v.pipe(
      v.array(v.strictObject({ sea: v.nullable(s.seaIdSchema), enemy: count, own: count })),
      v.minLength(1),
      v.maxLength(limits.seaAreas),
    ),
    /** Own and allied squadrons in sea areas beside the place of landing. */
    escort: count,
    /** Nations with units there, besides those that the table counts. */
    defenders: v.pipe(v.array(s.nationSchema), v.maxLength(nationIds.length)),
    /** Whether an unnamed region that is landed in is in uprising. */
    uprising: v.exactOptional(v.boolean()),
    leave: v.exactOptional(v.boolean()),
  }),
  correctSquadrons: v.strictObject({
    type: v.literal('correctSquadrons'),
    nation: s.nationSchema,
    at: s.fleetPlaceSchema,
    squadrons: count,
    note: s.noteSchema,
  }),
} as const
