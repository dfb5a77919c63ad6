import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { closingCommands } from './commands.ts'

function notYet(): never {
  return refuse('noBattle', 'type', house('game'))
}

export const closingDeciders: Deciders<typeof closingCommands> = {
  closeBattle: notYet,
  abandonBattle: notYet,
  correctBattle: notYet,
}
