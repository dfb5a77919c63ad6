import { messages } from '@/messages/index.ts'
import { combat, type CombatCommand, type MiniaturesState } from '@/rules/miniatures/index.ts'
import type { OddsView, ResolveView, SumView } from '@/ui/resolve/view.ts'
import type { CombatReferee, ResolveTable } from './table.ts'

const { screens } = messages.miniatures

/** A command, of which is asked what it may come to. */
export interface Question {
  readonly referee: CombatReferee
  /** The state that it is decided on. */
  readonly state: MiniaturesState
  readonly command: CombatCommand
  /** Faces that already lie on the table. */
  readonly known: readonly number[]
  /** Whether it is resolved: then all of it is meant, and not only the next die. */
  readonly isOver: boolean
}

/** The chance that an officer falls in passing. */
export interface Risk {
  readonly officer: string
  /** 0 to 1. */
  readonly probability: number
}

export interface Chances {
  readonly odds: OddsView | undefined
  readonly risks: readonly Risk[]
}

/** What is to be asked of a table; null while something is still to be chosen. */
export function questionOf(command: CombatCommand | null, table: ResolveTable): Question | null {
  const resolved = table.resolved.value
  if (resolved !== null) {
    const { before: state, command } = resolved
    return { referee: refereeOf(command, table), state, command, known: [], isOver: true }
  }
  const state = table.state.value
  const waiting = table.waitingCommand.value
  if (waiting !== null) {
    const known = waiting.rolls.map(({ face }) => face)
    return {
      referee: refereeOf(waiting.command, table),
      state,
      command: waiting.command,
      known,
      isOver: false,
    }
  }
  return command === null
    ? null
    : { referee: refereeOf(command, table), state, command, known: [], isOver: false }
}

/** Who moves first is the game's affair; all else is fighting, and sooner told by it alone. */
function refereeOf({ type }: CombatCommand, { referee }: ResolveTable): CombatReferee {
  return type === 'rollFirst' ? referee : combat
}

/** Whether two questions have the same answer. */
export function isSameQuestion(one: Question, other: Question): boolean {
  if (one.state !== other.state || one.referee !== other.referee) return false
  const said = ({ command, known, isOver }: Question): string =>
    JSON.stringify([command, known, command.type === 'fallenLeader' && isOver])
  return said(one) === said(other)
}

/** A view of the sheet with the chances; before the roll an officer's stands below the sums. */
export function withChances(view: ResolveView, { odds, risks }: Chances): ResolveView {
  if (view.phase === 'refused') return view
  if (view.phase === 'after') return { ...view, odds, ...(odds?.sides === undefined ? {} : thrown(view)) }
  return { ...view, odds, sums: [...view.sums, ...riskSums(risks)] }
}

/** The face of the one die that decided. */
function thrown({ sumLines = [] }: ResolveView): Pick<ResolveView, 'rolled'> {
  return { rolled: sumLines[0]?.dice[0]?.face }
}

function riskSums(risks: readonly Risk[]): readonly SumView[] {
  if (risks.length === 0) return []
  const lines = risks.map(({ officer, probability }) => ({
    label: screens.leaderRisk(officer),
    value: messages.ui.percent(probability),
    total: false,
  }))
  return [{ id: 'leader', lines }]
}
