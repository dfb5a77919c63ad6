import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { standardBattleCommands } from './commands.ts'

function notYet(): never {
  return refuse('noBattle', 'type', house('game'))
}

export const standardBattleDeciders: Deciders<typeof standardBattleCommands> = {
  moveInBattle: notYet,
  unsquare: notYet,
  fireInBattle: notYet,
  charge: notYet,
  answerCharge: notYet,
  chargeHome: notYet,
  countercharge: notYet,
  loseLeader: notYet,
  rallyInBattle: notYet,
  endPart: notYet,
  retreatFromBattle: notYet,
  pursue: notYet,
  endPursuit: notYet,
}
