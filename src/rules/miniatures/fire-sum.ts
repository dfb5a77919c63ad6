import { bandOf, cellIn, cellOf, ChartFault, numberIn, type FoundCell, type Row } from '../chart.ts'
import type { Ledger } from '../reason.ts'
import { house } from '../chart-building.ts'
import type { FireResult, PointsColumn } from './charts/index.ts'
import type { Firer, FireInput } from './fire-input.ts'
import type { MiniaturesRules } from './rules.ts'
import { bestCover, type UnitDescription } from './units.ts'

/** What is added before the fraction is cut, so that a half goes up. */
const half = 0.5

type Multiplier = 'skirmishingFirer' | 'markedFirer' | 'damagedGun' | 'movedGun'

type Firing = UnitDescription & Pick<Firer, 'moved'>

/** Firers whose points a player counts in one go: same points a base, same halvings. */
interface Volley {
  readonly count: number
  readonly points: FoundCell
  readonly to: number
  readonly halvings: readonly Multiplier[]
}

/** The fire points with their reasons, and the row of the effect chart that they lead to. (M2–M4, M6.) */
export function firePoints(
  input: FireInput,
  rules: MiniaturesRules,
  ledger: Ledger,
): { readonly points: number; readonly row: Row<string, FireResult> } {
  const volleys = volleysOf(input, rules)
  const [first] = volleys
  const alike = first !== undefined && volleys.every((volley) => sameHalvings(volley, first))
  const sum = volleys.reduce((points, volley) => points + writeVolley(volley, alike, rules, ledger), 0)
  const shared = alike ? first.halvings : []
  const halved = shared.reduce((points, halving) => points * writeMultiplier(halving, rules, ledger), sum)
  const exact = halved * targetMultiplier(input, rules, ledger)
  return closePoints(exact, rules, ledger)
}

function volleysOf({ firers, distance }: FireInput, rules: MiniaturesRules): readonly Volley[] {
  const chart = rules.charts.firePoints
  const band = bandOf(chart, distance)
  if (band === undefined) throw new ChartFault(chart.id, String(distance), 'infantry')
  const volleys = new Map<string, Volley>()
  for (const firer of firers) {
    const points = cellIn(chart, band, columnOf(firer))
    const halvings = halvingsOf(firer, rules)
    const key = [points.place.column, ...halvings].join()
    const count = (volleys.get(key)?.count ?? 0) + firer.bases
    volleys.set(key, { count, points, to: band.to ?? distance, halvings })
  }
  return [...volleys.values()]
}

/** The column of the points chart that a firer reads. */
export function columnOf({ arm, kind }: UnitDescription): PointsColumn {
  if (arm === 'infantry') return 'infantry'
  return kind === 'heavyGun' ? 'heavyGun' : 'otherGun'
}

/** What a unit's own fire is multiplied by: skirmishing, its markers, a gun that moved. (M6.) */
export function ownFireFactor(firer: Firing, rules: MiniaturesRules): number {
  return product(halvingsOf(firer, rules), rules)
}

function halvingsOf(firer: Firing, rules: MiniaturesRules): readonly Multiplier[] {
  const applies: Readonly<Record<Multiplier, boolean>> = {
    skirmishingFirer: firer.formation === 'skirmish',
    markedFirer: firer.marker,
    damagedGun: firer.damaged,
    movedGun: firer.arm === 'artillery' && firer.moved && rules.options.movedGuns === 'half',
  }
  const order: readonly Multiplier[] = ['skirmishingFirer', 'markedFirer', 'damagedGun', 'movedGun']
  return order.filter((halving) => applies[halving])
}

function sameHalvings(one: Volley, other: Volley): boolean {
  return one.halvings.join() === other.halvings.join()
}

/** Writes the line of one volley. Where the guns differ, its halvings are taken within the line. */
function writeVolley(volley: Volley, alike: boolean, rules: MiniaturesRules, ledger: Ledger): number {
  const { count, points, to, halvings } = volley
  const each = numberIn(points)
  const multiplier = alike ? 1 : product(halvings, rules)
  const value = count * each * multiplier
  const reduced = alike ? '' : halvings.join('+')
  ledger.fromCell(points, {
    key: points.place.column === 'infantry' ? 'fire.bases' : 'fire.guns',
    parameters: { count, points: each, to, reduced, multiplier },
    value,
    operation: 'add',
    sum: 'points',
  })
  return value
}

function product(halvings: readonly Multiplier[], rules: MiniaturesRules): number {
  const chart = rules.charts.fireMultipliers
  return halvings.reduce((all, halving) => all * numberIn(cellOf(chart, halving, 'value')), 1)
}

function writeMultiplier(halving: Multiplier, rules: MiniaturesRules, ledger: Ledger): number {
  const cell = cellOf(rules.charts.fireMultipliers, halving, 'value')
  return ledger.read(cell, { key: `fire.${halving}`, operation: 'times', sum: 'points' })
}

function targetMultiplier(input: FireInput, rules: MiniaturesRules, ledger: Ledger): number {
  return skirmishMultiplier(input, rules, ledger) * exposedMultiplier(input, rules, ledger)
}

function skirmishMultiplier({ target }: FireInput, rules: MiniaturesRules, ledger: Ledger): number {
  if (target.formation !== 'skirmish') return 1
  const cell = cellOf(rules.charts.fireMultipliers, 'skirmishingTarget', 'value')
  return ledger.read(cell, { key: 'fire.skirmishingTarget', operation: 'times', sum: 'points' })
}

function exposedMultiplier(input: FireInput, rules: MiniaturesRules, ledger: Ledger): number {
  const why = exposure(input)
  if (why === '' || rules.options.exposedTarget === 'die') return 1
  const cell = cellOf(rules.charts.fireMultipliers, 'exposedTarget', 'value')
  return ledger.read(cell, {
    key: 'fire.exposedTarget',
    parameters: { why },
    operation: 'times',
    sum: 'points',
  })
}

/** What exposes the target, joined by +: its formation, the flank or the rear. Counted once however many. */
function exposure({ target, aspect }: FireInput): string {
  const formation = target.formation === 'column' || target.formation === 'square' ? target.formation : ''
  const side = aspect === 'front' ? '' : aspect
  return [formation, side].filter((word) => word !== '').join('+')
}

function closePoints(
  exact: number,
  rules: MiniaturesRules,
  ledger: Ledger,
): { readonly points: number; readonly row: Row<string, FireResult> } {
  const chart = rules.charts.fireEffect
  const points = wholePoints(exact, rules, ledger)
  const row = bandOf(chart, points)
  if (row === undefined) throw new ChartFault(chart.id, String(points), 'lively')
  ledger.fromCell(cellIn(chart, row, 'lively'), {
    key: 'fire.points',
    parameters: { from: row.from ?? 0, to: row.to ?? 'more' },
    value: points,
    operation: 'total',
    sum: 'points',
  })
  return { points, row }
}

/** Rounds to the nearest whole with a half upward, and to no less than legal fire is worth. (M6.) */
function wholePoints(exact: number, rules: MiniaturesRules, ledger: Ledger): number {
  const least = cellOf(rules.charts.fireLimits, 'leastPoints', 'value')
  const rounded = Math.floor(exact + half)
  const points = Math.max(numberIn(least), rounded)
  if (points === exact) return points
  const key = points > rounded ? 'fire.leastPoints' : 'fire.rounded'
  const line = { key, parameters: { exact }, value: points, operation: 'note', sum: 'points' } as const
  if (points > rounded) ledger.fromCell(least, line)
  else ledger.write({ ...line, provenance: house('M6') })
  return points
}

/** What is added to the fire die, with its reasons. (M4, M5.) */
export function fireDieModifier(input: FireInput, rules: MiniaturesRules, ledger: Ledger): number {
  const value = exposedDie(input, rules, ledger) + coverDie(input.target, rules, ledger)
  ledger.write({
    key: 'fire.onTheDie',
    parameters: {},
    value,
    operation: 'total',
    sum: 'die',
    provenance: { kind: 'rule', section: 'Fire combat effects chart' },
  })
  return value
}

function exposedDie(input: FireInput, rules: MiniaturesRules, ledger: Ledger): number {
  const why = exposure(input)
  if (why === '' || rules.options.exposedTarget === 'points') return 0
  const cell = cellOf(rules.charts.fireDie, 'exposedTarget', 'value')
  return ledger.read(cell, { key: 'fire.exposedDie', parameters: { why }, operation: 'add', sum: 'die' })
}

function coverDie(target: UnitDescription, rules: MiniaturesRules, ledger: Ledger): number {
  const best = bestCover(target.cover, (cover) => -numberIn(cellOf(rules.charts.fireDie, cover, 'value')))
  if (best === null) return 0
  const cell = cellOf(rules.charts.fireDie, best, 'value')
  return ledger.read(cell, { key: `fire.cover.${best}`, operation: 'add', sum: 'die' })
}
