import { expect, type Locator, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { halfDoneMelee } from './games.ts'
import { publishNewVersion } from './new-version.ts'
import { test, untilOffline } from './support.ts'

const ready = 'A new version is ready.'
const elsewhere = /^A new version has come into use\./

test('[fault: update-with-game-open] a new version waits until the player says so', async ({
  copyOfApp,
  serve,
  phone,
}) => {
  const server = await serve(copyOfApp)
  const page = await (await phone.open()).newPage()
  await page.goto(server.url)
  await untilOffline(page)

  await publishNewVersion(copyOfApp)
  await page.reload()
  await expect(notice(page, ready)).toBeVisible()
  await page.reload()
  await expect(notice(page, ready)).toBeVisible()
  await isOld(page)

  await notice(page, ready).getByRole('button', { name: 'Reload' }).click()
  await isNew(page)
  await expect(notice(page, ready)).toBeHidden()
})

test('[fault: update-with-game-open] while a new version waits, the game goes on in the old one, on screens that were never open', async ({
  copyOfApp,
  serve,
  phone,
}) => {
  const server = await serve(copyOfApp)
  const context = await phone.open()
  const page = await context.newPage()
  const player = await game(page, server.url)
  await publishNewVersion(copyOfApp)
  await lookForNews(page)
  await expect(notice(page, ready)).toBeVisible()
  await context.setOffline(true)

  await player.aim('Fire', '1st Guard', '42nd Highlanders')
  await player.roll()
  await player.done()
  await everyKindOfScreen(page)
  await isOld(page)

  await context.setOffline(false)
  await page.goto(`${server.url}#/`)
  await notice(page, ready).getByRole('button', { name: 'Reload' }).click()
  await isNew(page)
  await expect(page.getByRole('link', { name: 'Continue Quatre Bras' })).toBeVisible()
})

test('[fault: update-with-game-open] a window in which the new version was not taken keeps the old one’s files until it is left', async ({
  copyOfApp,
  serve,
  phone,
}) => {
  const server = await serve(copyOfApp)
  const context = await phone.open()
  const page = await context.newPage()
  const player = await game(page, server.url)
  await halfDoneMelee(player)
  const other = await context.newPage()
  await other.goto(server.url)
  await publishNewVersion(copyOfApp)
  await lookForNews(other)
  await notice(other, ready).getByRole('button', { name: 'Reload' }).click()
  await isNew(other)
  await context.setOffline(true)

  await page.bringToFront()
  await isOld(page)
  await player.typeFaces(4)
  while (await player.keypad().isVisible()) await player.typeFaces(4)
  await player.done()
  await expect(notice(page, elsewhere)).toBeVisible()
  await everyKindOfScreen(page)
  await isOld(page)

  await context.setOffline(false)
  await notice(page, elsewhere).getByRole('button', { name: 'Reload' }).click()
  await isNew(page)
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  await everyKindOfScreen(page)
  await expect.poll(() => page.evaluate(() => caches.has('earlier'))).toBe(false)
})

test('[fault: lost-chunk] [fault: old-worker] a screen whose files are gone is healed by the newest version, at the same address', async ({
  copyOfApp,
  serve,
  phone,
}) => {
  const server = await serve(copyOfApp)
  const page = await (await phone.open()).newPage()
  await page.goto(server.url)
  await untilOffline(page)
  await loseFiles(page)
  await publishNewVersion(copyOfApp)

  await goTo(page, '/new/napoleon-in-europe')
  const lost = notice(page, /^This screen, or a part of it, could not be loaded\./)
  await expect(lost).toBeVisible()
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
  await lost.getByRole('button', { name: 'Load again' }).click()
  await expect(notice(page, /^Loading again/)).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-version', 'new', { timeout: 40_000 })
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
})

function notice(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

async function isOld(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toHaveAttribute('data-version', 'new')
}

async function isNew(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-version', 'new')
}

/** A game of one unit a side, on a phone that has the whole app. */
async function game(page: Page, url: string): Promise<Player> {
  const player = new Player(page)
  await page.goto(url)
  await untilOffline(page)
  await player.beginGame([{ nation: 'France' }, { nation: 'Britain' }], 'Quatre Bras')
  await player.addUnits('France', [{ name: '1st Guard', class: 'Guard' }])
  await player.addUnits('Britain', [{ name: '42nd Highlanders' }])
  return player
}

/** As the hour would. */
async function lookForNews(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
}

/** The browser has cleared what it kept of the app. */
async function loseFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = `#${to}`), address)
}

/** Screens of each file that is loaded late: those around a game, and those of another rulebook. */
async function everyKindOfScreen(page: Page): Promise<void> {
  await goTo(page, '/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await goTo(page, '/armies')
  await expect(page.getByRole('heading', { name: 'Army lists' })).toBeVisible()
  await goTo(page, '/new/napoleon-in-europe')
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  await goTo(page, '/new/napoleon-in-europe/battle')
  await expect(page.getByText('Battle').first()).toBeVisible()
}
