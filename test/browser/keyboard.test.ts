import { expect, type Page } from '@playwright/test'
import { smallGame } from './games.ts'
import { test } from './support.ts'

const mostSteps = 60

interface Focus {
  /** What it is called; nothing where no control has the focus, as when the Tab key has left the page. */
  readonly name: string
  /** Whether it can be seen that it has the focus. */
  readonly isSeen: boolean
}

function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) return { name: '', isSeen: false }
    const isLabelled = element instanceof HTMLInputElement || element instanceof HTMLButtonElement
    const label = isLabelled ? element.labels?.[0] : undefined
    const shown = element instanceof HTMLInputElement && label ? [element, label] : [element]
    return {
      name: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim(),
      isSeen: shown.some((each) => getComputedStyle(each).outlineStyle !== 'none'),
    }
  })
}

async function focused(page: Page): Promise<string> {
  const { name } = await readFocus(page)
  return name
}

/** Goes on with the Tab key until something of that name has the focus, and it can be seen that it has. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    const found = await readFocus(page)
    passed.push(found.name)
    if (name.test(found.name)) return expect(found, 'the focus').toHaveProperty('isSeen', true)
  }
  throw new Error(`the Tab key never came to ${name}; it came to ${passed.join(', ')}`)
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  // What has just appeared answers no tap for a moment.
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
}

/** A screen, and what is on it, may still be on its way. */
async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
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
  await expectHeading(page, 'Aide-de-Camp')
  await press(page, /^New game$/)
  await expectHeading(page, 'New game')
  await tabTo(page, /^Name of the game$/)
  await page.keyboard.type(' again')
  await tabTo(page, /^France$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Prussia' }).first()).toBeChecked()
  await press(page, /^Begin$/)
  await expect(page.getByRole('button', { name: 'Add units to Prussia' })).toBeVisible()

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
  await expect(page.getByText('1st Foot is on the roster.')).toBeVisible()
  await press(page, /^Done$/)
  await expectBackAt(page, 'Add units to Britain')

  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: /^1st Foot / })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, /^Fire$/)
  // Whom to choose from loads when it is first asked for.
  await expect(page.getByRole('region', { name: 'At whom?' })).toBeVisible()
  await press(page, /Steinmetz/)
  await press(page, /^Own dice$/)
  await expect(page.getByRole('group', { name: /^What did / })).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'D10: 10, typed' })).toBeVisible()
  await press(page, /^Done$/)
  await expectBackAt(page, 'Fire')

  await press(page, /^Log$/)
  await expect(page.getByRole('article').first()).toBeVisible()
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
