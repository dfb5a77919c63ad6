import type { NationId } from './nations.ts'
import type { SumLineView, SumView } from './resolve/view.ts'

/** One entry of the log, ready to read. */
export interface LogEntryView {
  /** Whose bar stands beside it; absent for what is nobody's. */
  readonly nation?: NationId | undefined
  readonly heading: string
  /** Such as "20:52". */
  readonly time: string
  /** Dice, terms and result; the result may be empty where there is none. */
  readonly lines: readonly SumLineView[]
  /** Right of the dice, such as "16 points, typed". */
  readonly note?: string | undefined
  /** What came of it. */
  readonly sentence?: string | undefined
  /** Whose rules it was decided by, such as "by Thursday rules"; absent for the charts as they come. */
  readonly rules?: string | undefined
  /** Such as "Undone at 20:50". */
  readonly undone?: string | undefined
  /** What is wrong with the entry itself. */
  readonly fault?: string | undefined
  /** The reasons, folded out on a tap. */
  readonly sums: readonly SumView[]
}
