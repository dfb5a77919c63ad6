import { later } from '@/messages/later.ts'
import {
  chargeOf,
  isPinned,
  type DeedKind,
  type MiniaturesState,
  type Unit,
} from '@/rules/miniatures/index.ts'
import type { ProcedureId } from '../resolve/inputs.ts'

const { doing, done } = later.play

/** What a unit does or suffers in this half-turn, in small words: "charging". */
export function doingWords(state: MiniaturesState, unit: Unit): readonly string[] {
  if (unit.removed !== null) return []
  const charges = isUnderWay(state, unit)
  const leaves = state.leaving.includes(unit.id)
  const said: readonly (readonly [boolean, string])[] = [
    [charges, doing.charging],
    [isPinned(state, unit.id) && unit.lockedWith.length === 0 && !leaves, doing.pinned],
    [state.moved.includes(unit.id) && !charges, doing.moved],
    [leaves, doing.leaving],
  ]
  return said.filter(([holds]) => holds).map(([, word]) => word)
}

function isUnderWay(state: MiniaturesState, { id }: Unit): boolean {
  const stage = chargeOf(state, id)?.stage
  return stage === 'declared' || stage === 'contact' || stage === 'free'
}

/** The deed that each procedure is, for whoever does it. */
const deedOf: Partial<Readonly<Record<ProcedureId, DeedKind>>> = {
  fire: 'fire',
  melee: 'melee',
  morale: 'rally',
}

/** That a unit has done its part in this half-turn, in a word; undefined where it has not. */
export function doneWord(state: MiniaturesState, procedure: ProcedureId, { id }: Unit): string | undefined {
  if (procedure === 'charge') return hasAnswer(state, id) ? done.charge : undefined
  const kind = deedOf[procedure]
  return kind !== undefined && state.deeds.some((deed) => deed.kind === kind && deed.unit === id)
    ? done[kind]
    : undefined
}

/** A charge is dealt with once it is answered; one that may go on is not. */
function hasAnswer(state: MiniaturesState, charger: string): boolean {
  const charge = chargeOf(state, charger)
  return charge !== null && charge.answer !== null && charge.stage !== 'free'
}
