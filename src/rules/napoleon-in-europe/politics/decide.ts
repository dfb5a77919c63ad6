import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { endAlliance } from './alliance.ts'
import { annex } from './annexation.ts'
import { reportBattle } from './battle.ts'
import type { politicsCommands } from './commands.ts'
import { rollCommitment } from './commitment.ts'
import { overtureToMajor } from './overture-major.ts'
import { overtureToMinor } from './overture-minor.ts'
import { overtureToPlayer } from './overture-player.ts'
import { rightOfPassage, withdrawPassage } from './passage.ts'
import { sueForPeace } from './peace.ts'
import { putDownUprising, raiseUprising } from './uprising.ts'
import { declareWar } from './war.ts'

export const politicsDeciders: Deciders<typeof politicsCommands> = {
  overtureToPlayer,
  overtureToMinor,
  overtureToMajor,
  declareWar,
  endAlliance,
  annex,
  raiseUprising,
  putDownUprising,
  rightOfPassage,
  withdrawPassage,
  rollCommitment,
  sueForPeace,
  reportBattle,
  givePoints: (_state, { nation, to }) =>
    refuse('pointsAreNotTraded', 'to', rule('Trading Assets'), { nation, to }),
}
