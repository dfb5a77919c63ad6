import type { Page } from '@playwright/test'
import { whenReady } from '../../../scripts/player.ts'
import { fileOf } from '../../support/campaign-file.ts'
import { beforeWavre, hanover, outposts } from '../../support/lone-battles.ts'
import { BattlePlayer } from '../battle-player.ts'
import { openFile } from './campaigns.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** What comes before a battle, what is thrown for in it, and what stands around it, in battles from a file. */
export async function* battleSheets(page: Page): AsyncGenerator<Stop> {
  const player = new BattlePlayer(page)
  await page.goto('./#/')
  await openFile(player, fileOf(beforeWavre(), outposts(), hanover()))
  yield* preparation(player)
  yield* fire(player)
  yield* around(player)
  yield* ranks(player)
}

/** Goes to a battle by itself where its card at home leads: the cards may still be falling into their order. */
async function takeUpBattle({ page }: BattlePlayer, place: string): Promise<void> {
  await page.goto('./#/')
  const card = page.getByRole('link', { name: new RegExp(`^(Continue )?Battle of ${place}`, 'u') })
  await page.goto(`./${(await card.getAttribute('href')) ?? ''}`)
}

async function* preparation(player: BattlePlayer): AsyncGenerator<Stop> {
  const { page } = player
  await takeUpBattle(player, 'Wavre')
  await player.button('Roll for the initiative').waitFor()
  yield stop('before a battle, initiative', inPlay)
  await player.button('Roll for the initiative').click()
  await player.rollButton().waitFor()
  yield stop('initiative before', inPlay)
  await player.throwOwn([2, 3, 1, 1])
  yield stop('initiative after', inPlay)
  await player.done()
  yield stop('before a battle, reinforcements', inPlay)
  await player.button('Roll for its arrival').click()
  await player.throwOwn([2])
  await player.done()
  yield stop('before a battle, terrain', inPlay)
  await player.button('Roll for France').click()
  await player.throwOwn([6, 5, 1, 1, 3, 3, 5, 4])
  yield stop('terrain after', inPlay)
  await player.done()
  await player.button('Place it so').or(player.button('Place none of it')).waitFor()
  yield stop('placing terrain', inPlay)
  await player.button('Place none of it').click()
  await player.button('Roll for Britain').click()
  await player.throwOwn([1, 1])
  await player.done()
  await player.button('Britain sets up').click()
  yield stop('setting up, nobody in the line', inPlay)
  await player.pieces('Your reserve', 'infantry').click()
  yield stop('setting up, who is chosen', inPlay)
  await player.button('Spread evenly').click()
  await player.button('Ready').click()
  await player.button('France sets up').click()
  await page.getByRole('img', { name: /^British battle line/u }).waitFor()
  yield stop('setting up in view of the enemy', inPlay)
}

async function* fire(player: BattlePlayer): AsyncGenerator<Stop> {
  await takeUpBattle(player, 'Genappe')
  await player.endPart(/turn 1, Britain acts/u)
  await player.endPart(/turn 1, France acts/u)
  await player.pieces('Your battle line', 'horseArtillery').click()
  await player.area('British battle line').click()
  await player.rollButton().waitFor()
  yield stop('fire in a battle, before', inPlay)
  await player.throwOwn([6, 4, 5])
  yield stop('fire in a battle, after', inPlay)
  await player.done()
}

async function* around(player: BattlePlayer): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('Menu of the battle').click()
  yield stop('menu of a battle', inPlay)
  await player.answer('Put the battle right')
  await player.front().locator('summary').filter({ hasText: 'Britain' }).click()
  await player
    .front()
    .getByRole('button', { name: /^1 artillery/u })
    .click()
  yield stop('putting a battle right')
  await player.close()
  await player.button('Menu of the battle').click()
  await player.answer('The course of the battle')
  await page.getByRole('radiogroup', { name: 'Battle of Genappe' }).waitFor()
  yield stop('record of a battle, its course', inPlay)
  for (const view of ['Replay', 'Losses']) {
    await page.getByRole('radiogroup', { name: 'Battle of Genappe' }).getByText(view, { exact: true }).click()
    await page.getByRole('main').waitFor()
    yield stop(`record of a battle, ${view.toLowerCase()}`, inPlay)
  }
}

async function* ranks(player: BattlePlayer): AsyncGenerator<Stop> {
  const { page } = player
  await takeUpBattle(player, 'Hanover')
  await page.getByRole('heading', { level: 1, name: 'Britain moves' }).waitFor()
  yield stop('ranks, moving', inPlay)
  await player.button('Menu of the battle').click()
  await player.answer('Odds of this battle')
  await page.getByText(/^Rounds from now on/u).waitFor()
  yield stop('odds of a Basic battle')
  await player.close()
  await player.button('Stand as it is').click()
  yield stop('ranks, firing', inPlay)
  await player.button('Fire 21 dice').click()
  await player.rollButton().or(player.button('Own dice')).first().waitFor()
  yield stop('the dice of ranks, before', inPlay)
  await player.button('Own dice').click()
  const keys = page.getByRole('group', { name: /^How many of 21 dice/u })
  await keys.waitFor()
  yield stop('the dice of ranks, counted', inPlay)
  await (await whenReady(keys.getByRole('button', { name: '5', exact: true }))).click()
  await player.result().waitFor()
  yield stop('the dice of ranks, after', inPlay)
  await player.done()
  // What is hit is all alike, and named by itself; of what France hits it is not.
  await player.button('Stand as it is').click()
  await player.button('Fire 8 dice').click()
  const fewer = page.getByRole('group', { name: /^How many of 8 dice/u })
  await fewer.or(player.button('Own dice')).first().waitFor()
  await player.button('Own dice').click()
  await (await whenReady(fewer.getByRole('button', { name: '2', exact: true }))).click()
  await player.result().waitFor()
  await player.done()
  await page.getByRole('heading', { level: 1, name: '2 hits: name them' }).waitFor()
  yield stop('ranks, naming the lost', inPlay)
}
