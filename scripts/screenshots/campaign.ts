import type { Page } from '@playwright/test'
import { goHome, goTo, openFile, openPage, openSheet, takeUp } from '../../test/browser/tour/campaigns.ts'
import { fileOf } from '../../test/support/campaign-file.ts'
import { dashForTheDanube, productionOfDecember } from '../../test/support/campaigns.ts'
import { Player } from '../player.ts'
import { letFall, type Picture } from './evening.ts'

const now = new Date('2026-06-20T15:10')

/** Opens two campaigns from a file and takes pictures of a November, and of the production after it. */
export async function playCampaign(page: Page, picture: Picture): Promise<void> {
  const player = new Player(page)
  await letFall(page, [2, 3])
  await page.clock.setFixedTime(now)
  await page.evaluate(() => location.replace('#/'))
  await page.reload()
  await openFile(player, fileOf(productionOfDecember(), dashForTheDanube()))
  await takeUp(player, 'Dash for the Danube')
  await player.button('Political action').waitFor()
  await picture('campaign')
  await overture(player, picture)
  await seaBattle(player, picture)
  await goHome(player)
  await production(player, picture)
}

async function overture(player: Player, picture: Picture): Promise<void> {
  await openPage(player, 'Relations')
  await player.button('Britain to Prussia: neutral').click()
  await player.button('Make the overture').waitFor()
  await picture('relations')
  await player.button('Make the overture').click()
  await player.roll()
  await player.button('Done').waitFor()
  await picture('overture')
  await player.button('Undo').click()
  await player.close()
}

async function seaBattle(player: Player, picture: Picture): Promise<void> {
  await goTo(player, 'Resolve')
  await openSheet(player, 'Naval battle')
  await player.rollButton().waitFor()
  await picture('naval-battle')
  await player.close()
}

async function production(player: Player, picture: Picture): Promise<void> {
  const { page } = player
  await takeUp(player, 'The end of 1805')
  await page.getByRole('link', { name: 'Production' }).click()
  for (const piece of ['infantry', 'cavalry', 'naval squadron', 'artillery']) {
    await player.button(`One more ${piece}`).click()
  }
  await page.getByText(/at most 2 land units/).waitFor()
  await picture('production')
}
