import * as v from 'valibot'
import { canonicalText, hashOf } from '@/journal/index.ts'
import { fileFormats, wrongFile, type WrongFile } from '@/rules/files.ts'
import type { Parameters } from '@/rules/index.ts'
import { issuePath } from '@/rules/issue-path.ts'
import { readJson, type JsonProblem } from '@/rules/json.ts'
import { chartFaults } from '@/rules/miniatures/charts/check.ts'
import type { FaultCode } from '@/rules/miniatures/charts/faults.ts'
import { chartsSaying, plainCharts } from '@/rules/miniatures/charts/plain.ts'
import { chartSetNameSchema, chosenOptionsSchema } from '@/rules/miniatures/rules-schema.ts'
import { defaultCharts, isChartSet, ownChartsId, type ChartSet } from '@/rules/miniatures/index.ts'

const rulesFormatVersion = 1

/** No set of rules comes near: the charts as they come take 20,000 bytes. */
export const mostRulesBytes = 500_000

/** Deeper than any file of rules. */
const mostLevels = 13

/** What is wrong with a file of rules, and where in it. */
export interface RulesFileProblem {
  readonly code: WrongFile | JsonProblem | 'newer' | 'anotherRulebook' | 'malformed' | FaultCode
  readonly path: string
  readonly parameters: Parameters
}

export type ParsedRulesFile = { readonly chartSet: ChartSet } | { readonly problem: RulesFileProblem }

/** Charts and options under a name, with the id that follows from the name and what the charts say. */
export function chartSetOf({ name, charts, options }: Omit<ChartSet, 'id'>): ChartSet {
  return { id: ownChartsId(name, hashOf(canonicalText(charts))), name, charts, options }
}

/** The text of a file of rules: what the charts say, without what follows from the charts as they come. */
export function rulesFileText({ name, charts, options }: ChartSet): string {
  const set = { name, options, charts: plainCharts(charts) }
  const file = {
    format: fileFormats.rulesFile,
    formatVersion: rulesFormatVersion,
    rulebook: 'miniatures',
    set,
  }
  return JSON.stringify(file, null, 1)
}

/** Reads a file of rules. Everything is checked, and where each number comes from is worked out anew. Never throws. */
export function parseRulesFile(text: string): ParsedRulesFile {
  const read = readJson(text, { characters: mostRulesBytes, levels: mostLevels })
  if ('problem' in read) return refused(read.problem, read.path, { most: mostRulesBytes })
  const { data } = read
  const wrong = otherFile(data)
  if (wrong !== null) return wrong
  const parsed = v.safeParse(fileSchema, data)
  if (!parsed.success) return refused('malformed', issuePath(parsed.issues[0]))
  const { name, options, charts: plain } = parsed.output.set
  const [fault] = chartFaults(plain)
  if (fault !== undefined) return refused(fault.code, `set.${fault.path}`, fault.parameters)
  const charts = chartsSaying(plain, defaultCharts)
  return isChartSet(charts)
    ? { chartSet: chartSetOf({ name, charts, options }) }
    : refused('malformed', 'set')
}

function refused(
  code: RulesFileProblem['code'],
  path = '',
  parameters: Parameters = {},
): { readonly problem: RulesFileProblem } {
  return { problem: { code, path, parameters } }
}

const withVersion = v.object({ formatVersion: v.number() })
const withRulebook = v.object({ rulebook: v.string() })

function otherFile(data: unknown): { readonly problem: RulesFileProblem } | null {
  const wrong = wrongFile(data, 'rulesFile')
  if (wrong !== null) return refused(wrong)
  if (v.is(withVersion, data) && data.formatVersion > rulesFormatVersion) return refused('newer')
  const isOther = v.is(withRulebook, data) && data.rulebook !== 'miniatures'
  return isOther ? refused('anotherRulebook') : null
}

const bound = v.optional(v.nullable(v.number()))

const fileSchema = v.object({
  format: v.literal(fileFormats.rulesFile),
  formatVersion: v.literal(rulesFormatVersion),
  rulebook: v.literal('miniatures'),
  set: v.object({
    name: chartSetNameSchema,
    options: chosenOptionsSchema,
    charts: v.record(
      v.string(),
      v.object({
        rows: v.array(
          v.object({
            id: v.string(),
            from: bound,
            to: bound,
            // What stands in a cell is checked against its column.
            cells: v.record(v.string(), v.nullable(v.union([v.number(), v.string()]))),
          }),
        ),
      }),
    ),
  }),
})
