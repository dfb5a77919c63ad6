export { napoleonInEurope } from './rulebook.ts'
export type { CommandOf, NapoleonCommand } from './commands.ts'
export type { NapoleonEffect } from './effects.ts'
export type { NapoleonState } from './state.ts'
