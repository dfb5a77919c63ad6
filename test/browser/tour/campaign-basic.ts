import type { Player } from '../../../scripts/player.ts'
import { goTo, openPage, openSheet } from './campaigns.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** From the turn of a game of the Basic Rules to its powers. */
export async function* basicGame(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('By sea').waitFor()
  yield stop('turn of a Basic game', inPlay)
  for (const [act, name] of [
    ['Battle', 'a Basic battle'],
    ['By sea', 'by sea'],
    ['Draw 1 card', 'drawing symbols'],
  ] as const) {
    await openSheet(player, act)
    yield stop(name, inPlay)
    await player.close()
  }
  await goTo(player, 'Resolve')
  await openSheet(player, 'Odds of a battle')
  await page.getByText('Attacker wins').waitFor()
  await player.sheet().getByText('Defender', { exact: true }).click()
  yield stop('odds of a battle')
  await player.close()
  await openPage(player, 'Cards')
  yield stop('hand, face down', inPlay)
  await player.button('Show the cards of France').click()
  yield stop('hand', inPlay)
  await player.button('Choose these').click()
  yield stop('hand, chosen', inPlay)
  await openSheet(player, 'Trade')
  yield stop('trading cards', inPlay)
  await player.close()
  await openPage(player, 'Where everyone stands')
  yield stop('where everyone stands', inPlay)
  await goTo(player, 'Powers')
  await page.getByRole('region', { name: 'The seven nations' }).waitFor()
}
