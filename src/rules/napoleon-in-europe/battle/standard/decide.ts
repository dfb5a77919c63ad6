import type { Deciders } from '../../decider.ts'
import { chargeDeciders } from './charge-decide.ts'
import type { standardBattleCommands } from './commands.ts'
import { firingDeciders } from './firing.ts'
import { leaderDeciders } from './leaders.ts'
import { movingDeciders } from './moving.ts'
import { pursuingDeciders } from './pursuing.ts'
import { rallyingDeciders } from './rallying.ts'
import { retreatingDeciders } from './retreating.ts'
import { turnDeciders } from './turn.ts'

export const standardBattleDeciders: Deciders<typeof standardBattleCommands> = {
  ...movingDeciders,
  ...firingDeciders,
  ...chargeDeciders,
  ...leaderDeciders,
  ...rallyingDeciders,
  ...turnDeciders,
  ...retreatingDeciders,
  ...pursuingDeciders,
}
