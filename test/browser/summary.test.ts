import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { decodePng } from '../../scripts/png.ts'
import { storeBattle } from './battles.ts'
import { smallGame } from './games.ts'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

const sixTurns = { regiments: 12, turns: 6, resolutions: 16 }

/** A summary with everything in it, of a battle of six turns. */
async function summaryOfBattle(
  page: Page,
  size: Parameters<typeof storeBattle>[2] = sixTurns,
): Promise<void> {
  await page.goto('./')
  await page.getByRole('link', { name: 'New game' }).waitFor()
  await storeBattle(page, 'ligny', size)
  await page.goto('./#/game/ligny/summary')
  await page.getByRole('heading', { name: 'Dice' }).waitFor()
}

test('from the menu of a game to its summary, and back', async ({ page }) => {
  const player = await smallGame(page)
  await player.aim('Fire', '42nd Highlanders', '1st Guard')
  await player.useOwnDice()
  await player.typeFaces(7)
  await player.done()
  await player.button('This game').click()
  await player.button('Summary of the battle').click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summary of the battle')
  await expect(main.getByRole('listitem').filter({ hasText: /^France/ })).toContainText('of 4 bases left')
  await expect(main.getByRole('region', { name: 'Dice' })).toContainText('Typed from real dice')
  await expect(main.getByRole('region', { name: 'Dice' })).toContainText('too early to tell')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(player.addButtons()).toHaveCount(2)
})

test('a battle of six turns: its course as a picture and as a table', async ({ page }) => {
  await summaryOfBattle(page)
  const course = page.getByRole('region', { name: 'Course of the battle' })
  await expect(course.getByRole('img')).toHaveAccessibleName(
    /^Bases left of each side\. Armée du Nord from \d+ to \d+ and Prussia from \d+ to \d+\./,
  )
  await course.getByText('Turn by turn').click()
  await expect(course.getByRole('row')).toHaveCount(2 + 2 * sixTurns.turns)
  await expect(page.getByText('The limit of 6 turns is reached.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who held what' })).toContainText('Saint-Amand')
})

test('the picture that is shared is drawn within the content policy', async ({ page }) => {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text())
  })
  await summaryOfBattle(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as a picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Ligny-summary.png')
  await expect(page.getByText('The picture goes to your downloads.')).toBeVisible()
  const { width, height, pixels } = decodePng(await readFile(await download.path()))
  expect(width).toBe(1080)
  expect(height).toBeGreaterThan(1500)
  // Paper, two inks, two nations and their edges: many colours, none of them foreseeable.
  expect(new Set(pixels).size).toBeGreaterThan(50)
  expect(blocked).toEqual([])
})

test('the text that is shared has every part', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await summaryOfBattle(page)
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Share as text' }).click()
  await expect(page.getByText('Summary copied: paste it where you like.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of ['Who held what', 'Course of the battle', 'Losses', 'Dice']) expect(text).toContain(part)
})

test('the audit finds nothing, in any theme; thumbs and the Tab key come to everything', async ({ page }) => {
  await summaryOfBattle(page)
  await page.getByText('Turn by turn').click()
  for (const theme of themes) {
    await setTheme(page, theme)
    expect.soft(await accessibilityProblems(page), theme).toEqual([])
  }
  expect.soft(await smallTargets(page, 44)).toEqual([])
  expect.soft(await unreachableControls(page)).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('text of 200 % is whole, with turns and without', async ({ page }) => {
    for (const guided of [true, false]) {
      await summaryOfBattle(page, { ...sixTurns, guided })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect.soft(await sidewaysProblems(page)).toEqual([])
      await page.goto('about:blank')
    }
  })
})

test('a battle of twelve turns is read without holding the screen up', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'New game' }).waitFor()
  const entries = await storeBattle(page, 'long', { regiments: 40, turns: 12, resolutions: 70 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ type: 'longtask' })
    location.hash = '#/game/long/summary'
  })
  await page.getByRole('heading', { name: 'Dice' }).waitFor({ timeout: 30_000 })
  const tasks = await page.evaluate<number[]>('window.longTasks')
  const line = `summary of ${entries} entries, 4× slower: tasks over 50 ms: ${tasks.join(', ') || 'none'}`
  test.info().annotations.push({ type: 'time', description: line })
  console.log(line)
})
