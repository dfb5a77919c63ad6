import { nationIn } from './names.ts'
import { laneIn, sideIn } from './battle-names.ts'
import type { RuleTexts } from './text.ts'

export const battleStandardTexts: RuleTexts = {
  dice: {},
  reasons: {
    'battleEnds.lineBroken': ({ nation, side, lane }) =>
      `${nationIn(nation)} holds nothing more on its ${laneIn(lane, side)}: ${sideIn(side)} has lost the battle.`,
  },
  refusals: {},
}
