import type { Deciders } from '../decider.ts'
import { attritionDeciders } from './attrition.ts'
import { cardDeciders, innovationDeciders } from './card-play.ts'
import type { advancedCommands } from './commands.ts'
import { marchDeciders } from './march.ts'

export const advancedDeciders: Deciders<typeof advancedCommands> = {
  ...attritionDeciders,
  ...marchDeciders,
  ...cardDeciders,
  ...innovationDeciders,
}
