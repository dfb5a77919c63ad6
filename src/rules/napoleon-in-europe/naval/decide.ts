import type { Deciders } from '../decider.ts'
import type { navalCommands } from './commands.ts'

export const navalDeciders: Deciders<typeof navalCommands> = {}
