import type { Battle } from './battle/battle.ts'
import type { Calendar, Month } from './calendar.ts'
import type { SymbolCard } from './cards.ts'
import type { Owed } from './due.ts'
import type { CapitalId, Fleet, Region, SeaArea, Stack, UnnamedRegions } from './board.ts'
import type { ByNation, NationId } from './nations.ts'
import type { Pieces } from './pieces.ts'
import type { Passage, Relation, Truce } from './relations.ts'
import type { NapoleonRules } from './rules.ts'

export const levels = ['basic', 'standard'] as const
/** The Advanced Rules are the Standard Rules with switches, which are options of the game. */
export type Level = (typeof levels)[number]

/** How a game is won; the first two are of the Standard Rules, the others of the Basic Rules. */
export const victories = ['historical', 'aHistorical', 'limitedWar', 'totalVictory'] as const
export type Victory = (typeof victories)[number]

/** When a game ends, as the players agreed. (Standard Rules: Ending the Game.) */
export type Ending =
  | { readonly kind: 'open' }
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'month'; readonly month: Month }
  /** `at`: milliseconds since 1970. */
  | { readonly kind: 'time'; readonly at: number }

/** Rolls that may end the game earlier or later than agreed. (Sudden Death.) */
export interface SuddenDeath {
  /** The round after which the first roll is made; null where it begins at the agreed time. */
  readonly fromRound: number | null
  /** Two dice of this or more end the game at the next roll. */
  readonly endNumber: number
}

export const endCauses = ['rounds', 'month', 'time', 'suddenDeath', 'defeat', 'agreed'] as const
export type EndCause = (typeof endCauses)[number]

export interface Player {
  readonly id: string
  readonly name: string
}

/** A player nation's hold on a neutral major nation. */
export interface Control {
  readonly by: NationId
  /** What ends it: another's overture or defeat, or already the end of the war. (Neutral Major Nations.) */
  readonly until: 'overture' | 'war'
}

/** What production points come from, and what takes them away. */
export const incomeSources = [
  'capital',
  'regions',
  'northAfrica',
  'ottoman',
  'occupied',
  'uprising',
  'closed',
  'loss',
  'notBelowZero',
] as const
export type IncomeSource = (typeof incomeSources)[number]

/** A line of a nation's income. (Standard Rules: Production Points.) */
export interface IncomeLine {
  readonly source: IncomeSource
  /** Which capital, where it is one. */
  readonly capital: CapitalId | null
  /** How many regions. */
  readonly count: number
  /** Less than nothing where it takes points away. */
  readonly points: number
}

/** What a nation received and built in the production round being played. */
export interface ProductionTurn {
  /** Production points that it had saved. */
  readonly saved: number
  readonly income: readonly IncomeLine[]
  /** Land units that it has built; some limits count over all purchases of a turn. */
  readonly built: Pieces
}

export const turnMarkIds = ['moved', 'sailed', 'drew'] as const
/** Something of a turn of the Basic Rules that comes but once in it. */
export type TurnMarkId = (typeof turnMarkIds)[number]

/** The round in which a nation last did each; 0 where it has not yet. (Basic Rules.) */
export type TurnMarks = Readonly<Record<TurnMarkId, number>>

export interface Nation {
  /** Who plays it from the start, which makes it a player nation; null for a neutral major nation. */
  readonly player: string | null
  readonly control: Control | null
  /** Whether it has ever been active: its production then goes on. (N18.) */
  readonly hasBeenActive: boolean
  readonly productionPoints: number
  readonly politicalActionPoints: number
  /** Its production in the round being played; null in months of movement. */
  readonly productionTurn: ProductionTurn | null
  /** Political action points that it owes. (N1: Sue for Peace.) */
  readonly politicalDebt: number
  /** Two dice above it end its war. */
  readonly commitment: number
  /** How often it has sued for peace. */
  readonly defeats: number
  /** Nations gained later for whose standing it answers at the end. (Victory for More than one Nation.) */
  readonly answersFor: readonly NationId[]
  /** Titles of the cards that it holds. (Advanced: Card Play; N10.) */
  readonly hand: readonly string[]
  /** Titles of the innovations that it possesses. */
  readonly innovations: readonly string[]
  /** The cards that it holds, as the Basic Rules read them. */
  readonly symbolCards: readonly SymbolCard[]
  readonly turnMarks: TurnMarks
}

/** Where the nations stood at the end of a round, for the pictures of the game's course. */
export interface RoundRecord {
  readonly round: number
  readonly month: Month | null
  readonly nations: ByNation<{
    readonly regions: number
    readonly productionPoints: number
    readonly politicalActionPoints: number
  }>
}

/** A game of Napoleon in Europe. */
export interface NapoleonState {
  /** Empty before the game is set up. */
  readonly name: string
  readonly rules: NapoleonRules
  readonly level: Level
  /** Which scenario or set-up it was begun from. */
  readonly scenario: string
  readonly victory: Victory
  readonly ending: Ending
  readonly suddenDeath: SuddenDeath | null
  readonly ended: EndCause | null
  readonly players: readonly Player[]
  readonly nations: ByNation<Nation>
  readonly relations: readonly Relation[]
  readonly truces: readonly Truce[]
  readonly passages: readonly Passage[]
  readonly regions: readonly Region[]
  readonly unnamed: ByNation<UnnamedRegions>
  readonly seas: readonly SeaArea[]
  readonly fleets: readonly Fleet[]
  readonly stacks: readonly Stack[]
  readonly calendar: Calendar
  readonly pending: readonly Owed[]
  readonly nextDue: number
  readonly chronicle: readonly RoundRecord[]
  /** The battle that stands on the board; null while none does. */
  readonly battle: Battle | null
}
