// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { procedures, rulesWith } from '@/rules/miniatures/index.ts'
import {
  contactCases,
  lastBaseCases,
  leaderCases,
  refusalCases,
  resultCases,
  squareCases,
} from './melee-results.cases.ts'
import {
  attackerCases,
  defenderCases,
  eitherSideCases,
  lockedAndManyCases,
  meleeInputOf,
  type Fight,
} from './melee.cases.ts'
import { at, chartsWith, named } from './own-charts.ts'
import { linesOf, ordersIn, resolve, totalOf, type Resolution } from './resolve.ts'
import { cavalry, column, foot, kempt, medium, square } from './standard.ts'

type Outcome = NonNullable<ReturnType<typeof fought>['outcome']>
type Side = Outcome['attacker']

function fought(fight: Fight, faces: readonly number[] = []) {
  return resolve(procedures.melee, meleeInputOf(fight), faces, fight.options)
}

function outcomeOf(resolution: Resolution<Outcome>): Outcome {
  if (resolution.outcome === undefined)
    throw new Error(JSON.stringify(resolution.refusal ?? resolution.needs))
  return resolution.outcome
}

function withoutLineClass(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== 'class.line +0 rule')
}

/** What became of a side, as the cases write it. */
function written({ basesLost, marker, fate, inches }: Side): string {
  return [`−${basesLost}`, ...(marker ? ['marker'] : []), fate, ...(inches > 0 ? [inches] : [])].join(' ')
}

describe('melee modifiers', () => {
  describe.each([
    ['of either side', eitherSideCases],
    ['of the attacker alone', attackerCases],
    ['of the defender alone', defenderCases],
    ['in locked fights and of several', lockedAndManyCases],
  ])('%s', (_name, cases) => {
    it.each(cases)('$what: $sums', (example) => {
      const { reasons, needs, refusal } = fought(example)
      expect(refusal).toBeUndefined()
      expect(needs).toEqual({ sides: 10, label: 'melee.attacker', side: 'attacker' })
      expect(withoutLineClass(linesOf(reasons, 'attacker'))).toEqual(example.attack)
      expect(withoutLineClass(linesOf(reasons, 'defender'))).toEqual(example.defence)
      expect([totalOf(reasons, 'attacker'), totalOf(reasons, 'defender')]).toEqual(example.sums)
    })
  })

  it('name the bases of two to one', () => {
    const { reasons } = fought({ attacker: { ...foot, otherBases: 5 } })
    expect(reasons.find(({ key }) => key === 'melee.twoToOne')?.parameters).toEqual({
      attackers: 9,
      defenders: 4,
    })
  })

  it('name the officer, and the sheet’s melee list as where his value is from', () => {
    const { reasons } = fought({ attacker: { ...foot, officer: { name: 'Picton', value: 2 } } })
    expect(reasons.find(({ key }) => key === 'officer')).toMatchObject({
      parameters: { officer: 'Picton' },
      provenance: { kind: 'rule', section: 'Bayonet and saber melee' },
    })
  })

  it('say that a square has no flank', () => {
    const { reasons } = fought({ defender: square, aspect: 'flank' })
    expect(reasons.find(({ key }) => key === 'melee.squareHasNoFlank')).toMatchObject({
      operation: 'note',
      value: 0,
      provenance: { kind: 'house' },
    })
  })
})

describe('the roll-off', () => {
  it('asks the attacker’s die, then the defender’s', () => {
    expect(fought({}, [4]).needs).toEqual({ sides: 10, label: 'melee.defender', side: 'defender' })
  })

  it('says by how much, and who is ahead', () => {
    const difference = (faces: readonly number[]) =>
      fought({ attacker: column }, faces).reasons.find(({ key }) => key === 'melee.difference')
    expect(difference([8, 5])).toMatchObject({ value: 4, parameters: { ahead: 'attacker', from: 3, to: 4 } })
    expect(difference([5, 6])).toMatchObject({ value: 0, parameters: { ahead: 'neither' } })
    expect(difference([1, 9])).toMatchObject({ value: 7, parameters: { ahead: 'defender', from: 7, to: 8 } })
  })
})

describe('the result chart', () => {
  describe.each([
    ['row by row', resultCases],
    ['last bases and guns', lastBaseCases],
    ['cavalry against a square', squareCases],
    ['after the checks before contact', contactCases],
  ])('%s', (_name, cases) => {
    it.each(cases)('$what: $result', (example) => {
      const fight = fought(example, example.faces)
      const { result, attacker, defender } = outcomeOf(fight)
      expect([result, written(attacker), written(defender)]).toEqual([
        example.result,
        example.attacks,
        example.defends,
      ])
      expect(fight.rolls.map(({ face }) => face)).toEqual(example.faces)
    })
  })

  it('has one outcome line, that names the result', () => {
    const { reasons } = fought({}, [8, 5])
    const outcomes = reasons.filter(({ operation }) => operation === 'outcome')
    expect(outcomes.map(({ key }) => key)).toEqual(['melee.outcome.attackerWins'])
  })

  it('removes by melee, and by morale where a check did it', () => {
    expect(outcomeOf(fought({}, [10, 1])).defender.removed).toBe('melee')
    const { defender } = outcomeOf(fought({ defender: { ...foot, class: 'militia', marker: true } }, [1]))
    expect(defender.removed).toBe('morale')
  })

  it.each([
    {
      what: 'attacker by 1',
      faces: [6, 5],
      orders: ['removeBases 1', 'holds 0', 'removeBases 1', 'placeMarker 1', 'moveBack 6'],
    },
    {
      what: 'attacker by 5',
      faces: [10, 5],
      orders: ['mayOccupy 0', 'removeBases 2', 'placeMarker 1', 'moveBack 6'],
    },
    {
      what: 'attacker by 7',
      faces: [10, 3],
      orders: ['breaksThrough 0', 'removeBases 3', 'placeMarker 1', 'moveBack 6'],
    },
    { what: 'attacker by 9', faces: [10, 1], orders: ['breaksThrough 0', 'removeUnit 4'] },
    {
      what: 'level',
      faces: [5, 5],
      orders: ['removeBases 1', 'placeMarker 1', 'locked 0', 'removeBases 1', 'placeMarker 1', 'locked 0'],
    },
  ])('tells the hand: $what', ({ faces, orders }) => {
    expect(ordersIn(fought({}, faces).reasons)).toEqual(orders)
  })

  it('tells the hand of a unit that does not fight', () => {
    expect(
      ordersIn(
        fought({ attacker: { ...foot, charging: true }, defender: { ...foot, marker: true } }, [3]).reasons,
      ),
    ).toEqual(['moveBack 6', 'mayOccupy 0'])
    expect(ordersIn(fought({ attacker: { ...cavalry, marker: true } }, [3]).reasons)).toEqual(['moveBack 12'])
  })
})

it('a unit that does not fight, and the one it does not fight with, suffer nothing', () => {
  const shy = fought({ attacker: { ...foot, marker: true, officer: kempt }, defender: foot }, [3])
  const unhurt = { basesLost: 0, marker: false, damaged: false, removed: null }
  expect(outcomeOf(shy)).toEqual({
    result: 'attackerShies',
    attacker: { ...unhurt, officer: 'notAtRisk', fate: 'fallsBack', inches: 6 },
    defender: { ...unhurt, officer: 'none', fate: 'stands', inches: 0 },
  })
})

describe('a gun in melee, on a chart that costs its crew no base', () => {
  const sparing = named(
    'Sparing',
    chartsWith([at('meleeResult', 'from0', 'loserBases'), 0], [at('meleeResult', 'from1', 'loserBases'), 0]),
  )
  const attacked = (faces: readonly number[]) =>
    outcomeOf(
      resolve(
        procedures.melee,
        meleeInputOf({ attacker: { ...foot, bases: 1 }, defender: medium }),
        faces,
        {},
        rulesWith({}, sparing),
      ),
    )

  it('is lost all the same when its side loses', () => {
    expect(attacked([6, 5]).defender).toMatchObject({ basesLost: 1, removed: 'melee', fate: 'removed' })
  })

  it('stays when the fight is level', () => {
    expect(attacked([5, 5]).defender).toMatchObject({ basesLost: 0, removed: null, fate: 'locked' })
  })
})

describe('officers in melee', () => {
  it.each(leaderCases)('$what', (example) => {
    const fight = fought(example, example.faces)
    const { attacker, defender } = outcomeOf(fight)
    expect([attacker.officer, defender.officer]).toEqual([example.attackerOfficer, example.defenderOfficer])
    expect(fight.rolls.map(({ face }) => face)).toEqual(example.faces)
  })
})

describe('a melee that is refused', () => {
  it.each(refusalCases)('$what', (example) => {
    expect(fought(example, [5, 5]).refusal).toMatchObject({
      code: example.code,
      path: example.path,
      provenance: { kind: example.kind },
    })
  })

  it.each([
    { what: 'a square that is locked fights on', fight: { attacker: square, locked: true } },
    { what: 'cavalry counter-charges', fight: { defender: { ...cavalry, charging: true } } },
  ])('not so: $what', ({ fight }) => {
    expect(fought(fight, [5, 5]).refusal).toBeUndefined()
  })

  it('before it begins: the attacker charges unless it is said', () => {
    const input = v.parse(procedures.melee.input, { attacker: foot, defender: foot })
    expect([input.attacker.charging, input.defender.charging, input.aspect, input.locked]).toEqual([
      true,
      false,
      'front',
      false,
    ])
  })
})
