import { cellOf, numberIn } from '../../chart.ts'
import { house } from '../../chart-building.ts'
import type { Refusal } from '../../reason.ts'
import { deliberate } from '../../rulebook.ts'
import type { RegionId, Territory } from '../board.ts'
import type { NapoleonCommand } from '../commands.ts'
import { decide } from '../decide.ts'
import { nationIds, type NationId } from '../nations.ts'
import type { PoliticalActionId } from '../spending.ts'
import { alliesOf, enemiesOf, handOf, isPlayerNation, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { openPlaces } from './victors.ts'
import { enemiesTakingOver, nearestCandidates } from './war.ts'

/** What a nation can do in politics, in the order that the menu shows it. */
export const politicalActIds = [
  'overtureToMinor',
  'overtureToMajor',
  'overtureToPlayer',
  'declareWar',
  'annex',
  'raiseUprising',
  'putDownUprising',
  'rightOfPassage',
  'sueForPeace',
  'endAlliance',
  'withdrawPassage',
] as const
export type PoliticalActId = (typeof politicalActIds)[number]

/** Whom or what an act is about: a nation, a named region, or neither. */
export interface ActTarget {
  readonly nation?: NationId
  readonly region?: RegionId
}

/** A target with the reason why it cannot be; null where it can. */
export interface PossibleTarget extends ActTarget {
  readonly refusal: Refusal | null
}

/** A line of the menu. */
export interface PoliticalChoice {
  readonly act: PoliticalActId
  /** In political action points. */
  readonly cost: number
  /** Whom or what it can be about; empty where it is about nobody else. */
  readonly targets: readonly PossibleTarget[]
  /** Why nothing comes of it now; null where something may. */
  readonly refusal: Refusal | null
}

const costRows: Readonly<Partial<Record<PoliticalActId, PoliticalActionId>>> = {
  overtureToMinor: 'overture',
  overtureToMajor: 'overture',
  overtureToPlayer: 'overture',
  declareWar: 'declareWar',
  annex: 'annexation',
  raiseUprising: 'uprising',
  putDownUprising: 'putDownUprising',
  rightOfPassage: 'rightOfPassage',
  sueForPeace: 'sueForPeace',
}

/** What a political act costs in this game, in political action points. */
function costOf({ rules }: NapoleonState, act: PoliticalActId): number {
  const row = costRows[act]
  return row === undefined ? 0 : numberIn(cellOf(rules.charts.politicalActions, row, 'value'))
}

/** Everything that a nation can do in politics: what it costs, about whom it can be, and why not. */
export function politicalMenu(state: NapoleonState, nation: NationId): readonly PoliticalChoice[] {
  return politicalActIds.map((act) => {
    const targets = targetsOf(state, nation, act).map((target) => ({
      ...target,
      refusal: refusalOf(state, likeliest(state, nation, act, target)),
    }))
    return { act, cost: costOf(state, act), targets, refusal: whyNot(state, nation, act, targets) }
  })
}

type Targets = (state: NapoleonState, nation: NationId) => readonly ActTarget[]

function others(nation: NationId, isOne: (other: NationId) => boolean): readonly ActTarget[] {
  return nationIds.filter((other) => other !== nation && isOne(other)).map((other) => ({ nation: other }))
}

const targets: Readonly<Record<PoliticalActId, Targets>> = {
  overtureToMinor: freeMinors,
  overtureToMajor: (state, nation) => others(nation, (other) => !isPlayerNation(state, other)),
  overtureToPlayer: (state, nation) => others(nation, (other) => isPlayerNation(state, other)),
  declareWar: (state, nation) => others(nation, (other) => standingOf(state, nation, other) !== 'war'),
  annex: (state, nation) => [...freeMinors(state), ...heldRegions(state, nation)],
  raiseUprising: ({ regions }, nation) =>
    regions
      .filter(({ owner, homeland }) => owner !== null && owner !== nation && homeland !== owner)
      .map(({ id }) => ({ region: id })),
  putDownUprising: ({ regions }, nation) =>
    regions.filter(({ owner, uprising }) => owner === nation && uprising).map(({ id }) => ({ region: id })),
  rightOfPassage: (state, nation) => others(nation, (other) => handOf(state, other) !== null),
  sueForPeace: () => [],
  endAlliance: (state, nation) => alliesOf(state, nation).map((ally) => ({ nation: ally })),
  withdrawPassage: ({ passages }, nation) =>
    passages.filter(({ through }) => through === nation).map(({ of }) => ({ nation: of })),
}

function targetsOf(state: NapoleonState, nation: NationId, act: PoliticalActId): readonly ActTarget[] {
  return targets[act](state, nation)
}

function freeMinors({ regions }: NapoleonState): readonly ActTarget[] {
  return regions
    .filter(({ owner, homeland }) => owner === null && homeland === null)
    .map(({ id }) => ({ region: id }))
}

/** Other nations' regions that this nation's army stands in. */
function heldRegions({ regions }: NapoleonState, nation: NationId): readonly ActTarget[] {
  return regions
    .filter(({ owner, occupier }) => owner !== null && owner !== nation && occupier === nation)
    .map(({ id }) => ({ region: id }))
}

/** Regions that the table only counts can always be meant by these. */
const maybeUnnamed: Readonly<Partial<Record<PoliticalActId, Territory>>> = {
  overtureToMinor: { unnamed: 'minor', owner: null, homeland: null },
  annex: { unnamed: 'minor', owner: null, homeland: null },
}

function whyNot(
  state: NapoleonState,
  nation: NationId,
  act: PoliticalActId,
  possible: readonly PossibleTarget[],
): Refusal | null {
  if (possible.some(({ refusal }) => refusal === null)) return null
  if (act === 'sueForPeace') return refusalOf(state, likeliest(state, nation, act, {}))
  if (act === 'raiseUprising' || act === 'putDownUprising') return whyNoUprising(state, nation, act, possible)
  if (maybeUnnamed[act] !== undefined) return refusalOf(state, likeliest(state, nation, act, {}))
  const refusals = possible.flatMap(({ refusal }) => refusal ?? [])
  const [first] = refusals
  const poor = refusals.find(({ code }) => code === 'tooFewPoliticalActionPoints')
  const isOneReason = refusals.every(({ code }) => code === first?.code)
  return poor ?? (first !== undefined && isOneReason ? first : nothingFor(act, nation))
}

/** An uprising may be in a region that the table only counts. */
function whyNoUprising(
  state: NapoleonState,
  nation: NationId,
  act: 'raiseUprising' | 'putDownUprising',
  possible: readonly PossibleTarget[],
): Refusal | null {
  const tried = unnamedTerritories(state, nation, act).map((territory) =>
    refusalOf(state, { type: act, nation, territory }),
  )
  if (tried.some((refusal) => refusal === null)) return null
  const refusals = [...possible.map(({ refusal }) => refusal), ...tried].flatMap((refusal) => refusal ?? [])
  return refusals.find(({ code }) => code === 'tooFewPoliticalActionPoints') ?? nothingFor(act, nation)
}

function nothingFor(act: PoliticalActId, nation: NationId): Refusal {
  return { code: `nothingFor.${act}`, path: 'type', parameters: { nation }, provenance: house('N1') }
}

/** Regions counted without a name that may rise against their owner, or in which an uprising may be put down. */
export function unnamedTerritories(
  { unnamed }: NapoleonState,
  nation: NationId,
  act: PoliticalActId,
): readonly Territory[] {
  if (act === 'overtureToMinor' || act === 'annex') return freeUnnamed(unnamed, act, nation)
  const owners = act === 'putDownUprising' ? [nation] : nationIds.filter((other) => other !== nation)
  const kinds = ['minor', 'northAfrica'] as const
  return owners.flatMap((owner) =>
    kinds
      .filter((kind) => unnamed[owner][kind] > 0)
      .map((kind): Territory => ({ unnamed: kind, owner, homeland: null })),
  )
}

function freeUnnamed(
  unnamed: NapoleonState['unnamed'],
  act: 'overtureToMinor' | 'annex',
  nation: NationId,
): readonly Territory[] {
  const free: readonly Territory[] = [
    { unnamed: 'minor', owner: null, homeland: null },
    { unnamed: 'northAfrica', owner: null, homeland: null },
  ]
  if (act === 'overtureToMinor') return free
  const owned = nationIds
    .filter((owner) => owner !== nation)
    .flatMap((owner): readonly Territory[] => [
      ...(unnamed[owner].homeland > 0 ? [{ unnamed: 'homeland', owner, homeland: owner } as const] : []),
      ...(unnamed[owner].minor > 0 ? [{ unnamed: 'minor', owner, homeland: null } as const] : []),
    ])
  return [...free, ...owned]
}

/** What is refused only because it is still to be said. */
const questions: readonly string[] = [
  'howManyUnits',
  'whoIsNearest',
  'whoPlaysMinor',
  'whoWas.first',
  'whoWas.second',
]

/** Why a command is refused; null where it is not, or where something is still to be said. */
function refusalOf(state: NapoleonState, command: NapoleonCommand): Refusal | null {
  const result = deliberate({ decide }, state, command, [])
  return result.kind === 'refused' && !questions.includes(result.refusal.code) ? result.refusal : null
}

/** An act about a target, with the likeliest answers to what else is asked. */
function likeliest(
  state: NapoleonState,
  nation: NationId,
  act: PoliticalActId,
  target: ActTarget,
): NapoleonCommand {
  const other = target.nation ?? nation
  const territory: Territory =
    target.region === undefined
      ? (maybeUnnamed[act] ?? { unnamed: 'minor', owner: nation, homeland: null })
      : { region: target.region }
  const commands: Readonly<Record<PoliticalActId, NapoleonCommand>> = {
    overtureToMinor: { type: 'overtureToMinor', nation, territory, leader: false },
    overtureToMajor: { type: 'overtureToMajor', nation, to: other, units: null },
    overtureToPlayer: { type: 'overtureToPlayer', nation, to: other, accepted: true, concerning: null },
    declareWar: {
      type: 'declareWar',
      nation,
      on: other,
      joining: [],
      nearest: nearestOf(state, nation, other),
    },
    annex: { type: 'annex', nation, territory, playedBy: opponentOf(state, nation) },
    raiseUprising: { type: 'raiseUprising', nation, territory },
    putDownUprising: { type: 'putDownUprising', nation, territory },
    rightOfPassage: { type: 'rightOfPassage', nation, through: other, granted: true },
    sueForPeace: { type: 'sueForPeace', nation, due: null, ...firstPlaces(state, nation) },
    endAlliance: { type: 'endAlliance', nation, with: other },
    withdrawPassage: { type: 'withdrawPassage', nation, of: other },
  }
  return commands[act]
}

function nearestOf(state: NapoleonState, nation: NationId, on: NationId): NationId | null {
  const isFree = handOf(state, on) === null && enemiesTakingOver(state, nation).length === 0
  return isFree ? (nearestCandidates(state, nation, on)[0] ?? null) : null
}

/** Who moves a minor nation's army that resists: an enemy first, else any other player nation. */
export function opponentOf(state: NapoleonState, nation: NationId): NationId | null {
  const hand = handOf(state, nation)
  const isOther = (other: NationId) => isPlayerNation(state, other) && other !== nation && other !== hand
  return enemiesOf(state, nation).find(isOther) ?? nationIds.find(isOther) ?? null
}

/** The first of those who may have been first, and of those who may then have been second. */
function firstPlaces(
  state: NapoleonState,
  nation: NationId,
): { readonly first: NationId | null; readonly second: NationId | null } {
  const first = openPlaces(state, nation, null).first[0] ?? null
  return { first, second: openPlaces(state, nation, first).second[0] ?? null }
}
