import {
  armoured,
  cavalry,
  foot,
  guardHeavies,
  heavies,
  kempt,
  light,
  medium,
  napoleon,
  picton,
  type Difference,
} from './standard.ts'

interface SumCase {
  readonly what: string
  readonly unit: Difference
  /** What is added to the die. */
  readonly sum: number
  readonly lines: readonly string[]
}

const french = { nation: 'france' }

/** Every modifier of the morale list: M14. */
// prettier-ignore
export const sumCases: readonly SumCase[] = [
  { what: 'line', unit: foot, sum: 0, lines: ['class.line +0 rule'] },
  { what: 'militia', unit: { ...foot, class: 'militia' }, sum: -1, lines: ['class.militia −1 rule'] },
  { what: 'light infantry', unit: light, sum: 1, lines: ['class.light +1 rule'] },
  { what: 'elite', unit: { ...foot, class: 'elite' }, sum: 1, lines: ['class.elite +1 rule'] },
  { what: 'guard infantry', unit: { ...foot, class: 'guard' }, sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'guard cavalry', unit: { ...cavalry, class: 'guard' }, sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'guard artillery', unit: { ...medium, class: 'guard' }, sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'light cavalry of the line', unit: cavalry, sum: 0, lines: ['class.line +0 rule'] },
  { what: 'heavy elite: +1 once', unit: heavies, sum: 1, lines: ['morale.heavyCavalry +1 rule'] },
  { what: 'armoured elite: +1 once', unit: armoured, sum: 1, lines: ['morale.heavyCavalry +1 rule'] },
  { what: 'heavy guard: +2, not +3', unit: guardHeavies, sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'armoured guard: +2, not +3', unit: { ...armoured, class: 'guard' }, sum: 2, lines: ['class.guard +2 rule'] },
  { what: 'a heavy gun is no heavy cavalry', unit: { ...medium, kind: 'heavyGun' }, sum: 0, lines: ['class.line +0 rule'] },
  { what: 'an officer of 1', unit: { ...foot, officer: kempt }, sum: 1, lines: ['class.line +0 rule', 'officer +1 rule'] },
  { what: 'an officer of 2', unit: { ...foot, officer: picton }, sum: 2, lines: ['class.line +0 rule', 'officer +2 rule'] },
  { what: 'Napoleon', unit: { ...foot, officer: napoleon }, sum: 3, lines: ['class.line +0 rule', 'officer +3 rule'] },
  { what: 'an officer of no value', unit: { ...foot, officer: { name: 'Ney', value: 0 } }, sum: 0, lines: ['class.line +0 rule', 'officer +0 rule'] },
  { what: 'a base lost', unit: { ...foot, bases: 3, startingBases: 4 }, sum: -1, lines: ['class.line +0 rule', 'basesLost −1 rule'] },
  { what: 'three bases lost', unit: { ...foot, bases: 1, startingBases: 4 }, sum: -3, lines: ['class.line +0 rule', 'basesLost −3 rule'] },
  { what: 'French', unit: { ...foot, ...french }, sum: 1, lines: ['class.line +0 rule', 'morale.french +1 rule'] },
  { what: 'French militia', unit: { ...foot, ...french, class: 'militia' }, sum: 0, lines: ['class.militia −1 rule', 'morale.french +1 rule'] },
  { what: 'British', unit: { ...foot, nation: 'britain' }, sum: 0, lines: ['class.line +0 rule'] },
  { what: 'formation and cover change nothing', unit: { ...foot, formation: 'square', cover: ['house'] }, sum: 0, lines: ['class.line +0 rule'] },
  { what: 'everything: French guard with Napoleon, two bases lost', unit: { ...foot, ...french, class: 'guard', officer: napoleon, bases: 4, startingBases: 6 }, sum: 4, lines: ['class.guard +2 rule', 'morale.french +1 rule', 'officer +3 rule', 'basesLost −2 rule'] },
]

interface ResultCase {
  readonly what: string
  readonly unit?: Difference
  readonly occasion?: 'rally' | 'contact'
  readonly face: number
  readonly total: number
  readonly result: string
  readonly inches: number
  readonly orders: readonly string[]
}

const shaken = { ...foot, marker: true }
const wreck = { ...shaken, class: 'militia', bases: 1, startingBases: 4 }
const back = ['moveBack 6']

/** Every band of the chart at both its ends, in a rally (M14) and before contact (M11). */
// prettier-ignore
export const resultCases: readonly ResultCase[] = [
  { what: 'rally, 10', face: 10, total: 10, result: 'markerOff', inches: 0, orders: ['removeMarker 1'] },
  { what: 'rally, 6', face: 6, total: 6, result: 'markerOff', inches: 0, orders: ['removeMarker 1'] },
  { what: 'rally, 5', face: 5, total: 5, result: 'stays', inches: 0, orders: ['keepMarker 1'] },
  { what: 'rally, 3', face: 3, total: 3, result: 'stays', inches: 0, orders: ['keepMarker 1'] },
  { what: 'rally, 2', face: 2, total: 2, result: 'movesBack', inches: 6, orders: back },
  { what: 'rally, 1', face: 1, total: 1, result: 'movesBack', inches: 6, orders: back },
  { what: 'rally, 0', unit: { ...shaken, class: 'militia' }, face: 1, total: 0, result: 'removed', inches: 0, orders: ['removeUnit 0'] },
  { what: 'rally, −3', unit: wreck, face: 1, total: -3, result: 'removed', inches: 0, orders: ['removeUnit 0'] },
  { what: 'rally, above 10', unit: { ...shaken, class: 'guard' }, face: 10, total: 12, result: 'markerOff', inches: 0, orders: ['removeMarker 1'] },
  { what: 'rally, modifiers make it 6', unit: { ...shaken, class: 'elite' }, face: 5, total: 6, result: 'markerOff', inches: 0, orders: ['removeMarker 1'] },
  { what: 'rally, cavalry moves back 12', unit: { ...cavalry, marker: true }, face: 2, total: 2, result: 'movesBack', inches: 12, orders: ['moveBack 12'] },
  { what: 'rally, a gun moves back 6', unit: { ...medium, marker: true }, face: 2, total: 2, result: 'movesBack', inches: 6, orders: back },
  { what: 'contact, 10', occasion: 'contact', face: 10, total: 10, result: 'fights', inches: 0, orders: [] },
  { what: 'contact, 6', occasion: 'contact', face: 6, total: 6, result: 'fights', inches: 0, orders: [] },
  { what: 'contact, 5', occasion: 'contact', face: 5, total: 5, result: 'movesBack', inches: 6, orders: back },
  { what: 'contact, 3', occasion: 'contact', face: 3, total: 3, result: 'movesBack', inches: 6, orders: back },
  { what: 'contact, 2', occasion: 'contact', face: 2, total: 2, result: 'movesBack', inches: 6, orders: back },
  { what: 'contact, 1', occasion: 'contact', face: 1, total: 1, result: 'movesBack', inches: 6, orders: back },
  { what: 'contact, 0', occasion: 'contact', unit: { ...shaken, class: 'militia' }, face: 1, total: 0, result: 'removed', inches: 0, orders: ['removeUnit 0'] },
  { what: 'contact, cavalry moves back 12', occasion: 'contact', unit: { ...cavalry, marker: true }, face: 5, total: 5, result: 'movesBack', inches: 12, orders: ['moveBack 12'] },
]

interface LeaderCase {
  readonly what: string
  readonly officer?: Difference
  readonly basesRemoved: number
  readonly danger: 'fire' | 'melee'
  readonly faces: readonly number[]
  readonly fate: string
}

/** The fallen leader by himself: M9. The faces are all the dice that he costs. */
// prettier-ignore
export const leaderCases: readonly LeaderCase[] = [
  { what: 'one base, 1', basesRemoved: 1, danger: 'fire', faces: [1], fate: 'falls' },
  { what: 'one base, 4', basesRemoved: 1, danger: 'fire', faces: [4], fate: 'falls' },
  { what: 'one base, 5', basesRemoved: 1, danger: 'fire', faces: [5], fate: 'unhurt' },
  { what: 'one base, 10', basesRemoved: 1, danger: 'fire', faces: [10], fate: 'unhurt' },
  { what: 'one base in melee, 4', basesRemoved: 1, danger: 'melee', faces: [4], fate: 'falls' },
  { what: 'three bases, all well', basesRemoved: 3, danger: 'melee', faces: [5, 6, 7], fate: 'unhurt' },
  { what: 'three bases, he falls by the last', basesRemoved: 3, danger: 'melee', faces: [5, 6, 4], fate: 'falls' },
  { what: 'three bases, he falls by the first: no more dice', basesRemoved: 3, danger: 'fire', faces: [3], fate: 'falls' },
  { what: 'Napoleon under fire: no dice', officer: napoleon, basesRemoved: 3, danger: 'fire', faces: [], fate: 'notAtRisk' },
  { what: 'Wellington under fire: no dice', officer: { ...napoleon, name: 'Wellington' }, basesRemoved: 1, danger: 'fire', faces: [], fate: 'notAtRisk' },
  { what: 'Blücher under fire: no dice', officer: { ...napoleon, name: 'Blücher' }, basesRemoved: 1, danger: 'fire', faces: [], fate: 'notAtRisk' },
  { what: 'Napoleon in melee', officer: napoleon, basesRemoved: 1, danger: 'melee', faces: [4], fate: 'falls' },
  { what: 'his value does not shield him', officer: picton, basesRemoved: 1, danger: 'fire', faces: [4], fate: 'falls' },
]
