import { expect, type BrowserContext, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { smallGame } from './games.ts'
import { readStore } from './stored.ts'
import { test } from './support.ts'

test('[fault: two-tabs] what a second tab writes is at once in the first', async ({ page, context }) => {
  const first = await smallGame(page)
  const second = await secondTab(page, context)
  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Column')
  await expect(second.unit('1st Guard')).toHaveAccessibleName(/in column/)
  await expect(first.unit('1st Guard')).toHaveAccessibleName(/in column/)
})

test('[fault: two-tabs] a write on what a second tab has changed is refused, told, and the game is read again', async ({
  page,
  context,
}) => {
  await keepInTheDark(page)
  const first = await smallGame(page)
  const second = await secondTab(page, context)
  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Column')
  await expect(second.unit('1st Guard')).toHaveAccessibleName(/in column/)
  const written = await readStore(page, 'entries')

  await expect(first.unit('1st Guard')).toHaveAccessibleName(/in line/)
  await first.aim('Fire', '1st Guard', '42nd Highlanders')
  await first.roll()
  await expect(page.getByText(/^This game was played on in another tab or window\./)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first.unit('1st Guard')).toHaveAccessibleName(/in column/)
  await expect(page.getByText('Recorded', { exact: true })).toHaveCount(0)
  expect(await readStore(page, 'entries')).toEqual(written)

  await first.aim('Fire', '1st Guard', '42nd Highlanders')
  await first.roll()
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
  await first.done()
  await expect(page.getByText(/^This game was played on in another tab or window\./)).toHaveCount(0)
})

test('[fault: two-tabs] a face that was seen in one tab holds in the other', async ({ page, context }) => {
  await keepInTheDark(page)
  const first = await smallGame(page)
  await first.aim('Fire', '42nd Highlanders', '1st Guard')
  await first.useOwnDice()
  await first.button('Close').click()
  const second = await secondTab(page, context)
  await second.aim('Melee', '1st Guard', '42nd Highlanders')
  await second.roll()
  await second.knownDice().waitFor()
  const seen = await second.knownDice().getByRole('img').getAttribute('aria-label')

  await first.aim('Melee', '1st Guard', '42nd Highlanders')
  await first.roll()
  await expect(first.knownDice().getByRole('img')).toHaveAccessibleName(seen ?? '')
})

/** The game of the first tab, in a second one. */
async function secondTab(page: Page, context: BrowserContext): Promise<Player> {
  const other = await context.newPage()
  await other.goto(page.url())
  const player = new Player(other)
  await expect(player.addButtons()).toHaveCount(2)
  return player
}

/** The tab hears nothing of what others write, as on browsers that do not tell. */
async function keepInTheDark(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
}
