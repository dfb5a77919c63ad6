import { expect, type Page } from '@playwright/test'
import { BattlePlayer } from './battle-player.ts'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { accessibilityProblems, hurry, setTheme, test, themes } from './support.ts'

async function openBattle(page: Page): Promise<BattlePlayer> {
  await hurry(page)
  const player = new BattlePlayer(page)
  await player.beginBelgium()
  await player.setUpEvenly('France', 'Britain')
  return player
}

test('a major battle of the Standard Rules on the board, from the first charge to the end of pursuit', async ({
  page,
}) => {
  const player = await openBattle(page)

  await test.step('cavalry moves up, and charges infantry that stands', async () => {
    await player.area('Your left').click()
    await player.area('Middle of your left').click()
    await expect(player.area('Your left')).not.toHaveAccessibleName(/cavalry/u)
    await player.area('British right').click()
    await player.sheet().getByText('If it squares').waitFor()
    await player.button('Charge infantry').click()
    await expect(page.getByText('Britain: infantry is charged by cavalry')).toBeVisible()
    await player
      .front()
      .getByRole('button', { name: /^Stand/u })
      .click()
    await player.throwThrough(6, 4, 1, 2)
    await expect(player.area('British right')).toHaveAccessibleName(/2 infantry/u)
  })

  await test.step('the next of them charges a square, and cancels', async () => {
    await player.area('British right').click()
    await player.button('Charge infantry').click()
    await player
      .front()
      .getByRole('button', { name: /^Square/u })
      .click()
    await expect(player.area('British right')).toHaveAccessibleName(/1 infantry in square/u)
    await player
      .front()
      .getByRole('button', { name: /^Cancel/u })
      .click()
    await player.endPart(/turn 1, Britain acts/u)
  })

  await test.step('what the rules forbid is refused in words, and what was done is taken back', async () => {
    await player.area('Your right').click()
    await player.button('Move').click()
    await player.area('Middle of your left').click()
    await expect(page.getByText(/does not border/u)).toBeVisible()
    await player.area('Your centre').click()
    await expect(player.area('Your right')).not.toHaveAccessibleName(/cavalry/u)
    await player.front().getByRole('button', { name: /^Undo/u }).click()
    await expect(player.area('Your right')).toHaveAccessibleName(/1 cavalry/u)
    await player.endPart(/turn 1, France acts/u)
  })

  await test.step('guns fire at two areas, of real dice', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Artillery phase' })).toBeVisible()
    await player.area('Your centre').click()
    await player.area('British centre').click()
    await player.throwThrough(5, 4, 1)
    await expect(player.area('British centre')).toHaveAccessibleName(/2 infantry/u)
    await player.endPart(/turn 1, Britain acts/u)
    await player.endPart(/turn 1, France acts/u)
  })

  await test.step('it stands there again after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Infantry phase' })).toBeVisible()
  })

  await test.step('the turn goes on, and a new one begins', async () => {
    for (const actor of ['Britain', 'France', 'Britain'])
      await player.endPart(new RegExp(`turn 1, ${actor} acts`, 'u'))
    await player.endPart(/turn 2, France acts/u)
    await player.endPart(/turn 2, Britain acts/u)
  })

  await test.step('Britain retreats, and is pursued to the end', async () => {
    await player.button('More to do').click()
    await player
      .front()
      .getByRole('button', { name: /^Retreat/u })
      .click()
    await player.button('Retreat').click()
    await expect(page.getByText('Belgium, France pursues')).toBeVisible()
    await expect(page.getByText('Catch the covering cavalry first.')).toBeVisible()
    await player.area('Middle of your left').click()
    await expect(player.area('British left')).not.toHaveAccessibleName(/can be chosen/u)
    await player.area('British right').click()
    await player.throwThrough(6)
    await player.endPursuit()
    await expect(player.area('Your left')).toHaveCount(0)
    await expect(page.getByText(/France/u).first()).toBeVisible()
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`the board at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('stands whole on the screen, in every theme, and the audit finds nothing', async ({ page }) => {
      const player = await openBattle(page)
      await player.area('Your left').click()
      // The word that all is ready to work offline stands above the board for a moment.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBeLessThanOrEqual(0)
      for (const theme of themes) {
        await setTheme(page, theme)
        expect.soft(await accessibilityProblems(page), theme).toEqual([])
      }
      expect.soft(await smallTargets(page, 48)).toEqual([])
      expect.soft(await unreachableControls(page)).toEqual([])
    })

    test('with letters of twice the size nothing is lost at its side', async ({ page }) => {
      const player = await openBattle(page)
      await player.area('Your left').click()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await sidewaysProblems(page)).toEqual([])
    })
  })
}

test('the board answers to the keyboard alone', async ({ page }) => {
  const player = await openBattle(page)
  await player.area('Your left').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 cavalry on the left')).toBeVisible()
  await player.area('Middle of your left').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 cavalry in the middle of the left')).toBeVisible()
})
