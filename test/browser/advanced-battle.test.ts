import { expect, type Page } from '@playwright/test'
import { marchOnBelgium } from '../support/battle-campaign.ts'
import { fileOf, type WrittenCampaign } from '../support/campaign-file.ts'
import { beforeWavre, outposts } from '../support/lone-battles.ts'
import { BattlePlayer } from './battle-player.ts'
import { hurry, test } from './support.ts'
import { openFile } from './tour/campaigns.ts'

async function takenUp(page: Page, game: WrittenCampaign): Promise<BattlePlayer> {
  const player = new BattlePlayer(page)
  await hurry(page)
  await page.goto('./')
  await openFile(player, fileOf(game))
  await page.getByRole('link', { name: new RegExp(`^(Continue )?${game.state.name}`, 'u') }).click()
  return player
}

test('before a battle: initiative, a group that comes late, terrain, and setting up in view', async ({
  page,
}) => {
  const player = await takenUp(page, beforeWavre())

  await test.step('the three outcomes of initiative', async () => {
    await player.button('Roll for the initiative').click()
    // Two cavalry and a leader add 4, a leader 2.
    await player.throwOwn([1, 1, 2, 2])
    await expect(player.sheet()).toContainText('Nobody has the initiative')
    await player.takeResultBack()
    await player.throwOwn([2, 3, 1, 1])
    await expect(player.sheet()).toContainText('France has the initiative')
    await expect(player.sheet()).toContainText('Britain sets up first, in full view of France.')
    await player.takeResultBack()
    await player.throwOwn([6, 6, 1, 1])
    await expect(player.sheet()).toContainText('France surprises Britain')
    await expect(player.sheet()).toContainText('one battle action more in the first turn')
    await player.done()
  })

  await test.step('the group from Holland comes in the second turn', async () => {
    await player.button('Roll for its arrival').click()
    await player.throwOwn([2])
    await expect(player.sheet()).toContainText('It arrives at the beginning of turn 2')
    await player.done()
  })

  await test.step('Britain finds a village, and places it', async () => {
    await player.button('Roll for France').click()
    await player.throwOwn([2, 3])
    await expect(player.sheet()).toContainText('No special terrain')
    await player.done()
    await player.button('Roll for Britain').click()
    await player.throwOwn([3, 3, 5, 4])
    await player.done()
    await player.choose('Battle line', 'Village')
    await player.button('Place it so').click()
  })

  await test.step('Britain sets up in view, and France sees it', async () => {
    await expect(
      page.getByText('Britain sets up first, and France sees it before it sets up itself.'),
    ).toBeVisible()
    await player.button('Britain sets up').click()
    await player.button('Spread evenly').click()
    await player.button('Ready').click()
    await player.button('France sets up').click()
    await expect(
      page.getByRole('img', { name: /^British battle line: 3 infantry and 2 artillery/u }),
    ).toBeVisible()
    await player.button('Spread evenly').click()
    await player.button('Ready, and begin').click()
  })

  await test.step('surprise gives an action more, and the village takes one from the dice', async () => {
    await player.area('Your battle line').click()
    await expect(page.getByText('3 actions each')).toBeVisible()
    await player.endPart(/turn 1, Britain acts/u)
    await player.endPart(/turn 1, France acts/u)
    await player.area('Your battle line').click()
    await player.area('British battle line').click()
    await player.throwOwn([5, 4])
    await expect(player.sheet()).toContainText('−1Into a village')
    await expect(player.sheet()).toContainText(/= ?8\s*9 or more needed/u)
    await player.done()
  })

  await test.step('the late group arrives in the reserve', async () => {
    await expect(player.area('Your reserve')).not.toHaveAccessibleName(/infantry/u)
    for (const actor of ['Britain', 'France', 'Britain', 'France', 'Britain'])
      await player.endPart(new RegExp(`turn 1, ${actor} acts`, 'u'))
    await player.endPart(/turn 2, France acts/u)
    await expect(player.area('Your reserve')).toHaveAccessibleName(/2 infantry/u)
  })
})

test('countercharges, horse artillery and light infantry, and what is refused', async ({ page }) => {
  const player = await takenUp(page, outposts())

  await test.step('guns that others cover are not offered to a charge', async () => {
    await player.pieces('Your battle line', 'cavalry').click()
    await player.area('The middle').click()
    await player.area('British battle line').click()
    await expect(player.sheet()).toContainText('infantry')
    await expect(player.sheet()).not.toContainText('artillery')
  })

  await test.step('cavalry beside the charged infantry countercharges', async () => {
    await player
      .sheet()
      .getByText(/^1 infantry/u)
      .first()
      .click()
    await player.button('Charge infantry').click()
    await player.answer('Stand')
    // 2 against infantry, 1 for combined arms.
    await player.throwOwn([3, 3, 2, 3])
    await expect(player.sheet()).toContainText('Britain may countercharge')
    await player.done()
    await player.answer('Cavalry')
    await player.throwOwn([4, 4, 3, 3])
    await expect(player.sheet()).toContainText('+1Countercharge')
    await expect(player.sheet()).toContainText('Remove France’s cavalry.')
    await player.done()
    await player.endPart(/turn 1, Britain acts/u)
    await player.endPart(/turn 1, France acts/u)
  })

  await test.step('horse artillery does not fire over its own, rides up and fires, with 1 less', async () => {
    await player.pieces('Your battle line', 'horseArtillery').click()
    await player.area('British battle line').click()
    await expect(page.getByRole('main').getByText('Somebody stands in the area between.')).toBeVisible()
    await player.button('Move').click()
    await player.area('The middle').click()
    await player.button('Fire').click()
    await player.area('British battle line').click()
    await player.throwOwn([3, 3])
    await expect(player.sheet()).toContainText('−1Horse artillery')
    await expect(player.sheet()).toContainText(/= ?5\s*7 or more needed/u)
    await player.done()
    await player.pieces('The middle', 'horseArtillery').click()
    await expect(
      page.getByText('France’s horse artillery has used its battle actions of this turn.'),
    ).toBeVisible()
    await player.endPart(/turn 1, Britain acts/u)
    await player.endPart(/turn 1, France acts/u)
  })

  await test.step('light infantry avoids infantry that charges it', async () => {
    await player.pieces('Your battle line', 'infantry').click()
    await player.button('Move').click()
    await player.area('The middle').click()
    for (const actor of ['Britain', 'France', 'Britain'])
      await player.endPart(new RegExp(`turn 1, ${actor} acts`, 'u'))
    for (const actor of ['France', 'Britain', 'France', 'Britain', 'France'])
      await player.endPart(new RegExp(`turn 2, ${actor} acts`, 'u'))
    await player.pieces('The middle', 'infantry').click()
    await player.button('Charge').click()
    await player.area('British battle line').click()
    await player
      .sheet()
      .getByText(/light infantry/u)
      .first()
      .click()
    await player.button('Charge light infantry').click()
    await player.answer('Avoid')
    await expect(player.area('British reserve')).toHaveAccessibleName(/1 light infantry/u)
  })

  await test.step('the umpire puts a piece right, and the log has his reason', async () => {
    await player.button('Menu of the battle').click()
    await player.answer('Put the battle right')
    await player.front().locator('summary').filter({ hasText: 'Britain' }).click()
    await player
      .front()
      .getByRole('button', { name: /^1 light infantry/u })
      .click()
    await player.choose('Where to', 'In the centre')
    await player.button('Put them there').click()
    await player.button('Miscounted').click()
    await player.button('Record the correction').click()
    await expect(player.area('British reserve')).not.toHaveAccessibleName(/light infantry/u)
    await player.button('Menu of the battle').click()
    await player.button('Log').click()
    await expect(page.getByRole('article').first()).toContainText('is put right: Miscounted')
  })
})

test('Napoleon adds 2 to a charge, and France sues for peace when he falls', async ({ page }) => {
  const campaign = marchOnBelgium(
    'The Emperor',
    { napoleon: 'on' },
    {
      france: { infantry: 3, leader: 1 },
      austria: { infantry: 3 },
    },
  ).tell({
    type: 'movePieces',
    nation: 'france',
    from: 'picardy',
    to: 'belgium',
    pieces: { infantry: 3, leader: 1 },
  })
  const player = await takenUp(page, campaign)

  await test.step('he is said to be there', async () => {
    await page.getByRole('button', { name: /^Battle Belgium/u }).click()
    await player.choose('How the battle is fought', 'Fight it here')
    await page.getByRole('switch', { name: /^Napoleon is here/u }).click()
    await player.answer('To the battle board')
    await page.waitForURL(/\/battle$/u)
    await player.button('France sets up').click()
    await player.station('infantry', 3, 'Your battle line')
    await player.station('leader', 1, 'Your battle line')
    await player.button('Ready').click()
    await player.button('Austria sets up').click()
    await player.button('Spread evenly').click()
    await player.button('Ready').click()
    await player.button('Lift the divider').click()
  })

  await test.step('he goes forward with his infantry', async () => {
    for (const actor of ['Austria', 'France', 'Austria', 'France'])
      await player.endPart(new RegExp(`turn 1, ${actor} acts`, 'u'))
    await player.pieces('Your battle line', 'infantry').click()
    await player.area('The middle').click()
    for (const actor of ['Austria', 'France']) await player.endPart(new RegExp(`turn 1, ${actor} acts`, 'u'))
    await player.area('Your battle line').click()
    await player.area('The middle').click()
    await expect(player.area('The middle')).toHaveAccessibleName(/3 infantry and Napoleon/u)
  })

  await test.step('a charge beside him has 2 more', async () => {
    await player.endPart(/turn 1, Austria acts/u)
    for (const actor of ['France', 'Austria', 'France', 'Austria', 'France'])
      await player.endPart(new RegExp(`turn 2, ${actor} acts`, 'u'))
    await player.pieces('The middle', 'infantry').click()
    await player.button('Charge').click()
    await player.area('Austrian battle line').click()
    await player.button('Charge infantry').click()
    await player.throwOwn([3, 3, 3, 3])
    await expect(player.sheet()).toContainText('+2Napoleon beside it')
    await expect(player.sheet()).toContainText('Austria’s infantry falls back')
    await player.done()
  })

  await test.step('he falls to a double six', async () => {
    await player.endPart(/turn 2, Austria acts/u)
    await player.area('Your battle line').click()
    await player.area('The middle').click()
    await player.throwOwn([6, 6, 6])
    await expect(player.sheet()).toContainText('Napoleon has fallen: remove him.')
    await player.done()
  })

  await test.step('France leaves the field, and owes peace', async () => {
    await player.endPart(/turn 2, France acts/u)
    await player.button('More to do').click()
    await player.answer('Retreat')
    await player.button('Retreat').click()
    await player.endPursuit()
    await player.button('Enter it in the campaign').click()
    await page.waitForURL(/\/turn$/u)
    await expect(page.getByRole('button', { name: /peace/iu })).toContainText('France')
  })
})
