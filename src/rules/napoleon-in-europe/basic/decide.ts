import type { Deciders } from '../decider.ts'
import type { basicCommands } from './commands.ts'

export const basicDeciders: Deciders<typeof basicCommands> = {}
