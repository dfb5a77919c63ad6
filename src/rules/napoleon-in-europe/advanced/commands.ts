import * as v from 'valibot'
import { limits } from '../limits.ts'
import * as s from '../schemas.ts'
import { troopSchema } from '../troops.ts'

const due = v.nullable(v.pipe(v.number(), v.integer()))
const nation = { nation: s.nationSchema }
const titles = v.pipe(v.array(s.nameSchema), v.maxLength(limits.cards))
const title = { title: s.nameSchema }
const troops = v.pipe(v.array(troopSchema), v.maxLength(11))

export const advancedCommands = {
  /**
   * Invaders roll for attrition in one region, or all at once where the region is null. `last`: nobody else of
   * the nation has to roll, which settles what is due.
   */
  rollAttrition: v.strictObject({
    type: v.literal('rollAttrition'),
    ...nation,
    due,
    homeland: s.nationSchema,
    region: v.nullable(s.regionIdSchema),
    troops,
    last: v.boolean(),
  }),
  /** Units try to march a region further; null where the table does not say from where or whither. */
  forcedMarch: v.strictObject({
    type: v.literal('forcedMarch'),
    ...nation,
    from: v.nullable(s.regionIdSchema),
    to: v.nullable(s.regionIdSchema),
    troops: v.pipe(troops, v.minLength(1)),
  }),
  /** Cards are drawn; those not kept are played or put back at once. */
  drawCards: v.strictObject({
    type: v.literal('drawCards'),
    ...nation,
    due,
    cards: v.pipe(
      v.array(v.strictObject({ ...title, keep: v.boolean() })),
      v.minLength(1),
      v.maxLength(limits.cards),
    ),
  }),
  playCard: v.strictObject({
    type: v.literal('playCard'),
    ...nation,
    ...title,
    /** Upon whom, where the card asks for somebody. */
    on: v.nullable(s.nationSchema),
    note: v.exactOptional(s.noteSchema),
  }),
  discardCard: v.strictObject({ type: v.literal('discardCard'), ...nation, ...title }),
  tradeCards: v.strictObject({
    type: v.literal('tradeCards'),
    ...nation,
    with: s.nationSchema,
    gives: titles,
    takes: titles,
  }),
  /** An innovation takes effect: paid for from the hand, or by its history. */
  possessInnovation: v.strictObject({
    type: v.literal('possessInnovation'),
    ...nation,
    ...title,
    by: v.picklist(['points', 'history']),
  }),
  /** An innovation's time is over. */
  endInnovation: v.strictObject({ type: v.literal('endInnovation'), ...nation, ...title }),
  correctCards: v.strictObject({
    type: v.literal('correctCards'),
    ...nation,
    hand: titles,
    innovations: titles,
    note: s.noteSchema,
  }),
} as const
