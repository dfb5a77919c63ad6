import {
  answersIn,
  aspects,
  formations,
  meleeOf,
  opponentOf,
  stepIds,
  type MiniaturesState,
  type Unit,
} from '@/rules/miniatures/index.ts'
import type { Difference } from './standard.ts'

/** Which of what there is, by number. */
export interface Choices {
  readonly one: number
  readonly other: number
  readonly choice: number
}

type Make = (state: MiniaturesState, choices: Choices) => Difference | null

function pick<Value>(values: readonly Value[], number: number): Value | null {
  return values[number % Math.max(1, values.length)] ?? null
}

function standing({ units, turn }: MiniaturesState, side: 'attacker' | 'defender'): readonly Unit[] {
  const attacker = turn?.attacker ?? 'a'
  const wanted = side === 'attacker' ? attacker : opponentOf(attacker)
  return units.filter((unit) => unit.side === wanted && unit.removed === null)
}

/** Commands that make sense as things stand, or nearly so; null where there is nothing to do. */
const makers = {
  declare: (state, { one, other }) => {
    const free = state.charges.filter(({ stage }) => stage === 'free').map(({ charger }) => charger)
    const charger = pick([...free, ...standing(state, 'attacker').map(({ id }) => id)], one)
    const target = pick(standing(state, 'defender'), other)
    return { type: 'declareCharge', charger: charger ?? 'u1', target: target?.id ?? 'u1' }
  },
  answer: (state, { one, other, choice }) => {
    const charge = pick(state.charges, one)
    if (charge === null) return null
    const by = choice % 5 === 0 ? pick(standing(state, 'defender'), other) : null
    const how = by === null ? pick(answersIn(state, charge), choice) : 'counterCharge'
    const asked = {
      type: 'answerCharge',
      charger: charge.charger,
      target: charge.target,
      answer: how ?? 'stand',
    }
    return by === null ? asked : { ...asked, by: by.id }
  },
  ride: ({ charges }, { one, other, choice }) => {
    const charge = pick(
      charges.filter(({ stage }) => stage === 'declared'),
      one,
    )
    if (charge === null) return null
    return {
      type: 'moveCharger',
      charger: charge.charger,
      reaches: other % 4 !== 0,
      aspect: pick(aspects, choice) ?? 'front',
    }
  },
  callOff: ({ charges }, { one }) => {
    const charge = pick(charges, one)
    return charge === null ? null : { type: 'callOffCharge', charger: charge.charger }
  },
  fight: (state, { one, other }) => {
    const inContact = state.charges.filter(({ stage }) => stage === 'contact')
    const charge = pick(inContact, one)
    if (charge !== null) return { ...meleeOf(state, charge) }
    const locked = pick(
      state.units.filter(({ lockedWith }) => lockedWith.length > 0),
      one,
    )
    const opponent = pick(locked?.lockedWith ?? [], other)
    return locked === null || opponent === null
      ? null
      : { type: 'melee', attacker: locked.id, defender: opponent }
  },
  fire: (state, { one, other, choice }) => {
    const sides = choice % 2 === 0 ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const)
    const firer = pick(
      standing(state, sides[0]).filter(({ arm }) => arm !== 'cavalry'),
      one,
    )
    const target = pick(standing(state, sides[1]), other)
    if (firer === null || target === null) return null
    return { type: 'fire', firers: [{ unit: firer.id }], target: target.id, distance: 4 }
  },
  rally: ({ units }, { one }) => {
    const unit = pick(
      units.filter(({ marker, removed }) => marker && removed === null),
      one,
    )
    return unit === null ? null : { type: 'rally', unit: unit.id }
  },
  move: (state, { one, choice }) => ({
    type: 'moveUnit',
    unit: pick(standing(state, 'attacker'), one)?.id ?? 'u1',
    ...(choice % 3 === 0 ? { formation: pick(formations, choice) ?? 'line' } : {}),
  }),
  goTo: (_state, { one }) => ({ type: 'goToStep', step: pick(stepIds, one) ?? 'charges' }),
  end: () => ({ type: 'endHalfTurn' }),
  begin: () => ({ type: 'rollFirst' }),
  leave: ({ units }, { one }) => ({ type: 'leaveTable', unit: pick(units, one)?.id ?? 'u1' }),
  remove: ({ units }, { one }) => ({ type: 'deleteUnit', unit: pick(units, one)?.id ?? 'u1' }),
  correct: ({ units }, { one, choice }) => ({
    type: 'correct',
    unit: pick(units, one)?.id ?? 'u1',
    changes: choice % 2 === 0 ? { bases: 1 } : { marker: true, onTable: choice % 3 !== 0 },
    note: 'miscounted',
  }),
} satisfies Readonly<Record<string, Make>>

type Intention = keyof typeof makers

/** What a hand has in mind, the commonest more often. */
export const intentions: readonly Intention[] = [
  ...many('declare', 6),
  ...many('answer', 8),
  ...many('ride', 8),
  ...many('fight', 6),
  ...many('fire', 3),
  ...many('rally', 2),
  ...many('move', 2),
  'callOff',
  'goTo',
  'end',
  'begin',
  'leave',
  'remove',
  'correct',
]

function many(intention: Intention, times: number): readonly Intention[] {
  return Array<Intention>(times).fill(intention)
}

/** The command that an intention comes to; null where there is nothing to do. */
export function commandFor(
  intention: Intention,
  state: MiniaturesState,
  choices: Choices,
): Difference | null {
  const make: Make = makers[intention]
  return make(state, choices)
}
