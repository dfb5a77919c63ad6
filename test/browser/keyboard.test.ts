import { expect, type Page } from '@playwright/test'
import { smallGame } from './games.ts'
import { test } from './support.ts'

const mostSteps = 60

/** What has the focus, by what it is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const isLabelled = element instanceof HTMLInputElement || element instanceof HTMLButtonElement
    const label = isLabelled ? element.labels?.[0]?.textContent : undefined
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim()
  })
}

/** Goes on with the Tab key until something of that name has the focus, and it can be seen that it has. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    const found = await focused(page)
    seen.push(found)
    if (name.test(found)) return expectVisibleFocus(page)
  }
  throw new Error(`the Tab key never came to ${name}; it came to ${seen.join(', ')}`)
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const element = document.activeElement
    const shown = element instanceof HTMLInputElement && element.labels?.[0] ? element.labels[0] : element
    const styles = [element, shown].map((each) => each && getComputedStyle(each).outlineStyle)
    return styles.find((style) => style !== 'none') ?? 'none'
  })
  expect(outline).not.toBe('none')
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  // What has just appeared answers no tap for a moment.
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
}

async function expectSheet(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The focus comes back once the page is painted without the sheet. */
async function expectBackAt(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => focused(page)).toBe(name)
}

test('a game is begun, units are added and a volley is resolved with the keyboard alone', async ({
  page,
}) => {
  await page.goto('./')
  await press(page, /^New game$/)
  await tabTo(page, /^Name of the game$/)
  await page.keyboard.type(' again')
  await tabTo(page, /^France$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Prussia' }).first()).toBeChecked()
  await press(page, /^Begin$/)

  await press(page, /^Add units to Prussia$/)
  await expectSheet(page)
  await tabTo(page, /^Bases at the start$/)
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /^Officer$/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Officer’s name$/)
  await page.keyboard.type('Steinmetz')
  await press(page, /^Add$/)
  await expect(page.getByText('1st Regiment is on the roster.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectBackAt(page, 'Add units to Prussia')

  await press(page, /^Add units to Britain$/)
  await expectSheet(page)
  await press(page, /^Add$/)
  await press(page, /^Done$/)
  await expectBackAt(page, 'Add units to Britain')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await press(page, /^Fire$/)
  await expectSheet(page)
  await press(page, /Steinmetz/)
  await press(page, /^Own dice$/)
  await page.keyboard.press('0')
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'D10: 10, typed' })).toBeVisible()
  await press(page, /^Done$/)
  await expectBackAt(page, 'Fire')

  await press(page, /^Log$/)
  await press(page, /^Undo/)
  await expect(page.getByRole('article').filter({ hasText: /Undone at/ })).toHaveCount(1)
})

test('a sheet that leads to another gives the focus back to what opened the first', async ({ page }) => {
  const player = await smallGame(page)
  await player.openUnit('1st Guard')
  await player.button('More for 1st Guard').press('Enter')
  await player.button('Edit').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectBackAt(page, 'More for 1st Guard')
})

test('a number field lets the focus go, however quick the keys', async ({ page }) => {
  await page.goto('./#/quick/fire')
  await page.getByRole('textbox', { name: 'Distance' }).waitFor()
  const after = await page.evaluate(async () => {
    const field = document.querySelector<HTMLElement>('input[inputmode="decimal"]')
    const next = field?.parentElement?.querySelector('button')
    field?.focus()
    next?.focus()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.activeElement === next
  })
  expect(after).toBe(true)
})
