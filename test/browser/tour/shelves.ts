import type { Player } from '../../../scripts/player.ts'
import { stop, type Stop } from './stop.ts'

/** From home to what is kept beside the games: army lists, and rules of one’s own. */
export async function* shelves(player: Player): AsyncGenerator<Stop> {
  yield* armies(player)
  yield* ownRules(player)
}

async function* armies(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('Menu').click()
  await player.button('Army lists').click()
  await page.getByText('Sample armies').click()
  yield stop('army lists')
  await player.button('Paste a list').click()
  await page.getByLabel('One unit on a line').fill('Nation: Britain\n32nd Foot – 4 bases\nnobody knows this')
  await player.button('Read it').click()
  await page.getByRole('button', { name: /^Keep/ }).waitFor()
  yield stop('a pasted list')
  await page.getByRole('button', { name: /^Keep/ }).click()
  await page.getByRole('button', { name: /^32nd Foot/ }).waitFor()
  yield stop('an army')
  await player.button('Back').click()
  await player.button('Paste a list').waitFor()
  await player.button('Back').click()
}

async function* ownRules(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('Menu').click()
  await player.button('Rules').click()
  await page.getByRole('link', { name: 'Your own' }).click()
  await player.button('Make your own').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday rules')
  await player.button('Save').click()
  await page.getByRole('tab', { name: /^Melee result/ }).click()
  yield stop('the chart editor')
  await page.getByRole('button', { name: /^Loser loses, 1–2: 1 / }).click()
  yield stop('the chart editor, a cell')
  await page.goto('./#/rules/sets')
  await page.getByRole('link', { name: /^Thursday rules/ }).waitFor()
  yield stop('rules of one’s own')
  await page.goto('./#/')
  await page.getByRole('link', { name: 'New game' }).waitFor()
}
