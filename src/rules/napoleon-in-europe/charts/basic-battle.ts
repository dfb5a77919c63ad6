import { cell, modifierChart, rule } from '../../chart-building.ts'
import type { Chart } from '../../chart.ts'
import type { Arm } from '../pieces.ts'

const firing = rule('Firing')

/** Dice that a piece of the Basic Rules throws from each rank. */
const basicFire: Chart<Arm, 'front' | 'rear'> = {
  id: 'basicFire',
  kind: 'named',
  columns: (['front', 'rear'] as const).map((id) => ({
    id,
    unit: 'count',
    minimum: 0,
    maximum: 20,
    blank: false,
  })),
  rows: [
    { id: 'infantry', cells: { front: cell(1, firing), rear: cell(0, firing) } },
    { id: 'cavalry', cells: { front: cell(3, firing), rear: cell(0, firing) } },
    { id: 'artillery', cells: { front: cell(4, firing), rear: cell(2, rule('Artillery Fire')) } },
    { id: 'leader', cells: { front: cell(3, firing), rear: cell(0, rule('Leaders')) } },
  ],
}

const rallying = rule('Eliminating Pieces and Rallying')
const optionalLeader = rule('Optional Leader Rule')

/** The die that hits and the die that rallies, or more; dice of each leader who rallies. */
const basicBattleDice = modifierChart('basicBattleDice', { unit: 'count', minimum: 0, maximum: 20 }, [
  ['hits', 6, firing],
  ['rallies', 5, rallying],
  ['rallyDice', 2, rallying],
])

/** By the optional rule: a die more for each piece that fires, and the dice of the leader himself. */
const basicLeaders = modifierChart('basicLeaders', { unit: 'count', minimum: 0, maximum: 20 }, [
  ['bonus', 1, optionalLeader],
  ['own', 0, optionalLeader],
])

/** The Basic Rules' own numbers of a battle, besides the size of a major one. */
export const basicBattleCharts = { basicFire, basicBattleDice, basicLeaders }
