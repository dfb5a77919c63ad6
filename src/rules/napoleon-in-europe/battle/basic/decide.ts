import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { basicBattleCommands } from './commands.ts'

function notYet(): never {
  return refuse('noBattle', 'type', house('game'))
}

export const basicBattleDeciders: Deciders<typeof basicBattleCommands> = {
  deployRanks: notYet,
  moveRanks: notYet,
  fireRanks: notYet,
  nameCasualties: notYet,
  rallyRanks: notYet,
  nameRallied: notYet,
  pursueRanks: notYet,
}
