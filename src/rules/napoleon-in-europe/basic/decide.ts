import type { Deciders } from '../decider.ts'
import { allianceDeciders } from './alliances.ts'
import { battleDeciders } from './battle.ts'
import { cashingDeciders } from './cashing.ts'
import type { basicCommands } from './commands.ts'
import { drawDeciders } from './draws.ts'
import { openingDeciders } from './opening.ts'
import { regionDeciders } from './regions.ts'
import { seaDeciders } from './sea.ts'
import { tradingDeciders } from './trading.ts'

export const basicDeciders: Deciders<typeof basicCommands> = {
  ...openingDeciders,
  ...regionDeciders,
  ...allianceDeciders,
  ...seaDeciders,
  ...battleDeciders,
  ...drawDeciders,
  ...cashingDeciders,
  ...tradingDeciders,
}
