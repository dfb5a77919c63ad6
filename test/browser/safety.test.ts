import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { readFile as readBackupFile } from '../../src/storage/backup/read.ts'
import { halfDoneMelee, smallGame } from './games.ts'
import { downloaded, onlyDownloads } from './saving.ts'
import { deleteDatabase, putInStore, readStore } from './stored.ts'
import { test } from './support.ts'

const withCommand = v.object({ command: v.object({ type: v.string() }) })

test('[fault: storage-evicted] when the storage is gone, the app says so and the game on the screen goes into a file', async ({
  page,
}) => {
  await onlyDownloads(page)
  const player = await smallGame(page)
  await deleteDatabase(page)
  await player.aim('Fire', '1st Guard', '42nd Highlanders')
  await player.roll()
  await expect(page.getByText('Not yet saved', { exact: true })).toBeVisible()
  await expect(page.getByText('Recorded', { exact: true })).toHaveCount(0)
  await player.done()
  await expect(
    page.getByText(/^Not saved yet\. This game is no longer in this device’s storage\./),
  ).toBeVisible()
  await expect(player.button('Try again')).toBeVisible()

  await player.button('Save the game to a file').click()
  const download = await downloaded(page)
  expect(download.suggestedFilename()).toBe('Quatre-Bras.aide-de-camp.txt')
  const backup = await readBackupFile(await readFile(await download.path()))
  const games = 'contents' in backup ? backup.contents.games : []
  expect(games).toMatchObject([{ name: 'Quatre Bras' }])
  const commands = games[0]?.entries.map(({ text }) => v.parse(withCommand, JSON.parse(text)).command.type)
  expect(commands).toEqual(['begin', 'addUnits', 'addUnits', 'fire'])
})

test('[fault: kill-mid-append] a roll that waits for a die survives a reload: the sheet is there with the same die', async ({
  page,
}) => {
  const player = await smallGame(page)
  await halfDoneMelee(player)
  const die = player.knownDice().getByRole('img')
  const before = await die.getAttribute('aria-label')
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Melee' })).toBeVisible()
  await expect(die).toHaveAccessibleName(before ?? '')
  await player.typeFaces(6)
  await expect(page.getByRole('img', { name: 'D10: 6, typed' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('img', { name: before ?? '' })).toBeVisible()
})

test('closing a half-done roll asks; giving it up leaves an entry', async ({ page }) => {
  const player = await smallGame(page)
  await halfDoneMelee(player)
  const die = player.knownDice().getByRole('img')
  const name = (await die.getAttribute('aria-label')) ?? ''

  await player.button('Close').click()
  await expect(page.getByRole('dialog', { name: 'Give this roll up?' })).toBeVisible()
  await player.button('Go on').click()
  await expect(page.getByRole('dialog', { name: 'Give this roll up?' })).toBeHidden()
  await expect(die).toHaveAccessibleName(name)

  await player.button('Close').click()
  await player.button('Give up').click()
  await expect(player.sheet()).toBeHidden()
  await player.goTo('Log')
  const entry = page.getByRole('article').first()
  await expect(entry.getByRole('heading')).toHaveText('Given up: 1st Guard attacks 42nd Highlanders')
  await expect(entry.getByRole('img', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('Given up')
  await expect(player.sheet()).toBeHidden()
})

for (const { what, changes, reason } of [
  { what: 'newer', changes: { formatVersion: 99 }, reason: /saved by a newer version of Aide-de-Camp/ },
  {
    what: 'unknown',
    changes: { rulebook: 'chess' },
    reason: /a rulebook that this version .* does not have/,
  },
  { what: 'damaged', changes: { head: 'gone' }, reason: /saved data is damaged\. It has been left as it is/ },
]) {
  test(`a saved game that is ${what} is listed with the reason and left untouched`, async ({ page }) => {
    await smallGame(page)
    const [own] = v.parse(v.tuple([v.record(v.string(), v.unknown())]), await readStore(page, 'games'))
    const other = { ...own, id: 'another', name: 'From elsewhere', ...changes }
    await putInStore(page, 'games', other)
    await page.goto('./')
    const listed = page.getByRole('region', { name: 'Cannot be opened' }).getByRole('listitem')
    await expect(listed).toHaveCount(1)
    await expect(listed.getByRole('heading')).toHaveText('From elsewhere')
    await expect(listed).toContainText(reason)
    await expect(page.getByRole('link', { name: 'Continue Quatre Bras' })).toBeVisible()
    await page.reload()
    await expect(listed).toBeVisible()
    expect(await readStore(page, 'games')).toContainEqual(other)
  })
}

test('[fault: altered-journal] a game whose log was changed after it was saved is opened to be read, and says where', async ({
  page,
}) => {
  const player = await smallGame(page)
  const rows = v.parse(
    v.array(v.object({ game: v.string(), index: v.number(), text: v.string(), hash: v.string() })),
    await readStore(page, 'entries'),
  )
  for (const row of rows) {
    await putInStore(page, 'entries', { ...row, text: row.text.replaceAll('Highlanders', 'Lowlanders') })
  }
  const left = await readStore(page, 'entries')
  await page.reload()
  await expect(page.getByText(/^Entry 3 of the log does not fit\. .* not played on\./)).toBeVisible()
  await expect(page.getByText('1st Guard', { exact: true })).toBeVisible()
  await expect(page.getByText('42nd Lowlanders')).toHaveCount(0)
  await player.button('Add units to France').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('2nd Guard')
  await expect(player.button('Add')).toBeDisabled()
  await player.button('Add').click({ force: true })
  await expect(page.getByText('Nothing was done: the log of this game is broken')).toBeVisible()
  expect(await readStore(page, 'entries')).toEqual(left)
})

test('a game that cannot be shown says why, and what is stored of it goes into a file', async ({ page }) => {
  await smallGame(page)
  const [first] = v.parse(
    v.looseTuple([v.looseObject({ text: v.string() })]),
    await readStore(page, 'entries'),
  )
  await putInStore(page, 'entries', { ...first, text: `${first.text} ` })
  const left = await readStore(page, 'entries')
  await page.reload()
  await expect(
    page.getByText(/^This game was changed after it was saved\..* entry 1 of its log\.$/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save what is stored to a file' }).click()
  await expect(page.getByText(/^Unreadable-game\.aide-de-camp\.txt/)).toBeVisible()
  expect(await readStore(page, 'entries')).toEqual(left)
})
