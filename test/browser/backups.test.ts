import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Player } from '../../scripts/player.ts'
import { smallGame } from './games.ts'
import { downloaded, hidePage, onlyDownloads } from './saving.ts'
import { putInStore, readStore, storedState } from './stored.ts'
import { accessibilityProblems, test } from './support.ts'

test.beforeEach(({ page }) => onlyDownloads(page))

async function fire(player: Player): Promise<void> {
  await player.aim('Fire', '1st Guard', '42nd Highlanders')
  await player.roll()
  await player.result().waitFor()
  await player.done()
}

async function openBackups(page: Page): Promise<void> {
  await page.goto('./#/settings')
  await page.getByRole('link', { name: 'Save and restore' }).click()
  await page.getByRole('heading', { name: 'Everything in one file' }).waitFor()
}

/** The browser forgets everything of the app, as it may after weeks without use. */
async function evict(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.goto('./')
}

async function openFile(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a backup' }).click()
  await (await choosing).setFiles(path)
  await page
    .getByRole('button', { name: 'Take all of it in' })
    .or(page.getByRole('button', { name: 'Add to this phone' }))
    .click()
}

const row = v.object({ index: v.number(), text: v.string(), hash: v.string() })
const follows = v.object({ previousHash: v.string() })

async function journal(page: Page) {
  return v.parse(v.array(row), await readStore(page, 'entries'))
}

test('[fault: storage-evicted] a browser that forgot everything has it again from the saved file, and the game goes on', async ({
  page,
}) => {
  const player = await smallGame(page)
  await fire(player)
  const before = await journal(page)
  const state = await storedState(page)

  await openBackups(page)
  await expect(page.getByText('1 game and the settings.')).toBeVisible()
  await player.button('Save everything to a file').click()
  const download = await downloaded(page)
  expect(download.suggestedFilename()).toBe('Everything.aide-de-camp.txt')
  await expect(page.getByText('Everything is saved to a file.')).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Quatre Bras Saved on .*, nothing new since/ }),
  ).toBeVisible()
  const path = await download.path()

  await evict(page)
  await expect(page.getByText(/^No games yet/)).toBeVisible()
  await openBackups(page)
  await openFile(page, path)
  await expect(page.getByText('Quatre Bras is here now.')).toBeVisible()
  expect(await journal(page)).toEqual(before)
  expect(await storedState(page)).toBe(state)

  await page.goto('./')
  await page.getByRole('link', { name: 'Continue Quatre Bras' }).click()
  await fire(player)
  const after = await journal(page)
  expect(after.slice(0, before.length)).toEqual(before)
  const added = v.parse(follows, JSON.parse(after[before.length]?.text ?? ''))
  expect(added.previousHash).toBe(before.at(-1)?.hash)
})

test('a day of play is backed up by itself, brings a deleted game back, and can be deleted', async ({
  page,
}) => {
  const player = await smallGame(page)
  const before = await journal(page)
  await hidePage(page)
  await openBackups(page)
  const backup = page.getByRole('listitem').filter({ hasText: 'After play on' })
  await expect(async () => {
    await page.reload()
    await expect(backup).toContainText('1 game and the settings.', { timeout: 1_000 })
  }).toPass()

  await page.goto('./')
  await player.button('Menu of Quatre Bras').click()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog', { name: 'Delete Quatre Bras?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Quatre Bras is deleted.')).toBeVisible()

  await openBackups(page)
  await backup.getByRole('button', { name: /^Look/ }).click()
  await player.button('Add to this phone').click()
  await expect(page.getByText('Quatre Bras is here now.')).toBeVisible()
  expect(await journal(page)).toEqual(before)

  await page.getByRole('button', { name: /^Delete them all, freeing/ }).click()
  await page.getByRole('button', { name: 'Delete them', exact: true }).click()
  await expect(page.getByText(/ are free again\.$/)).toBeVisible()
  await expect(backup).toHaveCount(0)
  expect(await journal(page)).toEqual(before)
})

test('where only a worker may write to private files, a worker writes the backup', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable'))
  await smallGame(page)
  await hidePage(page)
  await openBackups(page)
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: /^Look into: After play on/ }).click({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Is here already, just as in the file.')).toBeVisible()
})

test('a browser without private files is told that there are no automatic backups', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'))
  await page.goto('./')
  await openBackups(page)
  await expect(page.getByText(/^This browser gives the app no private files/)).toBeVisible()
})

test('a game that is in no file is called to mind, and not again once it was put off', async ({ page }) => {
  await smallGame(page)
  const [record] = v.parse(
    v.tuple([v.looseObject({ head: v.looseObject({}) })]),
    await readStore(page, 'games'),
  )
  await page.goto('./#/settings')
  await putInStore(page, 'games', { ...record, head: { ...record.head, nextIndex: 31 } })
  await page.goto('./')
  const reminder = page.getByRole('complementary', { name: 'Backups' })
  await expect(reminder).toContainText('Quatre Bras has 31 entries and was never saved to a file.')
  expect(await accessibilityProblems(page)).toEqual([])
  await reminder.getByRole('button', { name: 'Later' }).click()
  await expect(reminder).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'Continue Quatre Bras' }).waitFor()
  await expect(reminder).toHaveCount(0)
})
