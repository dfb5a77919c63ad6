import type { Player } from '../../../scripts/player.ts'
import { goTo, openPage, openSheet } from './campaigns.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** From the log of a campaign of the Standard Rules: the powers, and the pages about them. Ends at its powers. */
export async function* pages(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await goTo(player, 'Powers')
  yield stop('powers', inPlay)
  yield* nation(player)
  yield* relations(player)
  yield* regions(player)
  for (const name of ['Squadrons', 'Cards', 'Victory', 'For the next evening']) {
    await openPage(player, name)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    yield stop(name, inPlay)
  }
  await openPage(player, 'The course of the game')
  await page.getByText('As a table').click()
  yield stop('course')
  yield* rules(player)
  await player.button('Back').click()
  await page.getByRole('region', { name: 'The seven nations' }).waitFor()
}

async function* nation(player: Player): AsyncGenerator<Stop> {
  await openSheet(player, 'France')
  yield stop('sheet of a nation')
  await openSheet(player, 'Points and commitment')
  await player.button('Record the correction').waitFor()
  yield stop('correcting points')
  await player.button('Close').click()
  await openSheet(player, 'Pieces')
  await player.button('Record the correction').waitFor()
  yield stop('correcting pieces')
  await player.button('Close').click()
  await player.close()
}

async function* relations(player: Player): AsyncGenerator<Stop> {
  await openPage(player, 'Relations')
  await player.page.getByRole('radiogroup', { name: 'Show' }).waitFor()
  yield stop('relations', inPlay)
  await player.choose('Show', 'Web')
  yield stop('relations, web', inPlay)
  await player.choose('Show', 'Ratings')
  yield stop('relations, ratings', inPlay)
}

async function* regions(player: Player): AsyncGenerator<Stop> {
  await openPage(player, 'Regions')
  yield stop('regions', inPlay)
  await openSheet(player, 'Picardy')
  yield stop('a region')
  await player.close()
  await openSheet(player, 'Add a region')
  yield stop('adding a region')
  await player.close()
}

async function* rules(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await openPage(player, 'Rules')
  await page.getByRole('tabpanel').waitFor()
  for (const tab of ['Politics', 'Options']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    yield stop(`rules of a campaign, ${tab.toLowerCase()}`)
  }
  await page.getByRole('tab', { name: 'Politics' }).click()
  await page.getByRole('tabpanel').getByRole('gridcell').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
  yield stop('rules of a campaign, a number')
  await player.close()
}
