import { refuse, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { house } from '../../chart-building.ts'
import type { CommandOf } from '../commands.ts'
import type { EffectOf, MiniaturesEffect } from '../effects.ts'
import { firstMover } from '../first-mover.ts'
import { openTasks } from '../guide.ts'
import type { MiniaturesState } from '../state.ts'
import type { SideId } from '../sides.ts'
import { stepIds, type StepId, type Turn } from '../turn.ts'
import { opponentOf } from '../sides.ts'
import { requireSide } from './find.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { removalEffects } from './suffer.ts'

type Effects = readonly MiniaturesEffect[]

const m15 = house('M15')
const m16 = house('M16')

const halfTurnEnded: MiniaturesEffect = { type: 'halfTurnEnded' }
const turnEnded: MiniaturesEffect = { type: 'turnEnded' }

function reached(turn: EffectOf<'stepReached'>['turn']): MiniaturesEffect {
  return { type: 'stepReached', turn }
}

/** The turn that is being played. @throws Refused before the first one has begun */
function requireTurn({ turn }: MiniaturesState): Turn {
  return turn ?? refuse('noTurnYet', 'type', m16)
}

/** Begins the first turn; the guide goes from one to the next by itself. */
export function decideBeginTurn(
  { turn, charges }: MiniaturesState,
  _command: CommandOf<'beginTurn'>,
  { ledger }: Table,
): Effects {
  if (turn !== null) refuse('turnUnderWay', 'type', m16, { turn: turn.number })
  writeHeading(ledger, 'beginTurn', { turn: 1 })
  return [...(charges.length > 0 ? [halfTurnEnded] : []), reached(freshTurn(1))]
}

/** A turn of which it is not known yet who moves first. */
function freshTurn(number: number): Turn {
  return { number, half: 1, step: 'initiative', attacker: null, first: null, since: null }
}

/** A die for each side says who moves first. (Sheet: Sequence of play, a; M15.) */
export function decideRollFirst(
  state: MiniaturesState,
  { at }: CommandOf<'rollFirst'>,
  table: Table,
): Effects {
  const turn = requireOpening(state)
  const [a, b] = [requireSide(state, 'a', 'type'), requireSide(state, 'b', 'type')]
  writeHeading(table.ledger, 'rollFirst', { turn: turn.number })
  const first = firstMover({ a, b }, state.rules, table)
  return [reached(openedBy(first, turn, at))]
}

/** Says who moves first without a die, as a scenario may have it. */
export function decideChooseFirst(
  state: MiniaturesState,
  { side: id, at }: CommandOf<'chooseFirst'>,
  { ledger }: Table,
): Effects {
  const turn = requireOpening(state)
  const side = requireSide(state, id, 'side')
  writeHeading(ledger, 'chooseFirst', { side: side.name, turn: turn.number })
  return [reached(openedBy(id, turn, at))]
}

/** Who moves first is settled once a turn. @throws Refused where it has been */
function requireOpening(state: MiniaturesState): Turn {
  const turn = requireTurn(state)
  if (turn.attacker !== null) refuse('firstIsKnown', 'type', m15)
  return turn
}

function openedBy(first: SideId, turn: Turn, at: number | undefined): Turn {
  return { ...turn, step: 'charges', attacker: first, first, since: at ?? null }
}

/** Goes to any step of the half-turn; what is left open on the way is written down, and hinders nobody. (M16.) */
export function decideGoToStep(
  state: MiniaturesState,
  { step }: CommandOf<'goToStep'>,
  { ledger }: Table,
): Effects {
  const turn = requireTurn(state)
  if (turn.attacker === null) refuse('firstIsUnknown', 'step', m15)
  if (step === 'initiative') refuse('firstIsKnown', 'step', m15)
  writeHeading(ledger, 'goToStep', { step, from: turn.step, side: sideName(state, turn.attacker) })
  writeLeftOpen(state, stepsLeft(turn.step, step), ledger)
  return [reached({ ...turn, step })]
}

function sideName({ sides }: MiniaturesState, id: SideId | null): string {
  return sides.find((side) => side.id === id)?.name ?? ''
}

/** The steps that are left on the way to a later one, or to the end of the half-turn: this one and those skipped. */
function stepsLeft(from: StepId, to: StepId | null): readonly StepId[] {
  const [first, beyond] = [stepIds.indexOf(from), to === null ? stepIds.length : stepIds.indexOf(to)]
  return stepIds.slice(first, Math.max(first + 1, beyond))
}

function writeLeftOpen(state: MiniaturesState, steps: readonly StepId[], ledger: Ledger): void {
  for (const step of steps) {
    const open = openTasks(state, step)
    if (open > 0) writeNote(ledger, 'guide.leftOpen', { step, open })
  }
}

/** Removes what was driven off the table; then the sides change roles, or the turn ends. (M16.) */
export function decideEndHalfTurn(
  state: MiniaturesState,
  { at }: CommandOf<'endHalfTurn'>,
  { ledger }: Table,
): Effects {
  const turn = requireTurn(state)
  const { attacker } = turn
  if (attacker === null) refuse('firstIsUnknown', 'type', m15)
  const next = turnAfter(state, turn, attacker, at)
  writeHeading(ledger, next.number === turn.number ? 'changeRoles' : 'beginTurn', {
    turn: next.number,
    side: sideName(state, next.attacker),
  })
  writeLeftOpen(state, stepsLeft(turn.step, null), ledger)
  const driven = state.units.filter(({ id }) => state.leaving.includes(id))
  driven.forEach(({ name }) => writeNote(ledger, 'guide.drivenOff', { unit: name }))
  const ended = next.number === turn.number ? [halfTurnEnded] : [halfTurnEnded, turnEnded]
  return [...driven.flatMap((unit) => removalEffects(unit, 'drivenOff', true)), ...ended, reached(next)]
}

function turnAfter({ rules }: MiniaturesState, turn: Turn, attacker: SideId, at: number | undefined): Turn {
  const since = at ?? null
  if (turn.half === 1) {
    return { ...turn, half: 2, step: 'charges', attacker: opponentOf(attacker), since }
  }
  const next = freshTurn(turn.number + 1)
  if (rules.options.firstMover === 'eachTurn' || turn.first === null) return next
  return { ...next, step: 'charges', attacker: turn.first, first: turn.first, since }
}

/** Brings the guide in line with the table, with the players' reason; who moves first may be rolled for anew. */
export function decideCorrectTurn(
  state: MiniaturesState,
  { number, half, attacker, step }: CommandOf<'correctTurn'>,
  { ledger }: Table,
): Effects {
  const side = requireSide(state, attacker, 'attacker')
  const opens = step === 'initiative'
  if (opens && half === 2) refuse('firstIsKnown', 'step', m15)
  writeHeading(ledger, 'correctTurn', { turn: number, side: side.name, step })
  const { turn } = state
  const isSameTurn = turn?.number === number
  const isSameHalf = isSameTurn && turn.half === half && turn.attacker === attacker && !opens
  const first = half === 1 ? attacker : opponentOf(attacker)
  const since = isSameHalf ? turn.since : null
  return [
    ...(isSameHalf ? [] : [halfTurnEnded]),
    ...(isSameTurn ? [] : [turnEnded]),
    reached(opens ? freshTurn(number) : { number, half, step, attacker, first, since }),
  ]
}
