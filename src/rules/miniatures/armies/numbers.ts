import { numberOf, numberPattern } from './vocabulary.ts'

/** How strong a unit is said to be: in bases, in guns, or by a number alone. */
export interface Strength {
  readonly number: number
  readonly counts: 'bases' | 'guns' | null
}

const strengthWords = 'bases?|stands?|guns?|pieces?'
const strength = new RegExp(
  `(?:^|\\s)(${numberPattern})[\\s-]*(${strengthWords})(?:\\s+each)?(?=$|\\s)`,
  'iu',
)
const bareNumber = new RegExp(`^(?:${numberPattern})$`, 'iu')

const endOfRange = /(?:\d\s*[-–/]|\b(?:to|or))\s*$/iu

/** Takes "4 bases" or "3 guns" out of a text. */
export function takeStrength(text: string): { readonly strength: Strength | null; readonly rest: string } {
  const found = strength.exec(text)
  if (found === null || endOfRange.test(text.slice(0, found.index))) return { strength: null, rest: text }
  const [all, number = '', word = ''] = found
  const counts = /^(?:gun|piece)/iu.test(word) ? 'guns' : 'bases'
  return { strength: { number: numberOf(number), counts }, rest: text.replace(all, ' ').trim() }
}

const otherStrengths = 'figures?|figs?|models?|miniatures?|minis|men|points?|pts'
const unclearFigures: readonly RegExp[] = [
  // "3-4 bases", "12 men"
  new RegExp(
    `(?:^|\\s)((?:(?:${numberPattern})\\s*(?:[-–/]|to|or)\\s*)*[~<>±]?(?:${numberPattern})[?+]?[\\s-]*(?:${strengthWords}|${otherStrengths}))(?=$|\\s)`,
    'iu',
  ),
  // "1.5x", "3-4", "-2", "½", "4?"
  /(?:^|\s)([x×*]?(?:[~<>±+−-]\d+|\d*[½¼¾]|\d+(?:[.,–-]\d+)+|\d+(?=[?+%x×*]))[?+%]?[x×*]?)(?=$|\s)/u,
]

/**
 * A figure that is left over and may have been meant for the number of bases, of guns or of units; null where
 * there is none. Numbers of regiments ("1st", "1/95th", "No. 3", "Gun 4") are names.
 */
export function unclearFigure(text: string): string | null {
  const found = unclearFigures.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return found[0] ?? null
}

/** A text that is nothing but a number; null where it is more. */
export function bareStrength(text: string): Strength | null {
  return bareNumber.test(text) ? { number: numberOf(text), counts: null } : null
}

const countWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const groups = 'battalions?|bns?|regiments?|regts?|squadrons?|batter(?:y|ies)|units?'
const notCounted = `pdrs?|pounders?|lbs?|pounds?|${strengthWords}`
const counts: readonly RegExp[] = [
  new RegExp(`^(?<count>\\d{1,4}|${countWords})\\s*[x×*]\\s*(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^[x×]\\s*(?<count>\\d{1,4})\\s+(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^(?<count>\\d{1,4}|${countWords})\\s+(?<group>${groups})\\s+(?:of\\s+)?(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^(?<count>\\d{1,4})\\s+(?<rest>(?!(?:${notCounted})(?:\\s|$))[\\p{L}"].*)$`, 'iu'),
  new RegExp(`^(?<rest>.*\\S)\\s+[x×]\\s*(?<count>\\d{1,4})$`, 'iu'),
]

const countAlone = /^[x×]\s*(\d{1,4})$|^(\d{1,4})\s*[x×]$/iu

/** A text that is nothing but "x3"; null where it is more. */
export function bareCount(text: string): number | null {
  const found = countAlone.exec(text)
  return found === null ? null : Number(found[1] ?? found[2])
}

/** Takes "3x", "three battalions of" or a last "x3" off a name. `group` is the word that it counts, if any. */
export function takeCount(text: string): {
  readonly count: number
  readonly group: string
  readonly rest: string
} {
  for (const pattern of counts) {
    const found = pattern.exec(text)?.groups
    if (found !== undefined) {
      const { count = '1', group = '', rest = '' } = found
      return { count: numberOf(count), group, rest }
    }
  }
  return { count: 1, group: '', rest: text }
}
