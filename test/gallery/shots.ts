import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { serveFolder } from '../../scripts/server.mjs'

/*
 * Takes pictures of the parts: build the gallery with its own configuration first, then
 * `tsx test/gallery/shots.ts [PATTERN…]`. Prints what an audit finds, and what scrolls sideways.
 */
const themes = ['light', 'dark', 'sunlight'] as const
const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const
const pages = [
  ...[
    'before',
    'typing',
    'waiting',
    'after',
    'refused',
    'melee',
    'melee-after',
    'melee-second',
    'turned',
  ].map((show) => ({ page: 'resolve', show })),
  { page: 'roster', show: 'whole' },
  { page: 'log', show: 'whole' },
  { page: 'controls', show: 'whole' },
]

interface Shot {
  readonly name: string
  readonly address: string
  readonly viewport: { readonly width: number; readonly height: number }
}

const built = fileURLToPath(new URL('../../.cache/gallery', import.meta.url))
const folder = fileURLToPath(new URL('../../.cache/shots', import.meta.url))

function shotsOf(origin: string, scale: string): Shot[] {
  return themes.flatMap((theme) =>
    pages.flatMap(({ page, show }) =>
      sizes.map((viewport) => ({
        name: `${page}-${show}-${theme}-${viewport.width}`,
        address: `${origin}/?page=${page}&show=${show}&theme=${theme}&scale=${scale}`,
        viewport,
      })),
    ),
  )
}

async function take(browser: Browser, { name, address, viewport }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 })
  const page = await context.newPage()
  page.on('console', (message) => console.log(name, message.text()))
  page.on('pageerror', (error) => console.log(name, error.message))
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > viewport.width) console.log(name, 'scrolls sideways:', width)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: name.startsWith('controls') })
  const { violations } = await new AxeBuilder({ page }).analyze()
  for (const { id, nodes } of violations) {
    console.log(name, id, nodes.map(({ target }) => target.join(' ')).join(', '))
  }
  await context.close()
}

const patterns = process.argv.slice(2).map((pattern) => new RegExp(`^${pattern}$`))
const { executablePath, env, sandbox } = await findBrowser()
const server = await serveFolder(built)
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: sandbox,
  args: ['--font-render-hinting=none'],
  env: { ...process.env, ...env },
})
await mkdir(folder, { recursive: true })
for (const shot of shotsOf(`http://localhost:${server.port}`, process.env['SCALE'] ?? '1')) {
  if (patterns.length === 0 || patterns.some((pattern) => pattern.test(shot.name))) await take(browser, shot)
}
await browser.close()
await server.stop()
