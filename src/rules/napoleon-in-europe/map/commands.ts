import * as v from 'valibot'
import { capitalIds } from '../board.ts'
import { limits } from '../limits.ts'
import * as s from '../schemas.ts'

const links = v.pipe(v.array(s.regionIdSchema), v.maxLength(limits.links))
const seas = v.pipe(v.array(s.seaIdSchema), v.maxLength(limits.links))

/** What the board shows about a region. */
const about = {
  name: s.nameSchema,
  homeland: v.nullable(s.nationSchema),
  capital: v.nullable(v.picklist(capitalIds)),
  port: v.boolean(),
  northAfrica: v.boolean(),
  links,
  seas,
}

const aboutSea = { name: s.nameSchema, links: seas, straits: seas }

const region = { region: s.regionIdSchema }
const nation = { nation: s.nationSchema }
const note = { note: s.noteSchema }

export const mapCommands = {
  /** The table enters a region of its board; `counted`: its owner's unnamed regions held it until now. (N4.) */
  addRegion: v.strictObject({
    type: v.literal('addRegion'),
    ...about,
    owner: v.nullable(s.nationSchema),
    counted: v.boolean(),
  }),
  /** What the board shows about a region, entered anew. */
  changeRegion: v.strictObject({ type: v.literal('changeRegion'), ...region, ...about }),
  /** A region is taken off the map; `counted`: its owner's unnamed regions hold it from now on. */
  removeRegion: v.strictObject({ type: v.literal('removeRegion'), ...region, counted: v.boolean() }),
  addSea: v.strictObject({ type: v.literal('addSea'), ...aboutSea }),
  changeSea: v.strictObject({ type: v.literal('changeSea'), sea: s.seaIdSchema, ...aboutSea }),
  removeSea: v.strictObject({ type: v.literal('removeSea'), sea: s.seaIdSchema }),
  /** A nation's army stands in a region that is not its own. (Definitions: Occupation.) */
  occupyRegion: v.strictObject({ type: v.literal('occupyRegion'), ...nation, ...region }),
  /** No foreign army stands in a region any more. */
  liberateRegion: v.strictObject({ type: v.literal('liberateRegion'), ...region }),
  /** Two players agree that a region changes hands. (Trading Assets; N19.) */
  tradeRegion: v.strictObject({
    type: v.literal('tradeRegion'),
    ...nation,
    to: s.nationSchema,
    territory: s.territorySchema,
  }),
  /** Pieces are set up: so many stand in a region, or wherever they are. */
  changePieces: v.strictObject({
    type: v.literal('changePieces'),
    ...nation,
    region: v.nullable(s.regionIdSchema),
    pieces: s.piecesSchema,
  }),
  /** Pieces that are counted by region march from one to another. (Land Movement.) */
  movePieces: v.strictObject({
    type: v.literal('movePieces'),
    ...nation,
    from: v.nullable(s.regionIdSchema),
    to: s.regionIdSchema,
    pieces: s.piecesSchema,
  }),
  /** How many regions a nation owns that have no name in the app, as a game is set up. (N4.) */
  countRegions: v.strictObject({ type: v.literal('countRegions'), ...nation, regions: s.unnamedSchema }),
  correctRegion: v.strictObject({
    type: v.literal('correctRegion'),
    ...region,
    owner: v.nullable(s.nationSchema),
    occupier: v.nullable(s.nationSchema),
    uprising: v.boolean(),
    ...note,
  }),
  correctUnnamed: v.strictObject({
    type: v.literal('correctUnnamed'),
    ...nation,
    regions: s.unnamedSchema,
    ...note,
  }),
  correctPieces: v.strictObject({
    type: v.literal('correctPieces'),
    ...nation,
    region: v.nullable(s.regionIdSchema),
    pieces: s.piecesSchema,
    ...note,
  }),
} as const
