import { expect, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { fileOf } from '../support/campaign-file.ts'
import { hanover } from '../support/lone-battles.ts'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { accessibilityProblems, hurry, setTheme, test, themes, untilOffline } from './support.ts'
import { openFile, openSheet } from './tour/campaigns.ts'

/** Takes the battle up from home. */
async function takeUpBattle(player: Player): Promise<void> {
  const { page } = player
  await page.getByRole('link', { name: /Hanover/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Britain moves' }).waitFor()
}

async function openOdds(player: Player): Promise<void> {
  await player.button('Menu of the battle').click()
  await openSheet(player, 'Odds of this battle')
  await player.page.getByText(/^Rounds from now on/).waitFor()
}

async function problemsOf(page: Page): Promise<readonly string[]> {
  const found = [...(await smallTargets(page, 48)), ...(await unreachableControls(page))]
  for (const theme of themes) {
    await setTheme(page, theme)
    found.push(...(await accessibilityProblems(page)).map((problem) => `${theme}: ${problem}`))
  }
  await setTheme(page, 'light')
  return found
}

test('the odds of a Basic battle are worked out beside the screen, with the server stopped too', async ({
  serve,
  phone,
}) => {
  const server = await serve()
  const page = await (await phone.open()).newPage()
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const player = new Player(page)
  await hurry(page)
  await page.goto(server.url)
  await untilOffline(page)
  await openFile(player, fileOf(hanover()))
  await server.stop()
  await page.reload()
  await takeUpBattle(player)
  await openOdds(player)
  await expect(page.getByText('France wins')).toBeVisible()
  expect(workers.filter((address) => /\/europe-odds-worker-/.test(address))).toHaveLength(1)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the odds are read and changed; the audit finds nothing', async ({ page }) => {
      const player = new Player(page)
      await hurry(page)
      await page.goto('./')
      await page.getByText(/^No games yet/).waitFor()
      await openFile(player, fileOf(hanover()))
      await takeUpBattle(player)
      await openOdds(player)
      const chance = page.getByRole('definition').first()
      const before = await chance.textContent()
      await player.sheet().getByText('Britain', { exact: true }).click()
      await player.sheet().getByRole('radio', { name: 'Rally in the rear' }).check({ force: true })
      await expect(page.getByText(/^Leader rallies in the rear/)).toBeVisible()
      await expect(chance).not.toHaveText(before ?? '')
      expect(await problemsOf(page)).toEqual([])
      await page.getByRole('radio', { name: 'Other armies' }).check({ force: true })
      await expect(page.getByText('4 infantry, 2 cavalry, 2 artillery and 1 leader')).toBeVisible()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await sidewaysProblems(page)).toEqual([])
    })
  })
}
