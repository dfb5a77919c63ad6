import type { OptionDefinition } from '../rulebook.ts'
import { house } from '../chart-building.ts'

/** The rulings that are a table's choice; the first choice is the default. */
export const optionChoices = {
  /** M15: whether the sides roll for who moves first in each turn, or once for the game. */
  firstMover: ['eachTurn', 'onceAGame'],
  /** M4: what a flank, square or column gives the firer. */
  exposedTarget: ['both', 'points', 'die'],
  /** M6: whether artillery that moved fires at half. */
  movedGuns: ['half', 'full'],
  /** M13: whether a square's bonus counts only against cavalry. */
  squareBonus: ['againstCavalry', 'always'],
  /** M12: whether cavalry that does not break a square recoils from it. */
  squaresHold: ['yes', 'no'],
} as const

export type MiniaturesOptions = {
  readonly [Option in keyof typeof optionChoices]: (typeof optionChoices)[Option][number]
}

export const defaultOptions: MiniaturesOptions = {
  firstMover: 'eachTurn',
  exposedTarget: 'both',
  movedGuns: 'half',
  squareBonus: 'againstCavalry',
  squaresHold: 'yes',
}

const rulings: Readonly<Record<keyof MiniaturesOptions, string>> = {
  firstMover: 'M15',
  exposedTarget: 'M4',
  movedGuns: 'M6',
  squareBonus: 'M13',
  squaresHold: 'M12',
}

function define(id: keyof MiniaturesOptions): OptionDefinition {
  return {
    id,
    choices: optionChoices[id],
    default: defaultOptions[id],
    provenance: house(rulings[id]),
  }
}

export const optionDefinitions: readonly OptionDefinition[] = [
  define('firstMover'),
  define('exposedTarget'),
  define('movedGuns'),
  define('squareBonus'),
  define('squaresHold'),
]
