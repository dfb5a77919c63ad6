import type { RuleSet } from '../rulebook.ts'
import { defaultCharts, type NapoleonCharts } from './charts/index.ts'
import { defaultOptions, type NapoleonOptions } from './options.ts'

export type NapoleonRules = RuleSet<NapoleonCharts, NapoleonOptions>

/** Charts under the name that their owners gave them. */
export type NamedCharts = Pick<NapoleonRules, 'id' | 'name' | 'charts'>

/** The charts as they come; the id's number grows whenever a default chart changes. */
export const usualCharts: NamedCharts = { id: 'napoleon-in-europe-1', name: '', charts: defaultCharts }

/** Charts under a table's options. The id names every option that is not at its default. */
export function rulesWith(
  options: Partial<NapoleonOptions> = {},
  { id, name, charts }: NamedCharts = usualCharts,
): NapoleonRules {
  const chosen = { ...defaultOptions, ...options }
  const usual: Readonly<Record<string, string>> = defaultOptions
  const changed = Object.entries(chosen).filter(([option, choice]) => usual[option] !== choice)
  const suffix = changed.map(([option, choice]) => `+${option}=${choice}`).join('')
  return { id: id + suffix, name, charts, options: chosen }
}
