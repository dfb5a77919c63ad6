import {
  armoured,
  cavalry,
  column,
  foot,
  guardHeavies,
  heavies,
  heavyGun,
  horse,
  kempt,
  lancers,
  light,
  medium,
  napoleon,
  picton,
  skirmishers,
  square,
  type Difference,
} from './standard.ts'

/** Charge reactions: the sheet's Sequence of play, b and c; M10. A die of 6 or more with rating and officer. */

interface RatingCase {
  readonly what: string
  readonly target: Difference
  readonly answer: string
  /** What is added to the die. */
  readonly sum: number
  readonly lines: readonly string[]
}

const french = { nation: 'france' }
const british = { nation: 'britain' }

/** Every part of the morale rating; bases lost have none. The charger is light cavalry. */
// prettier-ignore
export const ratingCases: readonly RatingCase[] = [
  { what: 'militia', target: { ...foot, class: 'militia' }, answer: 'square', sum: -1, lines: ['class.militia −1 rule'] },
  { what: 'line', target: foot, answer: 'square', sum: 0, lines: ['class.line +0 rule'] },
  { what: 'line in column', target: column, answer: 'square', sum: 0, lines: ['class.line +0 rule'] },
  { what: 'light infantry in line', target: light, answer: 'square', sum: 1, lines: ['class.light +1 rule'] },
  { what: 'elite', target: { ...foot, class: 'elite' }, answer: 'square', sum: 1, lines: ['class.elite +1 rule'] },
  { what: 'guard', target: { ...foot, class: 'guard' }, answer: 'square', sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'skirmishers', target: skirmishers, answer: 'formLine', sum: 1, lines: ['class.light +1 rule'] },
  { what: 'militia cavalry', target: { ...cavalry, class: 'militia' }, answer: 'counterCharge', sum: -1, lines: ['class.militia −1 rule'] },
  { what: 'light cavalry of the line', target: cavalry, answer: 'counterCharge', sum: 0, lines: ['class.line +0 rule'] },
  { what: 'lancers of the line', target: lancers, answer: 'counterCharge', sum: 0, lines: ['class.line +0 rule'] },
  { what: 'elite light cavalry', target: { ...cavalry, class: 'elite' }, answer: 'counterCharge', sum: 1, lines: ['class.elite +1 rule'] },
  { what: 'guard lancers', target: { ...lancers, class: 'guard' }, answer: 'counterCharge', sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'heavy cavalry, elite: +1 once', target: heavies, answer: 'counterCharge', sum: 1, lines: ['morale.heavyCavalry +1 rule'] },
  { what: 'armoured cavalry, elite: +1 once', target: armoured, answer: 'counterCharge', sum: 1, lines: ['morale.heavyCavalry +1 rule'] },
  { what: 'heavy cavalry of the guard: +2, not +3', target: guardHeavies, answer: 'counterCharge', sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'armoured cavalry of the guard: +2, not +3', target: { ...armoured, class: 'guard' }, answer: 'counterCharge', sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'French line', target: { ...foot, ...french }, answer: 'square', sum: 1, lines: ['class.line +0 rule', 'morale.french +1 rule'] },
  { what: 'French militia', target: { ...foot, ...french, class: 'militia' }, answer: 'square', sum: 0, lines: ['class.militia −1 rule', 'morale.french +1 rule'] },
  { what: 'French guard', target: { ...foot, ...french, class: 'guard' }, answer: 'square', sum: 3, lines: ['class.guard +2 rule', 'morale.french +1 rule'] },
  { what: 'French skirmishers', target: { ...skirmishers, ...french }, answer: 'formLine', sum: 2, lines: ['class.light +1 rule', 'morale.french +1 rule'] },
  { what: 'French cuirassiers', target: { ...armoured, ...french }, answer: 'counterCharge', sum: 2, lines: ['morale.heavyCavalry +1 rule', 'morale.french +1 rule'] },
  { what: 'British line: nothing for its nation', target: { ...foot, ...british }, answer: 'square', sum: 0, lines: ['class.line +0 rule'] },
  { what: 'an officer of 0', target: { ...foot, officer: { name: 'Ney', value: 0 } }, answer: 'square', sum: 0, lines: ['class.line +0 rule', 'officer +0 rule'] },
  { what: 'an officer of 1', target: { ...cavalry, officer: kempt }, answer: 'counterCharge', sum: 1, lines: ['class.line +0 rule', 'officer +1 rule'] },
  { what: 'an officer of 2', target: { ...skirmishers, officer: picton }, answer: 'formLine', sum: 3, lines: ['class.light +1 rule', 'officer +2 rule'] },
  { what: 'Napoleon with the Old Guard', target: { ...foot, ...french, class: 'guard', officer: napoleon }, answer: 'square', sum: 6, lines: ['class.guard +2 rule', 'morale.french +1 rule', 'officer +3 rule'] },
  { what: 'bases lost do not count', target: { ...foot, bases: 1, startingBases: 6 }, answer: 'square', sum: 0, lines: ['class.line +0 rule'] },
  { what: 'a marker does not count', target: { ...foot, marker: true }, answer: 'square', sum: 0, lines: ['class.line +0 rule'] },
  { what: 'cover does not count', target: { ...foot, cover: ['hill'] }, answer: 'square', sum: 0, lines: ['class.line +0 rule'] },
]

interface ResultCase {
  readonly what: string
  readonly charger?: Difference
  readonly target: Difference
  readonly answer: string
  readonly inMelee?: boolean
  /** All the dice that it costs: the answer's, then those of an officer of skirmishers that are ridden down. */
  readonly faces: readonly number[]
  readonly result: string
  readonly holds: boolean
  readonly formation: string
  readonly orders: readonly string[]
  readonly officer?: string
  readonly eliminated?: boolean
}

const militia = { ...foot, class: 'militia' }
const oldGuard = { ...foot, ...french, class: 'guard', officer: napoleon }

/** Every branch, with the faces on either side of 6. The charger is light cavalry where nothing is said. */
// prettier-ignore
export const resultCases: readonly ResultCase[] = [
  { what: 'light cavalry rides out on a 6', target: cavalry, answer: 'counterCharge', faces: [6], result: 'counterCharges', holds: true, formation: 'line', orders: ['counterCharge 0'] },
  { what: 'light cavalry does not on a 5', target: cavalry, answer: 'counterCharge', faces: [5], result: 'counterChargeFails', holds: false, formation: 'line', orders: ['standsAsItIs 0'] },
  { what: 'heavy cavalry rides out on a 5', target: heavies, answer: 'counterCharge', faces: [5], result: 'counterCharges', holds: true, formation: 'line', orders: ['counterCharge 0'] },
  { what: 'heavy cavalry does not on a 4', target: heavies, answer: 'counterCharge', faces: [4], result: 'counterChargeFails', holds: false, formation: 'line', orders: ['standsAsItIs 0'] },
  { what: 'the Scots Greys on a 4', target: guardHeavies, answer: 'counterCharge', faces: [4], result: 'counterCharges', holds: true, formation: 'line', orders: ['counterCharge 0'] },
  { what: 'the Scots Greys not on a 3', target: guardHeavies, answer: 'counterCharge', faces: [3], result: 'counterChargeFails', holds: false, formation: 'line', orders: ['standsAsItIs 0'] },
  { what: 'cavalry in column rides out in column', target: { ...cavalry, formation: 'column' }, answer: 'counterCharge', faces: [10], result: 'counterCharges', holds: true, formation: 'column', orders: ['counterCharge 0'] },
  { what: 'cavalry rides out against infantry too', charger: column, target: cavalry, answer: 'counterCharge', faces: [6], result: 'counterCharges', holds: true, formation: 'line', orders: ['counterCharge 0'] },

  { what: 'line forms square on a 6', target: foot, answer: 'square', faces: [6], result: 'squareForms', holds: true, formation: 'square', orders: ['formSquare 0'] },
  { what: 'line does not on a 5, and fights in line', target: foot, answer: 'square', faces: [5], result: 'squareFails', holds: false, formation: 'line', orders: ['standsAsItIs 0'] },
  { what: 'a column that fails fights in column', target: column, answer: 'square', faces: [1], result: 'squareFails', holds: false, formation: 'column', orders: ['standsAsItIs 0'] },
  { what: 'militia forms square on a 7', target: militia, answer: 'square', faces: [7], result: 'squareForms', holds: true, formation: 'square', orders: ['formSquare 0'] },
  { what: 'militia does not on a 6', target: militia, answer: 'square', faces: [6], result: 'squareFails', holds: false, formation: 'line', orders: ['standsAsItIs 0'] },
  { what: 'Napoleon and the Old Guard form square on anything', target: oldGuard, answer: 'square', faces: [1], result: 'squareForms', holds: true, formation: 'square', orders: ['formSquare 0'], officer: 'notAtRisk' },
  { what: 'a failed square costs its officer no die', target: { ...foot, officer: kempt }, answer: 'square', faces: [4], result: 'squareFails', holds: false, formation: 'line', orders: ['standsAsItIs 0'], officer: 'notAtRisk' },

  { what: 'skirmishers form line on a 5', target: skirmishers, answer: 'formLine', faces: [5], result: 'lineForms', holds: true, formation: 'line', orders: ['formLine 0'] },
  { what: 'skirmishers are ridden down on a 4', target: skirmishers, answer: 'formLine', faces: [4], result: 'riddenDown', holds: false, formation: 'skirmish', orders: ['removeUnit 4', 'mayGoOn 0'], eliminated: true },
  { what: 'a lone base of them is ridden down', target: { ...skirmishers, bases: 1, startingBases: 4 }, answer: 'formLine', faces: [4], result: 'riddenDown', holds: false, formation: 'skirmish', orders: ['removeUnit 1', 'mayGoOn 0'], eliminated: true },
  { what: 'their officer rolls for each base, as in melee', target: { ...skirmishers, officer: kempt }, answer: 'formLine', faces: [3, 5, 6, 7, 8], result: 'riddenDown', holds: false, formation: 'skirmish', orders: ['removeUnit 4', 'mayGoOn 0'], officer: 'unhurt', eliminated: true },
  { what: 'their officer falls, and rolls no more', target: { ...skirmishers, officer: kempt }, answer: 'formLine', faces: [3, 5, 4], result: 'riddenDown', holds: false, formation: 'skirmish', orders: ['removeUnit 4', 'officerFalls', 'mayGoOn 0'], officer: 'falls', eliminated: true },
  { what: 'Napoleon is in danger there: it is no fire', target: { ...skirmishers, officer: napoleon }, answer: 'formLine', faces: [1, 1], result: 'riddenDown', holds: false, formation: 'skirmish', orders: ['removeUnit 4', 'officerFalls', 'mayGoOn 0'], officer: 'falls', eliminated: true },
  { what: 'against infantry they form line on a 5', charger: column, target: skirmishers, answer: 'formLine', faces: [5], result: 'lineForms', holds: true, formation: 'line', orders: ['formLine 0'] },
  { what: 'against infantry they fight as skirmishers on a 4', charger: column, target: skirmishers, answer: 'formLine', faces: [4], result: 'lineFails', holds: false, formation: 'skirmish', orders: ['standsAsItIs 0'] },
  { what: 'and their officer is not in danger', charger: column, target: { ...skirmishers, officer: kempt }, answer: 'formLine', faces: [3], result: 'lineFails', holds: false, formation: 'skirmish', orders: ['standsAsItIs 0'], officer: 'notAtRisk' },

  { what: 'line stands, without a die', target: foot, answer: 'stand', faces: [], result: 'stands', holds: true, formation: 'line', orders: [] },
  { what: 'a square stands', target: square, answer: 'stand', faces: [], result: 'stands', holds: true, formation: 'square', orders: [] },
  { what: 'cavalry stands', target: cavalry, answer: 'stand', faces: [], result: 'stands', holds: true, formation: 'line', orders: [] },
  { what: 'a gun stands', target: medium, answer: 'stand', faces: [], result: 'stands', holds: true, formation: 'line', orders: [] },
  { what: 'skirmishers stand against infantry', charger: column, target: skirmishers, answer: 'stand', faces: [], result: 'stands', holds: true, formation: 'skirmish', orders: [] },
  { what: 'whoever is held in a fight stands', target: foot, inMelee: true, answer: 'stand', faces: [], result: 'stands', holds: true, formation: 'line', orders: [] },
  { what: 'even skirmishers against cavalry, where they are held in a fight', target: skirmishers, inMelee: true, answer: 'stand', faces: [], result: 'stands', holds: true, formation: 'skirmish', orders: [] },
]

interface RefusalCase {
  readonly what: string
  readonly charger?: Difference
  readonly target: Difference
  readonly answer: string
  readonly inMelee?: boolean
  readonly code: string
  readonly path: string
}

/** What cannot be, each with its reason and its field. */
// prettier-ignore
export const refusalCases: readonly RefusalCase[] = [
  { what: 'a gun that charges', charger: medium, target: foot, answer: 'stand', code: 'gunsDoNotAttack', path: 'charger.arm' },
  { what: 'a square that charges', charger: square, target: foot, answer: 'stand', code: 'squareDoesNotAttack', path: 'charger.formation' },
  { what: 'a counter-charge of infantry', target: foot, answer: 'counterCharge', code: 'onlyCavalryCounterCharges', path: 'answer' },
  { what: 'a counter-charge of a gun', target: horse, answer: 'counterCharge', code: 'onlyCavalryCounterCharges', path: 'answer' },
  { what: 'line infantry that forms line', target: foot, answer: 'formLine', code: 'onlySkirmishersFormLine', path: 'answer' },
  { what: 'light infantry in column that forms line', target: { ...light, formation: 'column' }, answer: 'formLine', code: 'onlySkirmishersFormLine', path: 'answer' },
  { what: 'cavalry that forms line', target: cavalry, answer: 'formLine', code: 'onlySkirmishersFormLine', path: 'answer' },
  { what: 'skirmishers that stand against cavalry', target: skirmishers, answer: 'stand', code: 'skirmishersFormLine', path: 'answer' },
  { what: 'skirmishers that form square', target: skirmishers, answer: 'square', code: 'skirmishersFormLine', path: 'answer' },
  { what: 'skirmishers that form square against infantry', charger: column, target: skirmishers, answer: 'square', code: 'skirmishersFormLine', path: 'answer' },
  { what: 'cavalry that forms square', target: heavies, answer: 'square', code: 'onlyInfantryFormsSquare', path: 'answer' },
  { what: 'a gun that forms square', target: heavyGun, answer: 'square', code: 'onlyInfantryFormsSquare', path: 'answer' },
  { what: 'a square against infantry', charger: column, target: foot, answer: 'square', code: 'squareAgainstCavalryOnly', path: 'answer' },
  { what: 'a square that forms square', target: square, answer: 'square', code: 'alreadyInSquare', path: 'answer' },
  { what: 'a square of a unit held in a fight', target: foot, inMelee: true, answer: 'square', code: 'lockedDoesNotAnswer', path: 'answer' },
  { what: 'a counter-charge of cavalry held in a fight', target: cavalry, inMelee: true, answer: 'counterCharge', code: 'lockedDoesNotAnswer', path: 'answer' },
  { what: 'a line of skirmishers held in a fight', target: skirmishers, inMelee: true, answer: 'formLine', code: 'lockedDoesNotAnswer', path: 'answer' },
  { what: 'a charger without bases', charger: { ...cavalry, bases: 0, startingBases: 4 }, target: foot, answer: 'stand', code: 'noBasesLeft', path: 'charger.bases' },
  { what: 'a target without bases', target: { ...foot, bases: 0, startingBases: 4 }, answer: 'stand', code: 'noBasesLeft', path: 'target.bases' },
  { what: 'a charger that cannot be', charger: { ...cavalry, formation: 'square' }, target: foot, answer: 'stand', code: 'formationNotOfArm', path: 'charger.formation' },
  { what: 'a target that cannot be', target: { ...foot, formation: 'skirmish' }, answer: 'stand', code: 'onlyLightSkirmishes', path: 'target.formation' },
]

interface AnswersCase {
  readonly what: string
  readonly charger?: Difference
  readonly target: Difference
  readonly inMelee?: boolean
  readonly answers: readonly string[]
}

/** What the charged side is offered, the likeliest first. */
// prettier-ignore
export const answersCases: readonly AnswersCase[] = [
  { what: 'line', target: foot, answers: ['square', 'stand'] },
  { what: 'column', target: column, answers: ['square', 'stand'] },
  { what: 'light infantry in line', target: light, answers: ['square', 'stand'] },
  { what: 'a square', target: square, answers: ['stand'] },
  { what: 'skirmishers', target: skirmishers, answers: ['formLine'] },
  { what: 'cavalry', target: cavalry, answers: ['counterCharge', 'stand'] },
  { what: 'a gun', target: medium, answers: ['stand'] },
  { what: 'line, charged by infantry', charger: column, target: foot, answers: ['stand'] },
  { what: 'skirmishers, charged by infantry', charger: column, target: skirmishers, answers: ['formLine', 'stand'] },
  { what: 'cavalry, charged by infantry', charger: column, target: cavalry, answers: ['counterCharge', 'stand'] },
  { what: 'line that is held in a fight', target: foot, inMelee: true, answers: ['stand'] },
  { what: 'skirmishers that are held in a fight', target: skirmishers, inMelee: true, answers: ['stand'] },
  { what: 'nobody, charged by a gun', charger: medium, target: foot, answers: [] },
]
