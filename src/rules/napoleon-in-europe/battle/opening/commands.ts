import * as v from 'valibot'
import { optionsSchema, namedChartsSchema } from '../../rules-schema.ts'
import { limits } from '../../limits.ts'
import { nationIds } from '../../nations.ts'
import { nameSchema, nationSchema, piecesSchema, regionIdSchema } from '../../schemas.ts'
import { levels } from '../../state.ts'
import {
  areaSchema,
  bySideSchema,
  featureSchema,
  innovationSchema,
  laneSchema,
  pieceIdSchema,
  sideSchema,
} from '../schemas.ts'

const whole = v.pipe(v.number(), v.integer())

/** A nation's pieces in a battle, or a minor nation's own where no nation is named. */
const force = v.strictObject({ nation: v.nullable(nationSchema), pieces: piecesSchema })
const forces = v.pipe(v.array(force), v.minLength(1), v.maxLength(nationIds.length))

/** Pieces of the attacker that come from a region of their own. */
const group = v.strictObject({
  from: v.pipe(v.string(), v.trim(), v.maxLength(limits.nameLength)),
  forces,
})

/** Who fights where, and with what. */
const about = {
  region: v.nullable(regionIdSchema),
  place: v.pipe(v.string(), v.trim(), v.maxLength(limits.nameLength)),
  /** The attacker's groups, the main one first. */
  attackers: v.pipe(v.array(group), v.minLength(1), v.maxLength(12)),
  defenders: forces,
  /** The side that came by sea. (Amphibious Movement.) */
  landed: v.nullable(sideSchema),
  /** Whether one of the French leaders is Napoleon. (Advanced: Napoleon Rule.) */
  napoleon: v.boolean(),
  innovations: bySideSchema(v.array(innovationSchema)),
}

/** Before the first turn: a battle is set on the board and prepared. */
export const openingCommands = {
  /** A battle of a campaign. */
  openBattle: v.strictObject({
    type: v.literal('openBattle'),
    /** Number of the battle that is owed; null where none is. */
    due: v.nullable(whole),
    ...about,
  }),
  /** A battle without a campaign: a game of its own. */
  beginBattle: v.strictObject({
    type: v.literal('beginBattle'),
    name: nameSchema,
    level: v.picklist(levels),
    players: v.pipe(
      v.array(v.strictObject({ id: regionIdSchema, name: nameSchema, nations: v.array(nationSchema) })),
      v.maxLength(limits.players),
    ),
    options: optionsSchema,
    chartSet: v.exactOptional(namedChartsSchema),
    ...about,
  }),
  rollInitiative: v.strictObject({ type: v.literal('rollInitiative') }),
  /** Each group but the main one throws for its arrival. */
  rollArrivals: v.strictObject({ type: v.literal('rollArrivals'), side: sideSchema }),
  rollTerrain: v.strictObject({ type: v.literal('rollTerrain'), side: sideSchema }),
  /** Where each terrain feature that was rolled lies. */
  placeTerrain: v.strictObject({
    type: v.literal('placeTerrain'),
    side: sideSchema,
    places: v.pipe(v.array(v.strictObject({ lane: laneSchema, feature: featureSchema })), v.maxLength(3)),
  }),
  /** A side has set up; every piece that is there is named once. */
  deploy: v.strictObject({
    type: v.literal('deploy'),
    side: sideSchema,
    places: v.pipe(
      v.array(v.strictObject({ piece: pieceIdSchema, at: areaSchema })),
      v.maxLength(limits.pieces * nationIds.length),
    ),
  }),
  /** What was only to be prepared is passed over: the battle goes on to the next stage. */
  skipPreparation: v.strictObject({ type: v.literal('skipPreparation') }),
} as const
