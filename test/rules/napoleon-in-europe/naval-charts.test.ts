// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cellOf, Ledger, numberIn, type Chart } from '@/rules/index.ts'
import { armyTimes, minorNavyJoins, regionsOfMinor } from '@/rules/napoleon-in-europe/advanced/minors.ts'
import { defaultCharts as charts } from '@/rules/napoleon-in-europe/charts/index.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import * as numbers from './fixtures/numbers.ts'
import { gameOf, regionOf } from './table.ts'

/** The naval and advanced numbers beside those that were typed a second time. */

function value<Row extends string>(chart: Chart<Row, 'value'>, row: Row): number {
  return numberIn(cellOf(chart, row, 'value'))
}

describe('the numbers at sea', () => {
  it('losses', () => {
    const rows = charts.navalLosses.rows.map(({ from, to, cells }) => ({
      minimumDifference: from,
      maximumDifference: to,
      squadrons: cells.squadrons.value,
    }))
    expect(rows).toEqual(numbers.NAVAL_BATTLES.losses)
  })

  it('modifiers', () => {
    const { british, ottoman, defenderInPort } = numbers.NAVAL_BATTLES.modifiers
    expect(value(charts.navalModifiers, 'british')).toBe(british)
    expect(value(charts.navalModifiers, 'ottoman')).toBe(ottoman)
    expect(value(charts.navalModifiers, 'port')).toBe(defenderInPort)
    expect(numbers.PORTS.defendersBonus).toBe(defenderInPort)
  })

  it('limits', () => {
    expect(value(charts.navalLimits, 'attackersOnPort')).toBe(numbers.PORTS.maximumAttackingSquadronsPerTurn)
    expect(value(charts.navalLimits, 'leastInterceptionRating')).toBe(
      numbers.INTERCEPTION.transports.minimumRatingWithAnEnemySquadron,
    )
  })

  it('interception', () => {
    const { faces, facesOnLeavingAPort, facesInStraits } = numbers.INTERCEPTION.squadrons
    expect(value(charts.navalInterception, 'openSea')).toBe(Math.min(...faces))
    expect(value(charts.navalInterception, 'leavingPort')).toBe(Math.min(...facesOnLeavingAPort))
    expect(value(charts.navalInterception, 'straits')).toBe(Math.min(...facesInStraits))
  })

  it('landings', () => {
    const { militiaInEnemyHomeland, defendersBonusInFireAndCharge } = numbers.AMPHIBIOUS_MOVEMENT
    expect(value(charts.landing, 'militia')).toBe(militiaInEnemyHomeland)
    expect(value(charts.landing, 'defenders')).toBe(defendersBonusInFireAndCharge)
  })
})

describe('the advanced numbers', () => {
  it('cards', () => {
    const { drawnBeforeProduction, drawnByWinnerOfMajorBattle, drawnByLoserOfMajorBattle, maximumHand } =
      numbers.CARD_PLAY
    expect(value(charts.cardDraws, 'production')).toBe(drawnBeforeProduction)
    expect(value(charts.cardDraws, 'wonMajorBattle')).toBe(drawnByWinnerOfMajorBattle)
    expect(value(charts.cardDraws, 'lostMajorBattle')).toBe(drawnByLoserOfMajorBattle)
    expect(value(charts.cardDraws, 'hand')).toBe(maximumHand)
    expect(value(charts.costs, 'innovation')).toBe(numbers.INNOVATIONS.costInProductionPoints)
    expect(value(charts.cardEffects, 'superiorLightCavalry')).toBe(numbers.INITIATIVE.superiorLightCavalry)
    expect(value(charts.cardEffects, 'corpsDArmee')).toBe(numbers.REINFORCEMENT.modifierOfCorpsDArmee)
  })

  it('attrition', () => {
    const { lossFacesInSpain, lossFacesInRussia, lossFacesInRussiaAfterDecember } = numbers.ATTRITION
    expect(value(charts.attrition, 'usual')).toBe(Math.max(...lossFacesInSpain, ...lossFacesInRussia))
    expect(value(charts.attrition, 'russiaAfterDecember')).toBe(Math.max(...lossFacesInRussiaAfterDecember))
  })

  it('forced march', () => {
    const { eliminatedUpTo, stays, succeedsFrom, modifierOfAdvancedMobilityAndForaging } =
      numbers.FORCED_MARCH
    expect(charts.forcedMarch.rows.map(({ from, to, cells }) => [from, to, cells.result.value])).toEqual([
      [null, eliminatedUpTo, 'lost'],
      [stays.minimum, stays.maximum, 'stays'],
      [succeedsFrom, null, 'marches'],
    ])
    expect(value(charts.marchModifiers, 'mobilityAndForaging')).toBe(modifierOfAdvancedMobilityAndForaging)
  })

  it('minor navies', () => {
    const ids = numbers.MINOR_NAVIES.minorNations.map((name) => name.toLowerCase())
    const rules = rulesWith({ minorNavies: 'on' })
    const game = gameOf({ rules, regions: ids.map((id) => regionOf(id)) })
    const joined = ids.flatMap((id) => minorNavyJoins(game, 'france', id, { ledger: new Ledger() }))
    expect(joined).toHaveLength(ids.length)
    expect(value(charts.minorNavies, 'squadrons')).toBe(numbers.MINOR_NAVIES.freeSquadrons)
  })

  it('minor nations of two regions', () => {
    const { pairs, timesAsManyForces } = numbers.MULTI_REGIONAL_MINOR_NATIONS
    const ids = pairs.map((pair) => pair.map((name) => name.toLowerCase()))
    const rules = rulesWith({ twoRegionMinors: 'on' })
    const game = gameOf({ rules, regions: ids.flat().map((id) => regionOf(id)) })
    for (const pair of ids) {
      for (const id of pair) {
        expect(regionsOfMinor(game, id).toSorted()).toEqual(pair.toSorted())
        expect(armyTimes(game, id, { ledger: new Ledger() })).toBe(timesAsManyForces)
      }
    }
  })
})
