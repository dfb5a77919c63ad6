import { pageTitles as en } from './en/app/pages.ts'

/** Titles of the pages beyond the first: known with their addresses, and before their screens. */
export const pageTitles: typeof en = en
