// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { CellValue } from '@/rules/index.ts'
import { chartFaults } from '@/rules/miniatures/charts/check.ts'
import {
  chartsSaying,
  plainCharts,
  type PlainCharts,
  type PlainRow,
} from '@/rules/miniatures/charts/plain.ts'
import { defaultCharts } from '@/rules/miniatures/index.ts'
import { at, plainWith, without } from './own-charts.ts'

function withRows(chart: string, rows: (rows: readonly PlainRow[]) => readonly PlainRow[]): PlainCharts {
  const plain = plainCharts(defaultCharts)
  return { ...plain, [chart]: { rows: rows(plain[chart]?.rows ?? []) } }
}

/** What a file may hold where a number, a word or a blank belongs. */
function anything(value: unknown): CellValue {
  return JSON.parse(JSON.stringify({ value })).value
}

describe('charts without a fault', () => {
  it('are the charts as they come', () => {
    expect(chartFaults(plainCharts(defaultCharts))).toEqual([])
  })

  it('come back from their plain rows the same', () => {
    expect(chartsSaying(plainCharts(defaultCharts), defaultCharts)).toEqual(defaultCharts)
  })
})

describe('a fault is named by its place', () => {
  const effect = 'charts.fireEffect.rows'
  const withoutEffect = without(plainCharts(defaultCharts), 'fireEffect')
  it.each<readonly [string, PlainCharts, string, string]>([
    ['missingChart', withoutEffect, 'charts.fireEffect', 'a chart left out'],
    ['unknownChart', { ...plainCharts(defaultCharts), weather: { rows: [] } }, 'charts.weather', 'one more'],
    ['missingRow', withRows('fireDie', (rows) => rows.slice(1)), 'charts.fireDie.rows', 'a named row'],
    [
      'unknownRow',
      withRows('fireDie', (rows) => [...rows, { id: 'fog', cells: { value: 1 } }]),
      'charts.fireDie.rows[5].id',
      'a row that nobody reads',
    ],
    [
      'duplicateRow',
      withRows('fireDie', (rows) => [...rows, ...rows.slice(0, 1)]),
      'charts.fireDie.rows[5].id',
      'the same row twice',
    ],
    [
      'tooManyRows',
      withRows('fireDie', (rows) => Array.from({ length: 41 }, () => rows).flat()),
      'charts.fireDie.rows',
      'absurdly many rows',
    ],
    [
      'missingCell',
      withRows('fireEffect', (rows) => rows.map((row) => ({ ...row, cells: { lively: 5 } }))),
      `${effect}[0].cells.telling`,
      'a cell left out',
    ],
    [
      'unknownColumn',
      withRows('fireDie', (rows) => rows.map((row) => ({ ...row, cells: { ...row.cells, luck: 1 } }))),
      'charts.fireDie.rows[0].cells.luck',
      'a column of one’s own',
    ],
    [
      'wrongType',
      plainWith([at('fireEffect', 'from12', 'deadly'), '9']),
      `${effect}[8].cells.deadly`,
      'text',
    ],
    [
      'wrongType',
      plainWith([at('fireResults', 'telling', 'gun'), 1]),
      'charts.fireResults.rows[1].cells.gun',
      'a number for a word',
    ],
    [
      'wrongType',
      plainWith([at('fireDie', 'hill'), anything(true)]),
      'charts.fireDie.rows[1].cells.value',
      'yes',
    ],
    [
      'wrongType',
      plainWith([at('fireDie', 'hill'), anything([1])]),
      'charts.fireDie.rows[1].cells.value',
      'a list',
    ],
    [
      'notAChoice',
      plainWith([at('fireResults', 'telling', 'gun'), 'explodes']),
      'charts.fireResults.rows[1].cells.gun',
      'another word',
    ],
    [
      'outOfRange',
      plainWith([at('fireEffect', 'from12', 'deadly'), 21]),
      `${effect}[8].cells.deadly`,
      'too much',
    ],
    [
      'outOfRange',
      plainWith([at('fireEffect', 'from12', 'deadly'), -10]),
      `${effect}[8].cells.deadly`,
      'too little',
    ],
    [
      'outOfRange',
      plainWith([at('fireDie', 'hill'), NaN]),
      'charts.fireDie.rows[1].cells.value',
      'no number',
    ],
    [
      'outOfRange',
      plainWith([at('fireDie', 'hill'), Infinity]),
      'charts.fireDie.rows[1].cells.value',
      'endless',
    ],
    [
      'offStep',
      plainWith([at('fireEffect', 'from12', 'deadly'), 9.5]),
      `${effect}[8].cells.deadly`,
      'half a face',
    ],
    [
      'offStep',
      plainWith([at('fullMoveBack', 'infantry'), 6.3]),
      'charts.fullMoveBack.rows[0].cells.value',
      'a third of an inch',
    ],
    [
      'offStep',
      plainWith([at('fireMultipliers', 'movedGun'), 0.3]),
      'charts.fireMultipliers.rows[5].cells.value',
      'a third',
    ],
    ['blankCell', plainWith([at('fireDie', 'hill'), null]), 'charts.fireDie.rows[1].cells.value', 'a blank'],
    ['noBands', withRows('fireEffect', () => []), effect, 'no row at all'],
    [
      'badBound',
      withRows('fireEffect', (rows) => rows.map((row) => (row.id === 'from3' ? { ...row, to: null } : row))),
      `${effect}[2].to`,
      'an open end in the middle',
    ],
    [
      'badBound',
      withRows('fireEffect', (rows) => rows.map((row) => (row.id === 'from3' ? { ...row, to: 3.5 } : row))),
      `${effect}[2].to`,
      'half a point',
    ],
    [
      'badBound',
      withRows('firePoints', (rows) => rows.map((row) => (row.id === 'to36' ? { ...row, to: 97 } : row))),
      'charts.firePoints.rows[4].to',
      'further than can be measured',
    ],
    [
      'backwards',
      withRows('fireEffect', (rows) => rows.map((row) => (row.id === 'from6' ? { ...row, to: 5 } : row))),
      `${effect}[5].to`,
      'an end before its start',
    ],
    ['wrongStart', withRows('fireEffect', (rows) => rows.slice(1)), `${effect}[0].from`, 'a late start'],
    ['wrongEnd', withRows('fireEffect', (rows) => rows.slice(0, -1)), `${effect}[15].to`, 'an early end'],
    [
      'wrongEnd',
      withRows('firePoints', (rows) => rows.slice(0, -1)),
      'charts.firePoints.rows[3].to',
      'too short a reach',
    ],
    ['gap', withRows('fireEffect', (rows) => rows.toSpliced(3, 1)), `${effect}[3].from`, 'a gap'],
    [
      'overlap',
      withRows('fireEffect', (rows) => rows.map((row) => (row.id === 'from6' ? { ...row, to: 8 } : row))),
      `${effect}[6].from`,
      'an overlap',
    ],
    [
      'blankBeforeNumber',
      plainWith([at('firePoints', 'to8', 'heavyGun'), null]),
      'charts.firePoints.rows[1].cells.heavyGun',
      'a hole in a range',
    ],
    [
      'blankLoss',
      plainWith([at('meleeResult', 'from1', 'loserBases'), null]),
      'charts.meleeResult.rows[1].cells.loserBases',
      'an unsaid loss',
    ],
    [
      'lockedAlone',
      plainWith([at('meleeResult', 'from1', 'loser'), 'locked']),
      'charts.meleeResult.rows[1].cells.winner',
      'one who is locked with nobody',
    ],
    [
      'belowEffect',
      plainWith([at('fireLimits', 'leastPoints'), 0]),
      'charts.fireLimits.rows[0].cells.value',
      'no points at all',
    ],
  ])('%s', (code, charts, path) => {
    expect(chartFaults(charts).map((fault) => [fault.code, fault.path])).toContainEqual([code, path])
  })

  it('all of them are told', () => {
    const charts = plainWith(
      [at('fireDie', 'hill'), 99],
      [at('fireDie', 'woods'), null],
      [at('meleeSquare', 'squareAhead'), 'two'],
    )
    expect(chartFaults(charts).map(({ code }) => code)).toEqual(['outOfRange', 'blankCell', 'wrongType'])
  })
})
