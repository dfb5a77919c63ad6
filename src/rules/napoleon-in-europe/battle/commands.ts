import { basicBattleCommands } from './basic/commands.ts'
import { closingCommands } from './closing/commands.ts'
import { openingCommands } from './opening/commands.ts'
import { standardBattleCommands } from './standard/commands.ts'

/** Everything that can be asked of a battle. A command that a side gives names it as `side`. */
export const battleCommands = {
  ...openingCommands,
  ...standardBattleCommands,
  ...basicBattleCommands,
  ...closingCommands,
} as const
