import type { Parameters, Reason, Refusal } from '@/rules/index.ts'
import { Failure } from './failure.ts'

type Text = (parameters: Parameters) => string

/** A rulebook's sentences, by the key of a reason and the code of a refusal. */
export interface Texts {
  readonly reasons: Readonly<Record<string, Text>>
  readonly refusals: Readonly<Record<string, Text>>
}

/** A reason with its sentence, as the log says it. */
export type SpokenReason = Reason & { readonly text: string }

/** Gives each reason its sentence. */
export function spoken({ reasons: texts }: Texts, reasons: readonly Reason[]): SpokenReason[] {
  return reasons.map((reason) => ({ ...reason, text: texts[reason.key]?.(reason.parameters) ?? reason.key }))
}

/**
 * A refusal as a failure, with its sentence.
 *
 * @param place where the command or the input stands in its document
 */
export function failureOfRefusal({ refusals: texts }: Texts, refusal: Refusal, place: string): Failure {
  const { code, parameters, path } = refusal
  return new Failure(code, texts[code]?.(parameters) ?? code, fullPath(path, place))
}

function fullPath(path: string, place: string): string {
  if (path === '') return place
  // Faces are given beside an input, not in it; in a script they stand in the command's own object.
  if (path.startsWith('faces[') && place === 'input') return path
  return `${place}.${path}`
}
