// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  answersIn,
  meleeOf,
  miniatures,
  stepIds,
  tasksOf,
  type MiniaturesState,
  type StepId,
  type Task,
} from '@/rules/miniatures/index.ts'
import { evening, halfTurn, put } from './evening.ts'
import type { Difference } from './standard.ts'

/** Enough faces for any command; the last two are no tie. */
const faces = [...Array<number>(30).fill(7), 10, 1]

/** What a player would tap to do a thing that is open; none where it hangs on the distance. */
const deeds: Readonly<Record<StepId, (state: MiniaturesState, task: Task) => readonly Difference[]>> = {
  initiative: () => [],
  charges: (state, { charge }) =>
    charge === null
      ? []
      : answersIn(state, charge).map((answer) => ({
          type: 'answerCharge',
          charger: charge.charger,
          target: charge.target,
          answer,
        })),
  chargeMoves: (_state, { unit }) => [{ type: 'moveCharger', charger: unit.id, reaches: true }],
  moves: () => [],
  defenderFire: fireAtCharger,
  attackerFire: fireAtCharger,
  melee: (state, { unit, other, charge }) => {
    if (charge?.stage === 'declared') return [{ type: 'moveCharger', charger: unit.id, reaches: true }]
    return [
      charge === null ? { type: 'melee', attacker: unit.id, defender: other?.id } : meleeOf(state, charge),
    ]
  },
  rally: (_state, { unit }) => [{ type: 'rally', unit: unit.id }],
}

function fireAtCharger(_state: MiniaturesState, { unit, other }: Task): readonly Difference[] {
  return other === null ? [] : [{ type: 'fire', firers: [{ unit: unit.id }], target: other.id, distance: 4 }]
}

function allTasks(state: MiniaturesState): readonly (readonly [StepId, Task])[] {
  return stepIds.flatMap((step) => tasksOf(state, step).map((task) => [step, task] as const))
}

describe('whatever is tapped in a half-turn', { timeout: 120_000 }, () => {
  it('leads to a state that can be stored and read again', () => {
    halfTurn((_answer, after) => {
      expect(v.parse(miniatures.stateSchema, JSON.parse(JSON.stringify(after)))).toEqual(after)
    })
  })

  it('what is open can be done, unless somebody cannot attack at all', () => {
    halfTurn((_answer, after) => {
      for (const [step, task] of allTasks(after)) {
        if (task.standing !== 'open') continue
        for (const command of deeds[step](after, task)) {
          const answer = put(after, command, faces)
          const reason = answer?.kind === 'refused' ? answer.refusal.code : answer?.kind
          expect(
            ['decided', ...sayings],
            JSON.stringify({ step, command, charges: after.charges }),
          ).toContain(reason)
        }
      }
    })
  })

  it('a charge that waits for its answer has one', () => {
    halfTurn((_answer, after) => {
      for (const task of tasksOf(after, 'charges')) {
        if (task.standing !== 'open' || task.charge === null) continue
        expect(answersIn(after, task.charge)).not.toEqual([])
      }
    })
  })

  it('a unit has one charge, at an enemy, and neither was taken off the roster', () => {
    halfTurn((_answer, { charges, units }) => {
      expect(new Set(charges.map(({ charger }) => charger)).size).toBe(charges.length)
      for (const { charger, target } of charges) {
        const sides = [charger, target].map((id) => units.find((unit) => unit.id === id)?.side)
        expect([...sides].sort()).toEqual(['a', 'b'])
      }
    })
  })

  it('nobody who is gone is under way, or about to leave', () => {
    halfTurn((_answer, { charges, units, leaving }) => {
      for (const { id, removed } of units) {
        if (removed === null) continue
        expect(leaving).not.toContain(id)
        const own = charges.find(({ charger }) => charger === id)
        expect(['declared', 'contact', 'free']).not.toContain(own?.stage)
      }
      for (const id of leaving) expect(units.map((unit) => unit.id)).toContain(id)
    })
  })

  it('no charge outlives its half-turn, no deed and no move its turn', () => {
    halfTurn((answer, after) => {
      if (answer.kind !== 'decided') return
      const types = answer.effects.map(({ type }) => type)
      if (types.includes('halfTurnEnded')) expect(after).toMatchObject({ charges: [], deeds: [] })
      if (types.includes('turnEnded')) expect(after.moved).toEqual([])
    })
  })

  it('nothing is counted while no turn is played', () => {
    evening((_answer, { turn, deeds: counted, moved, charges }) => {
      if (turn !== null) return
      expect([...counted, ...moved]).toEqual([])
      for (const { stage } of charges) expect(['declared', 'contact']).toContain(stage)
    })
  })
})

/** A unit may have changed since it declared: then it is told so. */
const sayings = ['squareDoesNotAttack', 'gunsDoNotAttack']
