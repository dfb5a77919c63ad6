import * as v from 'valibot'
import { farthestMoment } from '../../moment.ts'
import { phases } from '../calendar.ts'
import { limits } from '../limits.ts'
import { endingSchema, monthSchema, nationSchema, noteSchema, suddenDeathFromSchema } from '../schemas.ts'
import { nationIds } from '../nations.ts'

const nations = v.pipe(v.array(nationSchema), v.maxLength(nationIds.length))
const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.rounds))

export const calendarCommands = {
  /** A nation has moved, and allies with it if they chose to. (Alliances.) */
  endTurn: v.strictObject({ type: v.literal('endTurn'), nation: nationSchema, jointly: nations }),
  /** Everyone has moved, or has had a production turn: the month closes, production begins or ends. */
  endRound: v.strictObject({
    type: v.literal('endRound'),
    /** The time, in milliseconds since 1970, for games that end at one. */
    at: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(farthestMoment))),
  }),
  /** A nation has bought what it wants. */
  endProductionTurn: v.strictObject({ type: v.literal('endProductionTurn'), nation: nationSchema }),
  /** The calendar is set by hand. */
  correctCalendar: v.strictObject({
    type: v.literal('correctCalendar'),
    month: v.exactOptional(monthSchema),
    round: v.exactOptional(round),
    phase: v.exactOptional(v.picklist(phases)),
    first: v.exactOptional(nationSchema),
    acting: v.exactOptional(v.nullable(nationSchema)),
    done: v.exactOptional(nations),
    halted: v.exactOptional(nations),
    note: noteSchema,
  }),
  /** The players agree on another end. */
  changeEnding: v.strictObject({
    type: v.literal('changeEnding'),
    ending: endingSchema,
    suddenDeath: v.nullable(suddenDeathFromSchema),
  }),
  /** The players agree that the game is over. */
  endGame: v.strictObject({ type: v.literal('endGame') }),
  /** They go on after all. */
  resumeGame: v.strictObject({ type: v.literal('resumeGame') }),
} as const
