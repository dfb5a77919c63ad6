import type { Examples } from '../examples.ts'
import { basicBattle, standardBattle } from './battles.ts'
import { basicCampaign } from './basic-campaign.ts'
import { standardCampaign } from './standard-campaign.ts'

/** Examples of Napoleon in Europe: a campaign and a battle of the Standard and Advanced Rules, and of the Basic Rules. */
export const napoleonExamples: Examples = {
  procedures: {},
  games: [standardCampaign, basicCampaign, standardBattle, basicBattle],
  refused: [{ type: 'givePoints', nation: 'france', to: 'spain' }],
}
