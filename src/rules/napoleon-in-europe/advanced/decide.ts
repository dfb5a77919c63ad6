import type { Deciders } from '../decider.ts'
import type { advancedCommands } from './commands.ts'

export const advancedDeciders: Deciders<typeof advancedCommands> = {}
