import * as v from 'valibot'
import { noteSchema } from '../../schemas.ts'
import { basicCourseSchema, basicPieceSchema, standardCourseSchema, standardPieceSchema } from '../schemas.ts'
import { limits } from '../../limits.ts'
import { nationIds } from '../../nations.ts'

const most = limits.pieces * nationIds.length

/** How a battle leaves the board, and how an umpire puts it right. */
export const closingCommands = {
  /** A battle that is over goes back into the campaign: its losses, its points, its ground, and what it makes owed. */
  closeBattle: v.strictObject({ type: v.literal('closeBattle') }),
  /** A battle leaves the board as if it had never been opened; what was owed is still owed. */
  abandonBattle: v.strictObject({ type: v.literal('abandonBattle'), note: noteSchema }),
  /** Pieces, and how far the battle is, stand so from now on. */
  correctBattle: v.strictObject({
    type: v.literal('correctBattle'),
    note: noteSchema,
    correction: v.variant('kind', [
      v.strictObject({
        kind: v.literal('basic'),
        pieces: v.pipe(v.array(basicPieceSchema), v.maxLength(most)),
        course: v.exactOptional(basicCourseSchema),
      }),
      v.strictObject({
        kind: v.literal('standard'),
        pieces: v.pipe(v.array(standardPieceSchema), v.maxLength(most)),
        course: v.exactOptional(standardCourseSchema),
      }),
    ]),
  }),
} as const
