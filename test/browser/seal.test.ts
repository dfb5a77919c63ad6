import { expect, type Page } from '@playwright/test'
import type { Player } from '../../scripts/player.ts'
import { alter, leaveOut, rebuild, rowsOf } from './broken.ts'
import { CampaignPlayer } from './campaign-player.ts'
import { smallGame } from './games.ts'
import { readStore } from './stored.ts'
import { test } from './support.ts'

/** A game with three volleys: of the first two, one was taken back and rolled again. */
async function playedGame(page: Page): Promise<Player> {
  const player = await smallGame(page)
  await fire(player)
  await page.getByRole('button', { name: /^Undo: 1st Guard fires/ }).click()
  await expect(page.getByText(/^Taken back: 1st Guard fires/)).toBeVisible()
  await fire(player)
  await fire(player)
  return player
}

async function fire(player: Player): Promise<void> {
  await player.aim('Fire', '1st Guard', '42nd Highlanders')
  await player.roll()
  await player.done()
}

function entry(page: Page, heading: RegExp) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: heading }) })
}

async function openSeal(player: Player): Promise<void> {
  await player.button('This game').click()
  await player.page.getByRole('button', { name: /^Seal/ }).click()
  await player.page.getByRole('dialog', { name: 'Seal' }).waitFor()
}

/** Opens the seal, has it written down, and reads it as the opponent would. */
async function writtenDown(player: Player): Promise<string> {
  const { page } = player
  await openSeal(player)
  const spoken = (await page.getByText(/^Seal: /).textContent()) ?? ''
  await player.button('It is written down').click()
  await expect(page.getByText('This phone looks for it whenever the game is opened.')).toBeVisible()
  await player.button('Done').click()
  return spoken.replace('Seal: ', '')
}

async function check(player: Player, seal: string): Promise<void> {
  await player.page.getByLabel('The seal as it was written down').fill(seal)
  await player.button('Check').click()
}

/** That a game is only shown, and nothing of it is written. */
async function expectOnlyShown(player: Player): Promise<void> {
  const left = await readStore(player.page, 'entries')
  await player.goTo('Forces')
  await player.openUnit('1st Guard')
  await expect(player.button('Undo')).toHaveAttribute('aria-disabled', 'true')
  expect(await readStore(player.page, 'entries')).toEqual(left)
}

test('[fault: altered-journal] one character changed: the entry is shown, nothing is played on, and a copy goes on', async ({
  page,
}) => {
  const player = await playedGame(page)
  await alter(page, 5, (text) => text.replace('42nd Highlanders', '43nd Highlanders'))
  const broken = await readStore(page, 'entries')
  await page.reload()
  const bar = page.getByText(/^Entry 6 of the log does not fit\. It was changed after it was written/)
  await expect(bar).toBeVisible()

  await player.button('Show the entry').click()
  const fault = page.getByRole('article').filter({ hasText: 'Here the log is broken.' })
  await expect(fault).toBeInViewport()
  await expect(fault.getByRole('heading')).toContainText('1st Guard fires')
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(player.button('Correct')).toHaveAttribute('aria-disabled', 'true')
  await expectOnlyShown(player)

  await player.button('Copy as a new game').click()
  await expect(page.getByText(/^All 7 entries are copied\. From entry 6 on/)).toBeVisible()
  await player.button('Copy').click()
  await expect(
    page.getByText('This is the copy. The broken game is still on the first screen.'),
  ).toBeVisible()
  await expect(bar).toBeHidden()
  await fire(player)
  await player.goTo('Log')
  await expect(entry(page, /^Copied from a game whose log was broken$/)).toContainText('Entry 6 did not fit.')
  expect(await readStore(page, 'entries')).toEqual(expect.arrayContaining(broken))

  await page.goto('./')
  await expect(page.getByRole('link', { name: 'Continue Quatre Bras' }).first()).toBeVisible()
  expect(await readStore(page, 'games')).toHaveLength(2)
})

test('[fault: entry-left-out] an entry left out: it is said where, and the copy ends there', async ({
  page,
}) => {
  const player = await playedGame(page)
  await leaveOut(page, 4)
  await page.reload()
  await expect(page.getByText(/^Entry 5 of the log does not fit\./)).toBeVisible()
  await expectOnlyShown(player)
  await player.button('Copy as a new game').click()
  await expect(page.getByText(/^Entries 1 to 4 are copied, of 7; the next one cannot be\./)).toBeVisible()
  await player.button('Copy').click()
  await player.goTo('Log')
  await expect(entry(page, /^Copied from a game/)).toContainText('4 of 7 entries were copied.')
})

test('[fault: rebuilt-chain] a log that was rewritten from end to end carries the seal no more that was written down', async ({
  page,
}) => {
  const player = await playedGame(page)
  const seal = await writtenDown(player)
  expect(seal).toMatch(/^([0-9A-F] ){7}[0-9A-F]$/)
  await fire(player)
  await openSeal(player)
  await check(player, seal.toLowerCase())
  await expect(page.getByText(/^Entry 7, /)).toBeVisible()
  await expect(page.getByText('Everything up to there stands as it was sealed.')).toBeVisible()
  await expect(page.getByText('1 entry has been added since.')).toBeVisible()
  await player.button('Close').click()

  await rebuild(page, 4, (text) => text.replaceAll('42nd Highlanders', '42nd Lowlanders'))
  await page.reload()
  await expect(
    page.getByText(/^The seal .{4}-.{4}, written down on .* is no longer in this log/),
  ).toBeVisible()
  await expect(page.getByText(/does not fit/)).toHaveCount(0)
  await openSeal(player)
  await expect(page.getByRole('listitem').filter({ hasText: 'no longer in the log' })).toBeVisible()
  await check(player, seal)
  await expect(page.getByText('No entry of this log carries this seal', { exact: true })).toBeVisible()
})

test('a seal that is typed wrongly is told so', async ({ page }) => {
  const player = await smallGame(page)
  await openSeal(player)
  await check(player, '3F9A-11G2')
  await expect(page.getByText('“G” occurs in no seal: they are made of 0–9 and A–F.')).toBeVisible()
  await check(player, '3F9A')
  await expect(page.getByText('A seal has eight characters. Here are 4.')).toBeVisible()
})

test('[fault: clock-set-back] the log keeps its order, and says where the clock was set back', async ({
  page,
}) => {
  await page.clock.setSystemTime(new Date('2026-06-18T20:00:00'))
  const player = await smallGame(page)
  await fire(player)
  await page.clock.setSystemTime(new Date('2026-06-15T09:30:00'))
  await fire(player)
  await fire(player)
  await page.clock.setSystemTime(new Date('2026-06-18T21:00:00'))
  await fire(player)
  await player.goTo('Log')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Thursday, 18 June 2026',
    'Monday, 15 June 2026',
    'Thursday, 18 June 2026',
  ])
  await expect(page.getByRole('article').getByRole('time')).toHaveText([
    '21:00',
    '09:30',
    '09:30',
    '20:00',
    '20:00',
    '20:00',
    '20:00',
  ])
  await expect(page.getByText('Here the phone’s clock was set back.')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(page.getByText(/does not fit/)).toHaveCount(0)
  expect((await rowsOf(page)).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('a roll that was taken back and rolled again is counted for its side', async ({ page }) => {
  const player = await playedGame(page)
  await player.goTo('Log')
  await expect(page.getByText('France: 1 roll taken back and rolled again', { exact: true })).toBeVisible()
  await player.openPage('Summary of the battle')
  await expect(page.getByText('France: 1 roll taken back and rolled again.', { exact: true })).toBeVisible()
  await page.getByRole('region', { name: 'Seal' }).getByRole('button', { name: 'Seal' }).click()
  await expect(page.getByRole('dialog', { name: 'Seal' })).toBeVisible()
})

test('[fault: rebuilt-chain] a campaign has its seal, and misses it when its log was rewritten', async ({
  page,
}) => {
  const player = new CampaignPlayer(page)
  await page.goto('./')
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByRole('link', { name: 'Napoleon in Europe' }).click()
  await page.getByLabel('Name of the game').fill('Campaign of 1802')
  await player.button('Begin').click()
  await page.waitForURL(/\/turn$/)
  await player.button('This campaign').click()
  await page.getByRole('button', { name: /^Seal/ }).click()
  await player.button('It is written down').click()
  await player.button('Done').click()

  await rebuild(page, 0, (text) => text.replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) - 1}`))
  await page.reload()
  await expect(page.getByText(/is no longer in this log: the log was rewritten since/)).toBeVisible()
  await leaveOut(page, 0)
  await page.reload()
  await expect(page.getByText(/^This game’s saved data is damaged\./)).toBeVisible()
})
