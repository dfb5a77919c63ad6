import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, devices, type Page } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { serveFolder } from './server.mjs'

const themes = ['light', 'dark', 'sunlight'] as const

/** A screen that is worth a picture, and the way to it from home. */
interface Scene {
  readonly name: string
  open(page: Page): Promise<void>
}

const scenes: readonly Scene[] = [
  {
    name: 'home',
    open: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
]

/** Takes a picture of every scene in every theme into docs/screenshots. */
async function takeScreenshots(): Promise<void> {
  const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
  await mkdir(folder, { recursive: true })
  const server = await serveFolder(fileURLToPath(new URL('../dist/', import.meta.url)))
  const { executablePath, env, sandbox } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: sandbox,
  })
  try {
    for (const theme of themes) {
      const context = await browser.newContext({
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      })
      for (const { name, open } of scenes) {
        const page = await context.newPage()
        await page.goto(`http://localhost:${server.port}/`)
        await open(page)
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen
        }, theme)
        await page.screenshot({ path: `${folder}${name}-${theme}.png` })
        await page.close()
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

await takeScreenshots()
