import type { Player } from '../../../scripts/player.ts'
import { openSheet } from './campaigns.ts'
import { stop, type Stop } from './stop.ts'

/** From home: how a campaign is set up. */
export async function* newCampaign(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByRole('link', { name: 'Napoleon in Europe', exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Rules' }).waitFor()
  await page.getByLabel('Name of the game').fill('')
  await player.unfold('Length and sudden death')
  await player.unfold('Advanced Rules')
  await player.button('Begin').click()
  await page.getByText('Give the game a name.').waitFor()
  await page.getByLabel('Name of the game').and(page.locator(':focus')).waitFor()
  yield stop('new campaign, refused and unfolded')
  await openSheet(player, 'Scenario')
  yield stop('choosing a scenario')
  await player.close()
  await openSheet(player, 'France')
  yield stop('a player')
  await player.close()
  await openSheet(player, 'Pieces and map')
  yield stop('choosing pieces and a map')
  await player.close()
  await player.choose('Rules', 'Basic')
  yield stop('new Basic game')
}
