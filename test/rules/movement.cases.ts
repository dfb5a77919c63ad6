import {
  armoured,
  cavalry,
  column,
  foot,
  guardHeavies,
  heavies,
  heavyGun,
  horse,
  lancers,
  light,
  medium,
  skirmishers,
  square,
  type Difference,
} from './standard.ts'

/** How far a unit may go: the sheet's Movement; M1. */

interface PaceCase {
  readonly what: string
  /** Null is an officer on his own. */
  readonly unit: Difference | null
  /** Inches in the open, along a road, at the charge (null: it has none), over rough ground. */
  readonly basic: number
  readonly road: number
  readonly charge: number | null
  readonly rough: number
  /** Has no move along a road of its own: it goes as in the open. */
  readonly noRoad?: true
}

const lightColumn = { ...light, formation: 'column' }

/** The whole chart, and who moves by which row. */
// prettier-ignore
export const paceCases: readonly PaceCase[] = [
  { what: 'line infantry in line', unit: foot, basic: 6, road: 6, charge: 9, rough: 3, noRoad: true },
  { what: 'militia in line', unit: { ...foot, class: 'militia' }, basic: 6, road: 6, charge: 9, rough: 3, noRoad: true },
  { what: 'elite in line', unit: { ...foot, class: 'elite' }, basic: 6, road: 6, charge: 9, rough: 3, noRoad: true },
  { what: 'guard in line', unit: { ...foot, class: 'guard' }, basic: 6, road: 6, charge: 9, rough: 3, noRoad: true },
  { what: 'line infantry in column', unit: column, basic: 8, road: 12, charge: 12, rough: 3 },
  { what: 'guard in column', unit: { ...column, class: 'guard' }, basic: 8, road: 12, charge: 12, rough: 3 },
  { what: 'light infantry in line', unit: light, basic: 6, road: 12, charge: 9, rough: 6 },
  { what: 'skirmishers', unit: skirmishers, basic: 6, road: 12, charge: 9, rough: 6 },
  { what: 'light infantry in column: as a column', unit: lightColumn, basic: 8, road: 12, charge: 12, rough: 3 },
  { what: 'light cavalry', unit: cavalry, basic: 12, road: 24, charge: 18, rough: 6 },
  { what: 'light cavalry in column', unit: { ...cavalry, formation: 'column' }, basic: 12, road: 24, charge: 18, rough: 6 },
  { what: 'light cavalry of the guard', unit: { ...cavalry, class: 'guard' }, basic: 12, road: 24, charge: 18, rough: 6 },
  { what: 'lancers', unit: lancers, basic: 12, road: 24, charge: 18, rough: 6 },
  { what: 'heavy cavalry', unit: heavies, basic: 12, road: 24, charge: 18, rough: 4 },
  { what: 'armoured cavalry', unit: armoured, basic: 12, road: 24, charge: 18, rough: 4 },
  { what: 'the Scots Greys', unit: guardHeavies, basic: 12, road: 24, charge: 18, rough: 4 },
  { what: 'a medium gun', unit: medium, basic: 6, road: 12, charge: null, rough: 2 },
  { what: 'a heavy gun', unit: heavyGun, basic: 6, road: 12, charge: null, rough: 2 },
  { what: 'a horse gun', unit: horse, basic: 9, road: 18, charge: null, rough: 3 },
  { what: 'an officer alone', unit: null, basic: 18, road: 24, charge: 18, rough: 9 },
]

interface WayCase {
  readonly what: string
  readonly unit?: Difference | null
  readonly ground?: Difference
  readonly charging?: boolean
  readonly inches: number
  /** Every line of the sum. */
  readonly lines: readonly string[]
  /** What else the table has to mind. */
  readonly notes?: readonly string[]
}

const staysClear = ['movement.staysClear']

/** Ground and charges. Line infantry in line, in the open, where nothing is said. */
// prettier-ignore
export const wayCases: readonly WayCase[] = [
  { what: 'in the open: stays 2 inches clear', inches: 6, lines: ['movement.basic +6 house'], notes: staysClear },
  { what: 'a charge need not', charging: true, inches: 9, lines: ['movement.charge +9 house'] },
  { what: 'one level of hill', ground: { hillLevels: 1 }, inches: 5, lines: ['movement.basic +6 house', 'movement.hillLevel −1 rule'], notes: staysClear },
  { what: 'three levels', ground: { hillLevels: 3 }, inches: 3, lines: ['movement.basic +6 house', 'movement.hillLevel −3 rule'], notes: staysClear },
  { what: 'a fence', ground: { fences: 1 }, inches: 5, lines: ['movement.basic +6 house', 'movement.fence −1 rule'], notes: staysClear },
  { what: 'two fences on a hill', ground: { fences: 2, hillLevels: 1 }, inches: 3, lines: ['movement.basic +6 house', 'movement.hillLevel −1 rule', 'movement.fence −2 rule'], notes: staysClear },
  { what: 'never less than nothing', unit: medium, ground: { kind: 'rough', hillLevels: 3 }, inches: 0, lines: ['movement.rough +2 house', 'movement.hillLevel −3 rule'], notes: staysClear },
  { what: 'rough ground', ground: { kind: 'rough' }, inches: 3, lines: ['movement.rough +3 house'], notes: staysClear },
  { what: 'woods are rough', ground: { kind: 'woods' }, inches: 3, lines: ['movement.rough +3 house'], notes: staysClear },
  { what: 'entering a building is rough', ground: { kind: 'building' }, inches: 3, lines: ['movement.rough +3 house'], notes: staysClear },
  { what: 'skirmishers lose nothing in woods', unit: skirmishers, ground: { kind: 'woods' }, inches: 6, lines: ['movement.rough +6 house'], notes: staysClear },
  { what: 'a gun in woods', unit: horse, ground: { kind: 'woods' }, inches: 3, lines: ['movement.rough +3 house'], notes: staysClear },
  { what: 'an officer in woods', unit: null, ground: { kind: 'woods' }, inches: 9, lines: ['movement.rough +9 house'], notes: staysClear },
  { what: 'an officer enters a house', unit: null, ground: { kind: 'building' }, inches: 9, lines: ['movement.rough +9 house'], notes: staysClear },
  { what: 'a column along a road', unit: column, ground: { kind: 'road' }, inches: 12, lines: ['movement.road +12 house'], notes: staysClear },
  { what: 'a column along a road over a hill', unit: column, ground: { kind: 'road', hillLevels: 2 }, inches: 10, lines: ['movement.road +12 house', 'movement.hillLevel −2 rule'], notes: staysClear },
  { what: 'a line gains nothing by a road', ground: { kind: 'road' }, inches: 6, lines: ['movement.basic +6 house'], notes: ['movement.noRoadMove', 'movement.staysClear'] },
  { what: 'a charge along a road goes as a charge', unit: cavalry, ground: { kind: 'road' }, charging: true, inches: 18, lines: ['movement.charge +18 house'] },
  { what: 'a charge of a line along a road', ground: { kind: 'road' }, charging: true, inches: 9, lines: ['movement.charge +9 house'] },
  { what: 'a charge over rough ground goes no farther than rough', unit: cavalry, ground: { kind: 'rough' }, charging: true, inches: 6, lines: ['movement.rough +6 house'] },
  { what: 'cuirassiers charge over rough ground', unit: armoured, ground: { kind: 'rough' }, charging: true, inches: 4, lines: ['movement.rough +4 house'] },
  { what: 'infantry charges into woods', ground: { kind: 'woods' }, charging: true, inches: 3, lines: ['movement.rough +3 house'] },
  { what: 'infantry charges into a building', unit: column, ground: { kind: 'building' }, charging: true, inches: 3, lines: ['movement.rough +3 house'] },
  { what: 'a charge uphill over a fence', unit: lancers, ground: { hillLevels: 1, fences: 1 }, charging: true, inches: 16, lines: ['movement.charge +18 house', 'movement.hillLevel −1 rule', 'movement.fence −1 rule'] },
  { what: 'a marked charger checks before contact', unit: { ...cavalry, marker: true }, charging: true, inches: 18, lines: ['movement.charge +18 house'], notes: ['movement.checksBeforeContact'] },
  { what: 'a marker does not slow a move', unit: { ...foot, marker: true }, inches: 6, lines: ['movement.basic +6 house'], notes: staysClear },
  { what: 'nor do losses', unit: { ...foot, bases: 1, startingBases: 6 }, inches: 6, lines: ['movement.basic +6 house'], notes: staysClear },
  { what: 'nor damage to a gun', unit: { ...medium, damaged: true }, inches: 6, lines: ['movement.basic +6 house'], notes: staysClear },
  { what: 'nor an officer with it', unit: { ...foot, officer: { name: 'Ney', value: 2 } }, inches: 6, lines: ['movement.basic +6 house'], notes: staysClear },
]

interface RefusalCase {
  readonly what: string
  readonly unit?: Difference | null
  readonly ground?: Difference
  readonly charging?: boolean
  readonly pinned?: boolean
  readonly inMelee?: boolean
  readonly code: string
  readonly path: string
}

// prettier-ignore
export const refusalCases: readonly RefusalCase[] = [
  { what: 'a square', unit: square, code: 'squareDoesNotMove', path: 'unit.formation' },
  { what: 'a square that charges', unit: square, charging: true, code: 'squareDoesNotMove', path: 'unit.formation' },
  { what: 'a pinned unit', pinned: true, code: 'pinnedDoesNotMove', path: 'pinned' },
  { what: 'a locked unit', inMelee: true, code: 'lockedDoesNotMove', path: 'inMelee' },
  { what: 'a medium gun that charges', unit: medium, charging: true, code: 'gunsDoNotCharge', path: 'charging' },
  { what: 'a horse gun that charges', unit: horse, charging: true, code: 'gunsDoNotCharge', path: 'charging' },
  { what: 'light cavalry in woods', unit: cavalry, ground: { kind: 'woods' }, code: 'cavalryKeepsOutOfWoods', path: 'ground.kind' },
  { what: 'a cavalry charge into woods', unit: heavies, ground: { kind: 'woods' }, charging: true, code: 'cavalryKeepsOutOfWoods', path: 'ground.kind' },
  { what: 'cavalry in a building', unit: lancers, ground: { kind: 'building' }, code: 'cavalryKeepsOutOfBuildings', path: 'ground.kind' },
  { what: 'a unit without bases', unit: { ...foot, bases: 0, startingBases: 4 }, code: 'noBasesLeft', path: 'unit.bases' },
  { what: 'a unit that cannot be', unit: { ...cavalry, formation: 'skirmish' }, code: 'formationNotOfArm', path: 'unit.formation' },
]
