import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { smallGame } from './games.ts'
import { downloaded } from './saving.ts'
import { readStore } from './stored.ts'
import { goHome, openHanded, test, type HandedFile } from './two-phones.ts'

/** Saves the game from its menu on the first screen. */
async function saved(page: Page): Promise<HandedFile> {
  await goHome(page)
  await page.getByRole('button', { name: 'Menu of Quatre Bras', exact: true }).click()
  await page.getByRole('button', { name: /^Save to a file/ }).click()
  const download = await downloaded(page)
  return {
    name: download.suggestedFilename(),
    mimeType: 'text/plain',
    buffer: await readFile(await download.path()),
  }
}

async function volley(player: Player, firer: string, target: string): Promise<void> {
  await goHome(player.page)
  await player.page.getByRole('link', { name: /^Continue Quatre Bras/ }).click()
  await player.goTo('Forces')
  await player.aim('Fire', firer, target)
  await player.roll()
  await player.result().waitFor()
  await player.done()
}

async function countOf(page: Page, store: 'games' | 'entries'): Promise<number> {
  return (await readStore(page, store)).length
}

test('[fault: import-keeps] what opening a file would do is said before it is done, and nothing here is replaced', async ({
  page,
  otherPhone,
}) => {
  const french = await smallGame(page)
  const british = new Player(otherPhone)
  const first = await saved(page)
  expect(first.name).toBe('Quatre-Bras.aide-de-camp.txt')
  await expect(first.buffer.toString('utf8')).toMatch(/^Aide-de-Camp file, format 2\n.*1 game.*\n/u)

  await test.step('an older file leaves the game here alone', async () => {
    await volley(french, '1st Guard', '42nd Highlanders')
    await openHanded(french, first)
    await expect(page.getByRole('dialog', { name: 'Open this file' })).toBeVisible()
    await expect(french.sheet()).toContainText('The game here has all of it, and 1 entry more.')
    await expect(french.sheet()).toContainText('There is nothing to do.')
    await french.sheet().locator('footer').getByRole('button', { name: 'Close' }).click()
    expect(await countOf(page, 'entries')).toBe(4)
  })

  await test.step('on a phone without the game it comes', async () => {
    const second = await saved(page)
    await goHome(otherPhone)
    await british.button('Menu').click()
    const choosing = otherPhone.waitForEvent('filechooser')
    await otherPhone.getByRole('button', { name: /^Open a / }).click()
    await (await choosing).setFiles({ ...second })
    await expect(otherPhone.getByText('Quatre Bras is here now.')).toBeVisible()
  })

  await test.step('what was played on there brings the game here up to date', async () => {
    await volley(british, '42nd Highlanders', '1st Guard')
    await openHanded(french, await saved(otherPhone))
    await expect(french.sheet()).toContainText('Goes on: entry 5 is added.')
    await french.button('Bring up to date').click()
    await expect(page.getByText('Quatre Bras is up to date.')).toBeVisible()
    expect(await countOf(page, 'entries')).toBe(5)
    expect(await countOf(page, 'games')).toBe(1)
  })

  await test.step('what went another way is kept beside', async () => {
    await volley(british, '1st Guard', '42nd Highlanders')
    await volley(french, '42nd Highlanders', '1st Guard')
    await openHanded(french, await saved(otherPhone))
    await expect(french.sheet()).toContainText('the two part after entry 5.')
    await expect(french.sheet()).toContainText('kept beside it as “Quatre Bras (2)”')
    await french.button('Keep it beside').click()
    await expect(page.getByText('Quatre Bras (2) is here now.')).toBeVisible()
    expect(await countOf(page, 'games')).toBe(2)
  })

  await test.step('the copy is known again', async () => {
    await openHanded(french, await saved(otherPhone))
    await expect(french.sheet()).toContainText('Is here already, just as in the file.')
    await french.sheet().locator('footer').getByRole('button', { name: 'Close' }).click()
    expect(await countOf(page, 'games')).toBe(2)
    await expect(page.getByRole('button', { name: 'Menu of Quatre Bras (2)' })).toBeVisible()
  })
})

test('[fault: truncated-backup] half a file is refused in words, and nothing here changes', async ({
  page,
}) => {
  const player = await smallGame(page)
  const file = await saved(page)
  await volley(player, '1st Guard', '42nd Highlanders')
  await goHome(page)
  for (const [length, words] of [
    [file.buffer.length - 200, /Only a part of this file is there: [\d,]+ of [\d,]+ bytes\./],
    [40, /Only the beginning of this file is there\./],
    [0, /There is nothing in this file\./],
  ] as const) {
    await player.button('Menu').click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Open a / }).click()
    await (await choosing).setFiles({ ...file, buffer: file.buffer.subarray(0, length) })
    await expect(page.getByText(words)).toBeVisible()
  }
  expect(await countOf(page, 'entries')).toBe(4)
})

test('news of a game that is not here is refused on a sheet that bears its own name', async ({ page }) => {
  const player = new Player(page)
  await goHome(page)
  const buffer = await readFile('test/fixtures/backup-2-handOver.aide-de-camp.txt')
  await openHanded(player, { name: 'news.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByRole('dialog', { name: 'From another phone' })).toContainText(
    'only what came after entry 5, and the game is not on this phone. Ask for a file of the whole game.',
  )
  await player.sheet().locator('footer').getByRole('button', { name: 'Close' }).click()
  expect(await countOf(page, 'games')).toBe(0)
})
