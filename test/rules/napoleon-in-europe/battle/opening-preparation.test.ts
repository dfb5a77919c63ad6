// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { FeatureId } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import { commandOdds } from '@/rules/odds.ts'
import { refusalOf, tell } from '../table.ts'
import { battleIn, pieceIn } from './board.ts'
import {
  arrivalCases,
  initiativeCases,
  terrainCountCases,
  terrainTypeCases,
} from './opening-preparation.cases.ts'
import { armies, force, groups, war } from './opening.cases.ts'
import {
  played,
  opened,
  rollInitiative,
  skipPreparation,
  rollArrivals,
  rollTerrain,
  placeTerrain,
} from './opening-steps.ts'

describe('the initiative', () => {
  const on = { initiative: 'on', lightInfantry: 'on', horseArtillery: 'on' } as const

  it.each(initiativeCases)(
    '$what',
    ({ attacker = { infantry: 6 }, defender = { infantry: 6 }, ...about }) => {
      const { faces, course, innovations } = about
      const state = opened(on, armies(attacker, defender))
      const battle = { ...battleIn(state), ...(innovations && { innovations }) }
      expect(battleIn(played({ ...state, battle }, [rollInitiative, ...faces])).course).toMatchObject(course)
    },
  )

  it('each irregular cavalry adds 1', () => {
    const about = { defenders: [force('russia', { infantry: 6, irregularCavalry: 2 })] }
    const after = played(opened(on, about), [rollInitiative, 3, 3, 3, 3])
    expect(battleIn(after).course).toMatchObject({ first: 'defender', openly: 'attacker' })
  })

  it('counts groups that are still to arrive', () => {
    const about = groups({ infantry: 6 }, { cavalry: 2 })
    const state = opened({ initiative: 'on', reinforcement: 'on' }, about)
    const after = played(state, [rollInitiative, 3, 3, 3, 3])
    expect(battleIn(after).course).toMatchObject({ openly: 'defender', stage: 'reinforcement' })
  })

  it('says its sums, side by side', () => {
    const state = opened(on, armies({ infantry: 6, cavalry: 3, leader: 1 }, { infantry: 6 }))
    const { reasons } = tell(state, rollInitiative, [1, 2, 3, 4])
    const lines = reasons.filter(({ operation }) => ['set', 'add', 'total'].includes(operation))
    expect(lines.map(({ sum, key, value }) => `${sum}: ${key} ${value}`)).toEqual([
      'france: initiative.units 3',
      'france: initiative.units 2',
      'france: initiative.onTheDice 5',
      'britain: initiative.nothing 0',
      'britain: initiative.onTheDice 0',
    ])
  })

  it('has the odds that all faces of four dice give', () => {
    const state = opened(on, armies({ infantry: 6, cavalry: 1 }, { infantry: 6 }))
    const faces = [1, 2, 3, 4, 5, 6]
    const leads = faces.flatMap((one) =>
      faces.flatMap((two) => faces.flatMap((three) => faces.map((four) => 1 + one + two - three - four))),
    )
    const share = (isSo: (lead: number) => boolean) => leads.filter(isSo).length / leads.length
    const odds = commandOdds(napoleonInEurope, state, rollInitiative, ({ effects }) =>
      effects
        .map((effect) =>
          effect.type === 'standardCourseSet' ? [effect.course.openly, effect.course.surprised].join() : '',
        )
        .join(';'),
    )
    const chances = odds.map(({ probability }) => probability).toSorted((one, other) => one - other)
    const expected = [
      share((lead) => Math.abs(lead) < 2),
      share((lead) => lead >= 2 && lead < 8),
      share((lead) => lead >= 8),
      share((lead) => lead <= -2 && lead > -8),
      share((lead) => lead <= -8),
    ].toSorted((one, other) => one - other)
    expect(chances).toEqual(expected.map((chance) => expect.closeTo(chance, 12)))
  })

  it('is no part of a battle that does not play it, and comes once', () => {
    expect(refusalOf(opened({}), rollInitiative).code).toBe('notThisStage')
    expect(refusalOf(war, rollInitiative).code).toBe('noBattle')
  })
})

describe('the arrival of groups', () => {
  const on = { reinforcement: 'on' } as const
  const two = groups({ infantry: 6 }, { cavalry: 1 })

  it.each(arrivalCases)('a die of %i: turn %i, and %i with Corps d’Armée', (die, turn, withCorps) => {
    const state = opened(on, two)
    const corps = { ...battleIn(state), innovations: { attacker: ['corpsDArmee' as const], defender: [] } }
    const plain = played(state, [rollArrivals(), die])
    const better = played({ ...state, battle: corps }, [rollArrivals(), die])
    expect([battleIn(plain).groups[1]?.arrives, battleIn(better).groups[1]?.arrives]).toEqual([
      turn,
      withCorps,
    ])
    expect(pieceIn(plain, 'france.cavalry.1').at).toBe(turn === 0 ? 'attacker.reserve' : 'coming')
  })

  it('each group has a die', () => {
    const state = opened(
      { ...on, terrain: 'on' },
      groups({ infantry: 6 }, { cavalry: 1 }, { cavalry: 1 }, { leader: 1 }),
    )
    const after = played(state, [rollArrivals(), 1, 3, 6])
    expect(battleIn(after).groups.map(({ arrives }) => arrives)).toEqual([0, 3, 1, 0])
    expect(battleIn(after).course.stage).toBe('terrain')
  })

  it('says how many come later', () => {
    const state = opened(on, groups({ infantry: 6 }, { cavalry: 1 }, { cavalry: 1 }))
    const outcomes = (...faces: readonly number[]) =>
      tell(state, rollArrivals(), faces).reasons.filter(({ operation }) => operation === 'outcome')
    expect(outcomes(1, 6)).toMatchObject([{ parameters: { late: 1, groups: 2 } }])
    expect(outcomes(5, 6)).toMatchObject([{ parameters: { late: 0, groups: 2 } }])
    expect(outcomes(1, 1)).toMatchObject([{ parameters: { late: 2, groups: 2 } }])
  })

  it('who is there from the start says how large the battle is', () => {
    const state = opened(on, groups({ infantry: 4 }, { infantry: 2 }))
    expect(battleIn(state).size).toBe('major')
    expect(battleIn(played(state, [rollArrivals(), 4])).size).toBe('major')
    expect(battleIn(played(state, [rollArrivals(), 3])).size).toBe('skirmish')
    const saysSize = (face: number) =>
      tell(state, rollArrivals(), [face]).reasons.some(({ key }) => key === 'battle.opened.skirmish')
    expect([saysSize(4), saysSize(3)]).toEqual([false, true])
  })

  it('is the attacker’s alone, in its stage alone', () => {
    expect(refusalOf(opened(on, two), rollArrivals('defender'))).toMatchObject({
      code: 'arrivalsOfAttacker',
      path: 'side',
    })
    expect(refusalOf(opened(on), rollArrivals()).code).toBe('notThisStage')
  })
})

describe('terrain', () => {
  const on = { terrain: 'on' } as const
  const woodsAndHill = [4, 5, 3, 3, 4, 4] as const

  it.each(terrainCountCases)('%i and %i: %i features', (one, other, count) => {
    const hills = Array.from({ length: count }, () => [3, 4]).flat()
    const { toPlace, hasRolled } = battleIn(
      played(opened(on), [rollTerrain('attacker'), one, other, ...hills]),
    ).ground.attacker
    expect(hasRolled).toBe(true)
    expect(toPlace).toEqual(Array.from({ length: count }, () => 'hill'))
  })

  it.each(terrainTypeCases)('%i and %i: %s', (one, other, type) => {
    const { ground } = battleIn(played(opened(on), [rollTerrain('defender'), 3, 3, one, other]))
    expect(ground.defender).toMatchObject({
      toPlace: type.startsWith('river') ? [] : [type],
      riverBehind: type === 'riverBehind',
      riverInFront: type === 'riverInFront',
    })
    expect(ground.attacker.hasRolled).toBe(false)
  })

  it('equal rivers are one, and run at once', () => {
    const after = played(opened(on), [rollTerrain('attacker'), 6, 6, 1, 1, 1, 1, 6, 6])
    expect(battleIn(after).ground.attacker).toMatchObject({
      toPlace: [],
      riverBehind: true,
      riverInFront: true,
    })
  })

  it('lies where its side says; when both have theirs, the armies set up', () => {
    const rolled = played(opened(on), [rollTerrain('attacker'), ...woodsAndHill])
    const places = [
      { lane: 'left' as const, feature: 'hill' as const },
      { lane: 'right' as const, feature: 'woods' as const },
    ]
    const placed = played(rolled, [placeTerrain('attacker', places)])
    expect(battleIn(placed).ground.attacker).toMatchObject({
      features: { left: 'hill', right: 'woods' },
      toPlace: [],
    })
    expect(battleIn(placed).course.stage).toBe('terrain')
    expect(battleIn(played(placed, [rollTerrain('defender'), 1, 1])).course.stage).toBe('deployment')
  })

  it('may be left, all or some of it', () => {
    const rolled = played(
      opened(on),
      [rollTerrain('defender'), 1, 1],
      [rollTerrain('attacker'), ...woodsAndHill],
    )
    const after = played(rolled, [placeTerrain('attacker', [])])
    expect(battleIn(after)).toMatchObject({
      ground: { attacker: { features: {}, toPlace: [] } },
      course: { stage: 'deployment' },
    })
  })

  it.each<[string, readonly { lane: 'left' | 'centre' | 'right'; feature: FeatureId }[], string, string]>([
    [
      'a feature that was not rolled',
      [{ lane: 'left', feature: 'village' }],
      'featureNotRolled',
      'places[0].feature',
    ],
    [
      'one feature in two areas',
      [
        { lane: 'left', feature: 'hill' },
        { lane: 'right', feature: 'hill' },
      ],
      'featureNotRolled',
      'places[1].feature',
    ],
    [
      'two features in one area',
      [
        { lane: 'left', feature: 'hill' },
        { lane: 'left', feature: 'woods' },
      ],
      'twoFeatures',
      'places[1].lane',
    ],
  ])('is not placed as %s', (_what, places, code, path) => {
    const rolled = played(opened(on), [rollTerrain('attacker'), ...woodsAndHill])
    expect(refusalOf(rolled, placeTerrain('attacker', [...places]))).toMatchObject({ code, path })
  })

  it('has no left in a skirmish, which has room for one feature', () => {
    const skirmish = opened(on, armies({ infantry: 5 }, { infantry: 5 }))
    const rolled = played(skirmish, [rollTerrain('attacker'), ...woodsAndHill])
    const left = placeTerrain('attacker', [{ lane: 'left', feature: 'hill' }])
    expect(refusalOf(rolled, left)).toMatchObject({ code: 'laneNotInBattle', path: 'places[0].lane' })
    const after = played(rolled, [placeTerrain('attacker', [{ lane: 'centre', feature: 'hill' }])])
    expect(battleIn(after).ground.attacker).toMatchObject({ features: { centre: 'hill' }, toPlace: [] })
  })

  it('is rolled once a side, and placed after that', () => {
    const rolled = played(opened(on), [rollTerrain('attacker'), 1, 1])
    expect(refusalOf(rolled, rollTerrain('attacker')).code).toBe('terrainRolled')
    expect(refusalOf(rolled, placeTerrain('attacker', [])).code).toBe('noTerrainToPlace')
    expect(refusalOf(rolled, placeTerrain('defender', [])).code).toBe('noTerrainToPlace')
    expect(refusalOf(opened({}), rollTerrain('attacker')).code).toBe('notThisStage')
    expect(refusalOf(opened({}), placeTerrain('attacker', [])).code).toBe('notThisStage')
  })

  it('has few enough ways that its odds are worked out at the table', () => {
    const odds = commandOdds(
      napoleonInEurope,
      opened(on),
      rollTerrain('attacker'),
      ({ effects }) => JSON.stringify(effects),
      [],
      250,
    )
    expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })
})

describe('what is only prepared may be left out', () => {
  const on = { initiative: 'on', reinforcement: 'on', terrain: 'on' } as const
  const two = groups({ infantry: 6 }, { cavalry: 1 })

  it('each in turn: nobody leads, everybody is there, the ground is bare', () => {
    const stages = [1, 2, 3].map((count) => {
      const steps = Array.from({ length: count }, (): [NapoleonCommand] => [skipPreparation])
      return battleIn(played(opened(on, two), ...steps))
    })
    expect(stages.map(({ course }) => course.stage)).toEqual(['reinforcement', 'terrain', 'deployment'])
    const last = stages.at(-1)
    expect(last).toMatchObject({
      course: { first: 'attacker', openly: null },
      groups: [{ arrives: 0 }, { arrives: 0 }],
      ground: { attacker: { hasRolled: false } },
    })
    expect(last?.pieces.some(({ at }) => at === 'coming')).toBe(false)
  })

  it('terrain that was rolled and not placed is not used', () => {
    const rolled = played(opened({ terrain: 'on' }), [rollTerrain('attacker'), 3, 3, 3, 4])
    expect(battleIn(played(rolled, [skipPreparation]))).toMatchObject({
      ground: { attacker: { toPlace: [], features: {} } },
      course: { stage: 'deployment' },
    })
  })

  it('but not setting up', () => {
    expect(refusalOf(opened({}), skipPreparation)).toMatchObject({ code: 'nothingToSkip', path: 'type' })
  })
})
