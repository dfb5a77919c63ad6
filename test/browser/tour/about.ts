import type { Player } from '../../../scripts/player.ts'
import { stop, type Stop } from './stop.ts'

/** The pages about the app itself, from home and back. */
export async function* about(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await page.goto('./#/settings')
  await page.getByRole('link', { name: 'What is new' }).click()
  await page
    .getByRole('heading', { name: /^Version/ })
    .first()
    .waitFor()
  yield stop('what is new')
  await player.button('Back').click()
  await page.getByRole('link', { name: 'Licences' }).click()
  await page.getByText(/valibot/).waitFor()
  yield stop('licences')
  await page.getByText(/valibot/).click()
  yield stop('licences, one unfolded')
  await page.goto('./#/')
  await page.getByRole('link', { name: 'New game' }).waitFor()
}
