import { later } from '@/messages/later.ts'
import { optionDefinitions } from '@/rules/miniatures/index.ts'
import { viewsOfOptions } from '../../shared/charts/options.ts'

/** Every ruling that a table may choose, in the order of the rulebook. */
export const optionViews = viewsOfOptions(optionDefinitions, later.options)
