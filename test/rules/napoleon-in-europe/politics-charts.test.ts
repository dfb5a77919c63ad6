// @vitest-environment node
import { expect, it } from 'vitest'
import { cellOf, numberIn, type Chart } from '@/rules/index.ts'
import { defaultCharts as charts } from '@/rules/napoleon-in-europe/charts/index.ts'
import { COMMITMENT, DIPLOMATIC_OVERTURE } from './fixtures/numbers.ts'

/** The numbers of politics beside those that were typed a second time. */

function value<Row extends string>(chart: Chart<Row, 'value'>, row: Row): number {
  return numberIn(cellOf(chart, row, 'value'))
}

const { cost, minorNation, forcesOfMinorNation } = DIPLOMATIC_OVERTURE

it('an overture costs, and wins a minor nation, as printed', () => {
  expect(value(charts.politicalActions, 'overture')).toBe(cost)
  expect(value(charts.minorOverture, 'usual')).toBe(minorNation.succeedsFrom)
  expect(value(charts.minorOverture, 'withLeader')).toBe(minorNation.succeedsFromWithLeader)
})

it('the army of a minor nation', () => {
  const { infantry, cavalry, artillery } = forcesOfMinorNation
  const mostInfantry = value(charts.minorArmy, 'mostInfantry')
  expect(mostInfantry).toBe(infantry.maximum)
  expect(Object.entries(infantry.byFace).every(([face, count]) => Number(face) === count)).toBe(true)
  expect(infantry.ignoredFaces).toEqual([1, 2, 3, 4, 5, 6].filter((face) => face > mostInfantry))
  expect(value(charts.minorArmy, 'fewestCavalry')).toBe(cavalry.minimum)
  expect(value(charts.minorArmy, 'mostCavalry')).toBe(cavalry.maximum)
  expect(value(charts.minorArmy, 'artillery')).toBe(artillery.maximum)
  const faces = Object.entries(artillery.byFace).filter(([, count]) => count > 0)
  expect(value(charts.minorArmy, 'artilleryFrom')).toBe(Math.min(...faces.map(([face]) => Number(face))))
})

it('the losses that call for a commitment roll', () => {
  expect(value(charts.commitmentRolls, 'unitsLost')).toBe(COMMITMENT.unitsLostInOneBattle)
})
