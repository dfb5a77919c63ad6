import { expect, type Page } from '@playwright/test'
import type { Player } from '../../scripts/player.ts'
import { smallGame } from './games.ts'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { readStore } from './stored.ts'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

/** A volley of the 1st Guard against a melee of the same, side by side. */
async function compared(page: Page): Promise<Player> {
  const player = await smallGame(page)
  await player.aim('Fire', '1st Guard', '42nd Highlanders')
  await player.button('Compare').click()
  await page.getByRole('dialog', { name: 'Compare: set up B' }).waitFor()
  await player.choose('What instead?', 'Melee')
  await player.button('Show both').click()
  await page.getByRole('table', { name: 'What to expect' }).waitFor()
  return player
}

test('a volley and a melee stand side by side, and nothing is written', async ({ page }) => {
  await compared(page)
  const volley = page.getByRole('region', { name: 'A: Fire' })
  const fight = page.getByRole('region', { name: 'B: Melee' })
  await expect(volley).toContainText('Fire points')
  await expect(fight).toContainText('1st Guard wins')
  await expect(async () => {
    const [left, right] = await Promise.all([volley.boundingBox(), fight.boundingBox()])
    expect(left?.y).toBe(right?.y)
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  }).toPass()
  const costs = page.getByRole('row', { name: /^Bases lost/ })
  await expect(costs).toHaveCount(2)
  // The beginning, and two units.
  expect(await readStore(page, 'entries')).toHaveLength(3)
})

test('the one that is taken is rolled on its own sheet', async ({ page }) => {
  const player = await compared(page)
  await page.getByRole('button', { name: 'Take B' }).click()
  await expect(page.getByRole('dialog', { name: 'Melee' })).toBeVisible()
  await player.useOwnDice()
  await player.typeFaces(6, 5)
  await expect(player.result()).toBeVisible()
})

test('closing it leaves the sheet as it was', async ({ page }) => {
  const player = await compared(page)
  await page.goBack()
  await expect(page.getByRole('table', { name: 'What to expect' })).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Fire' })).toBeVisible()
  await expect(player.rollButton()).toBeVisible()
})

test('the comparison is turned round with its sheet', async ({ page }) => {
  const player = await smallGame(page)
  await player.aim('Fire', '1st Guard', '42nd Highlanders')
  await player.button('Turn the sheet round').click()
  await player.button('Compare').click()
  const sheet = page.getByRole('dialog', { name: 'Compare: set up B' })
  await sheet.waitFor()
  const turns = sheet.getByRole('button', { name: 'Turn the sheet round' })
  await expect(turns).toHaveAttribute('aria-pressed', 'true')
  // Across the table its foot is at the top of the phone.
  await expect(async () => {
    const [foot, close] = await Promise.all([
      sheet.getByRole('button', { name: 'Show both' }).boundingBox(),
      sheet.getByRole('button', { name: 'Close' }).boundingBox(),
    ])
    expect(foot?.y).toBeLessThan(close?.y ?? 0)
  }).toPass()
})

test('the comparison can be seen, heard and reached', async ({ page }) => {
  await compared(page)
  for (const theme of themes) {
    await setTheme(page, theme)
    expect(await accessibilityProblems(page), theme).toEqual([])
  }
  expect(await smallTargets(page, 48)).toEqual([])
  expect(await unreachableControls(page)).toEqual([])
  await page.getByRole('button', { name: 'Change B' }).click()
  await page.getByRole('dialog', { name: 'Compare: set up B' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await smallTargets(page, 48)).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('text of 200 % is whole', async ({ page }) => {
    const player = await smallGame(page)
    await player.aim('Fire', '1st Guard', '42nd Highlanders')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sidewaysProblems(page)).toEqual([])
    await player.button('Compare').click()
    await player.choose('What instead?', 'Melee')
    expect(await sidewaysProblems(page)).toEqual([])
    await player.button('Show both').click()
    await page.getByRole('table', { name: 'What to expect' }).waitFor()
    expect(await sidewaysProblems(page)).toEqual([])
  })
})
