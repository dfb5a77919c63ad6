import { numberIn, type CellPlace, type FoundCell, type Provenance } from './chart.ts'

export type Parameters = Readonly<Record<string, string | number>>

/**
 * What a line does. `heading` says what was attempted; `set` starts a sum, `add` and `times` change it,
 * `total` closes it, `note` changes nothing; `result` is what a finished sum means, `outcome` what the
 * whole resolution comes to (one in each); `order` tells the hand what to do on the table.
 */
export const operations = [
  'heading',
  'set',
  'add',
  'times',
  'total',
  'note',
  'result',
  'outcome',
  'order',
] as const
export type Operation = (typeof operations)[number]

/** One line of a resolution, in the order that a player would say it aloud; never a finished sentence. */
export interface Reason {
  /** Message key of the line. */
  readonly key: string
  readonly parameters: Parameters
  readonly value: number
  readonly operation: Operation
  /** Which sum the line belongs to: fire has `points` and `die`, melee one for each side. */
  readonly sum: string
  readonly provenance: Provenance
  /** The chart cell that the value was read from, where it was. */
  readonly place?: CellPlace
}

/** Why a command or an input is refused: which rule, in message form, and where in the input. */
export interface Refusal {
  /** Message key, and the error's code on the command line. */
  readonly code: string
  readonly parameters: Parameters
  /** Path to the offending field, such as `target.formation`. */
  readonly path: string
  readonly provenance: Provenance
}

/** Thrown by a procedure or a decision that cannot go on; caught at the border of the rules. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** Stops with a refusal. */
export function refuse(
  code: string,
  path: string,
  provenance: Provenance,
  parameters: Parameters = {},
): never {
  throw new Refused({ code, path, provenance, parameters })
}

/** Collects the reasons of a resolution as it goes, so that a run that waits for a die shows its sum so far. */
export class Ledger {
  readonly #reasons: Reason[] = []

  get reasons(): readonly Reason[] {
    return this.#reasons
  }

  write(reason: Reason): void {
    this.#reasons.push(reason)
  }

  /** Writes a line about a value that a chart's cell decided. */
  fromCell(cell: FoundCell, line: Line & Pick<Reason, 'value'>): void {
    this.write({ parameters: {}, ...line, provenance: cell.provenance, place: cell.place })
  }

  /** Writes a line with the cell's own number, and gives that number. @throws ChartFault when it has none */
  read(cell: FoundCell, line: Line): number {
    const value = numberIn(cell)
    this.fromCell(cell, { ...line, value })
    return value
  }
}

type Line = Pick<Reason, 'key' | 'operation' | 'sum'> & { readonly parameters?: Parameters }
