import type { Chart, Row } from '../../chart.ts'
import { cell, dieModifier, house, modifierChart, rule } from '../../chart-building.ts'

const list = rule('Bayonet and saber melee')
const m12 = house('M12')

/** What each side of a melee adds to its die, besides its class and its officer. */
export const meleeModifiers = modifierChart('meleeModifiers', dieModifier, [
  ['heavyCavalry', 1, list],
  ['armouredCavalry', 2, list],
  ['charging', 1, list],
  ['twoToOne', 2, list],
  ['cavalryInOpen', 2, list],
  ['lancersAtInfantry', 1, list],
  ['flank', 2, list],
  ['rear', 3, list],
  ['attackingColumn', 1, list],
  ['square', 3, list],
  ['hill', 1, list],
  ['lightCover', 1, house('M5')],
  ['woods', 2, list],
  ['house', 3, list],
  ['baseLost', -1, list],
  ['supported', 2, list],
])

/** The numbers that melee conditions turn on. */
export const meleeLimits = modifierChart('meleeLimits', { unit: 'count', minimum: 1, maximum: 12 }, [
  ['outnumberTimes', 2, list],
  ['squareBrokenBy', 5, m12],
])

export type LoserFate = 'locked' | 'fallsBack' | 'destroyed'
export type WinnerFate = 'locked' | 'holds' | 'mayOccupy' | 'breaksThrough'
type MeleeColumn = 'loserBases' | 'loser' | 'winnerBases' | 'winner'

function differenceRow(
  from: number,
  to: number | null,
  loserBases: number | null,
  loser: LoserFate,
  winnerBases: number,
  winner: WinnerFate,
): Row<string, MeleeColumn> {
  return {
    id: `from${from}`,
    from,
    to,
    cells: {
      loserBases: cell(loserBases, m12),
      loser: cell(loser, m12),
      winnerBases: cell(winnerBases, m12),
      winner: cell(winner, m12),
    },
  }
}

/** What a melee does, by the difference between the sides. A destroyed loser's bases are left blank. */
export const meleeResult: Chart<string, MeleeColumn> = {
  id: 'meleeResult',
  kind: 'bands',
  columns: [
    { id: 'loserBases', unit: 'bases', minimum: 0, maximum: 12, blank: true },
    { id: 'loser', unit: 'word', choices: ['locked', 'fallsBack', 'destroyed'], blank: false },
    { id: 'winnerBases', unit: 'bases', minimum: 0, maximum: 12, blank: false },
    {
      id: 'winner',
      unit: 'word',
      choices: ['locked', 'holds', 'mayOccupy', 'breaksThrough'],
      blank: false,
    },
  ],
  rows: [
    differenceRow(0, 0, 1, 'locked', 1, 'locked'),
    differenceRow(1, 2, 1, 'fallsBack', 1, 'holds'),
    differenceRow(3, 4, 1, 'fallsBack', 0, 'holds'),
    differenceRow(5, 6, 2, 'fallsBack', 0, 'mayOccupy'),
    differenceRow(7, 8, 3, 'fallsBack', 0, 'breaksThrough'),
    differenceRow(9, null, null, 'destroyed', 0, 'breaksThrough'),
  ],
}

/** Bases that a formed square loses to cavalry that does not break it, by who is ahead. Level is as ever. */
export const meleeSquare = modifierChart('meleeSquare', { unit: 'bases', minimum: 0, maximum: 12 }, [
  ['cavalryAhead', 1, m12],
  ['squareAhead', 0, m12],
])
