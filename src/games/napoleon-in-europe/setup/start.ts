import type { Fleet, UnnamedRegions } from '@/rules/napoleon-in-europe/board.ts'
import { ownedBy } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { isSettingUp, piecesAt } from '@/rules/napoleon-in-europe/map/pieces.ts'
import { sourceOf } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { byNation, nationIds, type ByNation, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { specialsOf } from '@/rules/napoleon-in-europe/scenarios/specials.ts'
import { landUnits, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'

/** What a table does first, where it begins on the board as it is shipped. */
export const startTaskIds = ['regions', 'fleets', 'pieces'] as const
export type StartTaskId = (typeof startTaskIds)[number]

/**
 * What of the board is still to be entered: fleets and pieces before anybody has moved, regions until it is done.
 * Most regions of the board have no name in the app, and without them every income would be wrong. (N4.)
 */
export function startTasks(state: NapoleonState): readonly StartTaskId[] {
  if (state.ended !== null) return []
  const isFirst = state.level === 'standard' && isSettingUp(state)
  const isOpen: Readonly<Record<StartTaskId, boolean>> = {
    regions: !areRegionsEntered(state),
    fleets: isFirst && state.fleets.length === 0,
    pieces: isFirst && state.stacks.length === 0,
  }
  return startTaskIds.filter((id) => isOpen[id])
}

/** Whether the table has counted regions or entered any of its own. */
export function areRegionsEntered({ regions, unnamed }: NapoleonState): boolean {
  const isShipped = regions.every(({ id }) => sourceOf(id) !== null)
  const isCounted = nationIds.some((nation) => Object.values(unnamed[nation]).some((count) => count > 0))
  return isCounted || !isShipped
}

const usualKinds = ['homeland', 'minor', 'northAfrica'] as const
const kindsWithUprisings = ['homeland', 'foreignHomeland', 'minor', 'northAfrica', 'closed'] as const
export type StartKind = (typeof kindsWithUprisings)[number]

/** The kinds of regions that a nation may own as a game begins; in some scenarios a homeland is conquered and rises. */
export function startKinds(state: NapoleonState): readonly StartKind[] {
  return specialsOf(state).uprisings === null ? usualKinds : kindsWithUprisings
}

/** The names of a nation's regions, which are counted already. */
export function namedOf(state: NapoleonState, nation: NationId): readonly string[] {
  return ownedBy(state, nation).map(({ name }) => name)
}

/** One command for each nation that has other regions than before. */
export function regionCommands(
  state: NapoleonState,
  counts: ByNation<UnnamedRegions>,
): readonly NapoleonCommand[] {
  const kinds = startKinds(state)
  return nationIds
    .filter((nation) => kinds.some((kind) => counts[nation][kind] !== state.unnamed[nation][kind]))
    .map((nation) => ({ type: 'countRegions', nation, regions: { ...counts[nation] } }))
}

/** How many squadrons each nation has at no place in particular. */
export function squadronsAnywhere({ fleets }: NapoleonState): ByNation<number> {
  const isHere = (nation: NationId) => (fleet: Fleet) => fleet.nation === nation && fleet.at === null
  return byNation((nation) => fleets.find(isHere(nation))?.squadrons ?? 0)
}

/** @param note why, for the log */
export function fleetCommands(
  state: NapoleonState,
  squadrons: ByNation<number>,
  note: string,
): readonly NapoleonCommand[] {
  const before = squadronsAnywhere(state)
  return nationIds
    .filter((nation) => squadrons[nation] !== before[nation])
    .map((nation) => ({ type: 'correctSquadrons', nation, at: null, squadrons: squadrons[nation], note }))
}

/** One command for each nation that has other pieces, wherever they stand. */
export function pieceCommands(state: NapoleonState, pieces: ByNation<Pieces>): readonly NapoleonCommand[] {
  const isOther = (nation: NationId) => {
    const before = piecesAt(state, nation, null)
    return landUnits.some((unit) => (pieces[nation][unit] ?? 0) !== (before[unit] ?? 0))
  }
  return nationIds
    .filter(isOther)
    .map((nation) => ({ type: 'changePieces', nation, region: null, pieces: { ...pieces[nation] } }))
}

/** Counts of regions that were begun in a game and not entered yet: a sheet that slips away loses none. */
export const begunCounts = new Map<string, ByNation<UnnamedRegions>>()
