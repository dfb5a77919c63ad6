import * as v from 'valibot'
import type { KnownFace, PlainDie, Roll } from '@/dice/index.ts'
import { rulesWith, type MiniaturesOptions, type MiniaturesRules } from '@/rules/miniatures/index.ts'
import {
  attempt,
  type Operation,
  type Parameters,
  type Procedure,
  type Reason,
  type Refusal,
} from '@/rules/index.ts'

/** What a case came to. Exactly one of `outcome`, `needs` and `refusal` is there. */
export interface Resolution<Outcome> {
  readonly outcome?: Outcome
  readonly needs?: PlainDie
  readonly refusal?: Refusal
  readonly reasons: readonly Reason[]
  readonly rolls: readonly Roll[]
}

/** Faces as a test gives them. */
export function given(faces: readonly number[]): readonly KnownFace[] {
  return faces.map((face) => ({ face, origin: 'given' }))
}

/** Runs a procedure as the command line does: the input through its schema, the faces one after another. */
export function resolve<Input, Outcome>(
  procedure: Procedure<Input, Outcome, MiniaturesRules>,
  raw: unknown,
  faces: readonly number[] = [],
  options: Partial<MiniaturesOptions> = {},
  rules: MiniaturesRules = rulesWith(options),
): Resolution<Outcome> {
  const input = v.parse(procedure.input, raw)
  const result = attempt((table) => [procedure.run(input, rules, table)], given(faces))
  if (result.kind === 'refused') return { refusal: result.refusal, reasons: [], rolls: [] }
  const { reasons, rolls } = result
  if (result.kind === 'needsDie') return { needs: result.die, reasons, rolls }
  const [outcome] = result.effects
  return outcome === undefined ? { reasons, rolls } : { outcome, reasons, rolls }
}

/** A reason as a player would note it: its key, what it adds or multiplies by, and where the number is from. */
function noted({ key, operation, value, provenance }: Reason): string {
  const sign = operation === 'times' ? '×' : value < 0 ? '−' : '+'
  return `${key} ${sign}${Math.abs(value)} ${provenance.kind}`
}

const inSum: readonly Operation[] = ['set', 'add', 'times']

/** The lines that make up one sum, in order. */
export function linesOf(reasons: readonly Reason[], sum: string): readonly string[] {
  return reasons.filter((reason) => reason.sum === sum && inSum.includes(reason.operation)).map(noted)
}

/** The figure that closes a sum; undefined when the sum was not drawn up. */
export function totalOf(reasons: readonly Reason[], sum: string): number | undefined {
  return reasons.find((reason) => reason.sum === sum && reason.operation === 'total')?.value
}

/** What the hand is told to do, in order, such as `removeBases 1`. */
export function ordersIn(reasons: readonly Reason[]): readonly string[] {
  return reasons
    .filter(({ operation }) => operation === 'order')
    .map(({ key, value }) =>
      key === 'order.officerFalls' ? 'officerFalls' : `${key.slice('order.'.length)} ${value}`,
    )
}

/** Parameters as an account has them, such as `unit=32nd Foot, inches=6`. */
function saidOf(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
}

/** The cell that a line was read from, or else the rule that it goes back to. */
function sourceOf({ place, provenance: { kind, section } }: Reason): string {
  const said = `${kind}: ${section}`
  return place === undefined ? said : `${place.chart}.${place.row}.${place.column}, ${said}`
}

/** Every line whole: `operation sum key value (what it says) [where it is from]`. */
export function accountOf(reasons: readonly Reason[]): readonly string[] {
  return reasons.map((reason) => {
    const { operation, sum, key, value, parameters } = reason
    return `${operation} ${sum} ${key} ${value} (${saidOf(parameters)}) [${sourceOf(reason)}]`
  })
}

/** A refusal whole: `code path (what it says) [where it is from]`; undefined where there is none. */
export function refusalOf(refusal: Refusal | undefined): string | undefined {
  if (refusal === undefined) return undefined
  const { code, path, parameters, provenance } = refusal
  return `${code} ${path} (${saidOf(parameters)}) [${provenance.kind}: ${provenance.section}]`
}

/** What the log says of a command besides its sums: its heading, and what is noted with it. */
export function logOf(reasons: readonly Reason[]): readonly string[] {
  return reasons
    .filter(({ sum }) => sum === 'heading' || sum === 'guide')
    .map(({ key, parameters }) => `${key} (${saidOf(parameters)})`)
}
