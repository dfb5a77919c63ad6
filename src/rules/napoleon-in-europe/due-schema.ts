import * as v from 'valibot'
import { battleCauses, commitmentCauses, drawCauses, peaceCauses, type Owed } from './due.ts'
import { limits } from './limits.ts'
import * as s from './schemas.ts'

const whole = v.pipe(v.number(), v.integer())

/** What is owed, as it is stored. */
export const owedSchema: v.GenericSchema<unknown, Owed> = v.variant('kind', [
  v.strictObject({
    id: whole,
    kind: v.literal('commitment'),
    nation: s.nationSchema,
    cause: v.picklist(commitmentCauses),
    place: v.string(),
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('peace'),
    nation: s.nationSchema,
    cause: v.picklist(peaceCauses),
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('battle'),
    cause: v.picklist(battleCauses),
    region: v.nullable(s.regionIdSchema),
    place: v.string(),
    attackers: v.array(s.nationSchema),
    defenders: v.array(s.nationSchema),
    garrison: s.countedPiecesSchema,
    garrisonPlayedBy: v.nullable(s.nationSchema),
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('navalLosses'),
    nations: v.array(s.nationSchema),
    squadrons: s.countedSquadronsSchema,
    at: s.fleetPlaceSchema,
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('leavePort'),
    nation: s.nationSchema,
    region: s.regionIdSchema,
    squadrons: s.countedSquadronsSchema,
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('attrition'),
    nation: s.nationSchema,
    homeland: s.nationSchema,
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('drawCards'),
    nation: s.nationSchema,
    cards: v.pipe(whole, v.minValue(1), v.maxValue(limits.cards)),
    cause: v.picklist(drawCauses),
  }),
])
