import { expect } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { test } from './support.ts'

for (const { procedure, button, reason } of [
  { procedure: 'Fire', button: 'Roll the D10', reason: 'Fire points' },
  { procedure: 'Charge', button: 'Roll the D10', reason: 'On the die, 6 or more needed' },
  { procedure: 'Melee', button: 'Roll both D10', reason: 'Charging' },
  { procedure: 'Morale', button: 'Roll the D10', reason: 'French' },
]) {
  test(`two taps from home resolve: ${procedure}`, async ({ page }) => {
    await page.goto('./')
    await page.getByRole('navigation', { name: 'Quick resolve' }).getByRole('link', { name: procedure }).tap()
    await page.getByRole('button', { name: button }).tap()
    await expect(page.getByRole('img', { name: /^D10: \d+, rolled$/ })).not.toHaveCount(0)
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
    await page.getByRole('button', { name: 'Reasons' }).tap()
    await expect(page.getByRole('term').getByText(reason)).toBeVisible()
  })
}

test('two taps from home resolve: Leader', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Leader' }).tap()
  await page.getByRole('button', { name: 'Roll the D10' }).tap()
  await expect(page.getByRole('heading', { name: /^The leader (falls|is unhurt)$/ })).toBeVisible()
})

test('what was put in last stands there again after a reload', async ({ page }) => {
  const player = new Player(page)
  const units = page.getByRole('main').locator('button[aria-expanded]')
  await page.goto('./#/quick/fire')
  await player.setNumber('Distance', '3,5')
  await units.first().click()
  await player.describeUnit({ class: 'Guard', bases: 6, nation: 'Prussia' })
  await units.first().click()
  await player.useOwnDice()
  await player.typeFaces(7)

  await page.reload()
  await expect(player.keypad()).toBeVisible()
  await expect(player.numberField('Distance')).toHaveValue('3½ in')
  await expect(units.first()).toHaveAccessibleName('Firing unit Guard 6 bases, in line')
})

test('[fault: own-dice] on a hardware keyboard 0 is the 10 of a ten-sided die', async ({ page }) => {
  const player = new Player(page)
  await page.goto('./#/quick/fire')
  await player.useOwnDice()
  await page.keyboard.press('0')
  await expect(page.getByRole('img', { name: 'D10: 10, typed' })).toBeVisible()
})

for (const { typed, words } of [
  { typed: '13', words: 'At most 12.' },
  { typed: '0', words: 'At least 1.' },
  { typed: 'four', words: 'Type a number.' },
  { typed: '2.5', words: 'Whole numbers only.' },
]) {
  test(`a mistyped number of bases is refused in words beside the field: ${typed}`, async ({ page }) => {
    const player = new Player(page)
    await page.goto('./#/quick/fire')
    const unit = page.getByRole('main').locator('button[aria-expanded]').first()
    await unit.click()
    await player.setNumber('Bases at the start', typed)
    const field = player.numberField('Bases at the start')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(words)
    await expect(unit).toHaveAccessibleName('Firing unit Line 4 bases, in line')

    await expect(async () => {
      const boxes = [field.boundingBox(), page.getByText(words).boundingBox()]
      const [fieldBox, wordsBox] = await Promise.all(boxes)
      const gap = (wordsBox?.y ?? 0) - ((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0))
      expect(Math.abs(gap)).toBeLessThan(16)
    }).toPass()
  })
}

test('a roll that is impossible is refused in words, and nothing can be rolled', async ({ page }) => {
  const player = new Player(page)
  await page.goto('./#/quick/fire')
  await player.setNumber('Distance', 8.5)
  await expect(
    page.getByText('Out of range: infantry reaches 8 in, the target is at 8½ in.'),
  ).not.toHaveCount(0)
  await expect(player.rollButton()).toHaveCount(0)
})
