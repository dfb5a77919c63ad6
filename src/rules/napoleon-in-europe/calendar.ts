import type { NationId } from './nations.ts'

/** A month, counted from January of the year 0: twelve times the year, plus 0 for January to 11 for December. */
export type Month = number

const monthsInYear = 12

/** The month of a date. @param monthOfYear 1 for January to 12 for December */
export function monthAt(year: number, monthOfYear: number): Month {
  return year * monthsInYear + monthOfYear - 1
}

export function yearOf(month: Month): number {
  return Math.floor(month / monthsInYear)
}

/** 1 for January to 12 for December. */
export function monthOfYear(month: Month): number {
  return (month % monthsInYear) + 1
}

export const phases = ['movement', 'production'] as const
export type Phase = (typeof phases)[number]

/** Whose turn it is in which month, and what has been done. */
export interface Calendar {
  /** The month being played; null in the Basic Rules, which count rounds alone. */
  readonly month: Month | null
  /** The round of movement turns being played, from 1; a round of the Standard Rules is a month. */
  readonly round: number
  readonly phase: Phase
  /** Who opens each round; the others follow clockwise. */
  readonly first: NationId
  /** Whose turn it is; null when everyone has had a turn in this phase. */
  readonly acting: NationId | null
  /** Who has had a turn in this phase. */
  readonly done: readonly NationId[]
  /** Who may not move in this round. (Scenario I.) */
  readonly halted: readonly NationId[]
}
