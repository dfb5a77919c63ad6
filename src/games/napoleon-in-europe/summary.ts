import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NapoleonSummary } from './summarySchema.ts'

/** Where the game stands: the month or the round, and whose turn it is. */
export function summarise({ calendar, ended }: NapoleonState): NapoleonSummary {
  const { month, round, phase, acting } = calendar
  return { month, round, phase, acting, isOver: ended !== null }
}
