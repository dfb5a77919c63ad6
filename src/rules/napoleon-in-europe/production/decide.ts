import type { Deciders } from '../decider.ts'
import type { productionCommands } from './commands.ts'

export const productionDeciders: Deciders<typeof productionCommands> = {}
