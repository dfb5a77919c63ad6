import type { Fight } from './melee.cases.ts'
import { cavalry, column, foot, kempt, medium, napoleon, square } from './standard.ts'

interface ResultCase extends Fight {
  readonly what: string
  readonly faces: readonly number[]
  readonly result: string
  readonly attacks: string
  readonly defends: string
}

/**
 * Every row of the chart at both its ends, either side ahead: M12. A fate is written
 * `bases lost, marker?, fate, inches`, as in `−1 marker fallsBack 6`.
 */
// prettier-ignore
export const resultCases: readonly ResultCase[] = [
  { what: 'level', faces: [5, 5], result: 'level', attacks: '−1 marker locked', defends: '−1 marker locked' },
  { what: 'attacker by 1', faces: [6, 5], result: 'attackerWins', attacks: '−1 holds', defends: '−1 marker fallsBack 6' },
  { what: 'attacker by 2', faces: [7, 5], result: 'attackerWins', attacks: '−1 holds', defends: '−1 marker fallsBack 6' },
  { what: 'attacker by 3', faces: [8, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 marker fallsBack 6' },
  { what: 'attacker by 4', faces: [9, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 marker fallsBack 6' },
  { what: 'attacker by 5', faces: [10, 5], result: 'attackerWins', attacks: '−0 mayOccupy', defends: '−2 marker fallsBack 6' },
  { what: 'attacker by 6', faces: [10, 4], result: 'attackerWins', attacks: '−0 mayOccupy', defends: '−2 marker fallsBack 6' },
  { what: 'attacker by 7', faces: [10, 3], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−3 marker fallsBack 6' },
  { what: 'attacker by 8', faces: [10, 2], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−3 marker fallsBack 6' },
  { what: 'attacker by 9', faces: [10, 1], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−4 removed' },
  { what: 'attacker by 12', attacker: { ...foot, class: 'guard', charging: true }, faces: [10, 1], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−4 removed' },
  { what: 'defender by 1', faces: [5, 6], result: 'defenderWins', attacks: '−1 marker fallsBack 6', defends: '−1 holds' },
  { what: 'defender by 2', faces: [5, 7], result: 'defenderWins', attacks: '−1 marker fallsBack 6', defends: '−1 holds' },
  { what: 'defender by 3', faces: [5, 8], result: 'defenderWins', attacks: '−1 marker fallsBack 6', defends: '−0 holds' },
  { what: 'defender by 4', faces: [5, 9], result: 'defenderWins', attacks: '−1 marker fallsBack 6', defends: '−0 holds' },
  { what: 'defender by 5', faces: [5, 10], result: 'defenderWins', attacks: '−2 marker fallsBack 6', defends: '−0 mayOccupy' },
  { what: 'defender by 6', faces: [4, 10], result: 'defenderWins', attacks: '−2 marker fallsBack 6', defends: '−0 mayOccupy' },
  { what: 'defender by 7', faces: [3, 10], result: 'defenderBreaksThrough', attacks: '−3 marker fallsBack 6', defends: '−0 breaksThrough' },
  { what: 'defender by 8', faces: [2, 10], result: 'defenderBreaksThrough', attacks: '−3 marker fallsBack 6', defends: '−0 breaksThrough' },
  { what: 'defender by 9', faces: [1, 10], result: 'defenderBreaksThrough', attacks: '−4 removed', defends: '−0 breaksThrough' },
  { what: 'modifiers count: 5 and +1 against 5', attacker: column, faces: [5, 5], result: 'attackerWins', attacks: '−1 holds', defends: '−1 marker fallsBack 6' },
  { what: 'modifiers make it level', attacker: column, faces: [5, 6], result: 'level', attacks: '−1 marker locked', defends: '−1 marker locked' },
  { what: 'cavalry falls back 12', attacker: cavalry, faces: [5, 8], result: 'defenderWins', attacks: '−1 marker fallsBack 12', defends: '−0 holds' },
  { what: 'cavalry breaks through', attacker: cavalry, faces: [10, 3], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−3 marker fallsBack 6' },
  { what: 'a locked fight is decided', locked: true, faces: [8, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 marker fallsBack 6' },
  { what: 'a locked fight goes on', locked: true, faces: [8, 8], result: 'level', attacks: '−1 marker locked', defends: '−1 marker locked' },
  { what: 'a marker is not placed twice', defender: { ...foot, marker: true }, locked: true, faces: [8, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 fallsBack 6' },
  { what: 'level, both marked', attacker: { ...foot, marker: true }, defender: { ...foot, marker: true }, locked: true, faces: [8, 8], result: 'level', attacks: '−1 locked', defends: '−1 locked' },
]

const last = { ...foot, bases: 1 }

/** Last bases, guns, and units of one side gone: M12. */
// prettier-ignore
export const lastBaseCases: readonly ResultCase[] = [
  { what: 'the winner keeps its last base', attacker: last, defender: last, faces: [6, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 removed' },
  { what: 'the winning defender keeps its last base', attacker: last, defender: last, faces: [5, 6], result: 'defenderWins', attacks: '−1 removed', defends: '−0 holds' },
  { what: 'the winner of two bases loses one', attacker: { ...foot, bases: 2 }, defender: last, faces: [4, 5], result: 'attackerWins', attacks: '−1 holds', defends: '−1 removed' },
  { what: 'level takes the last base of both', attacker: last, defender: last, faces: [5, 5], result: 'level', attacks: '−1 removed', defends: '−1 removed' },
  { what: 'level takes the last base of one: the other is free', attacker: last, faces: [5, 5], result: 'level', attacks: '−1 removed', defends: '−1 marker holds' },
  { what: 'the loser of two bases at 5', defender: { ...foot, bases: 2 }, faces: [7, 4], result: 'attackerWins', attacks: '−0 mayOccupy', defends: '−2 removed' },
  { what: 'the loser has no more than it has', attacker: { ...foot, bases: 3 }, defender: { ...foot, bases: 2 }, faces: [9, 2], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−2 removed' },
  { what: 'a gun that loses by 1 is removed', attacker: last, defender: medium, faces: [6, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 removed' },
  { what: 'a gun that loses by 9', attacker: last, defender: medium, faces: [10, 1], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−1 removed' },
  { what: 'a gun that ends level loses its base', attacker: { ...last, bases: 1 }, defender: medium, faces: [5, 5], result: 'level', attacks: '−1 removed', defends: '−1 removed' },
  { what: 'a gun that wins holds', attacker: last, defender: medium, faces: [5, 6], result: 'defenderWins', attacks: '−1 removed', defends: '−0 holds' },
]

/** Cavalry against a square: M12. The square has +3, so that faces 8 and 5 are level. */
// prettier-ignore
export const squareCases: readonly ResultCase[] = [
  { what: 'level: both lose a base and are shaken, cavalry recoils', attacker: cavalry, defender: square, faces: [8, 5], result: 'squareHolds', attacks: '−1 marker fallsBack 12', defends: '−1 marker holds' },
  { what: 'cavalry by 1', attacker: cavalry, defender: square, faces: [9, 5], result: 'squareHolds', attacks: '−1 marker fallsBack 12', defends: '−1 holds' },
  { what: 'cavalry by 4', attacker: cavalry, defender: square, faces: [9, 2], result: 'squareHolds', attacks: '−0 marker fallsBack 12', defends: '−1 holds' },
  { what: 'cavalry by 5 breaks it', attacker: cavalry, defender: square, faces: [10, 2], result: 'attackerWins', attacks: '−0 mayOccupy', defends: '−2 marker fallsBack 6' },
  { what: 'cavalry by 7 breaks through', attacker: { ...cavalry, charging: true }, defender: square, faces: [10, 1], result: 'attackerBreaksThrough', attacks: '−0 breaksThrough', defends: '−3 marker fallsBack 6' },
  { what: 'the square by 1', attacker: cavalry, defender: square, faces: [5, 3], result: 'squareHolds', attacks: '−1 marker fallsBack 12', defends: '−0 holds' },
  { what: 'the square by 5', attacker: cavalry, defender: square, faces: [3, 5], result: 'squareHolds', attacks: '−2 marker fallsBack 12', defends: '−0 holds' },
  { what: 'the square by 8', attacker: cavalry, defender: square, faces: [1, 6], result: 'squareHolds', attacks: '−3 marker fallsBack 12', defends: '−0 holds' },
  { what: 'the square by 9', attacker: cavalry, defender: square, faces: [1, 7], result: 'squareHolds', attacks: '−4 removed', defends: '−0 holds' },
  { what: 'a square’s last base', attacker: { ...cavalry, bases: 1 }, defender: { ...square, bases: 1 }, faces: [9, 5], result: 'squareHolds', attacks: '−0 marker fallsBack 12', defends: '−1 removed' },
  { what: 'infantry against a square is as any', defender: square, faces: [5, 5], result: 'level', attacks: '−1 marker locked', defends: '−1 marker locked' },
  { what: 'option off: level', attacker: cavalry, defender: square, options: { squaresHold: 'no' }, faces: [8, 5], result: 'level', attacks: '−1 marker locked', defends: '−1 marker locked' },
  { what: 'option off: cavalry by 1', attacker: cavalry, defender: square, options: { squaresHold: 'no' }, faces: [9, 5], result: 'attackerWins', attacks: '−1 holds', defends: '−1 marker fallsBack 6' },
  { what: 'option off: the square by 1', attacker: cavalry, defender: square, options: { squaresHold: 'no' }, faces: [5, 3], result: 'defenderWins', attacks: '−1 marker fallsBack 12', defends: '−1 holds' },
]

const shaken = { ...foot, marker: true }

/** Checks before contact: M11. The first faces are the checks', the attacker's before the defender's. */
// prettier-ignore
export const contactCases: readonly ResultCase[] = [
  { what: 'the attacker fights at 6, and keeps its marker', attacker: shaken, faces: [6, 8, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 marker fallsBack 6' },
  { what: 'the attacker does not fight at 5', attacker: shaken, faces: [5], result: 'attackerShies', attacks: '−0 fallsBack 6', defends: '−0 stands' },
  { what: 'the attacker does not fight at 1', attacker: shaken, faces: [1], result: 'attackerShies', attacks: '−0 fallsBack 6', defends: '−0 stands' },
  { what: 'the attacker is removed at 0', attacker: { ...shaken, class: 'militia' }, faces: [1], result: 'attackerShies', attacks: '−0 removed', defends: '−0 stands' },
  { what: 'the defender fights at 6', defender: shaken, faces: [6, 8, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 fallsBack 6' },
  { what: 'the defender does not fight at 5: its ground is free to a charger', attacker: { ...foot, charging: true }, defender: shaken, faces: [5], result: 'defenderShies', attacks: '−0 mayOccupy', defends: '−0 fallsBack 6' },
  { what: 'the defender is removed at 0', defender: { ...shaken, class: 'militia' }, faces: [1], result: 'defenderShies', attacks: '−0 stands', defends: '−0 removed' },
  { what: 'cavalry moves back 12', attacker: { ...cavalry, marker: true }, faces: [5], result: 'attackerShies', attacks: '−0 fallsBack 12', defends: '−0 stands' },
  { what: 'a gun moves back 6', defender: { ...medium, marker: true }, faces: [4], result: 'defenderShies', attacks: '−0 stands', defends: '−0 fallsBack 6' },
  { what: 'both check, and fight', attacker: shaken, defender: shaken, faces: [6, 6, 5, 8], result: 'defenderWins', attacks: '−1 fallsBack 6', defends: '−0 holds' },
  { what: 'both check, the defender goes', attacker: shaken, defender: shaken, faces: [6, 2], result: 'defenderShies', attacks: '−0 stands', defends: '−0 fallsBack 6' },
  { what: 'the attacker goes: the defender checks nothing', attacker: shaken, defender: shaken, faces: [2], result: 'attackerShies', attacks: '−0 fallsBack 6', defends: '−0 stands' },
  { what: 'a locked unit checks nothing', attacker: shaken, defender: shaken, locked: true, faces: [8, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 fallsBack 6' },
  { what: 'the French check with +1', attacker: { ...shaken, nation: 'france' }, faces: [5, 8, 5], result: 'attackerWins', attacks: '−0 holds', defends: '−1 marker fallsBack 6' },
  { what: 'bases lost count in the check', defender: { ...shaken, bases: 3, startingBases: 4 }, faces: [6], result: 'defenderShies', attacks: '−0 stands', defends: '−0 fallsBack 6' },
]

interface LeaderCase extends Fight {
  readonly what: string
  readonly faces: readonly number[]
  readonly attackerOfficer: string
  readonly defenderOfficer: string
}

const led = { ...foot, officer: kempt }

/** Officers in melee: M9. Their dice follow the roll-off, the attacker's first. */
// prettier-ignore
export const leaderCases: readonly LeaderCase[] = [
  { what: 'the loser’s falls', defender: led, faces: [8, 6, 4], attackerOfficer: 'none', defenderOfficer: 'falls' },
  { what: 'the loser’s is unhurt', defender: led, faces: [8, 6, 5], attackerOfficer: 'none', defenderOfficer: 'unhurt' },
  { what: 'the winner’s rolls for the base it lost', attacker: led, faces: [6, 6, 3], attackerOfficer: 'falls', defenderOfficer: 'none' },
  { what: 'the winner’s has no base lost', attacker: led, faces: [7, 5], attackerOfficer: 'notAtRisk', defenderOfficer: 'none' },
  { what: 'level: both roll, the attacker first', attacker: led, defender: led, faces: [5, 5, 4, 5], attackerOfficer: 'falls', defenderOfficer: 'unhurt' },
  { what: 'two bases, two dice', defender: led, faces: [10, 4, 6, 2], attackerOfficer: 'none', defenderOfficer: 'falls' },
  { what: 'two bases, he falls by the first', defender: led, faces: [10, 4, 2], attackerOfficer: 'none', defenderOfficer: 'falls' },
  { what: 'destroyed: a die for each base it had', attacker: { ...foot, class: 'guard' }, defender: led, faces: [10, 1, 5, 6, 7, 8], attackerOfficer: 'none', defenderOfficer: 'unhurt' },
  { what: 'destroyed: he falls by the fourth', attacker: { ...foot, class: 'guard' }, defender: led, faces: [10, 1, 5, 6, 7, 1], attackerOfficer: 'none', defenderOfficer: 'falls' },
  { what: 'Napoleon falls in melee', defender: { ...foot, officer: napoleon }, faces: [10, 4, 1], attackerOfficer: 'none', defenderOfficer: 'falls' },
  { what: 'removed by morale: no die', defender: { ...led, class: 'militia', marker: true, bases: 3, startingBases: 4 }, faces: [1], attackerOfficer: 'none', defenderOfficer: 'notAtRisk' },
  { what: 'the gun is lost', attacker: { ...foot, bases: 1 }, defender: { ...medium, officer: kempt }, faces: [7, 5, 4], attackerOfficer: 'none', defenderOfficer: 'falls' },
]

interface RefusalCase extends Fight {
  readonly what: string
  readonly code: string
  readonly path: string
  readonly kind: 'rule' | 'house'
}

/** Melees that are not allowed. */
// prettier-ignore
export const refusalCases: readonly RefusalCase[] = [
  { what: 'artillery attacks', attacker: medium, code: 'gunsDoNotAttack', path: 'attacker.arm', kind: 'house' },
  { what: 'a square attacks', attacker: square, code: 'squareDoesNotAttack', path: 'attacker.formation', kind: 'rule' },
  { what: 'infantry counter-charges', defender: { ...foot, charging: true }, code: 'onlyCavalryCounterCharges', path: 'defender.charging', kind: 'house' },
  { what: 'a gun counter-charges', defender: { ...medium, charging: true }, code: 'onlyCavalryCounterCharges', path: 'defender.charging', kind: 'house' },
  { what: 'an attacker with no bases', attacker: { ...foot, bases: 0, startingBases: 4 }, code: 'noBasesLeft', path: 'attacker.bases', kind: 'house' },
  { what: 'a defender with no bases', defender: { ...foot, bases: 0, startingBases: 4 }, code: 'noBasesLeft', path: 'defender.bases', kind: 'house' },
  { what: 'an impossible attacker', attacker: { ...cavalry, formation: 'skirmish' }, code: 'formationNotOfArm', path: 'attacker.formation', kind: 'rule' },
  { what: 'an impossible defender', defender: { ...cavalry, kind: 'armoured' }, code: 'heavyIsEliteOrGuard', path: 'defender.class', kind: 'rule' },
]
