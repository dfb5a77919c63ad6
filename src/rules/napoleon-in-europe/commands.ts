import * as v from 'valibot'
import { advancedCommands } from './advanced/commands.ts'
import { basicCommands } from './basic/commands.ts'
import { battleCommands } from './battle/commands.ts'
import { calendarCommands } from './calendar/commands.ts'
import { mapCommands } from './map/commands.ts'
import { navalCommands } from './naval/commands.ts'
import { politicsCommands } from './politics/commands.ts'
import { productionCommands } from './production/commands.ts'
import { setupCommands } from './setup/commands.ts'

/** Everything that can be asked of a game, by type. A command that a nation gives names it as `nation`, one
 * that a side of a battle gives as `side`. */
export const commandSchemas = {
  ...setupCommands,
  ...calendarCommands,
  ...mapCommands,
  ...productionCommands,
  ...politicsCommands,
  ...navalCommands,
  ...advancedCommands,
  ...basicCommands,
  ...battleCommands,
} as const

export type CommandType = keyof typeof commandSchemas
export type CommandOf<Type extends CommandType> = v.InferOutput<(typeof commandSchemas)[Type]>
export type NapoleonCommand = { [Type in CommandType]: CommandOf<Type> }[CommandType]

export const commandSchema: v.GenericSchema<unknown, NapoleonCommand> = v.variant(
  'type',
  Object.values(commandSchemas),
)
