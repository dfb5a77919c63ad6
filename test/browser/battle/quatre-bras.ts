import type { Line } from './actions.ts'
import { turnOne, turnThree, turnTwo } from './turns-1-to-3.ts'
import { turnFive, turnFour, turnSix } from './turns-4-to-6.ts'

/** Six turns at Quatre Bras, as two players would tell them. */
export const record: readonly Line[] = [
  ...turnOne,
  ...turnTwo,
  ...turnThree,
  ...turnFour,
  ...turnFive,
  ...turnSix,
]

/** A unit at the end: the bases that it began with, those that are left, and why it is gone. */
export type Left = readonly [unit: string, began: number, left: number, gone?: string]

/** What the six turns leave of each side. */
export const left: Readonly<Record<'France' | 'Britain', readonly Left[]>> = {
  France: [
    ['1st Line', 4, 4],
    ['2nd Line', 4, 1, 'broken'],
    ['1st Light', 4, 3],
    ['61st Line', 4, 1, 'driven off the table'],
    ['108th Line', 4, 2],
    ['2nd Light', 4, 3, 'driven off the table'],
    ['8th Cuirassiers', 3, 1],
    ['6th Lancers', 3, 2],
    ['1st Chasseurs à Cheval', 3, 1],
    ['Foot Battery 1', 1, 1],
    ['Foot Battery 2', 1, 1],
    ['Horse Battery', 1, 1],
  ],
  Britain: [
    ['42nd Highlanders', 4, 3],
    ['32nd Foot', 4, 3],
    ['28th Foot', 4, 0, 'destroyed in melee'],
    ['95th Rifles', 3, 1],
    ['69th Foot', 4, 0, 'destroyed in melee'],
    ['27th Jägers', 3, 0, 'ridden down'],
    ['5th Militia', 4, 3, 'broken'],
    ['Leib Battalion', 3, 2],
    ['Brunswick Hussars', 3, 0, 'destroyed in melee'],
    ['Rogers’s Battery 1', 1, 1],
    ['Rogers’s Battery 2', 1, 1],
    ['Kuhlmann’s Troop', 1, 1],
  ],
}

/** Officers who fell, in the order of their falling. */
export const fallen: readonly string[] = ['Halkett', 'Kempt', 'Jérôme']
