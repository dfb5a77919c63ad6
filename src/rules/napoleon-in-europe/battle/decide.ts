import type { Deciders } from '../decider.ts'
import { basicBattleDeciders } from './basic/decide.ts'
import { closingDeciders } from './closing/decide.ts'
import type { battleCommands } from './commands.ts'
import { openingDeciders } from './opening/decide.ts'
import { standardBattleDeciders } from './standard/decide.ts'

export const battleDeciders: Deciders<typeof battleCommands> = {
  ...openingDeciders,
  ...standardBattleDeciders,
  ...basicBattleDeciders,
  ...closingDeciders,
}
