const ordinal = /^(\d{1,9})(st|nd|rd|th)\b/u
/** What is longer than this is no number to count on from. */
const lastNumber = /(?<!\d)(\d{1,9})$/u

/**
 * The name that a player would give the next unit of the same sort: 2nd Line after 1st Line, Gun 2 after
 * Gun 1, Guard 2 after Guard. Skips names that are taken.
 */
export function nextName(name: string, taken: readonly string[]): string {
  let next = increment(name)
  while (taken.includes(next)) next = increment(next)
  return next
}

function increment(name: string): string {
  const leading = ordinal.exec(name)
  if (leading !== null) return name.replace(ordinal, withSuffix(Number(leading[1]) + 1))
  if (lastNumber.test(name)) return name.replace(lastNumber, (digits) => String(Number(digits) + 1))
  return `${name} 2`
}

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

function withSuffix(number: number): string {
  return `${number}${suffixes[ordinals.select(number)] ?? ''}`
}
