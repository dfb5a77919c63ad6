// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { miniatures, procedures, unitFaults, type MiniaturesState } from '@/rules/miniatures/index.ts'
import { isPossible, typedUnit } from './arbitraries.ts'
import { anyEvening } from './command-arbitraries.ts'
import { carriedOut, evening, put, type Answer } from './evening.ts'
import { begun } from './game.ts'
import { reasonKeys, refusalCodes } from './keys.ts'
import { resolve } from './resolve.ts'

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

describe('whatever is tapped', { timeout: 60_000 }, () => {
  it('leads to a state that can be stored and read again', () => {
    evening((_answer, after) => {
      expect(v.parse(miniatures.stateSchema, throughJson(after))).toEqual(after)
    })
  })

  it('gives effects that can be stored and carried out again', () => {
    evening((answer, after, before) => {
      if (answer.kind !== 'decided') return
      const effects = answer.effects.map((effect) => v.parse(miniatures.effectSchema, throughJson(effect)))
      expect(effects).toEqual(answer.effects)
      expect(effects.reduce(miniatures.apply, before)).toEqual(after)
    })
  })

  it('is decided or refused with a code, a path and where the rule is from', () => {
    const codes: readonly string[] = refusalCodes
    evening((answer) => {
      expect(answer.kind).not.toBe('needsDie')
      if (answer.kind !== 'refused') return
      expect(codes).toContain(answer.refusal.code)
      expect(answer.refusal.path).not.toBe('')
      expect(answer.refusal.provenance.section).not.toBe('')
    })
  })

  it('says lines that have a text', () => {
    const keys: readonly string[] = reasonKeys
    evening((answer) => {
      if (answer.kind !== 'decided') return
      expect(answer.reasons[0]?.operation).toBe('heading')
      for (const { key, value } of answer.reasons) {
        expect(keys).toContain(key)
        expect(Number.isFinite(value)).toBe(true)
      }
    })
  })

  it('comes to the same with the same faces', () => {
    fc.assert(
      fc.property(anyEvening, (commands) => {
        const play = () =>
          commands.reduce<{ readonly state: MiniaturesState; readonly answers: readonly (Answer | null)[] }>(
            ({ state, answers }, [command, faces]) => {
              const answer = put(state, command, faces)
              return { state: carriedOut(state, answer), answers: [...answers, answer] }
            },
            { state: begun().state, answers: [] },
          )
        expect(play()).toEqual(play())
      }),
      { numRuns: 50 },
    )
  })

  it('is thrown by a side of the game', () => {
    evening((answer) => {
      if (answer.kind !== 'decided') return
      for (const { side, sides } of answer.rolls) {
        expect(['a', 'b']).toContain(side)
        expect(sides).toBe(10)
      }
    })
  })

  it('changes no state that was there before', () => {
    fc.assert(
      fc.property(anyEvening, (commands) => {
        const { state } = begun()
        const before = JSON.stringify(state)
        for (const [command, faces] of commands) carriedOut(state, put(state, command, faces))
        expect(JSON.stringify(state)).toBe(before)
      }),
      { numRuns: 50 },
    )
  })
})

describe('whatever is tapped, on the table', { timeout: 60_000 }, () => {
  it('every unit can be', () => {
    evening((_answer, { units }) => {
      for (const unit of units) expect(unitFaults(unit)).toEqual([])
    })
  })

  it('every unit that stands has a base', () => {
    evening((_answer, { units }) => {
      for (const { removed, bases } of units) expect(removed !== null || bases > 0).toBe(true)
    })
  })

  it('no two units have one id, and none will', () => {
    evening((_answer, { units, nextUnit }) => {
      const ids = units.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(Number(id.slice(1))).toBeLessThan(nextUnit)
    })
  })

  it('locks are between enemies that stand, and known to both', () => {
    evening((_answer, { units }) => {
      for (const { id, side, removed, lockedWith } of units) {
        if (removed !== null) expect(lockedWith).toEqual([])
        for (const other of lockedWith) {
          const opponent = units.find((unit) => unit.id === other)
          expect(opponent?.lockedWith).toContain(id)
          expect(opponent?.removed).toBeNull()
          expect(opponent?.side).not.toBe(side)
        }
      }
    })
  })

  it('a unit that moves back is locked with nobody', () => {
    evening((answer, { units }) => {
      if (answer.kind !== 'decided') return
      const back = answer.effects.flatMap((effect) => (effect.type === 'movedBack' ? [effect.unit] : []))
      for (const { id, lockedWith } of units) if (back.includes(id)) expect(lockedWith).toEqual([])
    })
  })

  it('a unit that is gone leads no officer', () => {
    evening((answer, { units }) => {
      if (answer.kind !== 'decided') return
      const gone = answer.effects.flatMap((effect) => (effect.type === 'unitRemoved' ? [effect.unit] : []))
      for (const { id, officer } of units) if (gone.includes(id)) expect(officer).toBeNull()
    })
  })
})

describe('a unit that cannot be', () => {
  it('is refused by every procedure, and one that can be is not', () => {
    fc.assert(
      fc.property(typedUnit, (unit) => {
        const wanted = isPossible(unit) && unit.bases > 0
        expect(resolve(procedures.morale, { unit }).refusal === undefined).toBe(wanted)
        const target = { firers: [{ arm: 'infantry', bases: 4 }], target: unit, distance: 4 }
        expect(resolve(procedures.fire, target).refusal === undefined).toBe(wanted)
        const defender = { attacker: { arm: 'infantry', bases: 4 }, defender: unit }
        expect(resolve(procedures.melee, defender).refusal === undefined).toBe(wanted)
      }),
    )
  })
})
