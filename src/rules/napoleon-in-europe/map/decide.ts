import type { Deciders } from '../decider.ts'
import type { mapCommands } from './commands.ts'

export const mapDeciders: Deciders<typeof mapCommands> = {}
