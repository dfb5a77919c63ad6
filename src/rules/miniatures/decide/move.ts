import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { isPinned, isCharging } from '../charges.ts'
import { house } from '../charts/build.ts'
import { requirePossibleUnit } from '../check.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import { movementAllowance } from '../movement.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import { requireOnTable } from './find.ts'
import { writeHeading } from './heading.ts'
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
  { ledger }: Table,
): Effects {
  const unit = requireOnTable(state, command.unit, 'unit')
  const after = {
    ...unit,
    formation: command.formation ?? unit.formation,
    cover: command.cover ?? unit.cover,
  }
  requirePossibleUnit(after, '')
  writeHeading(ledger, command.moves ? 'moveUnit' : 'changeFormation', {
    unit: unit.name,
    formation: after.formation,
    changed: Number(after.formation !== unit.formation),
  })
  if (command.moves) allow(state, unit, after, command, { ledger })
  else requireFreeToForm(unit)
  const changed = after.formation !== unit.formation || command.cover !== undefined
  return [
    ...(changed ? [{ type: 'unitChanged', unit: storableUnit(after) } as const] : []),
    ...(command.moves ? [{ type: 'unitMoved', unit: unit.id } as const] : []),
  ]
}

function allow(
  state: MiniaturesState,
  unit: Unit,
  after: Unit,
  { changes, ground }: CommandOf<'moveUnit'>,
  table: Pick<Table, 'ledger'>,
): void {
  const formation = changes === 'before' ? after.formation : unit.formation
  movementAllowance(
    {
      unit: { ...unit, formation },
      ground,
      charging: isCharging(state, unit.id),
      pinned: isPinned(state, unit.id),
      inMelee: unit.lockedWith.length > 0,
    },
    state.rules,
    table,
  )
}

/** A unit in melee keeps its formation. */
function requireFreeToForm({ lockedWith, name }: Unit): void {
  if (lockedWith.length > 0) refuse('lockedDoesNotMove', 'unit', house('M12'), { unit: name })
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
