const locale = 'en-GB'

const plurals = new Intl.PluralRules(locale)
const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })

/** "1 base", "3 bases". */
export function counted(count: number, one: string, other: string): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : other}`
}

/** "a, b and c". */
export function list(words: readonly string[]): string {
  return lists.format(words)
}

const vulgar: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** A number as a player writes it: 4, 6½, ½, −1. */
export function plain(value: number): string {
  const whole = Math.trunc(Math.abs(value))
  const fraction = vulgar[String(Math.abs(value) - whole)]
  const digits =
    fraction === undefined ? numbers.format(Math.abs(value)) : `${whole === 0 ? '' : whole}${fraction}`
  return value < 0 ? `−${digits}` : digits
}

/** A modifier with its sign: +1, −2, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${plain(value)}` : plain(value)
}

/** A multiplier: ×2, ×½. */
export function times(value: number): string {
  return `×${plain(value)}`
}

/** A distance: 6½ in. */
export function inches(value: number): string {
  return `${plain(value)} in`
}

/** A band of numbers: "15–19", "50 and more", "4". */
export function band(from: number | string, to: number | string): string {
  if (from === 'less') return `${to} or less`
  if (to === 'more') return `${from} and more`
  return from === to ? String(from) : `${from}–${to}`
}

/** The first letter large, for words that open a line. */
export function opening(words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
