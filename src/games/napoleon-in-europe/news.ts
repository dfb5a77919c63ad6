import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { newestHeadings } from '../shared/hand-over/newestHeadings.ts'
import { logWords } from './describe/log.ts'

/** What the newest entries of a game of Napoleon in Europe are called. */
export const headings = newestHeadings(napoleonInEurope, logWords)
