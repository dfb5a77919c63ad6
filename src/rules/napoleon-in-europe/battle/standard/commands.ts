import * as v from 'valibot'
import { areaSchema, pieceIdSchema, sideSchema } from '../schemas.ts'

const side = { side: sideSchema }
const piece = { piece: pieceIdSchema }
const target = { target: pieceIdSchema }
const pieces = { pieces: v.pipe(v.array(pieceIdSchema), v.minLength(1), v.maxLength(200)) }

/** What is done on the battle board of the Standard Rules. */
export const standardBattleCommands = {
  moveInBattle: v.strictObject({ type: v.literal('moveInBattle'), ...side, ...pieces, to: areaSchema }),
  unsquare: v.strictObject({ type: v.literal('unsquare'), ...side, ...pieces }),
  fireInBattle: v.strictObject({ type: v.literal('fireInBattle'), ...side, ...piece, ...target }),
  /** Where the target can answer in no way, the charge is rolled at once. */
  charge: v.strictObject({ type: v.literal('charge'), ...side, ...piece, ...target }),
  answerCharge: v.strictObject({
    type: v.literal('answerCharge'),
    ...side,
    answer: v.picklist(['stand', 'square', 'avoid']),
  }),
  /** The target has formed square: the charge goes on, or is cancelled. */
  chargeHome: v.strictObject({ type: v.literal('chargeHome'), ...side, goesOn: v.boolean() }),
  /** Cavalry beside the target of a charge countercharges its charger; null: none does. */
  countercharge: v.strictObject({
    type: v.literal('countercharge'),
    ...side,
    piece: v.nullable(pieceIdSchema),
  }),
  /** Which of several leaders fell. */
  loseLeader: v.strictObject({ type: v.literal('loseLeader'), ...side, ...piece }),
  rallyInBattle: v.strictObject({ type: v.literal('rallyInBattle'), ...side, ...piece, ...target }),
  /** The side has done all that it will in its part of the phase. */
  endPart: v.strictObject({ type: v.literal('endPart'), ...side }),
  retreatFromBattle: v.strictObject({ type: v.literal('retreatFromBattle'), ...side }),
  pursue: v.strictObject({ type: v.literal('pursue'), ...side, ...piece, ...target }),
  endPursuit: v.strictObject({ type: v.literal('endPursuit'), ...side }),
} as const
