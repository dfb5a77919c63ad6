// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactOdds } from '@/dice/index.ts'
import { Ledger, Refused, type Procedure } from '@/rules/index.ts'
import {
  nameInId,
  ownChartsId,
  procedures,
  rulesWith,
  usualCharts,
  type MiniaturesRules,
} from '@/rules/miniatures/index.ts'
import { legalFire, legalLeader, legalMelee, legalMorale } from './arbitraries.ts'
import { soundCharts } from './arbitrary-charts.ts'
import { begun, Game, melee, quatreBras } from './game.ts'
import { named, thursdayCharts, unsoundCharts } from './own-charts.ts'

describe('charts without a fault can be played by, whatever stands in them', { timeout: 60_000 }, () => {
  function holds<Input, Outcome>(
    procedure: Procedure<Input, Outcome, MiniaturesRules>,
    inputs: fc.Arbitrary<Input>,
    numRuns: number,
  ): void {
    fc.assert(
      fc.property(soundCharts, inputs, (charts, input) => {
        const rules = rulesWith({}, named('Any', charts))
        try {
          const odds = exactOdds(
            (dice) => procedure.run(input, rules, { dice, ledger: new Ledger() }),
            (outcome) => JSON.stringify(outcome),
          )
          const total = odds.reduce((sum, { probability }) => sum + probability, 0)
          expect(total).toBeCloseTo(1, 9)
        } catch (stop) {
          // A reach that was cut short refuses what was legal fire.
          if (!(stop instanceof Refused)) throw stop
        }
      }),
      { numRuns },
    )
  }

  it('fire', () => holds(procedures.fire, legalFire, 150))
  it('melee', () => holds(procedures.melee, legalMelee, 60))
  it('morale', () => holds(procedures.morale, legalMorale, 100))
  it('fallen leader', () => holds(procedures.leader, legalLeader, 60))
})

const { charts: thursday, id, name } = thursdayCharts

describe('the name of rules', () => {
  it('is that of the charts, and of every option that is not as it comes', () => {
    expect(rulesWith().id).toBe(usualCharts.id)
    expect(rulesWith({ movedGuns: 'full', squaresHold: 'no', exposedTarget: 'both' }).id).toBe(
      `${usualCharts.id}+movedGuns=full+squaresHold=no`,
    )
  })

  it('tells own charts by their name and the start of what they say', () => {
    expect(ownChartsId('Thursday rules', 'c0ffee0012345678')).toBe('Thursday rules-c0ffee00')
    expect(nameInId(ownChartsId('Thursday rules', 'c0ffee0012345678'))).toBe('Thursday rules')
  })
})

describe('a game by a table’s own charts', () => {
  const setup = { ...quatreBras, chartSet: thursdayCharts, options: { movedGuns: 'full' } }

  it('names them in its rules and in every entry, with the options that are not as they come', () => {
    const { rules } = begun(setup).state
    expect(rules).toMatchObject({ name, id: `${id}+movedGuns=full`, charts: thursday })
    expect(nameInId(rules.id)).toBe('Thursday rules')
  })

  it('says so as it begins, with how many numbers differ', () => {
    const { reasons } = new Game().play(setup)
    expect(reasons.find(({ key }) => key === 'charts.own')?.parameters).toEqual({ charts: name, count: 2 })
  })

  it('plays by their numbers', () => {
    const game = begun(setup)
    game.play(melee(), [6, 5, 9, 9])
    expect(game.unit('u5').bases).toBe(2)
  })

  it('keeps them when an option changes', () => {
    const game = begun(setup)
    game.play({ type: 'changeOptions', options: { movedGuns: 'half' } })
    expect(game.state.rules).toMatchObject({ name, id, charts: thursday })
  })
})

describe('other charts in a game in play', () => {
  it('come by a command, and go again', () => {
    const game = begun()
    const { reasons } = game.play({
      type: 'changeCharts',
      chartSet: thursdayCharts,
      options: { movedGuns: 'full' },
    })
    expect(reasons.map(({ key, parameters }) => [key, parameters])).toEqual([
      ['heading.changeCharts', { charts: name }],
      ['charts.changed', { count: 2 }],
    ])
    expect(game.state.rules).toMatchObject({ name, charts: thursday, options: { movedGuns: 'full' } })
    game.play({ type: 'changeCharts', chartSet: null })
    expect(game.state.rules).toEqual(rulesWith({ movedGuns: 'full' }))
  })

  it('are refused with the path where they cannot be played by', () => {
    const path = 'chartSet.charts.meleeResult.rows[1].cells.loserBases'
    expect(begun().refusal({ type: 'changeCharts', chartSet: unsoundCharts })).toMatchObject({
      code: 'unsoundCharts',
      path,
    })
    expect(new Game().refusal({ ...quatreBras, chartSet: unsoundCharts })).toMatchObject({
      code: 'unsoundCharts',
      path,
    })
  })
})

describe('the name in an id', () => {
  it.each([
    ['miniatures-1', null],
    ['miniatures-1+movedGuns=full', null],
    ['Thursday rules-c0ffee00', 'Thursday rules'],
    ['Thursday rules-c0ffee00+movedGuns=full+squaresHold=no', 'Thursday rules'],
    ['A-1a2b3c4d-c0ffee00', 'A-1a2b3c4d'],
    ['A+b=c-c0ffee00', 'A+b=c'],
  ])('%s', (rulesId, found) => {
    expect(nameInId(rulesId)).toBe(found)
  })
})
