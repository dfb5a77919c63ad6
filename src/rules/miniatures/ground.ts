import * as v from 'valibot'
import { limits } from './limits.ts'

/** What a move goes over, the slowest part of it. Entering a building counts as rough, as woods do. */
export const groundKinds = ['open', 'road', 'rough', 'woods', 'building'] as const
export type GroundKind = (typeof groundKinds)[number]

/** The way of one move. */
export interface Ground {
  readonly kind: GroundKind
  /** Levels of hills gone up or down. */
  readonly hillLevels: number
  /** Fences crossed. */
  readonly fences: number
}

function countUpTo(most: number, description: string) {
  const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
  return v.pipe(v.optional(count, 0), v.description(description))
}

const fields = v.strictObject({
  kind: v.pipe(v.optional(v.picklist(groundKinds), 'open'), v.description('The slowest ground on the way')),
  hillLevels: countUpTo(limits.hillLevels, 'Levels of hills on the way'),
  fences: countUpTo(limits.fences, 'Fences on the way'),
})

export const groundSchema = v.optional(fields, {})
