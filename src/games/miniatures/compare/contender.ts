import { shallowRef } from 'vue'
import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { deliberate } from '@/rules/index.ts'
import type { MiniaturesState } from '@/rules/miniatures/index.ts'
import type { OddsView, ResolveView } from '@/ui/resolve/view.ts'
import { outcomeOf } from '../describe/outcome.ts'
import { commandOf, type ProcedureId, type ResolveInputs } from '../resolve/inputs.ts'
import { inputsFor } from '../resolve/prefill.ts'
import { eligibleFirst } from '../resolve/roles.ts'
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

/** One of the two, as it would be resolved now. */
export interface Contender {
  readonly inputs: ResolveInputs
  readonly title: string
  /** How a charge is answered; empty for anything else. */
  readonly answer: string
  readonly totals: readonly TotalView[]
  readonly odds: OddsView | undefined
  /** What it comes to where no die is thrown. */
  readonly certain: string
  /** What each side has to expect; nothing while it cannot be resolved. */
  readonly expected: readonly Expected[]
  readonly refusal: ResolveView['refusal']
  /** Whether everything is chosen. */
  readonly isWhole: boolean
  /** Whether it is whole and within the rules. */
  readonly isSound: boolean
}

/** Looks at a resolution as its sheet would show it, with what it has to be expected to cost. */
export function contender(inputs: ResolveInputs, table: ResolveTable): Contender {
  const state = table.state.value
  const whole = settled(state, inputs)
  const command = commandOf(whole)
  const title = messages.miniatures.screens.procedureTitles[inputs.procedure]
  const { firstSupported, secondSupported } = whole.choices
  const referee = ridingHome(table.referee, {
    attackerSupported: firstSupported,
    defenderSupported: secondSupported,
  })
  const untouched = { ...table, referee, resolved: shallowRef(null), waitingCommand: shallowRef(null) }
  const { sums, odds, refusal, phase } = resolveView({ title, command }, untouched)
  const isSound = command !== null && phase !== 'refused'
  const preview = command === null ? null : deliberate(referee, state, command, [])
  const outcome = preview?.kind === 'decided' ? outcomeOf(preview.reasons) : undefined
  return {
    inputs: whole,
    title,
    answer: whole.procedure === 'charge' ? answerOf(whole) : '',
    totals: totalsOf(sums),
    odds,
    certain: outcome?.heading ?? '',
    expected: isSound ? weigh(referee, state, command) : [],
    refusal,
    isWhole: command !== null,
    isSound,
  }
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
