import type { Chart, Unit } from '../../chart.ts'

/** How finely the numbers of each unit are given. */
const steps: Readonly<Record<Exclude<Unit, 'word'>, number>> = {
  inches: 0.5,
  multiplier: 0.25,
  bases: 1,
  points: 1,
  die: 1,
  modifier: 1,
  count: 1,
}

/** The smallest difference between two numbers of a column; words have none. */
export function stepOf(unit: Unit): number {
  return unit === 'word' ? 1 : steps[unit]
}

/** Charts whose bands are distances, which are measured to the half inch. */
const bandsOfInches: ReadonlySet<string> = new Set(['firePoints'])

/** How far apart the end of a band and the start of the next one are. */
export function bandStep({ id }: Pick<Chart, 'id'>): number {
  return bandsOfInches.has(id) ? steps.inches : 1
}

/** The ends that a band may have; distances are no longer than can be entered. */
export function boundsOf({ id }: Pick<Chart, 'id'>): { readonly least: number; readonly most: number } {
  return bandsOfInches.has(id) ? { least: 0, most: 96 } : { least: -20, most: 200 }
}

/** More rows than any table reads. */
export const mostRows = 40
