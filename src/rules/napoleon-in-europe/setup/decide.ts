import { writeHeading } from '../../heading.ts'
import type { Deciders } from '../decider.ts'
import type { setupCommands } from './commands.ts'

export const setupDeciders: Deciders<typeof setupCommands> = {
  renameGame(_state, { name }, { ledger }) {
    writeHeading(ledger, 'renameGame', { game: name })
    return [{ type: 'gameRenamed', name }]
  },
}
