import type { Page } from '@playwright/test'
import { Player } from '../../../scripts/player.ts'
import { fileOf } from '../../support/campaign-file.ts'
import { evenSteven, novemberWithDues, productionOfDecember } from '../../support/campaigns.ts'
import { hurry } from '../support.ts'
import { battleSheets } from './battle-sheets.ts'
import { basicGame } from './campaign-basic.ts'
import { battle } from './campaign-battle.ts'
import { newCampaign } from './campaign-new.ts'
import { pages } from './campaign-pages.ts'
import { production } from './campaign-production.ts'
import { sheets } from './campaign-sheets.ts'
import { goHome, openFile, takeUp } from './campaigns.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** Goes through every screen of Napoleon in Europe on a fresh phone, most of them in games from a file. */
export async function* campaignTour(page: Page): AsyncGenerator<Stop> {
  const player = new Player(page)
  await hurry(page)
  await page.goto('./')
  await openFile(player, fileOf(evenSteven(), productionOfDecember(), novemberWithDues()))
  await takeUp(player, 'Ulm')
  await player.button('Political action').waitFor()
  yield stop('turn of a campaign', inPlay)
  yield* sheets(player)
  yield* pages(player)
  await goHome(player)
  await takeUp(player, 'The end of 1805')
  yield* production(player)
  await goHome(player)
  await takeUp(player, 'Even Steven')
  yield* basicGame(player)
  await goHome(player)
  yield* newCampaign(player)
  yield* battle(page)
  yield* battleSheets(page)
}
