import type { RuleSet } from '../rulebook.ts'
import { defaultCharts, type MiniaturesCharts } from './charts/index.ts'
import { defaultOptions, type MiniaturesOptions } from './options.ts'

export type MiniaturesRules = RuleSet<MiniaturesCharts, MiniaturesOptions>

/** Charts under the name that their owners gave them. */
export interface NamedCharts extends Pick<MiniaturesRules, 'name' | 'charts'> {
  /** Tells these charts from all others; has no options in it. */
  readonly id: string
}

/** A table's own rulebook: its charts and its options. */
export interface ChartSet extends NamedCharts {
  readonly options: MiniaturesOptions
}

/**
 * The charts as they come. The id's number grows whenever a default chart changes, so that entries tell old
 * charts from new ones.
 */
export const usualCharts: NamedCharts = { id: 'miniatures-1', name: '', charts: defaultCharts }

/** Charts under a table's options. The id names every option that is not at its default. */
export function rulesWith(
  options: Partial<MiniaturesOptions> = {},
  { id, name, charts }: NamedCharts = usualCharts,
): MiniaturesRules {
  const chosen = { ...defaultOptions, ...options }
  const changed = Object.entries(chosen).filter(([option, choice]) => usualChoices[option] !== choice)
  const suffix = changed.map(([option, choice]) => `+${option}=${choice}`).join('')
  return { id: id + suffix, name, charts, options: chosen }
}

const usualChoices: Readonly<Record<string, string>> = defaultOptions

const optionSuffix = /(?:\+\w+=\w+)*$/u

/** The charts of rules in force, without their options. */
export function chartsInForce({ id, name, charts }: MiniaturesRules): NamedCharts {
  return { id: id.replace(optionSuffix, ''), name, charts }
}

const ownId = /^(.+)-[0-9a-f]{8}(?:\+\w+=\w+)*$/su

/**
 * The id of charts that a table made its own: their name, and the start of the hash of what they say, so that
 * an entry that carries the id tells both.
 *
 * @param hash hexadecimal, eight digits or more
 */
export function ownChartsId(name: string, hash: string): string {
  return `${name}-${hash.slice(0, 8)}`
}

/** The name in the id of charts or rules; null for the charts as they come. */
export function nameInId(id: string): string | null {
  return ownId.exec(id)?.[1] ?? null
}
