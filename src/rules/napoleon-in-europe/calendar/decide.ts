import type { Deciders } from '../decider.ts'
import type { calendarCommands } from './commands.ts'

export const calendarDeciders: Deciders<typeof calendarCommands> = {}
