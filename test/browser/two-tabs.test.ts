import { expect, type BrowserContext, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { BattlePlayer } from './battle-player.ts'
import { smallGame } from './games.ts'
import { readStore } from './stored.ts'
import { sidewaysProblems, smallTargets } from './measures.ts'
import { accessibilityProblems, hurry, setTheme, test, themes } from './support.ts'

const elsewhere = /^This game is being played in another window\./
const looksOn = /^(This game is being played in|Asking the) (other|another) window/

test('[fault: two-tabs] a second window looks on: it sees every change, and nothing is written there', async ({
  page,
  context,
}) => {
  const first = await smallGame(page)
  const second = await secondTab(page, context)
  await expect(second.page.getByText(elsewhere)).toBeVisible()
  await expect(page.getByText(elsewhere)).toHaveCount(0)

  await first.openUnit('1st Guard')
  await first.choose('Formation', 'Column')
  await expect(second.unit('1st Guard')).toHaveAccessibleName(/in column/)
  const written = await readStore(page, 'entries')

  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Square')
  await expect(second.page.getByText(/^Nothing was changed: /)).toBeVisible()
  await expect(second.page.getByRole('radio', { name: 'Column' })).toBeChecked()
  await second.aim('Fire', '1st Guard', '42nd Highlanders')
  await expect(second.rollButton()).toHaveAttribute('aria-disabled', 'true')
  expect(await readStore(page, 'entries')).toEqual(written)

  await second.close()
  for (const theme of themes) {
    await setTheme(second.page, theme)
    expect(await accessibilityProblems(second.page)).toEqual([])
  }
  expect(await smallTargets(second.page, 48)).toEqual([])
  expect(await sidewaysProblems(second.page)).toEqual([])
})

test('[fault: two-tabs] the keys of own dice stay on the sheet of a game that is taken over, and show that they take no tap', async ({
  page,
  context,
}) => {
  const first = await smallGame(page)
  await first.aim('Fire', '1st Guard', '42nd Highlanders')
  await first.useOwnDice()
  const second = await secondTab(page, context)
  await takeOver(second)
  const key = first.page.getByRole('button', { name: /^7\b/ })
  await expect(key).toHaveAttribute('aria-disabled', 'true')
  await expect(first.page.getByRole('dialog').getByText(elsewhere)).toBeVisible()
  const written = await readStore(page, 'entries')
  // A finger does not look first whether a key takes it.
  await key.click({ force: true })
  await expect(page.getByText(/^Nothing was changed: /)).toBeVisible()
  expect(await readStore(page, 'entries')).toEqual(written)
  for (const theme of themes) {
    await setTheme(page, theme)
    expect(await accessibilityProblems(page)).toEqual([])
  }
})

test('[fault: two-tabs] a second window plays when it asks to, and the first looks on', async ({
  page,
  context,
}) => {
  const first = await smallGame(page)
  const second = await secondTab(page, context)
  await takeOver(second)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Column')
  await expect(second.unit('1st Guard')).toHaveAccessibleName(/in column/)
  await expect(first.unit('1st Guard')).toHaveAccessibleName(/in column/)

  await takeOver(first)
  await expect(second.page.getByText(elsewhere)).toBeVisible()
  await second.page.close()
  await first.openUnit('1st Guard')
  await first.choose('Formation', 'Line')
  await expect(first.unit('1st Guard')).toHaveAccessibleName(/in line/)
})

test('[fault: two-tabs] a log that is open is still there once the game is taken over', async ({
  page,
  context,
}) => {
  await smallGame(page)
  const second = await secondTab(page, context)
  await second.goTo('Log')
  const entries = second.page.getByRole('main').getByRole('article')
  await expect(entries).not.toHaveCount(0)
  const count = await entries.count()
  await takeOver(second)
  await expect(entries).toHaveCount(count)
  await expect(second.page.getByText('Nothing has happened yet.')).toHaveCount(0)
})

test('[fault: two-tabs] a second window plays on without a tap where the first is closed', async ({
  page,
  context,
}) => {
  await smallGame(page)
  const second = await secondTab(page, context)
  await expect(second.page.getByText(elsewhere)).toBeVisible()
  await page.close()
  await expect(second.page.getByText(elsewhere)).toHaveCount(0)
  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Column')
  await expect(second.unit('1st Guard')).toHaveAccessibleName(/in column/)
})

test('[fault: two-tabs] it is the same where the browser has no locks: by leases in storage', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const first = await smallGame(page)
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false)
  const second = await secondTab(page, context)
  await expect(second.page.getByText(elsewhere)).toBeVisible()
  await takeOver(second)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Column')
  await expect(first.unit('1st Guard')).toHaveAccessibleName(/in column/)
  await second.page.close()
  // A window that was ended without a word holds its lease for a quarter of a minute.
  await expect(page.getByText(elsewhere)).toHaveCount(0, { timeout: 25_000 })
})

test('[fault: two-tabs] a window that does not answer is overruled after three seconds, and looks on then', async ({
  page,
  context,
}) => {
  await keepInTheDark(page)
  await smallGame(page)
  const second = await secondTab(page, context)
  await second.button('Play here instead').click()
  await expect(second.page.getByText(/^Asking the other window/)).toBeVisible()
  await expect(second.page.getByText(looksOn)).toHaveCount(0)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Column')
  await expect(second.unit('1st Guard')).toHaveAccessibleName(/in column/)
  // Nobody told the first, and it looks into storage by itself.
  await expect(new Player(page).unit('1st Guard')).toHaveAccessibleName(/in column/)
})

test('[fault: two-tabs] a battle board is followed and taken over as well', async ({ page, context }) => {
  await hurry(page)
  const first = new BattlePlayer(page)
  await first.beginBelgium()
  const other = await context.newPage()
  await other.goto(page.url())
  const second = new BattlePlayer(other)
  await expect(other.getByText(elsewhere)).toBeVisible()
  await first.setUpEvenly('France', 'Britain')
  await expect(second.area('Your left')).toHaveAccessibleName(/3 infantry/)
  await expect(second.button('Done')).toHaveAttribute('aria-disabled', 'true')
  await takeOver(second)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await expect(second.button('Done')).not.toHaveAttribute('aria-disabled', 'true')
  await expect(first.button('Done')).toHaveAttribute('aria-disabled', 'true')
})

test('[fault: two-tabs] a window that takes over has the die that lies on the table', async ({
  page,
  context,
}) => {
  const first = await smallGame(page)
  await first.aim('Fire', '42nd Highlanders', '1st Guard')
  await first.useOwnDice()
  await first.close()
  await first.aim('Melee', '1st Guard', '42nd Highlanders')
  await first.roll()
  const seen = await first.knownDice().getByRole('img').getAttribute('aria-label')

  const second = await secondTab(page, context)
  await expect(second.page.getByText(/A roll waits for its next die there\.$/)).toBeVisible()
  await takeOver(second)
  await expect(second.knownDice().getByRole('img')).toHaveAccessibleName(seen ?? '')
  await second.typeFaces(6)
  await expect(second.page.getByText('Recorded', { exact: true })).toBeVisible()
  await expect(second.sheet().getByRole('img', { name: seen ?? '' })).toBeVisible()
})

test('[fault: two-tabs] where neither is told of the other, a write on what was changed is refused and told, and the game is read again', async ({
  page,
  context,
}) => {
  await withholdLocks(context)
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

test('[fault: two-tabs] where neither is told of the other, a face that was seen in one holds in the other', async ({
  page,
  context,
}) => {
  await withholdLocks(context)
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

async function takeOver(player: Player): Promise<void> {
  await player.button('Play here instead').click()
  await expect(player.page.getByText(looksOn)).toHaveCount(0)
}

/** The tab hears nothing of what others write, as on browsers that do not tell. */
async function keepInTheDark(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
}

/** The browser has locks, and lets nobody have one: every window plays. */
async function withholdLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  })
}
