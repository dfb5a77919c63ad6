import type { FireInput } from './inputs.ts'
import {
  cavalry,
  column,
  foot,
  heavyGun,
  horse,
  kempt,
  light,
  medium,
  skirmishers,
  square,
  type Difference,
} from './standard.ts'
import type { MiniaturesOptions } from '@/rules/miniatures/index.ts'

/** What is fired: 4 bases of line infantry at 4 in at 4 bases of line infantry in line in the open, but for this. */
export interface Volley {
  readonly by?: Difference | readonly Difference[]
  readonly target?: Difference
  readonly at?: number
  readonly aspect?: 'front' | 'flank' | 'rear'
  readonly atCharger?: boolean
  readonly options?: Partial<MiniaturesOptions>
}

/** The command-line form of a volley. */
export function fireInputOf({ by = foot, target = foot, at = 4, aspect, atCharger }: Volley): FireInput {
  return {
    firers: isMany(by) ? by : [by],
    target,
    distance: at,
    ...(aspect === undefined ? {} : { aspect }),
    ...(atCharger === undefined ? {} : { atCharger }),
  }
}

function isMany(by: Difference | readonly Difference[]): by is readonly Difference[] {
  return Array.isArray(by)
}

interface PointsCase extends Volley {
  readonly what: string
  readonly points: number
  /** Every line of the sum, in order; left out where another case shows them. */
  readonly lines?: readonly string[]
}

/** Points a base by distance: M2, each edge of a band and the half inch beyond it. */
// prettier-ignore
export const bandCases: readonly PointsCase[] = [
  { what: 'infantry at 0.5 in', at: 0.5, points: 8 },
  { what: 'infantry at 4 in', at: 4, points: 8, lines: ['fire.bases +8 house'] },
  { what: 'infantry at 4.5 in', at: 4.5, points: 4, lines: ['fire.bases +4 house'] },
  { what: 'infantry at 8 in', at: 8, points: 4 },
  { what: 'heavy gun at 4 in', by: heavyGun, at: 4, points: 8, lines: ['fire.guns +8 house'] },
  { what: 'heavy gun at 4.5 in', by: heavyGun, at: 4.5, points: 6 },
  { what: 'heavy gun at 8 in', by: heavyGun, at: 8, points: 6 },
  { what: 'heavy gun at 8.5 in', by: heavyGun, at: 8.5, points: 4 },
  { what: 'heavy gun at 16 in', by: heavyGun, at: 16, points: 4 },
  { what: 'heavy gun at 16.5 in', by: heavyGun, at: 16.5, points: 3 },
  { what: 'heavy gun at 24 in', by: heavyGun, at: 24, points: 3 },
  { what: 'heavy gun at 24.5 in', by: heavyGun, at: 24.5, points: 2 },
  { what: 'heavy gun at 36 in', by: heavyGun, at: 36, points: 2 },
  { what: 'medium gun at 4 in', by: medium, at: 4, points: 6, lines: ['fire.guns +6 house'] },
  { what: 'medium gun at 4.5 in', by: medium, at: 4.5, points: 4 },
  { what: 'medium gun at 8 in', by: medium, at: 8, points: 4 },
  { what: 'medium gun at 8.5 in', by: medium, at: 8.5, points: 3 },
  { what: 'medium gun at 16 in', by: medium, at: 16, points: 3 },
  { what: 'medium gun at 16.5 in', by: medium, at: 16.5, points: 2 },
  { what: 'medium gun at 24 in', by: medium, at: 24, points: 2 },
  { what: 'medium gun at 24.5 in', by: medium, at: 24.5, points: 1 },
  { what: 'medium gun at 36 in', by: medium, at: 36, points: 1 },
  { what: 'horse gun at 4 in', by: horse, at: 4, points: 6 },
  { what: 'horse gun at 8 in', by: horse, at: 8, points: 4 },
  { what: 'horse gun at 16 in', by: horse, at: 16, points: 3 },
  { what: 'horse gun at 24 in', by: horse, at: 24, points: 2 },
  { what: 'horse gun at 36 in', by: horse, at: 36, points: 1 },
  { what: 'a base fewer', by: { ...foot, bases: 3, startingBases: 4 }, at: 4, points: 6 },
  { what: 'one base', by: { ...foot, bases: 1 }, at: 8, points: 1 },
  { what: 'twelve bases', by: { ...foot, bases: 12 }, at: 4, points: 24 },
  { what: 'infantry in column fires with every base', by: column, points: 8 },
  { what: 'class does not matter: militia', by: { ...foot, class: 'militia' }, points: 8 },
  { what: 'class does not matter: guard', by: { ...foot, class: 'guard' }, points: 8 },
  { what: 'light infantry in line', by: light, points: 8, lines: ['fire.bases +8 house'] },
  { what: 'an officer adds nothing', by: { ...foot, officer: kempt }, points: 8 },
]

const eight = 'fire.bases +8 house'
const exposed = 'fire.exposedTarget ×2 rule'

/** Every multiplier by itself: M4, M6. */
// prettier-ignore
export const multiplierCases: readonly PointsCase[] = [
  { what: 'skirmishers fire', by: skirmishers, points: 4, lines: [eight, 'fire.skirmishingFirer ×0.5 rule'] },
  { what: 'at skirmishers', target: skirmishers, points: 4, lines: [eight, 'fire.skirmishingTarget ×0.5 rule'] },
  { what: 'at light infantry in line', target: light, points: 8, lines: [eight] },
  { what: 'marked firer', by: { ...foot, marker: true }, points: 4, lines: [eight, 'fire.markedFirer ×0.5 rule'] },
  { what: 'a marked target changes nothing', target: { ...foot, marker: true }, points: 8, lines: [eight] },
  { what: 'damaged gun', by: { ...heavyGun, damaged: true }, points: 4, lines: ['fire.guns +8 house', 'fire.damagedGun ×0.5 rule'] },
  { what: 'a damaged target changes nothing', target: { ...medium, damaged: true }, points: 8, lines: [eight] },
  { what: 'gun that moved', by: { ...heavyGun, moved: true }, points: 4, lines: ['fire.guns +8 house', 'fire.movedGun ×0.5 house'] },
  { what: 'gun that moved, where it fires at full', by: { ...heavyGun, moved: true }, options: { movedGuns: 'full' }, points: 8, lines: ['fire.guns +8 house'] },
  { what: 'infantry that moved fires at full', by: { ...foot, moved: true }, points: 8, lines: [eight] },
  { what: 'into the flank', aspect: 'flank', points: 16, lines: [eight, exposed] },
  { what: 'into the rear, as into the flank', aspect: 'rear', points: 16, lines: [eight, exposed] },
  { what: 'at a column', target: column, points: 16, lines: [eight, exposed] },
  { what: 'at a square', target: square, points: 16, lines: [eight, exposed] },
  { what: 'at cavalry in column', target: { ...cavalry, formation: 'column' }, points: 16, lines: [eight, exposed] },
  { what: 'at cavalry in line', target: cavalry, points: 8, lines: [eight] },
  { what: 'at a gun', target: medium, points: 8, lines: [eight] },
  { what: 'into the flank of a column, once', target: column, aspect: 'flank', points: 16, lines: [eight, exposed] },
  { what: 'into the rear of a square, once', target: square, aspect: 'rear', points: 16, lines: [eight, exposed] },
  { what: 'a column, points only', target: column, options: { exposedTarget: 'points' }, points: 16 },
  { what: 'a column, die only', target: column, options: { exposedTarget: 'die' }, points: 8, lines: [eight] },
  { what: 'the firer in column is no target', by: column, points: 8, lines: [eight] },
  { what: 'cover takes nothing from the points', target: { ...foot, cover: ['house'] }, points: 8, lines: [eight] },
]

const spent = { marker: true, damaged: true, moved: true }

/** Multipliers together, guns that differ, and rounding once: M6, M7. */
// prettier-ignore
export const togetherCases: readonly PointsCase[] = [
  { what: 'skirmishers at skirmishers', by: skirmishers, target: skirmishers, points: 2 },
  { what: 'marked skirmishers at skirmishers', by: { ...skirmishers, marker: true }, target: skirmishers, points: 1 },
  { what: 'marked skirmishers into a flank', by: { ...skirmishers, marker: true }, aspect: 'flank', points: 4 },
  { what: 'everything at once', by: { ...heavyGun, ...spent }, target: skirmishers, aspect: 'flank', points: 1, lines: ['fire.guns +8 house', 'fire.markedFirer ×0.5 rule', 'fire.damagedGun ×0.5 rule', 'fire.movedGun ×0.5 house', 'fire.skirmishingTarget ×0.5 rule', exposed] },
  { what: 'two heavy guns', by: [heavyGun, heavyGun], at: 16, points: 8, lines: ['fire.guns +8 house'] },
  { what: 'heavy, medium and horse', by: [heavyGun, medium, horse], at: 16, points: 10 },
  { what: 'a whole gun and a damaged one', by: [medium, { ...medium, damaged: true }], at: 4, points: 9, lines: ['fire.guns +6 house', 'fire.guns +3 house'] },
  { what: 'two damaged guns are halved together', by: [{ ...medium, damaged: true }, { ...medium, damaged: true }], at: 4, points: 6, lines: ['fire.guns +12 house', 'fire.damagedGun ×0.5 rule'] },
  { what: 'one gun moved, the other did not', by: [heavyGun, { ...medium, moved: true }], at: 16, points: 6 },
  { what: 'damaged, marked and moved, one each', by: [{ ...medium, damaged: true }, { ...medium, marker: true }, { ...medium, moved: true }], at: 8, points: 6 },
  { what: 'guns that differ at a column', by: [medium, { ...medium, damaged: true }], at: 4, target: column, points: 18 },
  { what: 'half a point goes up: 2.5 is 3', by: { ...foot, bases: 5, marker: true }, at: 8, points: 3 },
  { what: 'half a point goes up: 1.5 is 2', by: { ...skirmishers, bases: 3 }, at: 8, points: 2 },
  { what: 'under a half goes down: 2.25 is 2', by: { ...skirmishers, bases: 9, marker: true }, at: 8, points: 2 },
  { what: 'over a half goes up: 2.75 is 3', by: { ...skirmishers, bases: 11, marker: true }, at: 8, points: 3 },
  { what: 'a quarter is at least 1', by: { ...skirmishers, bases: 1, marker: true }, at: 8, points: 1 },
  { what: 'an eighth is at least 1', by: { ...skirmishers, bases: 1, marker: true }, target: skirmishers, at: 8, points: 1 },
  { what: 'rounded once, at the end: (1 + ½) × 2 is 3', by: [medium, { ...medium, damaged: true }], at: 36, target: column, points: 3 },
  { what: 'rounded once, at the end: (1 + ½) × ½ is 1', by: [medium, { ...medium, damaged: true }], at: 36, target: skirmishers, points: 1 },
  { what: 'quarters add up before they are rounded', by: [medium, { ...medium, marker: true, damaged: true }, { ...medium, damaged: true, moved: true }], at: 36, points: 2 },
]

interface DieCase extends Volley {
  readonly what: string
  readonly die: number
  readonly lines: readonly string[]
}

/** What is added to the die: M4, M5. */
// prettier-ignore
export const dieCases: readonly DieCase[] = [
  { what: 'in the open', die: 0, lines: [] },
  { what: 'on a hill', target: { ...foot, cover: ['hill'] }, die: -1, lines: ['fire.cover.hill −1 house'] },
  { what: 'in light cover', target: { ...foot, cover: ['lightCover'] }, die: -1, lines: ['fire.cover.lightCover −1 house'] },
  { what: 'in woods', target: { ...foot, cover: ['woods'] }, die: -2, lines: ['fire.cover.woods −2 house'] },
  { what: 'in a house', target: { ...foot, cover: ['house'] }, die: -3, lines: ['fire.cover.house −3 house'] },
  { what: 'in light cover on a hill: the first that is named', target: { ...foot, cover: ['hill', 'lightCover'] }, die: -1, lines: ['fire.cover.hill −1 house'] },
  { what: 'in woods on a hill: the better', target: { ...foot, cover: ['hill', 'woods'] }, die: -2, lines: ['fire.cover.woods −2 house'] },
  { what: 'in a house in woods: the better', target: { ...foot, cover: ['house', 'woods'] }, die: -3, lines: ['fire.cover.house −3 house'] },
  { what: 'the firer’s own cover', by: { ...foot, cover: ['house'] }, die: 0, lines: [] },
  { what: 'into the flank', aspect: 'flank', die: 1, lines: ['fire.exposedDie +1 rule'] },
  { what: 'into the rear', aspect: 'rear', die: 1, lines: ['fire.exposedDie +1 rule'] },
  { what: 'at a column', target: column, die: 1, lines: ['fire.exposedDie +1 rule'] },
  { what: 'at a square', target: square, die: 1, lines: ['fire.exposedDie +1 rule'] },
  { what: 'into the flank of a column, once', target: column, aspect: 'flank', die: 1, lines: ['fire.exposedDie +1 rule'] },
  { what: 'a column in a house', target: { ...column, cover: ['house'] }, die: -2, lines: ['fire.exposedDie +1 rule', 'fire.cover.house −3 house'] },
  { what: 'a column, die only', target: column, options: { exposedTarget: 'die' }, die: 1, lines: ['fire.exposedDie +1 rule'] },
  { what: 'a column, points only', target: column, options: { exposedTarget: 'points' }, die: 0, lines: [] },
  { what: 'skirmishers, who are halved in the points', target: skirmishers, die: 0, lines: [] },
  { what: 'French firers, who gain nothing by it', by: { ...foot, nation: 'france' }, die: 0, lines: [] },
  { what: 'an officer with the firer', by: { ...foot, officer: kempt }, die: 0, lines: [] },
]

/** M3 as it stands in the rulings: least and most fire points, then the die for each result. */
// prettier-ignore
export const effectChart: readonly (readonly [number, number, ...(number | null)[]])[] = [
  [1, 1, 10, null, null, null],
  [2, 2, 9, null, null, null],
  [3, 3, 8, 11, null, null],
  [4, 4, 8, 10, null, null],
  [5, 5, 7, 10, null, null],
  [6, 7, 6, 9, null, null],
  [8, 9, 5, 8, 11, null],
  [10, 11, 5, 8, 10, null],
  [12, 14, 4, 7, 10, null],
  [15, 19, 3, 6, 9, null],
  [20, 24, 2, 5, 8, 11],
  [25, 29, 1, 4, 7, 10],
  [30, 34, 0, 3, 6, 9],
  [35, 39, -1, 2, 5, 8],
  [40, 44, -1, 1, 4, 7],
  [45, 49, -1, 0, 3, 6],
  [50, 72, -1, 0, 2, 4],
]

interface ExampleCase extends Volley {
  readonly what: string
  readonly face: number
  readonly points: number
  readonly die: number
  readonly total: number
  readonly result: string
  /** None, lively, telling, deadly, withering. */
  readonly odds: readonly number[]
}

/** The examples of the pictures and of their log. */
// prettier-ignore
export const examples: readonly ExampleCase[] = [
  { what: '32nd Foot fires at 1st Line, in column in woods, at 4 in', target: { ...column, cover: ['woods'] }, face: 8, points: 16, die: -1, total: 7, result: 'telling', odds: [0.3, 0.3, 0.3, 0.1, 0] },
  { what: 'Rogers’s Battery of two medium guns fires at 2nd Line, in column, at 12 in', by: [medium, medium], target: column, at: 12, face: 2, points: 12, die: 1, total: 3, result: 'none', odds: [0.2, 0.3, 0.3, 0.2, 0] },
  { what: '28th Foot fires at 1st Light, skirmishing, at 8 in', target: skirmishers, at: 8, face: 9, points: 2, die: 0, total: 9, result: 'lively', odds: [0.8, 0.2, 0, 0, 0] },
  { what: '2nd Line fires at the Old Guard, in column in woods, at 6 in', target: { ...column, class: 'guard', bases: 3, cover: ['woods'] }, at: 6, face: 10, points: 8, die: -1, total: 9, result: 'telling', odds: [0.5, 0.3, 0.2, 0, 0] },
]
