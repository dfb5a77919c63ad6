import fc from 'fast-check'
import * as v from 'valibot'
import { deliberate, type Deliberation } from '@/rules/index.ts'
import { miniatures, type MiniaturesEffect, type MiniaturesState } from '@/rules/miniatures/index.ts'
import { anyEvening, anyHalfTurn } from './command-arbitraries.ts'
import { begun, lockedInMelee } from './game.ts'
import { commandFor } from './intentions.ts'
import { given } from './resolve.ts'
import type { Difference } from './standard.ts'
import { inTurn } from './turn-game.ts'

export type Answer = Deliberation<MiniaturesEffect>

type Look = (answer: Answer, after: MiniaturesState, before: MiniaturesState) => void
type Tap = readonly [command: Difference, faces: readonly number[]]

/** Puts a command with as many of the faces as it asks for; null where the border stops it. */
export function put(state: MiniaturesState, command: Difference, faces: readonly number[]): Answer | null {
  if (!v.is(miniatures.commandSchema, command)) return null
  const parsed = v.parse(miniatures.commandSchema, command)
  const waits = (count: number) => deliberate(miniatures, state, parsed, given(faces.slice(0, count)))
  const needed = faces.findIndex((_face, count) => waits(count).kind !== 'needsDie')
  return waits(needed < 0 ? faces.length : needed)
}

export function carriedOut(state: MiniaturesState, answer: Answer | null): MiniaturesState {
  return answer?.kind === 'decided' ? answer.effects.reduce(miniatures.apply, state) : state
}

function tapThrough(start: MiniaturesState, taps: readonly Tap[], look: Look): void {
  taps.reduce((before, [command, faces]) => {
    const answer = put(before, command, faces)
    const after = carriedOut(before, answer)
    if (answer !== null) look(answer, after, before)
    return after
  }, start)
}

/** Plays an evening, and looks at every step. */
export function evening(look: Look): void {
  fc.assert(
    fc.property(anyEvening, fc.boolean(), (taps, locked) => {
      tapThrough((locked ? lockedInMelee() : begun()).state, taps, look)
    }),
    { numRuns: 100 },
  )
}

/** Plays on in a half-turn in which charges are declared, answered and fought, and looks at every step. */
export function halfTurn(look: Look): void {
  fc.assert(
    fc.property(anyHalfTurn, fc.constantFrom('a' as const, 'b' as const), (taps, attacker) => {
      taps.reduce((before, [intention, choices, faces]) => {
        const command = commandFor(intention, before, choices)
        const answer = command === null ? null : put(before, command, faces)
        const after = carriedOut(before, answer)
        if (answer !== null) look(answer, after, before)
        return after
      }, inTurn('charges', attacker).state)
    }),
    { numRuns: 150 },
  )
}
