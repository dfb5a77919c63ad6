import { expect } from '@playwright/test'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

/** Every screen that can be opened without a game, and its address. */
const screens = [{ name: 'home', address: './' }]

for (const { name, address } of screens) {
  for (const theme of themes) {
    test(`the audit finds nothing on ${name}, ${theme}`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await setTheme(page, theme)
      expect(await accessibilityProblems(page)).toEqual([])
    })
  }
}
