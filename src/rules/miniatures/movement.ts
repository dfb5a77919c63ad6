import * as v from 'valibot'
import { cellOf, numberIn, type FoundCell } from '../chart.ts'
import { refuse, type Parameters } from '../reason.ts'
import type { Procedure, Table } from '../rulebook.ts'
import type { Mover, Pace } from './charts/index.ts'
import { house, rule } from '../chart-building.ts'
import { isHeavyCavalry, requirePossibleUnit, requireStanding } from './check.ts'
import { groundSchema, type Ground, type GroundKind } from './ground.ts'
import type { MiniaturesRules } from './rules.ts'
import { flag, unitSchema } from './schemas.ts'
import type { UnitDescription } from './units.ts'

/** Who would move, over what, and what may hold it back. */
export interface MovementInput {
  /** In the formation that it moves in; null for an officer on his own. */
  readonly unit: UnitDescription | null
  readonly ground: Ground
  readonly charging: boolean
  readonly pinned: boolean
  readonly inMelee: boolean
}

const movementInput: v.GenericSchema<unknown, MovementInput> = v.strictObject({
  unit: v.pipe(v.nullable(unitSchema), v.description('In the formation it moves in; null: an officer alone')),
  ground: groundSchema,
  charging: flag('Charges'),
  pinned: flag('Was contacted by a charge in this half-turn'),
  inMelee: flag('Is locked in melee'),
})

export interface MovementOutcome {
  /** How far it may go, in inches. */
  readonly inches: number
}

/**
 * How far a unit may move now, with the sum: its kind and formation, the ground, hills and fences on the
 * way. (Sheet: Movement; M1.)
 *
 * @throws Refused when it may not move at all, or not over that ground
 */
export function movementAllowance(
  input: MovementInput,
  rules: MiniaturesRules,
  { ledger }: Pick<Table, 'ledger'>,
): MovementOutcome {
  requireMayMove(input)
  const mover = moverOf(input.unit)
  const pace = paceOf(input)
  const cell = cellFor(mover, pace, input, rules)
  const base = ledger.read(cell, {
    key: `movement.${cell.place.column}`,
    parameters: { mover, ground: input.ground.kind },
    operation: 'set',
    sum: 'movement',
  })
  if (pace === 'road' && cell.place.column !== 'road') note('movement.noRoadMove', house('M1'))
  const costs = costOf('hillLevel', input.ground.hillLevels) + costOf('fence', input.ground.fences)
  const inches = Math.max(0, base - costs)
  const parameters = { unit: input.unit?.name ?? '' }
  const line = { parameters, value: inches, sum: 'movement', provenance: rule('Movement') } as const
  ledger.write({ ...line, key: 'movement.inches', operation: 'total' })
  writeReminders(input, rules, { ledger })
  return { inches }

  function costOf(row: 'hillLevel' | 'fence', count: number): number {
    if (count === 0) return 0
    const each = cellOf(rules.charts.movementCosts, row, 'value')
    const cost = count * numberIn(each)
    ledger.fromCell(each, {
      key: `movement.${row}`,
      parameters: { count },
      value: -cost,
      operation: 'add',
      sum: 'movement',
    })
    return cost
  }

  function note(key: string, provenance: FoundCell['provenance']): void {
    ledger.write({ key, parameters: {}, value: 0, operation: 'note', sum: 'movement', provenance })
  }
}

/** What the table has to mind besides the distance. */
function writeReminders(
  { unit, charging }: MovementInput,
  rules: MiniaturesRules,
  { ledger }: Pick<Table, 'ledger'>,
): void {
  const line = { value: 0, operation: 'note', sum: 'movement' } as const
  if (!charging) {
    const cell = cellOf(rules.charts.movementLimits, 'fromEnemy', 'value')
    const inches = numberIn(cell)
    ledger.fromCell(cell, { ...line, key: 'movement.staysClear', parameters: { inches } })
  }
  if (charging && unit?.marker === true) {
    const provenance = rule('Sequence of play')
    ledger.write({ ...line, key: 'movement.checksBeforeContact', parameters: {}, provenance })
  }
}

interface Bar {
  readonly code: string
  readonly field: string
  readonly provenance: FoundCell['provenance']
  readonly holds: (input: MovementInput) => boolean
}

function isCavalry({ unit }: MovementInput): boolean {
  return unit?.arm === 'cavalry'
}

/** What keeps a unit from moving, or from that ground. */
const bars: readonly Bar[] = [
  {
    code: 'lockedDoesNotMove',
    field: 'inMelee',
    provenance: house('M12'),
    holds: ({ inMelee }) => inMelee,
  },
  {
    code: 'pinnedDoesNotMove',
    field: 'pinned',
    provenance: rule('Sequence of play'),
    holds: ({ pinned }) => pinned,
  },
  {
    code: 'squareDoesNotMove',
    field: 'unit.formation',
    provenance: rule('Movement'),
    holds: ({ unit }) => unit?.formation === 'square',
  },
  {
    code: 'gunsDoNotCharge',
    field: 'charging',
    provenance: house('M1'),
    holds: ({ unit, charging }) => charging && unit?.arm === 'artillery',
  },
  {
    code: 'cavalryKeepsOutOfWoods',
    field: 'ground.kind',
    provenance: rule('Movement'),
    holds: (input) => isCavalry(input) && input.ground.kind === 'woods',
  },
  {
    code: 'cavalryKeepsOutOfBuildings',
    field: 'ground.kind',
    provenance: house('M1'),
    holds: (input) => isCavalry(input) && input.ground.kind === 'building',
  },
]

function requireMayMove(input: MovementInput): void {
  const { unit } = input
  if (unit !== null) {
    requirePossibleUnit(unit, 'unit')
    requireStanding(unit, 'unit')
  }
  const bar = bars.find(({ holds }) => holds(input))
  if (bar === undefined) return
  const parameters: Parameters = { unit: unit?.name ?? '' }
  refuse(bar.code, bar.field, bar.provenance, parameters)
}

/** The row of the movement chart that a unit moves by. Light infantry in column moves as a column. (M1.) */
function moverOf(unit: UnitDescription | null): Mover {
  if (unit === null) return 'officer'
  if (unit.arm === 'cavalry') return isHeavyCavalry(unit) ? 'heavyCavalry' : 'lightCavalry'
  if (unit.arm === 'artillery') return unit.kind === 'horse' ? 'horseArtillery' : 'footArtillery'
  if (unit.formation === 'column') return 'columnInfantry'
  return unit.class === 'light' ? 'lightInfantry' : 'lineInfantry'
}

const paceOnGround: Readonly<Record<GroundKind, Pace>> = {
  open: 'basic',
  road: 'road',
  rough: 'rough',
  woods: 'rough',
  building: 'rough',
}

/** A charge goes at the charge, but over rough ground no faster than that allows. (M1.) */
function paceOf({ ground, charging }: MovementInput): Pace {
  const pace = paceOnGround[ground.kind]
  return charging && pace !== 'rough' ? 'charge' : pace
}

/** Whoever has no road move goes along a road as in the open. */
function cellFor(mover: Mover, pace: Pace, { unit }: MovementInput, rules: MiniaturesRules): FoundCell {
  const cell = cellOf(rules.charts.movement, mover, pace)
  if (cell.value !== null) return cell
  if (pace === 'road') return cellOf(rules.charts.movement, mover, 'basic')
  return refuse('hasNoSuchMove', 'charging', cell.provenance, { unit: unit?.name ?? '' })
}

export const movementProcedure: Procedure<MovementInput, MovementOutcome, MiniaturesRules> = {
  id: 'movement',
  input: movementInput,
  run: movementAllowance,
}
