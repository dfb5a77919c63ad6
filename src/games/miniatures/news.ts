import { miniatures } from '@/rules/miniatures/index.ts'
import { newestHeadings } from '../shared/hand-over/newestHeadings.ts'
import { logWords } from './describe/log.ts'

/** What the newest entries of a game of miniatures are called. */
export const headings = newestHeadings(miniatures, logWords)
