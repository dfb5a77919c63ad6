import { messages } from '@/messages/index.ts'

export interface NumberBounds {
  readonly minimum: number
  readonly maximum: number
  readonly step: number
}

/** What a player typed: a number that fits, or what is wrong with it in words. */
export type TypedNumber =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly words: string }

const shape = /^\s*(?<sign>[-\u2212+]?)(?<digits>\d+(?:[.,]\d+)?)?(?<half>\s*½)?\D*$/

function wrong(words: string): TypedNumber {
  return { ok: false, words }
}

function parse(text: string): number | undefined {
  const { sign = '', digits, half } = shape.exec(text)?.groups ?? {}
  if (digits === undefined && half === undefined) return undefined
  const size = Number(digits?.replace(',', '.') ?? 0) + (half === undefined ? 0 : 0.5)
  return sign === '' || sign === '+' ? size : -size
}

function isOnStep(value: number, { minimum, step }: NumberBounds): boolean {
  const steps = (value - minimum) / step
  return Math.abs(steps - Math.round(steps)) < 1e-9
}

/**
 * Reads a typed number. Takes a comma or a point, a true minus sign, "½", and words after the number.
 * A number out of bounds or between steps is refused, never bent to fit.
 *
 * @param format writes a number as the field does, for the words
 */
export function readNumber(
  text: string,
  bounds: NumberBounds,
  format: (value: number) => string,
): TypedNumber {
  const value = parse(text)
  if (value === undefined) return wrong(messages.ui.notANumber)
  if (value < bounds.minimum) return wrong(messages.ui.tooLow(format(bounds.minimum)))
  if (value > bounds.maximum) return wrong(messages.ui.tooHigh(format(bounds.maximum)))
  if (!isOnStep(value, bounds)) return wrong(stepWords(bounds.step, format))
  return { ok: true, value }
}

function stepWords(step: number, format: (value: number) => string): string {
  return step === 1 ? messages.ui.notWhole : messages.ui.notAStep(format(step))
}
