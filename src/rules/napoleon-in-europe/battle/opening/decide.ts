import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { openingCommands } from './commands.ts'

function notYet(): never {
  return refuse('noBattle', 'type', house('game'))
}

export const openingDeciders: Deciders<typeof openingCommands> = {
  openBattle: notYet,
  beginBattle: notYet,
  rollInitiative: notYet,
  rollArrivals: notYet,
  rollTerrain: notYet,
  placeTerrain: notYet,
  deploy: notYet,
  skipPreparation: notYet,
}
