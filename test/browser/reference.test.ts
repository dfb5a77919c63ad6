import { expect, type Page } from '@playwright/test'
import { smallGame } from './games.ts'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

/** The sheet of the charts as they come. */
async function openSheet(page: Page): Promise<void> {
  await page.goto('./#/rules')
  await page.getByRole('link', { name: 'Quick reference' }).click()
  await page.getByRole('heading', { name: 'Sequence of play' }).waitFor()
}

test('the rules lead to the sheet, and it leads to each of its parts', async ({ page }) => {
  await openSheet(page)
  const ways = page.getByRole('navigation', { name: 'Go to' })
  await ways.getByRole('button', { name: 'Melee' }).click()
  await expect(page.getByRole('heading', { name: 'Melee', exact: true })).toBeInViewport()
  await expect(ways).toBeInViewport()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/#\/rules$/)
})

test('a game’s menu leads to the sheet of its own charts, and back to where one was', async ({ page }) => {
  const player = await smallGame(page)
  await player.button('This game').click()
  await player.button('Quick reference').click()
  await expect(page.getByRole('table', { name: 'Movement' })).toBeVisible()
  await player.button('Back').click()
  await expect(page).toHaveURL(/\/forces$/)
})

test('numbers that a table changed are marked, and the sheet says whose they are', async ({ page }) => {
  await page.goto('./#/rules/sets')
  await page.getByRole('button', { name: 'Make your own' }).tap()
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday rules')
  await page.getByRole('button', { name: 'Save' }).tap()
  await page.getByRole('tab', { name: /^Melee result/ }).tap()
  await page.getByRole('button', { name: /^Loser loses, 1–2: 1 / }).tap()
  await page.getByRole('button', { name: 'Difference 1–2, Loser loses: more' }).tap()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await openSheet(page)
  await expect(page.getByText('changed by your table')).toHaveCount(0)
  await page.getByRole('radiogroup', { name: 'Whose charts' }).getByText('Thursday rules').tap()
  await expect(page.getByText('changed by your table')).toBeVisible()
  const row = page.getByRole('table', { name: 'Melee result' }).getByRole('row', { name: /^1–2/ })
  await expect(row).toHaveAccessibleName(/^1–2 2, changed/)
  await page.reload()
  await expect(row).toHaveAccessibleName(/^1–2 2, changed/)
})

for (const theme of themes) {
  test(`it is printed black on white, on two sides at most: ${theme}`, async ({ page }) => {
    await openSheet(page)
    await setTheme(page, theme)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const sides = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(sides.length).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    await expect(page.getByRole('button', { name: 'Print or share' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Go to' })).toBeHidden()
    await expect(page.getByRole('table', { name: 'Fire effect' })).toBeVisible()
  })
}

test('it is copied as text where the platform shares nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSheet(page)
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Print or share' }).click()
  await page.getByRole('button', { name: 'Share as text' }).click()
  await expect(page.getByText('Sheet copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Infantry in column        8 in  12 in   12 in   3 in')
})

test('it is saved as a text file', async ({ page }) => {
  await openSheet(page)
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'))
  await page.getByRole('button', { name: 'Print or share' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a text file' }).click()
  expect((await download).suggestedFilename()).toBe('Quick-reference.txt')
})

test('the sheet can be seen, heard and reached', async ({ page }) => {
  await openSheet(page)
  for (const theme of themes) {
    await setTheme(page, theme)
    expect(await accessibilityProblems(page), theme).toEqual([])
  }
  expect(await smallTargets(page, 48)).toEqual([])
  expect(await unreachableControls(page)).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('text of 200 % is whole', async ({ page }) => {
    await openSheet(page)
    expect(await sidewaysProblems(page)).toEqual([])
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sidewaysProblems(page)).toEqual([])
  })
})
