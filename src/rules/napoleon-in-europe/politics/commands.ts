import * as v from 'valibot'
import { limits } from '../limits.ts'
import { nationIds } from '../nations.ts'
import { nationSchema, piecesSchema, regionIdSchema, territorySchema } from '../schemas.ts'

const battleWinners = ['attackers', 'defenders', 'nobody'] as const

const dueId = v.nullable(v.pipe(v.number(), v.integer()))
const nobodyOr = v.nullable(nationSchema)
const someNations = v.pipe(v.array(nationSchema), v.maxLength(nationIds.length))
const nation = nationSchema

export const politicsCommands = {
  /** A player nation is asked; `concerning` names the ally that it is to give up, if that is what is asked. */
  overtureToPlayer: v.strictObject({
    type: v.literal('overtureToPlayer'),
    nation,
    to: nationSchema,
    accepted: v.boolean(),
    concerning: nobodyOr,
  }),
  /** `leader`: whether one of the nation's leaders stands in the minor nation. */
  overtureToMinor: v.strictObject({
    type: v.literal('overtureToMinor'),
    nation,
    territory: territorySchema,
    leader: v.boolean(),
  }),
  /** `units`: how many units stand where they raise the rating; null where none do or the app knows. */
  overtureToMajor: v.strictObject({
    type: v.literal('overtureToMajor'),
    nation,
    to: nationSchema,
    units: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.pieces))),
  }),
  /** `joining` and `nearest` matter only where nobody moves the nation that war is declared on. */
  declareWar: v.strictObject({
    type: v.literal('declareWar'),
    nation,
    on: nationSchema,
    joining: someNations,
    nearest: nobodyOr,
  }),
  endAlliance: v.strictObject({ type: v.literal('endAlliance'), nation, with: nationSchema }),
  /** `playedBy`: who moves the army of a minor nation if it resists; null where none can. */
  annex: v.strictObject({
    type: v.literal('annex'),
    nation,
    territory: territorySchema,
    playedBy: nobodyOr,
  }),
  raiseUprising: v.strictObject({ type: v.literal('raiseUprising'), nation, territory: territorySchema }),
  putDownUprising: v.strictObject({
    type: v.literal('putDownUprising'),
    nation,
    territory: territorySchema,
  }),
  rightOfPassage: v.strictObject({
    type: v.literal('rightOfPassage'),
    nation,
    through: nationSchema,
    granted: v.boolean(),
  }),
  /** The nation takes back what it has granted another. */
  withdrawPassage: v.strictObject({ type: v.literal('withdrawPassage'), nation, of: nationSchema }),
  rollCommitment: v.strictObject({ type: v.literal('rollCommitment'), nation, due: dueId }),
  /** `first` and `second` at war with the nation, where wars began together; else null. */
  sueForPeace: v.strictObject({
    type: v.literal('sueForPeace'),
    nation,
    due: dueId,
    first: nobodyOr,
    second: nobodyOr,
  }),
  /** `place` is said where the region has no name in the app; `major`: 6 units or more on both sides. */
  reportBattle: v.strictObject({
    type: v.literal('reportBattle'),
    nation,
    due: dueId,
    region: v.nullable(regionIdSchema),
    place: v.pipe(v.string(), v.trim(), v.maxLength(limits.nameLength)),
    attackers: v.pipe(someNations, v.minLength(1)),
    defenders: someNations,
    winner: v.picklist(battleWinners),
    major: v.boolean(),
    losses: v.pipe(
      v.array(v.strictObject({ nation: nationSchema, pieces: piecesSchema })),
      v.maxLength(nationIds.length),
    ),
    napoleonLost: v.boolean(),
  }),
  /** Nobody may: it is here to say why. */
  givePoints: v.strictObject({ type: v.literal('givePoints'), nation, to: nationSchema }),
} as const
