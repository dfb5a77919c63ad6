// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactOdds, runWithFaces, type Dice } from '@/dice/index.ts'
import { Ledger, type Procedure, type Reason } from '@/rules/index.ts'
import {
  procedures,
  rulesWith,
  type MiniaturesOptions,
  type MiniaturesRules,
} from '@/rules/miniatures/index.ts'
import * as v from 'valibot'
import { bruteOdds } from '../support/brute.ts'
import { anyOptions, legalFire, legalLeader, legalMelee, legalMorale, legalReaction } from './arbitraries.ts'
import { given } from './resolve.ts'
import { foot, guardHeavies, kempt, medium } from './standard.ts'

const close = 1e-12
/** Enough for most of the generated inputs; a larger walk has a test of its own. */
const pathLimit = 2_500

function thrown<Input, Outcome>(
  procedure: Procedure<Input, Outcome, MiniaturesRules>,
  input: Input,
  options: Partial<MiniaturesOptions> = {},
): (dice: Dice) => string {
  const rules = rulesWith(options)
  return (dice) => JSON.stringify(procedure.run(input, rules, { dice, ledger: new Ledger() }))
}

function odds(run: (dice: Dice) => string, known: readonly number[] = []): ReadonlyMap<string, number> {
  return new Map(
    exactOdds(run, (outcome) => outcome, known).map(({ key, probability }) => [key, probability]),
  )
}

function expectSums(exact: ReadonlyMap<string, number>): void {
  const total = [...exact.values()].reduce((sum, probability) => sum + probability, 0)
  expect(Math.abs(total - 1)).toBeLessThan(close)
}

/** Compares with the walk of plain dice; tells how many paths it had, null when there were too many. */
function expectBrute(
  run: (dice: Dice) => string,
  known: readonly number[] = [],
  limit = pathLimit,
): number | null {
  const brute = bruteOdds(run, (outcome) => outcome, known, limit)
  if (brute === null) return null
  const exact = odds(run, known)
  expect(new Set(exact.keys())).toEqual(new Set(brute.probabilities.keys()))
  for (const [outcome, probability] of brute.probabilities) {
    expect(Math.abs((exact.get(outcome) ?? 0) - probability)).toBeLessThan(close)
  }
  return brute.paths
}

function holds<Input, Outcome>(
  procedure: Procedure<Input, Outcome, MiniaturesRules>,
  inputs: fc.Arbitrary<Input>,
  numRuns: number,
): void {
  fc.assert(
    fc.property(inputs, anyOptions, (input, options) => {
      const run = thrown(procedure, input, options)
      expectSums(odds(run))
      expectBrute(run)
    }),
    { numRuns },
  )
}

describe(
  'the odds of every procedure sum to one and equal the walk of plain dice',
  { timeout: 60_000 },
  () => {
    it('fire', () => holds(procedures.fire, legalFire, 150))
    it('melee', () => holds(procedures.melee, legalMelee, 30))
    it('morale', () => holds(procedures.morale, legalMorale, 150))
    it('answers to charges', () => holds(procedures.charge, legalReaction, 100))
    it('fallen leader', () => holds(procedures.leader, legalLeader, 40))
  },
)

describe('the largest walks', { timeout: 60_000 }, () => {
  it('a melee of a marked unit against another, each with an officer', () => {
    const input = v.parse(procedures.melee.input, {
      attacker: { ...foot, marker: true, officer: kempt },
      defender: { ...foot, bases: 2, officer: kempt },
    })
    const run = thrown(procedures.melee, input)
    expectSums(odds(run))
    expect(expectBrute(run, [], 1_000_000)).toBeGreaterThan(10_000)
  })

  it('fire of six guns that differ at a unit with an officer', () => {
    const guns = [medium, { ...medium, damaged: true }, { ...medium, moved: true }]
    const input = v.parse(procedures.fire.input, {
      firers: [...guns, ...guns],
      target: { ...foot, officer: kempt },
      distance: 4,
      aspect: 'flank',
    })
    expect(expectBrute(thrown(procedures.fire, input), [], 1_000_000)).toBeGreaterThan(100)
  })

  it('[fault: exact-odds] sum to one even where there are too many to walk: twelve bases destroyed', () => {
    const input = v.parse(procedures.melee.input, {
      attacker: { ...guardHeavies, bases: 12, officer: kempt },
      defender: { ...foot, bases: 12, officer: kempt },
      aspect: 'rear',
    })
    const run = thrown(procedures.melee, input)
    expectSums(odds(run))
    expect(expectBrute(run)).toBeNull()
  })
})

describe('the odds with dice on the table', { timeout: 60_000 }, () => {
  it('[fault: exact-odds] equal the walk of the dice that are left', () => {
    fc.assert(
      fc.property(legalMelee, fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }), (input, known) => {
        const run = thrown(procedures.melee, input)
        expectSums(odds(run, known))
        expectBrute(run, asked(run, known))
      }),
      { numRuns: 40 },
    )
  })
})

/** As many of the faces as the procedure asks dice for. */
function asked(run: (dice: Dice) => string, faces: readonly number[]): readonly number[] {
  return faces.slice(0, runWithFaces(run, given(faces)).rolls.length)
}

/** What a sum comes to when its own lines are added up and multiplied. */
function addedUp(reasons: readonly Reason[], sum: string): number {
  return reasons
    .filter((reason) => reason.sum === sum)
    .reduce((value, reason) => {
      if (reason.operation === 'times') return value * reason.value
      return reason.operation === 'add' ? value + reason.value : value
    }, 0)
}

function totalOf(reasons: readonly Reason[], sum: string): number | undefined {
  return reasons.find((reason) => reason.sum === sum && reason.operation === 'total')?.value
}

function reasonsOf<Input, Outcome>(
  procedure: Procedure<Input, Outcome, MiniaturesRules>,
  input: Input,
  rules: MiniaturesRules,
): readonly Reason[] {
  const ledger = new Ledger()
  const run = runWithFaces((dice) => procedure.run(input, rules, { dice, ledger }), given(Array(40).fill(7)))
  expect(run.done).toBe(true)
  return ledger.reasons
}

/** Every reason that names a cell has that cell's provenance. */
function expectPlaces(reasons: readonly Reason[], rules: MiniaturesRules): void {
  const charts: Readonly<Record<string, (typeof rules.charts)[keyof typeof rules.charts]>> = rules.charts
  for (const { place, provenance } of reasons) {
    if (place === undefined) continue
    const row = charts[place.chart]?.rows.find(({ id }) => id === place.row)
    const cells: Readonly<Record<string, { readonly provenance: unknown }>> = row?.cells ?? {}
    expect(cells[place.column]?.provenance).toEqual(provenance)
  }
}

describe('the ledger', () => {
  it('of fire adds up', () => {
    fc.assert(
      fc.property(legalFire, anyOptions, (input, options) => {
        const rules = rulesWith(options)
        const reasons = reasonsOf(procedures.fire, input, rules)
        const exact = addedUp(reasons, 'points')
        expect(totalOf(reasons, 'points')).toBe(Math.max(1, Math.floor(exact + 0.5)))
        expect(totalOf(reasons, 'die')).toBe(addedUp(reasons, 'die'))
        expectPlaces(reasons, rules)
      }),
    )
  })

  it('of melee adds up', () => {
    fc.assert(
      fc.property(legalMelee, anyOptions, (input, options) => {
        const rules = rulesWith(options)
        const reasons = reasonsOf(procedures.melee, input, rules)
        for (const sum of ['attacker', 'defender', 'attackerCheck', 'defenderCheck']) {
          const total = totalOf(reasons, sum)
          if (total !== undefined) expect(total).toBe(addedUp(reasons, sum))
        }
        expectPlaces(reasons, rules)
      }),
    )
  })

  it('of morale adds up', () => {
    fc.assert(
      fc.property(legalMorale, (input) => {
        const rules = rulesWith()
        const reasons = reasonsOf(procedures.morale, input, rules)
        expect(totalOf(reasons, 'morale')).toBe(addedUp(reasons, 'morale'))
        expectPlaces(reasons, rules)
      }),
    )
  })
})
