import type { Deciders } from '../decider.ts'
import type { navalCommands } from './commands.ts'
import { engagementDeciders } from './engage.ts'
import { sailingDeciders } from './sail.ts'
import { transportDeciders } from './transport.ts'

export const navalDeciders: Deciders<typeof navalCommands> = {
  ...sailingDeciders,
  ...engagementDeciders,
  ...transportDeciders,
}
