import type { Page } from '@playwright/test'
import { BattlePlayer } from '../battle-player.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** A battle by itself, from what fights in it to its pursuit. */
export async function* battle(page: Page): AsyncGenerator<Stop> {
  const player = new BattlePlayer(page)
  await page.goto('./#/new/napoleon-in-europe/battle')
  await page.getByRole('button', { name: /^To the battle board/u }).waitFor()
  yield stop('new battle')
  await player.beginBelgium()
  await player.button('France sets up').waitFor()
  yield stop('the divider of a battle', inPlay)
  await player.setUpEvenly('France', 'Britain')
  yield stop('battle board', inPlay)
  yield* charge(player)
  yield* pursuit(player)
}

async function* charge(player: BattlePlayer): AsyncGenerator<Stop> {
  const { page } = player
  await player.area('Your left').click()
  await player.area('British left').click()
  yield stop('battle board, refused', inPlay)
  await player.area('Middle of your left').click()
  yield stop('battle board, who is chosen', inPlay)
  await player.area('British right').click()
  await player.sheet().getByText('If it squares').waitFor()
  yield stop('a charge before it is declared', inPlay)
  await player.button('Charge infantry').click()
  await page.getByText('Britain: infantry is charged by cavalry').waitFor()
  yield stop('battle board, an answer is owed', inPlay)
  await player
    .front()
    .getByRole('button', { name: /^Square/u })
    .click()
  await player
    .front()
    .getByRole('button', { name: /^Charge home/u })
    .click()
  await player.button('Roll the dice').waitFor()
  yield stop('the dice of a charge', inPlay)
  await player.close()
  await player
    .front()
    .getByRole('button', { name: /^Cancel/u })
    .click()
}

async function* pursuit(player: BattlePlayer): AsyncGenerator<Stop> {
  const { page } = player
  for (const actor of ['Britain', 'France', 'Britain', 'France', 'Britain', 'France', 'Britain']) {
    await player.endPart(new RegExp(`turn 1, ${actor} acts`, 'u'))
  }
  await player.endPart(/turn 2, France acts/u)
  await player.endPart(/turn 2, Britain acts/u)
  await player.button('More to do').click()
  await player
    .front()
    .getByRole('button', { name: /^Retreat/u })
    .click()
  yield stop('a retreat is asked about')
  await player.button('Retreat').click()
  await page.getByText('France pursues').waitFor()
  yield stop('pursuit', inPlay)
  await player.endPursuit()
  await player.button('End the pursuit').waitFor({ state: 'hidden' })
  yield stop('a battle that is over')
}
