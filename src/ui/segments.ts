import type { NationId } from './nations.ts'

/** One of the choices of a row of segments. */
export interface SegmentOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly symbol?: string | undefined
  readonly nation?: NationId | undefined
}
