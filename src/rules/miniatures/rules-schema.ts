import * as v from 'valibot'
import { completeCharts } from '../chart-completion.ts'
import { chartSchema } from '../chart-schema.ts'
import { isChartSet } from './charts/complete.ts'
import { defaultCharts } from './charts/index.ts'
import { defaultOptions, optionChoices } from './options.ts'
import type { ChartSet, MiniaturesRules, NamedCharts } from './rules.ts'
import { nameSchema } from './schemas.ts'

const text = v.string()

const charts = v.pipe(
  v.record(text, chartSchema),
  v.transform((stored) => completeCharts(stored, defaultCharts)),
  v.guard(isChartSet),
)

const { firstMover, exposedTarget, movedGuns, squareBonus, squaresHold } = optionChoices

/** A choice of every option; what an older version did not know yet is at its default. */
export const chosenOptionsSchema = v.strictObject({
  firstMover: v.optional(v.picklist(firstMover), defaultOptions.firstMover),
  exposedTarget: v.optional(v.picklist(exposedTarget), defaultOptions.exposedTarget),
  movedGuns: v.optional(v.picklist(movedGuns), defaultOptions.movedGuns),
  squareBonus: v.optional(v.picklist(squareBonus), defaultOptions.squareBonus),
  squaresHold: v.optional(v.picklist(squaresHold), defaultOptions.squaresHold),
})

/**
 * Charts and options as they are stored with a game. What an older version did not know yet is filled in with
 * the charts and the options as they come; what is stored stays.
 */
export const rulesSchema: v.GenericSchema<unknown, MiniaturesRules> = v.strictObject({
  id: text,
  name: v.optional(text, ''),
  charts,
  options: chosenOptionsSchema,
})

export const chartSetNameSchema = v.pipe(nameSchema, v.minLength(1))

const named = {
  id: v.pipe(text, v.minLength(1), v.description('Tells these charts from all others')),
  name: v.pipe(chartSetNameSchema, v.description('What their owners call them')),
  charts: v.pipe(charts, v.description('Every chart, by id')),
}

/** A table's own charts, without its options. */
export const namedChartsSchema: v.GenericSchema<unknown, NamedCharts> = v.strictObject(named)

/** A table's own charts and options, as they are stored apart from games. */
export const chartSetSchema: v.GenericSchema<unknown, ChartSet> = v.strictObject({
  ...named,
  options: chosenOptionsSchema,
})
