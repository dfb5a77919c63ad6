import type { FaceOrigin } from '@/dice/index.ts'
import type { CellPlace } from '@/rules/index.ts'
import type { NationId } from '../nations.ts'

/** How bad an outcome is: its hatch grows from blank to ruled. */
export type Harm = 0 | 1 | 2 | 3 | 4

/** Where a number comes from, in a word; absent for plain rules. Without a place there is no chart to open. */
export interface ProvenanceView {
  readonly word: string
  readonly place: CellPlace | null
}

/** One line of the ledger. A total stands bold under a short rule. */
export interface LineView {
  readonly label: string
  /** Ready to read, such as "×2" or "−1"; empty for a line that only says something. */
  readonly value: string
  readonly total: boolean
  readonly provenance?: ProvenanceView | undefined
}

/** Something to mind, besides the sums. */
export type NoteView = Pick<LineView, 'label' | 'provenance'>

/** One sum of a resolution: the fire points, the die, or one side of a melee. */
export interface SumView {
  readonly id: string
  /** One of two sides that stand beside each other. */
  readonly side?: boolean | undefined
  readonly heading?: string | undefined
  readonly nation?: NationId | undefined
  readonly lines: readonly LineView[]
}

/** One named outcome with its exact chance. */
export interface OddsSegment {
  readonly key: string
  readonly label: string
  /** 0 to 1. */
  readonly probability: number
  readonly harm: Harm
  /** The faces of the one die that lead here; absent for pools and several dice. */
  readonly faces?: readonly number[] | undefined
}

/** All outcomes, mildest first. With `sides` the bar is that one die, face by face. */
export interface OddsView {
  readonly segments: readonly OddsSegment[]
  readonly sides?: number | undefined
  /** What the next die settles by itself where it leaves the rest open, each with its faces. */
  readonly ofDie?: readonly OddsSegment[] | undefined
}

/** A die that lies on the table. */
export interface DieFaceView {
  readonly face: number
  readonly sides: number
  readonly origin: FaceOrigin
  /** What it was thrown for, such as "Defender". */
  readonly label?: string | undefined
}

/** The die that is wanted next. */
export interface DieView {
  readonly sides: number
  /** Heading of the keypad, such as "What did the D10 show?". */
  readonly label: string
  readonly who?: string | undefined
  /** Where it is one of many of which only the number of successes matters. */
  readonly pool?: PoolView | undefined
}

/** Dice of which only the number of successes has to be entered. */
export interface PoolView {
  /** How many are still to be thrown. */
  readonly count: number
  /** Heading of the keys, such as "How many of 21 dice show a 6?". */
  readonly label: string
  /** What goes to the single dice, and back. */
  readonly singly: string
  readonly together: string
  /** What stands on the key for the numbers that hardly ever come. */
  readonly more: string
}

/** One number added to a die, with its reason beneath. */
export interface TermView {
  readonly value: string
  readonly label: string
}

/** The dice, what is added, and what it makes; melee has one for each side. */
export interface SumLineView {
  readonly who?: string | undefined
  readonly nation?: NationId | undefined
  readonly dice: readonly DieFaceView[]
  readonly terms: readonly TermView[]
  readonly result: string
  /** A few words after the result, such as "needs 6". */
  readonly note?: string | undefined
}

/** What the hand does now. */
export interface OrderView {
  readonly symbol: string
  readonly text: string
}

export interface OutcomeView {
  readonly heading: string
  readonly note?: string | undefined
  readonly orders: readonly OrderView[]
}

/** Why it cannot be done. */
export interface RefusalView {
  readonly reason: string
  readonly provenance?: ProvenanceView | undefined
}

/** The one button before the roll. */
export interface ActionView {
  readonly label: string
  readonly note?: string | undefined
}

/**
 * - `before`: everything can be changed, the button rolls;
 * - `typing`: the keypad instead of the button;
 * - `waiting`: the roll is being written, nothing is shown that is not safe;
 * - `after`: the outcome;
 * - `refused`: what was asked is against the rules, and why.
 */
export type Phase = 'before' | 'typing' | 'waiting' | 'after' | 'refused'

/** All that the resolve sheet shows, in any phase; what a phase does not show may stay. */
export interface ResolveView {
  readonly title: string
  readonly phase: Phase
  readonly sums: readonly SumView[]
  /** What is to be minded before the roll. */
  readonly notes?: readonly NoteView[] | undefined
  readonly odds?: OddsView | undefined
  /** Dice already thrown for a resolution that wants another. */
  readonly dice?: readonly DieFaceView[] | undefined
  /** Whether the last of them was typed and can be taken back. */
  readonly mayTakeBack?: boolean | undefined
  /** The die wanted next; absent when nothing is thrown. */
  readonly die?: DieView | undefined
  /** Absent while something is still to be chosen. */
  readonly action?: ActionView | undefined
  readonly refusal?: RefusalView | undefined
  readonly sumLines?: readonly SumLineView[] | undefined
  /** The face to mark under the odds bar. */
  readonly rolled?: number | undefined
  readonly outcome?: OutcomeView | undefined
  /** Why nothing can be thrown here, however long one waits. */
  readonly hindrance?: string | undefined
  /** Whether the outcome is safely written. */
  readonly recorded?: boolean | undefined
  /** Whether the outcome can be taken back from here. */
  readonly undoable?: boolean | undefined
  /** What follows once this is resolved, one tap away. */
  readonly next?: ActionView | undefined
}
