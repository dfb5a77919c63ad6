import { cellOf, numberIn, type Provenance } from '../chart.ts'
import { refuse, type Parameters } from '../reason.ts'
import { house, rule } from '../chart-building.ts'
import { requirePossibleUnit, requireStanding } from './check.ts'
import type { Firer, FireInput } from './fire-input.ts'
import { columnOf } from './fire-sum.ts'
import type { MiniaturesRules } from './rules.ts'

interface Bar {
  readonly code: string
  readonly field: string
  readonly provenance: Provenance
  readonly holds: (firer: Firer) => boolean
}

/** What keeps a unit from firing at all. */
const bars: readonly Bar[] = [
  {
    code: 'cavalryDoesNotFire',
    field: 'arm',
    provenance: house('M7'),
    holds: ({ arm }) => arm === 'cavalry',
  },
  {
    code: 'squareDoesNotFire',
    field: 'formation',
    provenance: rule('Movement'),
    holds: ({ formation }) => formation === 'square',
  },
  {
    code: 'chargerDoesNotFire',
    field: 'charging',
    provenance: house('M7'),
    holds: ({ charging }) => charging,
  },
  {
    code: 'lockedDoesNotFire',
    field: 'inMelee',
    provenance: house('M7'),
    holds: ({ inMelee }) => inMelee,
  },
]

/** Refuses fire that the rules do not allow, or units that cannot be. @throws Refused */
export function requireLegalFire(input: FireInput, rules: MiniaturesRules): void {
  input.firers.forEach((firer, index) => requireFirer(firer, `firers[${index}]`))
  requirePossibleUnit(input.target, 'target')
  requireStanding(input.target, 'target')
  requireAloneOrGuns(input.firers)
  if (input.target.inMelee) refuse('nobodyFiresIntoMelee', 'target.inMelee', house('M7'))
  requireChargerNear(input, rules)
  requireInRange(input, rules)
}

function requireFirer(firer: Firer, path: string): void {
  requirePossibleUnit(firer, path)
  requireStanding(firer, path)
  const bar = bars.find(({ holds }) => holds(firer))
  if (bar !== undefined) refuse(bar.code, `${path}.${bar.field}`, bar.provenance, { unit: firer.name })
}

function requireAloneOrGuns(firers: readonly Firer[]): void {
  const other = firers.findIndex(({ arm }) => arm !== 'artillery')
  if (firers.length > 1 && other >= 0) {
    refuse('onlyGunsFireTogether', `firers[${other}].arm`, rule('Sequence of play'))
  }
}

function requireChargerNear({ atCharger, distance }: FireInput, rules: MiniaturesRules): void {
  const limit = cellOf(rules.charts.fireLimits, 'inchesAtCharger', 'value')
  const inches = numberIn(limit)
  if (atCharger && distance > inches) {
    refuse('chargerTooFar', 'distance', limit.provenance, { distance, inches })
  }
}

function requireInRange({ firers, distance }: FireInput, rules: MiniaturesRules): void {
  firers.forEach((firer) => {
    const range = longestRange(firer, rules)
    if (distance > range)
      refuse('outOfRange', 'distance', rule('Movement'), outOfRange(firer, distance, range))
  })
}

function outOfRange({ name, arm }: Firer, distance: number, range: number): Parameters {
  return { unit: name, arm, distance, range }
}

/** How far an arm reaches, in inches: the end of the last band that gives it points. */
function longestRange(firer: Firer, rules: MiniaturesRules): number {
  const column = columnOf(firer)
  const reached = rules.charts.firePoints.rows.filter(({ cells }) => cells[column].value !== null)
  return Math.max(0, ...reached.map(({ to }) => to ?? Infinity))
}
