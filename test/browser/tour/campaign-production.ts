import type { Player } from '../../../scripts/player.ts'
import { openSheet } from './campaigns.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** From the turn of a campaign in its production, and back to it. */
export async function* production(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await page.getByRole('link', { name: 'Production' }).waitFor()
  yield stop('turn in production', inPlay)
  await page.getByRole('link', { name: 'Production' }).click()
  await player.button('One more infantry').click()
  await player.button('One more cavalry').click()
  await player.button('One more artillery').click()
  await page.getByText(/at most 2 land units/).waitFor()
  yield stop('production, refused', inPlay)
  await openSheet(player, 'Give points')
  yield stop('giving points')
  await player.close()
  await player.button('Back').click()
  await page.getByRole('navigation', { name: 'Places' }).waitFor()
}
