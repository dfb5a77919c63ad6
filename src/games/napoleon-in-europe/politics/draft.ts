import type { Territory } from '@/rules/napoleon-in-europe/board.ts'
import { ownedBy } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { piecesAt } from '@/rules/napoleon-in-europe/map/pieces.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { opponentOf, type PoliticalActId } from '@/rules/napoleon-in-europe/politics/menu.ts'
import { risingAttitudes, unitsInHomeland } from '@/rules/napoleon-in-europe/politics/rating.ts'
import { openPlaces } from '@/rules/napoleon-in-europe/politics/victors.ts'
import { enemiesTakingOver, nearestCandidates } from '@/rules/napoleon-in-europe/politics/war.ts'
import { alliesOf, handOf, isPlayerNation, standingOf } from '@/rules/napoleon-in-europe/standing.ts'

/** A political action as far as it has been put together. */
export interface PoliticsDraft {
  readonly act: PoliticalActId
  readonly nation: NationId
  /** Whom it is about; null where that is still to be said, or it is about nobody else. */
  readonly to: NationId | null
  readonly territory: Territory | null
  readonly leader: boolean
  readonly units: number
  readonly accepted: boolean
  readonly concerning: NationId | null
  readonly joining: readonly NationId[]
  readonly nearest: NationId | null
  readonly playedBy: NationId | null
  readonly first: NationId | null
  readonly second: NationId | null
  readonly due: number | null
}

/** A new draft of an act, with the likeliest answers. */
export function draftOf(
  state: NapoleonState,
  act: PoliticalActId,
  nation: NationId,
  about: Partial<Pick<PoliticsDraft, 'to' | 'territory' | 'due'>> = {},
): PoliticsDraft {
  const blank: PoliticsDraft = {
    act,
    nation,
    to: about.to ?? null,
    territory: about.territory ?? null,
    leader: false,
    units: 0,
    accepted: true,
    concerning: null,
    joining: [],
    nearest: null,
    playedBy: opponentOf(state, nation),
    first: null,
    second: null,
    due: about.due ?? null,
  }
  return answered(state, blank)
}

/** The same draft about another nation or region: what was answered about the last one does not hold. */
export function about(
  state: NapoleonState,
  draft: PoliticsDraft,
  target: Partial<Pick<PoliticsDraft, 'to' | 'territory'>>,
): PoliticsDraft {
  const { act, nation, due } = draft
  return draftOf(state, act, nation, { due, ...target })
}

function answered(state: NapoleonState, draft: PoliticsDraft): PoliticsDraft {
  const { nation, to, territory } = draft
  const region = territory !== null && 'region' in territory ? territory.region : null
  const asked = to === null ? null : nearestAsked(state, draft)
  const first = placesAsked(state, draft).first[0] ?? null
  return {
    ...draft,
    leader: region !== null && (piecesAt(state, nation, region).leader ?? 0) > 0,
    nearest: asked?.[0] ?? null,
    concerning:
      to !== null && standingOf(state, nation, to) === 'allied' ? (leavable(state, draft)[0] ?? null) : null,
    first,
    second: openPlaces(state, nation, first).second[0] ?? null,
  }
}

/** Whose units raise a rating, where the table must say how many they are. */
export function unitsAsked(
  state: NapoleonState,
  { act, nation, to }: PoliticsDraft,
): { readonly unitsOf: NationId; readonly homeland: NationId } | null {
  if (act !== 'overtureToMajor' || to === null) return null
  const attitudes = risingAttitudes(state, nation, to)
  return attitudes === null || unitsInHomeland(state, attitudes) !== null ? null : attitudes
}

/** The alliances of whom is asked that it could give up. */
export function leavable(state: NapoleonState, { act, nation, to }: PoliticsDraft): readonly NationId[] {
  return act !== 'overtureToPlayer' || to === null
    ? []
    : alliesOf(state, to).filter((ally) => ally !== nation)
}

function isTakenOver(state: NapoleonState, { act, nation, to }: PoliticsDraft): boolean {
  const isFree = act === 'declareWar' && to !== null && handOf(state, to) === null
  return isFree && enemiesTakingOver(state, nation).length === 0
}

/** Player nations that may declare war at once on whoever attacks a neutral major nation. */
export function joinersAsked(state: NapoleonState, draft: PoliticsDraft): readonly NationId[] {
  if (!isTakenOver(state, draft)) return []
  const { nation, to } = draft
  const hand = handOf(state, nation)
  return nationIds.filter(
    (other) =>
      isPlayerNation(state, other) &&
      other !== hand &&
      other !== to &&
      standingOf(state, other, nation) === 'neutral',
  )
}

/** Who may be nearest, where nobody joins and the table must say. */
export function nearestAsked(state: NapoleonState, draft: PoliticsDraft): readonly NationId[] {
  const { nation, to, joining } = draft
  if (to === null || joining.length > 0 || !isTakenOver(state, draft)) return []
  const candidates = nearestCandidates(state, nation, to)
  return candidates.length > 1 ? candidates : []
}

/** Who may play a minor nation's army, where a region is asked to be annexed that may resist. */
export function opponentsAsked(state: NapoleonState, draft: PoliticsDraft): readonly NationId[] {
  const { act, nation, territory } = draft
  if (act !== 'annex' || territory === null || ownerIn(state, territory) !== null) return []
  const hand = handOf(state, nation)
  return nationIds.filter((other) => isPlayerNation(state, other) && other !== nation && other !== hand)
}

function ownerIn(state: NapoleonState, territory: Territory): NationId | null {
  if (!('region' in territory)) return territory.owner
  return nationIds.find((nation) => ownedBy(state, nation).some(({ id }) => id === territory.region)) ?? null
}

/** Among whom the table must say who was first and second at war. */
export function placesAsked(state: NapoleonState, { act, nation, first }: PoliticsDraft) {
  return act === 'sueForPeace' ? openPlaces(state, nation, first) : { first: [], second: [] }
}

type Builder = (draft: PoliticsDraft, state: NapoleonState) => NapoleonCommand | null

function withNation(
  build: (to: NationId, draft: PoliticsDraft, state: NapoleonState) => NapoleonCommand,
): Builder {
  return (draft, state) => (draft.to === null ? null : build(draft.to, draft, state))
}

function withTerritory(build: (territory: Territory, draft: PoliticsDraft) => NapoleonCommand): Builder {
  return (draft) => (draft.territory === null ? null : build(draft.territory, draft))
}

const builders: Readonly<Record<PoliticalActId, Builder>> = {
  overtureToMinor: withTerritory((territory, { nation, leader }) => ({
    type: 'overtureToMinor',
    nation,
    territory,
    leader,
  })),
  overtureToMajor: withNation((to, draft, state) => ({
    type: 'overtureToMajor',
    nation: draft.nation,
    to,
    units: unitsAsked(state, draft) === null ? null : draft.units,
  })),
  overtureToPlayer: withNation((to, { nation, accepted, concerning }) => ({
    type: 'overtureToPlayer',
    nation,
    to,
    accepted,
    concerning,
  })),
  declareWar: withNation((on, { nation, joining, nearest }) => ({
    type: 'declareWar',
    nation,
    on,
    joining: [...joining],
    nearest: joining.length > 0 ? null : nearest,
  })),
  annex: withTerritory((territory, { nation, playedBy }) => ({ type: 'annex', nation, territory, playedBy })),
  raiseUprising: withTerritory((territory, { nation }) => ({ type: 'raiseUprising', nation, territory })),
  putDownUprising: withTerritory((territory, { nation }) => ({ type: 'putDownUprising', nation, territory })),
  rightOfPassage: withNation((through, { nation, accepted }) => ({
    type: 'rightOfPassage',
    nation,
    through,
    granted: accepted,
  })),
  sueForPeace: ({ nation, due, first, second }) => ({ type: 'sueForPeace', nation, due, first, second }),
  endAlliance: withNation((to, { nation }) => ({ type: 'endAlliance', nation, with: to })),
  withdrawPassage: withNation((to, { nation }) => ({ type: 'withdrawPassage', nation, of: to })),
}

/** The command that a draft makes; null while it does not say about whom. */
export function commandOf(state: NapoleonState, draft: PoliticsDraft): NapoleonCommand | null {
  return builders[draft.act](draft, state)
}
