import * as v from 'valibot'
import {
  basicCourseSchema,
  basicPieceSchema,
  battleSchema,
  groundSchema,
  groupSchema,
  sideSchema,
  standardCourseSchema,
  standardPieceSchema,
} from './schemas.ts'
import { sizes } from './standard/areas.ts'

/** The primitive facts that a battle is made of, by type. */
export const battleEffectSchemas = {
  battleOpened: v.strictObject({ type: v.literal('battleOpened'), battle: battleSchema }),
  /** It is over, and its result is entered: it stands on no board any more. */
  battleClosed: v.strictObject({ type: v.literal('battleClosed') }),
  /** A piece stands so from now on. */
  basicPieceSet: v.strictObject({ type: v.literal('basicPieceSet'), piece: basicPieceSchema }),
  standardPieceSet: v.strictObject({ type: v.literal('standardPieceSet'), piece: standardPieceSchema }),
  /** The battle is so far from now on. */
  basicCourseSet: v.strictObject({ type: v.literal('basicCourseSet'), course: basicCourseSchema }),
  standardCourseSet: v.strictObject({ type: v.literal('standardCourseSet'), course: standardCourseSchema }),
  groundSet: v.strictObject({ type: v.literal('groundSet'), side: sideSchema, ground: groundSchema }),
  /** How large it is as it begins. (N7.) */
  battleSizeSet: v.strictObject({ type: v.literal('battleSizeSet'), size: v.picklist(sizes) }),
  groupsSet: v.strictObject({ type: v.literal('groupsSet'), groups: v.array(groupSchema) }),
} as const
