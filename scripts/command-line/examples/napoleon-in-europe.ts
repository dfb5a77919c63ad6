import type { Examples } from '../examples.ts'
import { basicCampaign } from './basic-campaign.ts'
import { standardCampaign } from './standard-campaign.ts'

/** Examples of Napoleon in Europe: a game of the Standard and Advanced Rules, and one of the Basic Rules. */
export const napoleonExamples: Examples = {
  procedures: {},
  games: [standardCampaign, basicCampaign],
  refused: [{ type: 'givePoints', nation: 'france', to: 'spain' }],
}
