import type { Deciders } from '../../decider.ts'
import { arrivalDeciders } from './arrivals.ts'
import { beginDeciders } from './begin.ts'
import type { openingCommands } from './commands.ts'
import { deploymentDeciders } from './deployment.ts'
import { initiativeDeciders } from './initiative.ts'
import { skippingDeciders } from './skip.ts'
import { terrainDeciders } from './terrain.ts'

export const openingDeciders: Deciders<typeof openingCommands> = {
  ...beginDeciders,
  ...initiativeDeciders,
  ...arrivalDeciders,
  ...terrainDeciders,
  ...deploymentDeciders,
  ...skippingDeciders,
}
