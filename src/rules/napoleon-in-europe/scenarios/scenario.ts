import type { FoundCell } from '../../chart.ts'
import type { RegionId } from '../board.ts'
import type { Month } from '../calendar.ts'
import type { ScenarioCharts, ScenarioNumber } from '../charts/scenario.ts'
import type { NationId } from '../nations.ts'

/** The scenarios, I to X, by what they are about. */
export const scenarioIds = [
  'riseOfNapoleon',
  'secondCoalition',
  'peaceAndOptions',
  'dashForTheDanube',
  'whosNext',
  'austrianPhoenix',
  'intoRussia',
  'defendingTheEmpire',
  'notAgain',
  'everyManForHimself',
] as const
export type ScenarioId = (typeof scenarioIds)[number]

export type Pair = readonly [NationId, NationId]

/** How a scenario may be won. (Standard Rules: Victory Conditions.) */
export type ScenarioVictory = 'historical' | 'aHistorical'

/** One nation's forces are in another's hands. */
export interface Hold {
  readonly nation: NationId
  readonly by: NationId
}

/** Which nations the players take. */
export type CastNations =
  /** One for each player. */
  | { readonly kind: 'given'; readonly nations: readonly NationId[] }
  /** Each player chooses one of these, and one should be taken. */
  | { readonly kind: 'chosen'; readonly from: readonly NationId[]; readonly should: NationId }
  /** Each player chooses any, and then another as its ally. */
  | { readonly kind: 'anyWithAlly' }

/** A way to play a scenario with a number of players. */
export interface Cast {
  readonly players: number
  readonly nations: CastNations
  readonly victories: readonly ScenarioVictory[]
  readonly holds: readonly Hold[]
}

/**
 * A scenario's special rules as far as the app carries them out; a number is a cell of the chart
 * `scenarioNumbers`, so that a reason can name it. Read them by `specialsOf`.
 */
export interface ScenarioRules {
  /** Who may not move in the first round. */
  readonly halted: readonly NationId[]
  /** Who rolls for commitment at another number of units lost in one battle than the usual. */
  readonly commitmentLosses: Readonly<Partial<Record<NationId, FoundCell>>>
  /** Dice that a nation loses in production points in each production phase. */
  readonly productionLoss: { readonly nation: NationId; readonly dice: FoundCell } | null
  /** When one joins an alliance, the other at once joins the one against it. */
  readonly opposed: Pair | null
  /** A nation at war with a minor nation, whose units are moved by whoever moves another nation's. */
  readonly minorWars: readonly MinorWar[]
  /** Regions in uprising at the start. */
  readonly uprisings: StartingUprisings | null
  /** Effect cards that one of these nations holds at the start, with the Advanced Rules. */
  readonly heldCards: readonly HeldCard[]
  readonly divided: Divided | null
  readonly attitudes: RisingAttitudes | null
  readonly unbreakable: Unbreakable | null
}

export interface MinorWar {
  readonly nation: NationId
  readonly minor: RegionId
  readonly movedWith: NationId
}

export interface StartingUprisings {
  /** Of this homeland all regions that the owner has. */
  readonly homeland: NationId
  readonly owner: NationId
  /** And these. */
  readonly regions: readonly RegionId[]
}

export interface HeldCard {
  readonly title: string
  /** The first of them that is a player nation holds it. */
  readonly oneOf: readonly NationId[]
}

/**
 * Nations whose units outside their capitals another moves as long as they are its allies. Nobody moves those
 * in the capitals or produces for them until they join the alliance against it, which raises their commitment.
 */
export interface Divided {
  readonly by: NationId
  readonly of: readonly NationId[]
  /** Who joins the other side only after another has. */
  readonly joinsAfter: Readonly<Partial<Record<NationId, NationId>>>
  readonly commitmentRise: FoundCell
}

/** Diplomatic ratings that rise with every unit of a nation in a homeland, after a month. */
export interface RisingAttitudes {
  readonly of: readonly NationId[]
  readonly towards: readonly NationId[]
  readonly perUnit: FoundCell
  readonly unitsOf: NationId
  readonly homeland: NationId
  readonly after: Month
}

/** Alliances that neither side may break before a month. */
export interface Unbreakable {
  readonly pairs: readonly Pair[]
  readonly before: Month
}

/** The special rules as a scenario gives them; the numbers are in its charts. */
export interface SpecialsGiven {
  readonly halted?: readonly NationId[]
  readonly commitmentLosses?: NationId
  readonly productionLoss?: NationId
  readonly opposed?: Pair
  readonly minorWars?: readonly MinorWar[]
  readonly uprisings?: StartingUprisings
  readonly heldCards?: readonly HeldCard[]
  /** In historical games. */
  readonly divided?: Omit<Divided, 'commitmentRise'>
  /** In historical games. */
  readonly attitudes?: Omit<RisingAttitudes, 'perUnit'>
  /** In a-historical games. */
  readonly unbreakable?: Unbreakable
}

/** A special rule that the players are reminded of; some only for a time, or in one way of playing. */
export interface ScenarioReminder {
  /** Its text is in the messages. */
  readonly id: string
  /** The number that it is about. */
  readonly number?: ScenarioNumber
  readonly victory?: ScenarioVictory
  /** First and last month in which it is shown. */
  readonly from?: Month
  readonly to?: Month
  /** Shown only with the cards of the Advanced Rules. */
  readonly cards?: boolean
  /** Shown only with fewer players than this. */
  readonly fewerThan?: number
}

/** A scenario as the rulebook gives it. (Scenarios.) */
export interface Scenario {
  readonly id: ScenarioId
  readonly numeral: string
  readonly start: Month
  /** Who opens each round. */
  readonly first: NationId
  readonly wars: readonly Pair[]
  readonly alliances: readonly Pair[]
  /** Nations that are active from the start, whoever plays them. */
  readonly active: readonly NationId[]
  readonly charts: ScenarioCharts
  readonly casts: readonly Cast[]
  /** Who is held by whom in games of few players. */
  readonly fewPlayers: readonly (Hold & { readonly fewerThan: number })[]
  readonly specials: SpecialsGiven
  readonly reminders: readonly ScenarioReminder[]
}
