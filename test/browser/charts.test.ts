import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { parseRulesFile } from '../../src/storage/rules-file.ts'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

const place = 'Difference 1–2, Loser loses'

/** Rules by which a unit that is beaten by 1 or 2 loses three bases. */
async function makeThursdayRules(page: Page): Promise<void> {
  await page.goto('./#/rules')
  await page.getByRole('link', { name: 'Your own' }).tap()
  await page.getByRole('button', { name: 'Make your own' }).tap()
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday rules')
  await page.getByRole('button', { name: 'Save' }).tap()
  await page.getByRole('tab', { name: /^Melee result/ }).tap()
  await page.getByRole('button', { name: /^Loser loses, 1–2: 1 / }).tap()
  await page.getByRole('button', { name: `${place}: more` }).tap()
  await page.getByRole('button', { name: `${place}: more` }).tap()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

/** The 1st Guard charges the 42nd Highlanders and is ahead by 1, whatever the rules say of that. */
async function meleeBy(page: Page, rules?: string): Promise<Locator> {
  const player = new Player(page)
  await page.goto('./')
  await player.beginGame([{ nation: 'France' }, { nation: 'Britain' }], 'Quatre Bras', rules)
  await player.addUnits('France', [{ name: '1st Guard', class: 'Guard' }])
  await player.addUnits('Britain', [{ name: '42nd Highlanders' }])
  await player.aim('Fire', '42nd Highlanders', '1st Guard')
  await player.useOwnDice()
  await player.button('Close').click()
  await player.aim('Melee', '1st Guard', '42nd Highlanders')
  await player.useOwnDice()
  await player.typeFaces(5, 7)
  await player.done()
  await player.goTo('Log')
  return page.getByRole('article').filter({ hasText: '1st Guard attacks 42nd Highlanders' })
}

/** What an entry of the log says, without its time. */
async function saidIn(entry: Locator): Promise<string> {
  return (await entry.innerText()).replace(/\d\d:\d\d/u, '')
}

test('a changed chart decides a melee, travels as a file, and decides it the same elsewhere', async ({
  page,
  browser,
}) => {
  await makeThursdayRules(page)
  const entry = await meleeBy(page, 'Thursday rules')
  await expect(entry).toContainText('42nd Highlanders loses 3 bases')
  await expect(entry).toContainText('by Thursday rules')
  const said = await saidIn(entry)

  const text = await savedRules(page)
  expect(parseRulesFile(text)).toMatchObject({ chartSet: { name: 'Thursday rules' } })

  const fresh = await browser.newContext()
  const elsewhere = await fresh.newPage()
  await readRules(elsewhere, text)
  await expect(elsewhere.getByText('Thursday rules are here now.')).toBeVisible()
  const again = await meleeBy(elsewhere, 'Thursday rules')
  await expect.poll(() => saidIn(again)).toBe(said)
  await fresh.close()
})

async function savedRules(page: Page): Promise<string> {
  await page.goto('./#/rules/sets')
  await page.getByRole('button', { name: 'Menu of Thursday rules' }).tap()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save to a file/ }).tap()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Thursday-rules.aide-de-camp-rules.json')
  return readFile(await download.path(), 'utf8')
}

async function readRules(page: Page, text: string): Promise<void> {
  await page.goto('./#/rules/sets')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Read from a file' }).tap()
  const chooser = await choosing
  const file = { name: 'rules.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await chooser.setFiles(file)
}

test('a game in play takes other charts by an entry in its log, and the charts show it', async ({ page }) => {
  await makeThursdayRules(page)
  const entry = await meleeBy(page, 'The charts as they come')
  await expect(entry).toContainText('42nd Highlanders loses 1 base,')
  await expect(entry).not.toContainText('Thursday rules')

  const player = new Player(page)
  await player.button('This game').click()
  await page.getByRole('button', { name: 'Name, sides and house rules' }).tap()
  await player.choose('Rules', 'Thursday rules')
  await player.button('Save').click()
  await expect(page.getByText('By Thursday rules from here on')).toBeVisible()
  await expect(page.getByText('1 number differs from the charts before.')).toBeVisible()

  await player.button('This game').click()
  await player.button('Charts and rules').click()
  await page.getByRole('tab', { name: 'Melee' }).tap()
  await expect(page.getByText('Thursday rules', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Loser loses, 1–2: 3 (changed)' })).toBeVisible()
})

test('[fault: foreign-file] a file that is no set of rules is refused with the place, and nothing is kept', async ({
  page,
}) => {
  await makeThursdayRules(page)
  const text = await savedRules(page)
  await readRules(page, text.replace('"loserBases": 3', '"loserBases": 33'))
  await expect(
    page.getByText('It must lie from 0 to 12. (set.charts.meleeResult.rows[1].cells.loserBases)'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /, saved / })).toHaveCount(1)
})

for (const theme of themes) {
  test(`the editor passes the accessibility audit: ${theme}`, async ({ page }) => {
    await makeThursdayRules(page)
    await setTheme(page, theme)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Difference 1–2', exact: true }).tap()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.goto('./#/rules/sets')
    await page.getByRole('link', { name: /^Thursday rules/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
}
