import * as v from 'valibot'
import { chartKinds, provenanceKinds, units } from './chart.ts'

const text = v.string()

const provenance = v.strictObject({ kind: v.picklist(provenanceKinds), section: text })
const cell = v.strictObject({ value: v.nullable(v.union([v.number(), text])), provenance })

/** A chart as it is stored, of any rulebook. */
export const chartSchema = v.strictObject({
  id: text,
  kind: v.picklist(chartKinds),
  columns: v.array(
    v.strictObject({
      id: text,
      unit: v.picklist(units),
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
