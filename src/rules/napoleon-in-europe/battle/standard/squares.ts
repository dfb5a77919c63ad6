import { facesAlike } from '@/dice/index.ts'
import { house, rule } from '../../../chart-building.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import type { Table } from '../../../rulebook.ts'
import { dieSides } from '../../charts/index.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { armOfPiece } from './board.ts'
import { aboutPiece } from './phases.ts'

const formation = rule('Square Formation')

/** Whether infantry may form square before a charger: before cavalry alone, and once. (Square Formation.) */
export function canFormSquare(charger: StandardPiece, target: StandardPiece): boolean {
  return armOfPiece(charger) === 'cavalry' && armOfPiece(target) === 'infantry' && !target.inSquare
}

/** Whether a unit that forms square succeeds: militia throws a die for it. (Square Formation; N17.) */
export function formsSquare(
  { charts }: NapoleonRules,
  battle: StandardBattle,
  piece: StandardPiece,
  { dice, ledger }: Table,
): boolean {
  const { unit, side } = piece
  if (unit !== 'militia') return true
  const cell = cellOf(charts.squareFailure, unit, 'value')
  const failsTo = numberIn(cell)
  const parameters = { ...aboutPiece(battle, piece), most: failsTo }
  const line = { operation: 'note', sum: 'square', parameters } as const
  ledger.read(cell, { ...line, key: 'square.failsTo' })
  const isFormed = (face: number) => face > failsTo
  const face = dice.roll({
    sides: dieSides,
    label: 'charge.square',
    side: seatOf(battle, side),
    alike: facesAlike(dieSides, (each) => String(isFormed(each))),
  })
  const key = isFormed(face) ? 'square.formed' : 'square.failed'
  ledger.write({ ...line, key, value: face, provenance: isFormed(face) ? formation : house('N17') })
  return isFormed(face)
}
