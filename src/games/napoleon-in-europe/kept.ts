import { napoleonInEurope, type NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { summarise } from './summary.ts'

/** What is needed to keep a game: its rules, its name, and what its card on the home screen shows. */
export const kept = { rulebook: napoleonInEurope, nameOf: ({ name }: NapoleonState) => name, summarise }
