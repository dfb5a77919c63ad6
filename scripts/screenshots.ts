import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, devices, type Page } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { buildIfOlder } from './build.mjs'
import { decodePng, encodePng, withFewColours } from './png.ts'
import { playBattle } from './screenshots/battle.ts'
import { playCampaign } from './screenshots/campaign.ts'
import { playEvening, prepare, type Picture } from './screenshots/evening.ts'
import { serveFolder } from './server.mjs'

const themes = ['light', 'dark', 'sunlight'] as const
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** The size of the pictures that the app is built towards, at their density. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** Takes a picture of every screen that is worth one, in every theme, into docs/screenshots. */
async function takeScreenshots(): Promise<void> {
  await buildIfOlder()
  await mkdir(folder, { recursive: true })
  const server = await serveFolder(dist)
  const { executablePath, env, sandbox } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: sandbox,
  })
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      ...phone,
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await prepare(page)
    await page.goto(`http://localhost:${server.port}/`)
    const picture: Picture = (name) => takePicture(page, name)
    await playEvening(page, picture)
    await playBattle(page, picture)
    await playCampaign(page, picture)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function takePicture(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    const taken = decodePng(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    await writeFile(`${folder}${name}-${theme}.png`, encodePng(withFewColours(taken)))
  }
}

await takeScreenshots()
