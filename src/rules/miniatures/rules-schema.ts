import * as v from 'valibot'
import { chartKinds, provenanceKinds, units as chartUnits, type Chart } from '../chart.ts'
import { completeCharts } from './charts/complete.ts'
import { defaultCharts, type MiniaturesCharts } from './charts/index.ts'
import { defaultOptions, optionChoices } from './options.ts'
import type { MiniaturesRules } from './rules.ts'

const text = v.string()

const provenance = v.strictObject({ kind: v.picklist(provenanceKinds), section: text })
const cell = v.strictObject({ value: v.nullable(v.union([v.number(), text])), provenance })

const chart = v.strictObject({
  id: text,
  kind: v.picklist(chartKinds),
  columns: v.array(
    v.strictObject({
      id: text,
      unit: v.picklist(chartUnits),
      minimum: v.exactOptional(v.number()),
      maximum: v.exactOptional(v.number()),
      choices: v.exactOptional(v.array(text)),
      blank: v.boolean(),
    }),
  ),
  rows: v.array(
    v.strictObject({
      id: text,
      from: v.exactOptional(v.nullable(v.number())),
      to: v.exactOptional(v.nullable(v.number())),
      provenance: v.exactOptional(provenance),
      cells: v.record(text, cell),
    }),
  ),
})

/** Whether a chart has every column that the default one has, and every row where rows are named. */
function matches(candidate: Chart, model: Chart): boolean {
  const columns = model.columns.map(({ id }) => id)
  const rows = new Set(candidate.rows.map(({ id }) => id))
  const complete = candidate.rows.every(({ cells }) => columns.every((column) => column in cells))
  return complete && (model.kind === 'bands' || model.rows.every(({ id }) => rows.has(id)))
}

function isChartSet(charts: Readonly<Record<string, Chart>>): charts is MiniaturesCharts {
  return Object.entries(defaultCharts).every(([id, model]) => {
    const candidate = charts[id]
    return candidate !== undefined && matches(candidate, model)
  })
}

const charts = v.pipe(
  v.record(text, chart),
  v.transform((stored) => completeCharts(stored, defaultCharts)),
  v.guard(isChartSet),
)

const { exposedTarget, movedGuns, squareBonus, squaresHold } = optionChoices

/**
 * Charts and options as they are stored with a game. What an older version did not know yet is filled in with
 * the charts and the options as they come; what is stored stays.
 */
export const rulesSchema: v.GenericSchema<unknown, MiniaturesRules> = v.strictObject({
  id: text,
  name: v.optional(text, ''),
  charts,
  options: v.strictObject({
    exposedTarget: v.optional(v.picklist(exposedTarget), defaultOptions.exposedTarget),
    movedGuns: v.optional(v.picklist(movedGuns), defaultOptions.movedGuns),
    squareBonus: v.optional(v.picklist(squareBonus), defaultOptions.squareBonus),
    squaresHold: v.optional(v.picklist(squaresHold), defaultOptions.squaresHold),
  }),
})
