import * as v from 'valibot'
import { arms } from '../pieces.ts'
import { combinationKinds } from '../charts/basic.ts'
import { limits } from '../limits.ts'
import { nationSchema, noteSchema, regionIdSchema, symbolCardSchema, territorySchema } from '../schemas.ts'

const nation = { nation: nationSchema }
const cards = v.pipe(v.array(symbolCardSchema), v.maxLength(limits.cards))
const someCards = v.pipe(v.array(symbolCardSchema), v.minLength(1), v.maxLength(limits.cards))
const pieceCount = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.pieces)))
/** The four kinds of pieces that the Basic Rules know. */
const basicPieces = v.strictObject({
  infantry: pieceCount,
  cavalry: pieceCount,
  artillery: pieceCount,
  leader: pieceCount,
})
const otherNations = v.pipe(v.array(nationSchema), v.maxLength(limits.players))

/** Who plays what, and who begins. */
export const openingCommands = {
  /** The nations of each player, in the order of the game's players. */
  chooseNations: v.strictObject({
    type: v.literal('chooseNations'),
    shares: v.pipe(v.array(otherNations), v.maxLength(limits.players)),
  }),
  drawNations: v.strictObject({ type: v.literal('drawNations') }),
  rollForFirst: v.strictObject({ type: v.literal('rollForFirst') }),
  chooseFirst: v.strictObject({ type: v.literal('chooseFirst'), ...nation }),
} as const

/** Regions, alliances, the sea, and battles that were fought on the table. */
export const warCommands = {
  /** Its infantry has moved into a region. */
  takeRegion: v.strictObject({ type: v.literal('takeRegion'), ...nation, territory: territorySchema }),
  /** Its infantry has left a region of an enemy's homeland, which is its owner's again. */
  leaveRegion: v.strictObject({ type: v.literal('leaveRegion'), ...nation, territory: territorySchema }),
  agreeAlliance: v.strictObject({ type: v.literal('agreeAlliance'), ...nation, with: nationSchema }),
  leaveAlliance: v.strictObject({ type: v.literal('leaveAlliance'), ...nation, with: nationSchema }),
  moveBySea: v.strictObject({
    type: v.literal('moveBySea'),
    ...nation,
    /** Null where the table does not say. */
    from: v.nullable(regionIdSchema),
    to: territorySchema,
    pieces: basicPieces,
  }),
  reportBasicBattle: v.strictObject({
    type: v.literal('reportBasicBattle'),
    /** Whose turn it is: the attacker. */
    ...nation,
    /** Who fights beside it. */
    beside: otherNations,
    against: v.pipe(v.array(nationSchema), v.minLength(1), v.maxLength(limits.players)),
    region: v.nullable(regionIdSchema),
    /** Both sides had enough pieces as it began. */
    major: v.boolean(),
    winner: nationSchema,
    losses: v.pipe(
      v.array(v.strictObject({ nation: nationSchema, pieces: basicPieces })),
      v.maxLength(limits.players),
    ),
  }),
} as const

/** The symbols of the cards. */
export const cardCommands = {
  drawSymbolCards: v.strictObject({
    type: v.literal('drawSymbolCards'),
    ...nation,
    /** Whether these are the cards of its turn, for capitals and regions. */
    ofTurn: v.boolean(),
    /** Numbers of the pending draws that these cards settle. */
    dues: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(limits.cards)),
    cards,
  }),
  cashInCards: v.strictObject({
    type: v.literal('cashInCards'),
    ...nation,
    combinations: v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(combinationKinds),
          /** What its cards are of; null for a corps, which has one of each. */
          arm: v.nullable(v.picklist(arms)),
          cards: someCards,
        }),
      ),
      v.minLength(1),
      v.maxLength(limits.cards),
    ),
    /** Where the new pieces are put; empty where the table does not say. */
    placements: v.pipe(
      v.array(v.strictObject({ region: regionIdSchema, pieces: basicPieces })),
      v.maxLength(limits.regions),
    ),
  }),
  tradeSymbolCards: v.strictObject({
    type: v.literal('tradeSymbolCards'),
    ...nation,
    to: nationSchema,
    gives: cards,
    takes: cards,
  }),
  /** Cards that show nothing go back to the deck. */
  returnBlankCards: v.strictObject({
    type: v.literal('returnBlankCards'),
    ...nation,
    cards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.cards)),
  }),
  correctSymbolCards: v.strictObject({
    type: v.literal('correctSymbolCards'),
    ...nation,
    cards,
    note: noteSchema,
  }),
} as const

export const basicCommands = { ...openingCommands, ...warCommands, ...cardCommands } as const
