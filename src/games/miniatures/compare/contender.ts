import { shallowRef } from 'vue'
import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { deliberate } from '@/rules/index.ts'
import type { MiniaturesState } from '@/rules/miniatures/index.ts'
import type { OddsView, ResolveView } from '@/ui/resolve/view.ts'
import { oddsFor } from '../describe/odds.ts'
import { outcomeOf } from '../describe/outcome.ts'
import { commandOf, type ProcedureId, type ResolveInputs } from '../resolve/inputs.ts'
import { inputsFor } from '../resolve/prefill.ts'
import { eligibleFirst } from '../resolve/eligible.ts'
import { settled } from '../resolve/settle.ts'
import type { ResolveTable } from '../resolve/table.ts'
import { resolveView } from '../resolve/view.ts'
import { ridingHome } from './charge-home.ts'
import { weigh, type Expected } from './weigh.ts'

/** What can be set against each other before anything is decided. */
export const comparable = ['fire', 'charge', 'melee'] as const
export type Comparable = (typeof comparable)[number]

export function isComparable(procedure: ProcedureId): procedure is Comparable {
  return comparable.some((id) => id === procedure)
}

export type Letter = 'a' | 'b'

/** The last line of one of its sums. */
export interface TotalView {
  readonly label: string
  readonly value: string
}

/** One of the two as far as it is set up. */
export interface Outline {
  readonly inputs: ResolveInputs
  readonly title: string
  /** Whether everything is chosen. */
  readonly isWhole: boolean
  /** Whether it is whole and within the rules. */
  readonly isSound: boolean
  readonly refusal: ResolveView['refusal']
  /** Whether a charge that is declared would have to be called off for it. */
  readonly callsOff: boolean
}

/** One of the two as it would be resolved now. */
export interface Contender extends Outline {
  /** How a charge is answered; empty for anything else. */
  readonly answer: string
  readonly totals: readonly TotalView[]
  readonly odds: OddsView | undefined
  /** What it comes to where no die is thrown. */
  readonly certain: string
  /** What each side has to expect; nothing while it cannot be resolved. */
  readonly expected: readonly Expected[]
}

/** What is set up so far, and whether the rules allow it; nothing is weighed yet. */
export function outlineOf(inputs: ResolveInputs, table: ResolveTable): Outline {
  const { whole, command, preview, state } = put(inputs, table)
  const isRefused = preview?.kind === 'refused'
  return {
    inputs: whole,
    title: titleOf(inputs),
    isWhole: command !== null,
    isSound: command !== null && !isRefused,
    refusal: isRefused ? viewOf(inputs, table).refusal : undefined,
    callsOff: state !== table.state.value,
  }
}

/** Looks at a resolution as its sheet would show it, with what it has to be expected to cost. */
export function contender(inputs: ResolveInputs, table: ResolveTable): Contender {
  const outline = outlineOf(inputs, table)
  const { whole, command, preview, referee, state } = put(inputs, table)
  const { sums } = viewOf(inputs, table)
  const question =
    outline.isSound && command !== null ? { referee, state, command, known: [], isOver: false } : null
  const outcome = preview?.kind === 'decided' ? outcomeOf(preview.reasons) : undefined
  return {
    ...outline,
    answer: whole.procedure === 'charge' ? answerOf(whole) : '',
    totals: totalsOf(sums),
    odds: question === null ? undefined : oddsFor(question),
    certain: outcome?.heading ?? '',
    expected: question === null ? [] : weigh(referee, state, question.command),
  }
}

function titleOf({ procedure }: ResolveInputs): string {
  return messages.miniatures.screens.procedureTitles[procedure]
}

/** The inputs put to the rules; a charge is ridden home. */
function put(inputs: ResolveInputs, table: ResolveTable) {
  const state = stateFor(inputs, table)
  const whole = settled(state, inputs)
  const { firstSupported, secondSupported } = whole.choices
  const supports = { attackerSupported: firstSupported, defenderSupported: secondSupported }
  const referee = ridingHome(table.referee, supports)
  const command = commandOf(whole)
  const preview = command === null ? null : deliberate(referee, state, command, [])
  return { whole, referee, command, preview, state }
}

/** The game as it is, but whoever fires has declared no charge. Nothing of that is written. (M7.) */
function stateFor(
  { procedure, first, guns }: ResolveInputs,
  { state, referee }: ResolveTable,
): MiniaturesState {
  const firers = procedure === 'fire' ? [first, ...guns] : []
  return state.value.charges
    .filter(({ charger, stage }) => stage === 'declared' && firers.includes(charger))
    .reduce((now, { charger }) => referee.apply(now, { type: 'chargeDropped', charger }), state.value)
}

/** The sheet of a resolution that nobody has begun. */
function viewOf(inputs: ResolveInputs, table: ResolveTable): ResolveView {
  const { referee, command, state } = put(inputs, table)
  const untouched = {
    ...table,
    referee,
    state: shallowRef(state),
    resolved: shallowRef(null),
    waitingCommand: shallowRef(null),
  }
  return resolveView({ title: titleOf(inputs), command }, untouched)
}

function answerOf({ choices: { answer } }: ResolveInputs): string {
  return answer === null ? '' : later.play.answers[answer]
}

function totalsOf(sums: ResolveView['sums']): readonly TotalView[] {
  return sums.flatMap(({ heading, lines }) =>
    lines.filter(({ total }) => total).map(({ label, value }) => ({ label: heading ?? label, value })),
  )
}

/** The same units in another procedure, as far as they can act in it, with all that the game knows. */
export function withProcedure(
  state: MiniaturesState,
  inputs: ResolveInputs,
  procedure: Comparable,
): ResolveInputs {
  const first = eligibleFirst(state, procedure).find(({ id }) => id === inputs.first)
  if (first === undefined) return { ...inputs, procedure, first: null, guns: [] }
  const known = inputsFor(state, procedure, first.id, inputs)
  return { ...known, second: known.second ?? inputs.second }
}
