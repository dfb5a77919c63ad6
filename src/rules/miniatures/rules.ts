import type { RuleSet } from '../rulebook.ts'
import { defaultCharts, type MiniaturesCharts } from './charts/index.ts'
import { defaultOptions, type MiniaturesOptions } from './options.ts'

export type MiniaturesRules = RuleSet<MiniaturesCharts, MiniaturesOptions>

/** Grows whenever a default chart changes, so that entries tell old charts from new ones. */
const chartsEdition = 'miniatures-1'

/** The default charts under a table's options. The id names every option that is not at its default. */
export function rulesWith(options: Partial<MiniaturesOptions> = {}): MiniaturesRules {
  const chosen = { ...defaultOptions, ...options }
  const changed = Object.entries(chosen).filter(([option, choice]) => defaultChoice(option) !== choice)
  const suffix = changed.map(([option, choice]) => `+${option}=${choice}`).join('')
  return { id: chartsEdition + suffix, charts: defaultCharts, options: chosen }
}

function defaultChoice(option: string): string | undefined {
  return Object.entries(defaultOptions).find(([id]) => id === option)?.[1]
}
