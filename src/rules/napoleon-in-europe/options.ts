import { house, rule } from '../chart-building.ts'
import type { OptionDefinition } from '../rulebook.ts'

const onOff = ['off', 'on'] as const

/** The Advanced Rules, each a switch, and the rulings that are a table's choice; the first choice is the default. */
export const optionChoices = {
  cards: onOff,
  /** A-historical games: whether innovations come by their history or are drawn. */
  innovations: ['history', 'deck'],
  attrition: onOff,
  forcedMarch: onOff,
  minorNavies: onOff,
  twoRegionMinors: onOff,
  countercharges: onOff,
  initiative: onOff,
  reinforcement: onOff,
  terrain: onOff,
  lightInfantry: onOff,
  horseArtillery: onOff,
  napoleon: onOff,
  /** Whether a leader alone holds a part of the battle line, as the rule has it, or not, as its example has it. */
  leaderHoldsLine: ['on', 'off'],
  /** The Basic Rules' other way to use leaders: a die more for each piece that fires. */
  basicLeaders: onOff,
} as const

export type OptionId = keyof typeof optionChoices

export type NapoleonOptions = {
  readonly [Option in OptionId]: (typeof optionChoices)[Option][number]
}

export const defaultOptions: NapoleonOptions = {
  cards: 'off',
  innovations: 'history',
  attrition: 'off',
  forcedMarch: 'off',
  minorNavies: 'off',
  twoRegionMinors: 'off',
  countercharges: 'off',
  initiative: 'off',
  reinforcement: 'off',
  terrain: 'off',
  lightInfantry: 'off',
  horseArtillery: 'off',
  napoleon: 'off',
  leaderHoldsLine: 'on',
  basicLeaders: 'off',
}

const sections: Readonly<Record<OptionId, string>> = {
  cards: 'Card Play',
  innovations: 'N10',
  attrition: 'Attrition in Spain and Russia',
  forcedMarch: 'Forced March',
  minorNavies: 'Minor Navies',
  twoRegionMinors: 'Multi-Regional Minor Nations',
  countercharges: 'Countercharges',
  initiative: 'Initiative',
  reinforcement: 'Reinforcement',
  terrain: 'Terrain',
  lightInfantry: 'Light Infantry',
  horseArtillery: 'Horse Artillery',
  napoleon: 'Napoleon Rule',
  leaderHoldsLine: 'N6',
  basicLeaders: 'Optional Leader Rule',
}

/** Switches that a ruling gives, not the rulebook. */
const rulings: readonly OptionId[] = ['innovations', 'leaderHoldsLine']

function define(id: OptionId): OptionDefinition {
  const provenance = rulings.includes(id) ? house(sections[id]) : rule(sections[id])
  return { id, choices: optionChoices[id], default: defaultOptions[id], provenance }
}

export const optionDefinitions: readonly OptionDefinition[] = [
  define('cards'),
  define('innovations'),
  define('attrition'),
  define('forcedMarch'),
  define('minorNavies'),
  define('twoRegionMinors'),
  define('countercharges'),
  define('initiative'),
  define('reinforcement'),
  define('terrain'),
  define('lightInfantry'),
  define('horseArtillery'),
  define('napoleon'),
  define('leaderHoldsLine'),
  define('basicLeaders'),
]
