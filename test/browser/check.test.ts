import { expect } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { smallGame } from './games.ts'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { readStore } from './stored.ts'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

/** The check of the game that is on the screen. */
async function toTheCheck(player: Player): Promise<void> {
  await player.page.getByRole('link', { name: 'Table check' }).click()
  await player.page.getByText('Nothing differs').waitFor()
}

function sign(player: Player, unit: string, name: string) {
  return player.page.getByRole('group', { name: `Signs of ${unit}` }).getByRole('button', { name })
}

test('[fault: correction] phone and table are brought together by one entry, which one undo takes back', async ({
  page,
}) => {
  const player = await smallGame(page)
  await toTheCheck(player)
  const before = (await readStore(page, 'entries')).length
  await player.button('1st Guard: one base fewer').click()
  await sign(player, '1st Guard', 'morale marker').click()
  await page.getByRole('radiogroup', { name: 'Formation of 42nd Highlanders' }).getByTitle('Square').click()
  await expect(page.getByText('2 units differ')).toBeVisible()
  expect(await readStore(page, 'entries')).toHaveLength(before)

  await player.button('Record').click()
  await expect(page.getByText('3 bases, not 4. It carries a morale marker.')).toBeVisible()
  await player.button('Record 2 differences').click()
  await expect(page.getByText('2 units put right.')).toBeVisible()
  expect(await readStore(page, 'entries')).toHaveLength(before + 1)

  await player.button('Back').click()
  await player.goTo('Log')
  const entry = page.getByRole('article').filter({ hasText: 'Table check: 2 units put right' })
  await expect(entry).toContainText('1st Guard: 3 bases, not 4. It carries a morale marker.')
  await expect(entry).toContainText('42nd Highlanders: In square, not in line.')
  await expect(entry).toContainText('Counted after a break')
  await page.getByRole('button', { name: /^Undo: Table check/ }).click()
  await player.goTo('Forces')
  await expect(player.unit('1st Guard')).toHaveAccessibleName(/4 of 4 bases$/)
})

test('what was set is not dropped by the way back', async ({ page }) => {
  const player = await smallGame(page)
  await toTheCheck(player)
  await player.button('1st Guard: one base fewer').click()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Leave without recording?' })).toBeVisible()
  await player.button('Stay').click()
  await expect(page.getByText('1 unit differs')).toBeVisible()
  await player.button('Back').click()
  await player.button('Leave').click()
  await expect(player.unit('1st Guard')).toHaveAccessibleName(/4 of 4 bases$/)
})

test('forty units a side are all there to be set', async ({ page }) => {
  const player = new Player(page)
  await page.goto('./')
  await player.beginGame([{ nation: 'France' }, { nation: 'Britain' }], 'Leipzig')
  for (const side of ['France', 'Britain']) {
    await player.addUnits(side, [
      { name: '1st Line', copies: 20 },
      { name: 'Gun 1', arm: 'Artillery', copies: 20 },
    ])
  }
  await toTheCheck(player)
  await expect(page.getByRole('group', { name: /^Bases of / })).toHaveCount(80)
  await page
    .getByRole('region', { name: 'Britain' })
    .getByRole('button', { name: 'Gun 20: one base fewer' })
    .click()
  await expect(page.getByText('1 unit differs')).toBeVisible()
})

test('the check can be seen, heard and reached', async ({ page }) => {
  const player = await smallGame(page)
  await toTheCheck(player)
  await player.button('1st Guard: one base fewer').click()
  for (const theme of themes) {
    await setTheme(page, theme)
    expect(await accessibilityProblems(page), theme).toEqual([])
  }
  expect(await smallTargets(page, 48)).toEqual([])
  expect(await unreachableControls(page)).toEqual([])
  await player.button('Record').click()
  await player.button('Record 1 difference').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await smallTargets(page, 48)).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('text of 200 % is whole', async ({ page }) => {
    const player = await smallGame(page)
    await toTheCheck(player)
    await player.button('1st Guard: one base fewer').click()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sidewaysProblems(page)).toEqual([])
    await player.button('Record').click()
    await player.button('Record 1 difference').waitFor()
    expect(await sidewaysProblems(page)).toEqual([])
  })
})
