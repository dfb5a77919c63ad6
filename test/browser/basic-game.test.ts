import { expect } from '@playwright/test'
import { CampaignPlayer } from './campaign-player.ts'
import { hurry, test } from './support.ts'

test('a round of a Basic game of three, from the choice of nations to the next nation’s turn', async ({
  page,
}) => {
  await hurry(page)
  const player = new CampaignPlayer(page)

  await test.step('it begins, and the players choose their nations in turn', async () => {
    await page.goto('./#/new/napoleon-in-europe')
    await player.choose('Rules', 'Basic')
    await player.choose('How many play', '3')
    await player.button('Begin').click()
    for (const nation of ['France', 'Britain', 'Prussia', 'Austria', 'Spain', 'Russia']) {
      await player.button(nation).click()
    }
    await player.button('So we play').click()
    await page.getByText('Or agree on it').waitFor()
    await player.button('France').click()
    await page.getByText('France to move').waitFor()
  })

  await test.step('the regions that the app does not know are counted first', async () => {
    await page.getByRole('button', { name: /^Count the regions of each nation/ }).click()
    await player.setNumber('France: Minor nations', 28)
    await player.button('Add 28 regions').click()
    await player.sheet().waitFor({ state: 'hidden' })
    await expect(page.getByText('Count the regions of each nation')).toHaveCount(0)
  })

  await test.step('an alliance is agreed on, and ended', async () => {
    for (const words of ['France and Prussia are allies', 'ends its alliance with Prussia']) {
      await player.button('Alliances').click()
      await player.choose('With whom', 'Prussia')
      await player.record()
      await expect(player.sheet()).toContainText(words)
      await player.done()
    }
  })

  await test.step('a major battle is won', async () => {
    await player.button('Battle').click()
    await player.sheet().getByText('Britain', { exact: true }).first().click()
    await player.choose('Who won', 'France')
    await player.choose('How large', 'Major battle')
    await player.enterLosses('britain', { infantry: 2 })
    await player.record()
    await player.goOn('France draws its card')
  })

  await test.step('its card and those of the turn are entered by taps', async () => {
    await expect(page.getByRole('heading', { name: 'France draws 5 cards' })).toBeVisible()
    for (let card = 0; card < 5; card += 1) await player.button('Infantry, France').click()
    await player.button('Take 5 cards').click()
    await player.sheet().waitFor({ state: 'hidden' })
  })

  await test.step('the best of them is turned in', async () => {
    await page.getByRole('button', { name: /^Build/ }).click()
    await player.button('Show the cards of France').click()
    await player.button('Choose these').click()
    await page.getByRole('button', { name: /^Turn in \d cards for/ }).click()
    await expect(page.getByRole('button', { name: /^Turn in / })).toHaveCount(0)
  })

  await test.step('the next nation has its turn, also after a reload', async () => {
    await player.button('Back').click()
    await player.button('France has finished').click()
    await page.getByText('Britain to move').waitFor()
    await page.reload()
    await page.getByText('Britain to move').waitFor()
    await expect(page.getByRole('row', { name: /^France 3\d/ })).toBeVisible()
  })
})
