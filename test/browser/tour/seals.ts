import type { Player } from '../../../scripts/player.ts'
import { alter, rowsOf } from '../broken.ts'
import { putInStore } from '../stored.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** The seal of the game that is open, and the game with a broken log; left as it was, at its log. */
export async function* seals(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('This game').click()
  await page.getByRole('button', { name: /^Seal/ }).click()
  await player.button('It is written down').click()
  await page.getByText(/^This phone looks for it/).waitFor()
  await page.getByLabel('The seal as it was written down').fill('G')
  await player.button('Check').click()
  await page.getByText('“G” occurs in no seal').waitFor()
  yield stop('seal, written down, and one that is none')
  await page.getByLabel('The seal as it was written down').fill('0000-0000')
  await player.button('Check').click()
  await page.getByText('No entry of this log carries this seal').waitFor()
  yield stop('seal, unknown')
  await player.button('Close').click()
  yield* brokenLog(player)
}

async function* brokenLog(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  const whole = await rowsOf(page)
  const last = whole.length - 1
  await alter(page, last, (text) => text.replace('"chartSet":"', '"chartSet":"other '))
  await page.reload()
  await player.button('Show the entry').click()
  await page.getByText('Here the log is broken.').waitFor()
  yield stop('log that is broken', inPlay)
  await player.button('Copy as a new game').click()
  await page.getByText(/entries are copied/).waitFor()
  yield stop('copy of a broken game')
  await player.button('Not now').click()
  await putInStore(page, 'entries', whole[last])
  await page.reload()
  await page.getByRole('article').first().waitFor()
}
