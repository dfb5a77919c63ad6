import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { chargeOf, isPinned } from '../charges.ts'
import { house, rule } from '../../chart-building.ts'
import { requirePossibleUnit } from '../check.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import { movementAllowance } from '../movement.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { DecisionTable } from './decider.ts'
import { unitMoved } from './deed.ts'
import { requireOnTable } from './find.ts'
import { writeHeading } from '../../heading.ts'
import { storableUnit } from './store.ts'
import { removalEffects } from './suffer.ts'

type Effects = readonly MiniaturesEffect[]

/**
 * A unit moves, changes formation before the move or after it, or both. The distance is measured on the
 * table; the sum says how far it may go. (Sheet: Movement; M1.)
 */
export function decideMoveUnit(
  state: MiniaturesState,
  command: CommandOf<'moveUnit'>,
  { ledger, noteOrder }: DecisionTable,
): Effects {
  const unit = requireOnTable(state, command.unit, 'unit')
  const after = {
    ...unit,
    formation: command.formation ?? unit.formation,
    cover: command.cover ?? unit.cover,
  }
  requirePossibleUnit(after, '')
  writeHeading(ledger, headingOf(command), {
    unit: unit.name,
    formation: after.formation,
    cover: after.cover.join('+'),
    changed: Number(after.formation !== unit.formation),
  })
  if (command.moves) {
    noteOrder(state, 'move', [unit], ledger)
    allow(state, unit, after, command, { ledger })
  } else requireFreeToForm(state, unit)
  const changed = after.formation !== unit.formation || command.cover !== undefined
  return [
    ...(changed ? [{ type: 'unitChanged', unit: storableUnit(after) } as const] : []),
    ...(command.moves ? unitMoved(state, unit) : []),
  ]
}

function headingOf({ moves, formation, cover }: CommandOf<'moveUnit'>): string {
  if (moves) return 'moveUnit'
  return formation === undefined && cover !== undefined ? 'changeCover' : 'changeFormation'
}

function allow(
  state: MiniaturesState,
  unit: Unit,
  after: Unit,
  { changes, ground }: CommandOf<'moveUnit'>,
  table: Pick<Table, 'ledger'>,
): void {
  const charge = chargeOf(state, unit.id)
  if (charge !== null && charge.stage !== 'declared') {
    refuse('chargeHasMoved', 'unit', house('M10'), { unit: unit.name })
  }
  const formation = changes === 'before' ? after.formation : unit.formation
  movementAllowance(
    {
      unit: { ...unit, formation },
      ground,
      charging: charge !== null,
      pinned: isPinned(state, unit.id),
      inMelee: unit.lockedWith.length > 0,
    },
    state.rules,
    table,
  )
}

/** A unit in melee, or reached by a charge, keeps its formation. */
function requireFreeToForm(state: MiniaturesState, { id, lockedWith, name }: Unit): void {
  if (lockedWith.length > 0) refuse('lockedDoesNotMove', 'unit', house('M12'), { unit: name })
  if (isPinned(state, id)) refuse('pinnedDoesNotMove', 'unit', rule('Sequence of play'), { unit: name })
}

/**
 * A unit has fallen back over the table's edge, or has not after all. It is removed as the rally step ends,
 * and at once where no turn is played. (Sheet: Sequence of play, g; M14.)
 */
export function decideLeaveTable(
  state: MiniaturesState,
  { unit: id, leaves }: CommandOf<'leaveTable'>,
  { ledger }: Table,
): Effects {
  const unit = requireOnTable(state, id, 'unit')
  writeHeading(ledger, leaves ? 'leaveTable' : 'stayOnTable', { unit: unit.name })
  if (state.turn === null) return leaves ? removalEffects(unit, 'drivenOff', true) : []
  return [
    { type: 'unitLeaving', unit: id, leaves },
    ...(leaves ? unit.lockedWith : []).map((other): MiniaturesEffect => ({
      type: 'unitsFreed',
      units: [id, other],
    })),
  ]
}
