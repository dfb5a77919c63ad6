import type { Deciders } from '../../decider.ts'
import type { basicBattleCommands } from './commands.ts'
import { namingDeciders } from './naming.ts'
import { rankingDeciders } from './ranking.ts'
import { throwingDeciders } from './throwing.ts'

/** Each command of a battle of the Basic Rules, and what it leads to. */
export const basicBattleDeciders: Deciders<typeof basicBattleCommands> = {
  ...rankingDeciders,
  ...throwingDeciders,
  ...namingDeciders,
}
