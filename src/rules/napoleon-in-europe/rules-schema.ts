import * as v from 'valibot'
import { completeCharts, holdAllOf } from '../chart-completion.ts'
import { chartSchema } from '../chart-schema.ts'
import type { Chart } from '../chart.ts'
import { defaultCharts, type NapoleonCharts } from './charts/index.ts'
import { limits } from './limits.ts'
import { defaultOptions, optionChoices, type NapoleonOptions } from './options.ts'
import type { NapoleonRules, NamedCharts } from './rules.ts'

type Schema<Value> = v.GenericSchema<unknown, Value>

const text = v.string()

const choices = {
  cards: v.picklist(optionChoices.cards),
  innovations: v.picklist(optionChoices.innovations),
  attrition: v.picklist(optionChoices.attrition),
  forcedMarch: v.picklist(optionChoices.forcedMarch),
  minorNavies: v.picklist(optionChoices.minorNavies),
  twoRegionMinors: v.picklist(optionChoices.twoRegionMinors),
  countercharges: v.picklist(optionChoices.countercharges),
  initiative: v.picklist(optionChoices.initiative),
  reinforcement: v.picklist(optionChoices.reinforcement),
  terrain: v.picklist(optionChoices.terrain),
  lightInfantry: v.picklist(optionChoices.lightInfantry),
  horseArtillery: v.picklist(optionChoices.horseArtillery),
  napoleon: v.picklist(optionChoices.napoleon),
  leaderHoldsLine: v.picklist(optionChoices.leaderHoldsLine),
  basicLeaders: v.picklist(optionChoices.basicLeaders),
}

/** A choice of every option; what is left out is at its default. */
export const optionsSchema: Schema<NapoleonOptions> = v.strictObject({
  cards: v.optional(choices.cards, defaultOptions.cards),
  innovations: v.optional(choices.innovations, defaultOptions.innovations),
  attrition: v.optional(choices.attrition, defaultOptions.attrition),
  forcedMarch: v.optional(choices.forcedMarch, defaultOptions.forcedMarch),
  minorNavies: v.optional(choices.minorNavies, defaultOptions.minorNavies),
  twoRegionMinors: v.optional(choices.twoRegionMinors, defaultOptions.twoRegionMinors),
  countercharges: v.optional(choices.countercharges, defaultOptions.countercharges),
  initiative: v.optional(choices.initiative, defaultOptions.initiative),
  reinforcement: v.optional(choices.reinforcement, defaultOptions.reinforcement),
  terrain: v.optional(choices.terrain, defaultOptions.terrain),
  lightInfantry: v.optional(choices.lightInfantry, defaultOptions.lightInfantry),
  horseArtillery: v.optional(choices.horseArtillery, defaultOptions.horseArtillery),
  napoleon: v.optional(choices.napoleon, defaultOptions.napoleon),
  leaderHoldsLine: v.optional(choices.leaderHoldsLine, defaultOptions.leaderHoldsLine),
  basicLeaders: v.optional(choices.basicLeaders, defaultOptions.basicLeaders),
})

/** Whether charts are all that the rulebook has. */
export function holdsEveryChart(charts: Readonly<Record<string, Chart>>): charts is NapoleonCharts {
  return holdAllOf(charts, defaultCharts)
}

/** Every chart of the rulebook; what an older version did not know yet is filled in with the charts as they come. */
const chartsSchema = v.pipe(
  v.record(text, chartSchema),
  v.transform((stored) => completeCharts(stored, defaultCharts)),
  v.guard(holdsEveryChart),
)

export const rulesSchema: Schema<NapoleonRules> = v.strictObject({
  id: text,
  name: text,
  charts: chartsSchema,
  options: optionsSchema,
})

export const namedChartsSchema: Schema<NamedCharts> = v.strictObject({
  id: v.pipe(text, v.minLength(1)),
  name: v.pipe(text, v.maxLength(limits.nameLength)),
  charts: chartsSchema,
})
