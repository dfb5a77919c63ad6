import * as v from 'valibot'
import { fileFormats, wrongFile, type WrongFile } from '../../files.ts'
import { issuePath } from '../../issue-path.ts'
import { readJson, type JsonProblem } from '../../json.ts'
import type { GameMap, Region, RegionOnMap } from '../board.ts'
import { noUnnamedRegions } from '../empty.ts'
import { limits } from '../limits.ts'
import { boardFault } from '../map/faults.ts'
import { untouched } from '../map/shipped.ts'
import { byNation } from '../nations.ts'
import * as s from '../schemas.ts'
import type { NapoleonState } from '../state.ts'
import { setUpSchema, type SetUp } from './commands.ts'

const fileVersion = 1
/** Far more than a board with everything on it takes. */
const mostFileCharacters = 524_288

/** A board with everything that stands on it, kept for other games. (N3.) */
export interface SavedSetup {
  readonly kind: 'setUp'
  readonly name: string
  readonly setUp: SetUp
}

/** A table's map without what stands on it. (N4.) */
export interface MapSet {
  readonly kind: 'map'
  readonly name: string
  readonly map: GameMap
}

export type KeptBoard = SavedSetup | MapSet

/** Why a file is no board that can be read, and where in it. */
export interface BoardFileProblem {
  readonly reason: WrongFile | JsonProblem | 'newer' | 'malformed'
  /** Empty where the file as a whole is wrong. */
  readonly path: string
}

export type ParsedBoardFile = { readonly board: KeptBoard } | { readonly problem: BoardFileProblem }

const mapSchema: v.GenericSchema<unknown, GameMap> = v.strictObject({
  regions: v.pipe(v.array(s.regionOnMapSchema), v.maxLength(limits.regions)),
  seas: v.pipe(v.array(s.seaAreaSchema), v.maxLength(limits.seaAreas)),
})

const shapeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('setUp'), name: s.nameSchema, setUp: setUpSchema }),
  v.strictObject({ kind: v.literal('map'), name: s.nameSchema, map: mapSchema }),
])

/** A kept board that is sound: what stands on it stands in places that are there. */
export const keptBoardSchema: v.GenericSchema<unknown, KeptBoard> = v.pipe(
  shapeSchema,
  v.check((board) => boardFault(boardOf(board), '') === null),
)

/** The board that a game begins on from what was kept. */
export function boardOf(kept: KeptBoard): SetUp {
  if (kept.kind === 'setUp') return kept.setUp
  const { regions, seas } = kept.map
  const unnamed = byNation(() => noUnnamedRegions)
  return { regions: regions.map(untouched), seas, unnamed, stacks: [], fleets: [] }
}

/** A game's board with everything that now stands on it. */
export function setUpFrom(
  { regions, seas, unnamed, stacks, fleets }: NapoleonState,
  name: string,
): SavedSetup {
  return { kind: 'setUp', name, setUp: { regions, seas, unnamed, stacks, fleets } }
}

/** A game's map alone. */
export function mapFrom({ regions, seas }: NapoleonState, name: string): MapSet {
  return { kind: 'map', name, map: { regions: regions.map(onMap), seas } }
}

function onMap(region: Region): RegionOnMap {
  const { id, name, homeland, capital, port, northAfrica, links, seas } = region
  return { id, name, homeland, capital, port, northAfrica, links, seas }
}

/** The text of a file that holds one kept board. */
export function boardFileText(board: KeptBoard): string {
  const rulebook = 'napoleon-in-europe'
  return JSON.stringify({ format: fileFormats.boardFile, version: fileVersion, rulebook, board }, null, 1)
}

/** Reads a file that holds one kept board. Never throws; where anything is wrong nothing is read. */
export function parseBoardFile(text: string): ParsedBoardFile {
  const read = readJson(text, { characters: mostFileCharacters })
  if ('problem' in read) return { problem: { reason: read.problem, path: read.path } }
  const { data } = read
  const wrong = wrongFile(data, 'boardFile')
  if (wrong !== null) return whole(wrong)
  const newer = v.object({ version: v.pipe(v.number(), v.minValue(fileVersion + 1)) })
  if (v.is(newer, data)) return whole('newer')
  const parsed = v.safeParse(fileSchema, data)
  if (parsed.success) return { board: parsed.output.board }
  return { problem: { reason: 'malformed', path: issuePath(parsed.issues[0]) } }
}

const fileSchema = v.strictObject({
  format: v.literal(fileFormats.boardFile),
  version: v.literal(fileVersion),
  rulebook: v.literal('napoleon-in-europe'),
  board: keptBoardSchema,
})

function whole(reason: BoardFileProblem['reason']): ParsedBoardFile {
  return { problem: { reason, path: '' } }
}
