import { miniatures, type MiniaturesState } from '@/rules/miniatures/index.ts'
import { summarise } from './summary.ts'

/** What is needed to keep a game: its rules, its name, and what its card on the home screen shows. */
export const kept = { rulebook: miniatures, nameOf: ({ name }: MiniaturesState) => name, summarise }
