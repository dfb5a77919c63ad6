import type { Deciders } from '../decider.ts'
import type { productionCommands } from './commands.ts'
import { correctNation } from './correct.ts'
import { grantPoints } from './grant.ts'
import { purchase } from './purchase.ts'

export const productionDeciders: Deciders<typeof productionCommands> = {
  purchase,
  grantPoints,
  correctNation,
}
