import type { Chart, Row } from '../../chart.ts'
import type { UnitClass } from '../units.ts'
import { cell, dieModifier, house, modifierChart, rule } from '../../chart-building.ts'

const melee = rule('Bayonet and saber melee')
const morale = rule('Morale chart')

function classRow(id: UnitClass, inMelee: number, inMorale: number): Row<UnitClass, 'melee' | 'morale'> {
  return { id, cells: { melee: cell(inMelee, melee), morale: cell(inMorale, morale) } }
}

/** What a unit's class adds to its die. */
export const classValues: Chart<UnitClass, 'melee' | 'morale'> = {
  id: 'classValues',
  kind: 'named',
  columns: [
    { ...dieModifier, id: 'melee', blank: false },
    { ...dieModifier, id: 'morale', blank: false },
  ],
  rows: [
    classRow('militia', -1, -1),
    classRow('line', 0, 0),
    classRow('light', 1, 1),
    classRow('elite', 1, 1),
    classRow('guard', 2, 2),
  ],
}

/** What is added to a morale die besides class and officer. */
export const moraleModifiers = modifierChart('moraleModifiers', dieModifier, [
  ['heavyCavalry', 1, morale],
  ['baseLost', -1, morale],
  ['french', 1, morale],
])

export type RallyWord = 'removed' | 'movesBack' | 'stays' | 'markerOff'
export type ContactWord = 'removed' | 'movesBack' | 'fights'

const m14 = house('M14')
const m11 = house('M11')

function moraleRow(
  id: string,
  from: number | null,
  to: number | null,
  rally: RallyWord,
  contact: ContactWord,
): Row<string, 'rally' | 'contact'> {
  return { id, from, to, cells: { rally: cell(rally, m14), contact: cell(contact, m11) } }
}

/** What a morale total means when a unit rallies, and when it checks before contact. */
export const moraleResult: Chart<string, 'rally' | 'contact'> = {
  id: 'moraleResult',
  kind: 'bands',
  columns: [
    { id: 'rally', unit: 'word', choices: ['removed', 'movesBack', 'stays', 'markerOff'], blank: false },
    { id: 'contact', unit: 'word', choices: ['removed', 'movesBack', 'fights'], blank: false },
  ],
  rows: [
    moraleRow('to0', null, 0, 'removed', 'removed'),
    moraleRow('to2', 1, 2, 'movesBack', 'movesBack'),
    moraleRow('to5', 3, 5, 'stays', 'movesBack'),
    moraleRow('from6', 6, null, 'markerOff', 'fights'),
  ],
}

/** How far a full move back is, by arm; no ground costs. */
export const fullMoveBack = modifierChart('fullMoveBack', { unit: 'inches', minimum: 1, maximum: 36 }, [
  ['infantry', 6, melee],
  ['cavalry', 12, melee],
  ['artillery', 6, melee],
])

/** The highest face on which a leader falls. */
export const fallenLeader = modifierChart('fallenLeader', { unit: 'die', minimum: 0, maximum: 10 }, [
  ['fallsUpTo', 4, rule('Fallen leader')],
])

/** What an officer of each rank is worth. */
export const officerValues = modifierChart('officerValues', { unit: 'modifier', minimum: 0, maximum: 3 }, [
  ['brigade', 1, house('M13')],
  ['division', 2, house('M13')],
  ['corps', 2, house('M13')],
  ['greatCommander', 3, house('M13')],
])
