import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { chargeOf } from '../charges.ts'
import { house } from '../../chart-building.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { Charge } from '../turn.ts'
import { chargeSet, declaredCharge, ended } from './answer.ts'
import type { DecisionTable } from './decider.ts'
import { unitMoved } from './deed.ts'
import { requireOnTable } from './find.ts'
import { writeHeading, writeNote } from '../../heading.ts'

type Effects = readonly MiniaturesEffect[]

const m10 = house('M10')

/** A unit declares a charge, or goes on once its way is free. (Sheet: Sequence of play, b; M10.) */
export function decideDeclareCharge(
  state: MiniaturesState,
  command: CommandOf<'declareCharge'>,
  { ledger, noteOrder }: DecisionTable,
): Effects {
  const charger = requireOnTable(state, command.charger, 'charger')
  const target = requireOnTable(state, command.target, 'target')
  const charge = declaredCharge(state, charger, target)
  writeHeading(ledger, charge.goesOn ? 'chargeGoesOn' : 'declareCharge', {
    charger: charger.name,
    target: target.name,
  })
  noteOrder(state, 'reaction', [], ledger)
  return [chargeSet(charge)]
}

/** A charge that is not ridden home. Before it was answered, it is as if it had not been declared. */
export function decideCallOffCharge(
  state: MiniaturesState,
  command: CommandOf<'callOffCharge'>,
  { ledger }: Table,
): Effects {
  const { charge, charger } = requireDeclared(state, command.charger)
  writeHeading(ledger, 'callOffCharge', { charger: charger.name })
  if (charge.answer === null && !charge.goesOn) return [{ type: 'chargeDropped', charger: charger.id }]
  return [ended(state, charge, false, 'calledOff')]
}

/** A charge that has not moved yet. @throws Refused where there is none */
function requireDeclared(
  state: MiniaturesState,
  id: string,
): { readonly charge: Charge; readonly charger: Unit } {
  const charger = requireOnTable(state, id, 'charger')
  const charge = chargeOf(state, id) ?? refuse('doesNotCharge', 'charger', m10, { unit: charger.name })
  if (charge.stage !== 'declared') refuse('chargeHasMoved', 'charger', m10, { unit: charger.name })
  return { charge, charger }
}

/** A charger moves: into contact, which pins its target, or it falls short. (Sheet: Sequence of play, c.) */
export function decideMoveCharger(
  state: MiniaturesState,
  { charger: id, reaches, aspect }: CommandOf<'moveCharger'>,
  { ledger }: Table,
): Effects {
  const { charge, charger } = requireDeclared(state, id)
  const target = requireOnTable(state, charge.target, 'charger')
  writeHeading(ledger, reaches ? 'chargeReaches' : 'chargeFallsShort', {
    charger: charger.name,
    target: target.name,
    aspect,
  })
  if (charge.answer === null) writeNote(ledger, 'guide.unanswered', { unit: target.name })
  const moved = { ...charge, aspect }
  return [
    reaches ? chargeSet({ ...moved, stage: 'contact' }) : ended(state, moved, false, 'short'),
    ...unitMoved(state, charger),
  ]
}
