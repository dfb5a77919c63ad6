import type { Deciders } from '../decider.ts'
import type { politicsCommands } from './commands.ts'

export const politicsDeciders: Deciders<typeof politicsCommands> = {}
