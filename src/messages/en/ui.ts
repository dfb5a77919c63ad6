import type { FaceOrigin } from '@/dice/index.ts'

const locale = 'en-GB'

const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

/** Sums of chances miss by less than this. */
const precision = 1e9
const plainNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const plural = new Intl.PluralRules(locale)

const baseWords: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'bases',
  one: 'base',
  two: 'bases',
  few: 'bases',
  many: 'bases',
  other: 'bases',
}

const originWords: Readonly<Record<FaceOrigin, string>> = {
  rolled: 'rolled',
  typed: 'typed',
  counted: 'counted',
  given: 'given',
}

function spacedPercent(probability: number): string {
  const parts = percents.formatToParts(Math.round(probability * precision) / precision)
  return parts.map(({ type, value }) => (type === 'percentSign' ? `\u00a0${value}` : value)).join('')
}

/** A number with a true minus sign. */
function number(value: number): string {
  return plainNumber.format(value).replace('-', '\u2212')
}

/** Texts of the parts that every screen shares. */
export const ui = {
  close: 'Close',
  back: 'Back',
  menu: 'Menu',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  places: 'Places',
  turnRound: 'Turn the sheet round',

  ownDice: 'Own dice',
  rollInApp: 'Roll in the app',
  takeBack: 'Mistyped',
  zeroIsTen: '0 on the die is 10',
  onTheTable: 'On the table',
  reasons: 'Reasons',
  odds: 'Odds',
  equals: '=',
  done: 'Done',
  undo: 'Undo',
  recorded: 'Recorded',
  notYetSaved: 'Not yet saved',

  number,
  less: (label: string) => `${label}: less`,
  more: (label: string) => `${label}: more`,
  notANumber: 'Type a number.',
  tooLow: (minimum: string) => `At least ${minimum}.`,
  tooHigh: (maximum: string) => `At most ${maximum}.`,
  notAStep: (step: string) => `In steps of ${step}.`,
  notWhole: 'Whole numbers only.',

  /** A chance as a percentage, to the tenth where it is not whole; one that is neither none nor certain never reads as if it were. */
  percent(probability: number): string {
    if (probability > 0 && probability < 0.0005) return `under ${spacedPercent(0.001)}`
    if (probability < 1 && probability >= 0.9995) return `over ${spacedPercent(0.999)}`
    return spacedPercent(probability)
  },
  chance: (label: string, percent: string) => `${label}: ${percent}`,
  bases: (bases: number, startingBases: number) =>
    `${number(bases)} of ${number(startingBases)} ${baseWords[plural.select(startingBases)]}`,
  die: (sides: number, face: number, origin: FaceOrigin) => `D${sides}: ${face}, ${originWords[origin]}`,
  key: (face: number, outcome: string) => `${face}: ${outcome}`,
}
