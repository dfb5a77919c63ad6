import type { Volley } from './fire.cases.ts'
import {
  battery,
  cavalry,
  foot,
  heavyGun,
  horse,
  kempt,
  medium,
  napoleon,
  square,
  type Difference,
} from './standard.ts'

/** A battery and a face that give each result against a target in the open, shot at from the front. */
const hits = {
  none: { ...gunsOf(15), faces: [1] },
  lively: { ...gunsOf(15), faces: [3] },
  telling: { ...gunsOf(15), faces: [6] },
  deadly: { ...gunsOf(15), faces: [9] },
  withering: { ...gunsOf(50), faces: [4] },
} as const

function gunsOf(points: number): { readonly by: readonly Difference[]; readonly at: number } {
  const { firers, at } = battery(points)
  return { by: firers, at }
}

interface EffectCase extends Volley {
  readonly what: string
  readonly faces: readonly number[]
  readonly result: string
  readonly loses: number
  /** Marker placed, damage marker placed, removed. */
  readonly marker?: boolean
  readonly damaged?: boolean
  readonly removed?: boolean
  readonly officer?: string
  readonly orders: readonly string[]
}

const marked = { ...foot, marker: true }
const atMarker = 'placeMarker 1'

/** What each result does to each arm: M8. */
// prettier-ignore
export const effectCases: readonly EffectCase[] = [
  { what: 'nothing', ...hits.none, result: 'none', loses: 0, orders: [] },
  { what: 'lively', ...hits.lively, result: 'lively', loses: 0, marker: true, orders: [atMarker] },
  { what: 'telling', ...hits.telling, result: 'telling', loses: 1, marker: true, orders: ['removeBases 1', atMarker] },
  { what: 'deadly', ...hits.deadly, result: 'deadly', loses: 2, marker: true, orders: ['removeBases 2', atMarker] },
  { what: 'withering', ...hits.withering, result: 'withering', loses: 3, marker: true, orders: ['removeBases 3', atMarker] },
  { what: 'lively on cavalry', ...hits.lively, target: cavalry, result: 'lively', loses: 0, marker: true, orders: [atMarker] },
  { what: 'telling on cavalry', ...hits.telling, target: cavalry, result: 'telling', loses: 1, marker: true, orders: ['removeBases 1', atMarker] },
  { what: 'deadly on cavalry', ...hits.deadly, target: cavalry, result: 'deadly', loses: 2, marker: true, orders: ['removeBases 2', atMarker] },
  { what: 'withering on cavalry', ...hits.withering, target: cavalry, result: 'withering', loses: 3, marker: true, orders: ['removeBases 3', atMarker] },
  { what: 'nothing on a gun', ...hits.none, target: medium, result: 'none', loses: 0, orders: [] },
  { what: 'lively on a gun', ...hits.lively, target: medium, result: 'lively', loses: 0, marker: true, orders: [atMarker] },
  { what: 'telling on a gun', ...hits.telling, target: medium, result: 'telling', loses: 0, marker: true, damaged: true, orders: ['placeDamage 1', atMarker] },
  { what: 'telling on a damaged gun', ...hits.telling, target: { ...medium, damaged: true }, result: 'telling', loses: 1, removed: true, orders: ['removeUnit 1'] },
  { what: 'lively on a damaged gun', ...hits.lively, target: { ...medium, damaged: true }, result: 'lively', loses: 0, marker: true, orders: [atMarker] },
  { what: 'deadly on a gun', ...hits.deadly, target: medium, result: 'deadly', loses: 1, removed: true, orders: ['removeUnit 1'] },
  { what: 'withering on a gun', ...hits.withering, target: horse, result: 'withering', loses: 1, removed: true, orders: ['removeUnit 1'] },
  { what: 'lively on a marked unit: one marker at most', ...hits.lively, target: marked, result: 'lively', loses: 0, orders: ['keepMarker 1'] },
  { what: 'telling on a marked unit', ...hits.telling, target: marked, result: 'telling', loses: 1, orders: ['removeBases 1', 'keepMarker 1'] },
  { what: 'telling on a marked gun', ...hits.telling, target: { ...medium, marker: true }, result: 'telling', loses: 0, damaged: true, orders: ['placeDamage 1', 'keepMarker 1'] },
  { what: 'telling on the last base', ...hits.telling, target: { ...foot, bases: 1, startingBases: 4 }, result: 'telling', loses: 1, removed: true, orders: ['removeUnit 1'] },
  { what: 'deadly on two bases', ...hits.deadly, target: { ...foot, bases: 2 }, result: 'deadly', loses: 2, removed: true, orders: ['removeUnit 2'] },
  { what: 'withering on two bases takes two', ...hits.withering, target: { ...foot, bases: 2 }, result: 'withering', loses: 2, removed: true, orders: ['removeUnit 2'] },
  { what: 'withering on three bases', ...hits.withering, target: { ...foot, bases: 3 }, result: 'withering', loses: 3, removed: true, orders: ['removeUnit 3'] },
]

const led = { ...foot, officer: kempt }

/** The officer with the target: M9. Faces after the first are his. */
// prettier-ignore
export const officerCases: readonly EffectCase[] = [
  { what: 'lively: no base, no risk', ...hits.lively, target: led, result: 'lively', loses: 0, marker: true, officer: 'notAtRisk', orders: [atMarker] },
  { what: 'telling: a 4, he falls', ...hits.telling, faces: [6, 4], target: led, result: 'telling', loses: 1, marker: true, officer: 'falls', orders: ['removeBases 1', atMarker, 'officerFalls'] },
  { what: 'telling: a 1, he falls', ...hits.telling, faces: [6, 1], target: led, result: 'telling', loses: 1, marker: true, officer: 'falls', orders: ['removeBases 1', atMarker, 'officerFalls'] },
  { what: 'telling: a 5, he is unhurt', ...hits.telling, faces: [6, 5], target: led, result: 'telling', loses: 1, marker: true, officer: 'unhurt', orders: ['removeBases 1', atMarker] },
  { what: 'deadly: a die a base', ...hits.deadly, faces: [9, 5, 10], target: led, result: 'deadly', loses: 2, marker: true, officer: 'unhurt', orders: ['removeBases 2', atMarker] },
  { what: 'deadly: he falls by the second base', ...hits.deadly, faces: [9, 5, 3], target: led, result: 'deadly', loses: 2, marker: true, officer: 'falls', orders: ['removeBases 2', atMarker, 'officerFalls'] },
  { what: 'deadly: no more dice once he falls', ...hits.deadly, faces: [9, 2], target: led, result: 'deadly', loses: 2, marker: true, officer: 'falls', orders: ['removeBases 2', atMarker, 'officerFalls'] },
  { what: 'withering: three dice', ...hits.withering, faces: [4, 9, 9, 4], target: led, result: 'withering', loses: 3, marker: true, officer: 'falls', orders: ['removeBases 3', atMarker, 'officerFalls'] },
  { what: 'the unit is gone, and he with it or not', ...hits.withering, faces: [4, 6, 7], target: { ...led, bases: 2 }, result: 'withering', loses: 2, removed: true, officer: 'unhurt', orders: ['removeUnit 2'] },
  { what: 'a gun removed is a base removed', ...hits.deadly, faces: [9, 4], target: { ...medium, officer: kempt }, result: 'deadly', loses: 1, removed: true, officer: 'falls', orders: ['removeUnit 1', 'officerFalls'] },
  { what: 'a gun damaged is no base removed', ...hits.telling, target: { ...medium, officer: kempt }, result: 'telling', loses: 0, marker: true, damaged: true, officer: 'notAtRisk', orders: ['placeDamage 1', atMarker] },
  { what: 'Napoleon does not fall by fire', ...hits.withering, target: { ...foot, officer: napoleon }, result: 'withering', loses: 3, marker: true, officer: 'notAtRisk', orders: ['removeBases 3', atMarker] },
]

interface RefusalCase extends Volley {
  readonly what: string
  readonly code: string
  readonly path: string
  readonly kind: 'rule' | 'house'
}

/** Fire that is not allowed, and units that cannot be: M6, M7. */
// prettier-ignore
export const refusalCases: readonly RefusalCase[] = [
  { what: 'cavalry has no fire', by: cavalry, code: 'cavalryDoesNotFire', path: 'firers[0].arm', kind: 'house' },
  { what: 'a square does not fire', by: square, code: 'squareDoesNotFire', path: 'firers[0].formation', kind: 'rule' },
  { what: 'a charger does not fire', by: { ...foot, charging: true }, code: 'chargerDoesNotFire', path: 'firers[0].charging', kind: 'house' },
  { what: 'a locked unit does not fire', by: { ...foot, inMelee: true }, code: 'lockedDoesNotFire', path: 'firers[0].inMelee', kind: 'house' },
  { what: 'the second gun is locked', by: [medium, { ...medium, inMelee: true }], code: 'lockedDoesNotFire', path: 'firers[1].inMelee', kind: 'house' },
  { what: 'nobody fires into a melee', target: { ...foot, inMelee: true }, code: 'nobodyFiresIntoMelee', path: 'target.inMelee', kind: 'house' },
  { what: 'infantry at 8.5 in', at: 8.5, code: 'outOfRange', path: 'distance', kind: 'rule' },
  { what: 'infantry at 36 in', at: 36, code: 'outOfRange', path: 'distance', kind: 'rule' },
  { what: 'heavy gun at 36.5 in', by: heavyGun, at: 36.5, code: 'outOfRange', path: 'distance', kind: 'rule' },
  { what: 'medium gun at 36.5 in', by: medium, at: 36.5, code: 'outOfRange', path: 'distance', kind: 'rule' },
  { what: 'horse gun at 36.5 in', by: horse, at: 36.5, code: 'outOfRange', path: 'distance', kind: 'rule' },
  { what: 'two infantry units', by: [foot, foot], code: 'onlyGunsFireTogether', path: 'firers[0].arm', kind: 'rule' },
  { what: 'a gun and infantry', by: [medium, foot], code: 'onlyGunsFireTogether', path: 'firers[1].arm', kind: 'rule' },
  { what: 'the charger beyond 4 in', at: 4.5, atCharger: true, code: 'chargerTooFar', path: 'distance', kind: 'house' },
  { what: 'a gun at its charger beyond 4 in', by: medium, at: 8, atCharger: true, code: 'chargerTooFar', path: 'distance', kind: 'house' },
  { what: 'a firer with no bases', by: { ...foot, bases: 0, startingBases: 4 }, code: 'noBasesLeft', path: 'firers[0].bases', kind: 'house' },
  { what: 'a target with no bases', target: { ...foot, bases: 0, startingBases: 4 }, code: 'noBasesLeft', path: 'target.bases', kind: 'house' },
  { what: 'line infantry skirmishing', by: { ...foot, formation: 'skirmish' }, code: 'onlyLightSkirmishes', path: 'firers[0].formation', kind: 'house' },
  { what: 'elite infantry skirmishing', target: { ...foot, class: 'elite', formation: 'skirmish' }, code: 'onlyLightSkirmishes', path: 'target.formation', kind: 'house' },
  { what: 'a lancer on foot', target: { ...foot, kind: 'lancers' }, code: 'kindNotOfArm', path: 'target.kind', kind: 'rule' },
  { what: 'cavalry of light class', target: { ...cavalry, class: 'light' }, code: 'lightIsInfantry', path: 'target.class', kind: 'house' },
  { what: 'heavy cavalry of the line', target: { ...cavalry, kind: 'heavy' }, code: 'heavyIsEliteOrGuard', path: 'target.class', kind: 'rule' },
  { what: 'armoured militia', target: { ...cavalry, kind: 'armoured', class: 'militia' }, code: 'heavyIsEliteOrGuard', path: 'target.class', kind: 'rule' },
  { what: 'cavalry in square', target: { ...cavalry, formation: 'square' }, code: 'formationNotOfArm', path: 'target.formation', kind: 'rule' },
  { what: 'a gun in column', by: { ...medium, formation: 'column' }, code: 'formationNotOfArm', path: 'firers[0].formation', kind: 'rule' },
  { what: 'a gun of two bases', by: { ...medium, bases: 2 }, code: 'gunIsOneBase', path: 'firers[0].startingBases', kind: 'house' },
  { what: 'more bases than at the start', target: { ...foot, startingBases: 3 }, code: 'moreBasesThanAtStart', path: 'target.bases', kind: 'house' },
  { what: 'damaged infantry', target: { ...foot, damaged: true }, code: 'onlyGunsAreDamaged', path: 'target.damaged', kind: 'rule' },
]
