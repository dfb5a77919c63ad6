import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import {
  openTasks,
  opponentOf,
  sideOfStep,
  stepAfter,
  stepIds,
  tasksOf,
  type MiniaturesState,
  type Nation,
  type Side,
  type SideId,
  type StepId,
  type Turn,
} from '@/rules/miniatures/index.ts'
import { sideName } from './task.ts'

const { words } = messages.miniatures
const texts = later.turn

/** The seven steps of a half-turn; who moves first is settled before them. */
const numbered = stepIds.filter((step) => step !== 'initiative')

/** A step that is not the one being played. */
export interface StepLineView {
  readonly step: StepId
  readonly number: number
  readonly label: string
  /** What has come of it, or what it will ask. */
  readonly figure: string
  /** Something was left open in it. */
  readonly leftOpen: boolean
}

/** "Turn 4, French half-turn". */
export function standingOf(state: MiniaturesState): string | null {
  const { turn } = state
  if (turn === null) return null
  const attacker = state.sides.find(({ id }) => id === turn.attacker)
  return attacker === undefined
    ? texts.opening(turn.number)
    : texts.standing(turn.number, halfTurnOf(attacker))
}

/** A side that is called after its nation has the nation's word; any other keeps its own name. */
function halfTurnOf({ name, nation }: Side): string {
  const national = words.nations[nation] === name ? texts.halfTurnOf[nation] : ''
  return national === '' ? texts.halfTurnOfSide(name) : national
}

/** Steps before the one being played, in their order. */
export function stepsDone(state: MiniaturesState, turn: Turn): readonly StepLineView[] {
  return numbered
    .slice(0, Math.max(0, placeOf(turn.step)))
    .map((step) => lineOf(state, step, doneFigure(state, step)))
}

/** Steps after the one being played. */
export function stepsToCome(state: MiniaturesState, turn: Turn): readonly StepLineView[] {
  return numbered
    .slice(placeOf(turn.step) + 1)
    .map((step) => lineOf(state, step, figureToCome(state, turn, step)))
}

function placeOf(step: StepId): number {
  return numbered.findIndex((candidate) => candidate === step)
}

function lineOf(state: MiniaturesState, step: StepId, figure: string): StepLineView {
  return {
    step,
    number: placeOf(step) + 1,
    label: words.steps[step],
    figure,
    leftOpen: openTasks(state, step) > 0,
  }
}

/** "2 charges, 1 square": what was done in a step; what was left open is said as well. */
function doneFigure(state: MiniaturesState, step: StepId): string {
  const open = openTasks(state, step)
  return [deedsIn(state, step), ...(open > 0 ? [texts.done.open(open)] : [])].filter(Boolean).join(', ')
}

function deedsIn(state: MiniaturesState, step: StepId): string {
  const done = tasksOf(state, step).filter(({ standing }) => standing === 'done').length
  const counts: Readonly<Record<StepId, () => string>> = {
    initiative: () => '',
    charges: () => chargesFigure(state),
    chargeMoves: () => texts.done.moved(done),
    moves: () => (done > 0 ? texts.done.moved(done) : ''),
    defenderFire: () => texts.done.fired(done),
    attackerFire: () => texts.done.fired(done),
    melee: () => texts.done.fought(done),
    rally: () => texts.done.checked(done),
  }
  return state.charges.length === 0 && step === 'chargeMoves' ? texts.done.none : counts[step]()
}

function chargesFigure({ charges }: MiniaturesState): string {
  const squares = charges.filter(({ answer, answerHolds }) => answer === 'square' && answerHolds).length
  const all = charges.length === 0 ? texts.done.none : texts.done.charges(charges.length)
  return squares === 0 ? all : `${all}, ${texts.done.squares(squares)}`
}

function figureToCome(state: MiniaturesState, turn: Turn, step: StepId): string {
  const open = openTasks(state, step)
  if (step === 'melee') return open > 0 ? texts.toCome.toFight(open) : ''
  if (step === 'rally') return open > 0 ? texts.toCome.markers(open) : ''
  return turn.attacker === null ? '' : sideName(state, sideOfStep(turn.attacker, step))
}

/** "Step 4 of 7, Britain, artillery first". */
export function stepSubtitle(state: MiniaturesState, { step, attacker }: Turn): string {
  const parts = [texts.stepOf(placeOf(step) + 1, numbered.length)]
  if (attacker === null) return parts.join(', ')
  const side = sideOfStep(attacker, step)
  if (step === 'charges') {
    return [
      ...parts,
      texts.declares(sideName(state, side)),
      texts.reacts(sideName(state, opponentOf(attacker))),
    ].join(', ')
  }
  parts.push(side === null ? texts.both : sideName(state, side))
  if (step === 'defenderFire' || step === 'attackerFire') parts.push(texts.gunsFirst)
  return parts.join(', ')
}

/** Whose colours the step wears; null where it is both sides'. */
export function colourOfStep(state: MiniaturesState, { attacker, step }: Turn): Nation | null {
  const side = attacker === null ? null : sideOfStep(attacker, step)
  return state.sides.find(({ id }) => id === side)?.colour ?? null
}

/** What the button that goes on says, and what is left open. */
export interface GoOnView {
  /** The step to go to; null ends the half-turn. */
  readonly step: StepId | null
  readonly label: string
  readonly note: string
  /** The list is done: going on is the next thing to do. */
  readonly isNext: boolean
}

export function goOn(state: MiniaturesState, turn: Turn): GoOnView {
  const next = stepAfter(turn.step)
  const left = leftOpen(state, turn.step)
  const isNext = left === '' && tasksOf(state, turn.step).length > 0
  if (next !== null) return { step: next, label: texts.goOn(words.steps[next]), note: left, isNext }
  return {
    step: null,
    label: texts.endHalfTurn,
    isNext,
    note: [left, afterwards(state, turn)].filter(Boolean).join(', '),
  }
}

function leftOpen(state: MiniaturesState, step: StepId): string {
  const standing = step === 'moves' ? 'mayAct' : 'open'
  const open = tasksOf(state, step).filter((task) => task.standing === standing).length
  return open === 0 ? '' : texts.leftOpen[step](open)
}

function afterwards(state: MiniaturesState, { half, number, attacker }: Turn): string {
  if (half === 2) return texts.nextTurn(number + 1)
  const next: SideId | null = attacker === null ? null : opponentOf(attacker)
  return texts.nextSide(sideName(state, next))
}
