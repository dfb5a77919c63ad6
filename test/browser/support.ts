import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, chromium, type BrowserContext, type Page } from '@playwright/test'
import { serveFolder, type Served } from '../../scripts/server.mjs'

/** The built app. */
const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** A server of the test's own, which it may stop and start again at the same address. */
export interface OwnServer {
  readonly url: string
  stop(): Promise<void>
  startAgain(): Promise<void>
}

/** A browser profile that outlives the browser: each opening is the phone taken up again. */
export interface Phone {
  /** Opens a browser on the profile; the one opened before is closed. */
  open(): Promise<BrowserContext>
  close(): Promise<void>
}

interface Fixtures {
  /** Starts a server for a folder, below a path such as `some/path/`; ended with the test. */
  serve: (folder?: string, path?: string) => Promise<OwnServer>
  /** A copy of the built app that the test may change; gone with the test. */
  copyOfApp: string
  phone: Phone
}

/** Playwright's test with a persistent phone and servers of one's own. */
export const test = base.extend<Fixtures>({
  serve: async ({}, use) => {
    const cleanups: (() => Promise<void>)[] = []
    await use(async (folder = dist, path = '') => {
      const served = path === '' ? folder : await copiedBelow(folder, path, cleanups)
      const server = await ownServer(served, path)
      cleanups.push(() => server.stop())
      return server
    })
    for (const cleanUp of cleanups.reverse()) await cleanUp()
  },

  copyOfApp: async ({}, use) => {
    const folder = await temporaryFolder()
    await cp(dist, folder, { recursive: true })
    await use(folder)
    await remove(folder)
  },

  phone: async ({ contextOptions, launchOptions, viewport, screen, userAgent, deviceScaleFactor }, use) => {
    const profile = await temporaryFolder()
    let context: BrowserContext | undefined
    async function close(): Promise<void> {
      await context?.close()
      context = undefined
    }
    async function open(): Promise<BrowserContext> {
      await close()
      context = await chromium.launchPersistentContext(profile, {
        ...contextOptions,
        ...launchOptions,
        ...(userAgent === undefined ? {} : { userAgent }),
        ...(screen === undefined ? {} : { screen }),
        ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
        viewport,
        hasTouch: true,
        isMobile: true,
      })
      return context
    }
    await use({ open, close })
    await close()
    await remove(profile)
  },
})

async function copiedBelow(folder: string, path: string, cleanups: (() => Promise<void>)[]): Promise<string> {
  const host = await temporaryFolder()
  cleanups.push(() => remove(host))
  await cp(folder, join(host, path), { recursive: true })
  return host
}

async function ownServer(folder: string, path: string): Promise<OwnServer> {
  let served: Served | undefined = await serveFolder(folder)
  const { port } = served
  async function stop(): Promise<void> {
    await served?.stop()
    served = undefined
  }
  async function startAgain(): Promise<void> {
    await stop()
    served = await serveFolder(folder, { port })
  }
  return { url: `http://localhost:${port}/${path}`, stop, startAgain }
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'aide-de-camp-'))
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** What a thumb needs between two taps, a hand that reads the screen does without. Before the page is opened. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (...[handler, delay = 0, ...rest]: Parameters<typeof wait>) =>
        wait(handler, delay < 1000 ? delay / 10 : delay, ...rest),
    })
  })
}

export const themes = ['light', 'dark', 'sunlight'] as const
export type Theme = (typeof themes)[number]

/** Shows the app in a theme, as the setting would. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/**
 * What the accessibility audit finds on the page: one line for each element, empty when all is well. Sizes
 * of targets are measured by a test of their own: the audit takes what is scrolled half away for too small.
 *
 * @param rules only these rules; all of them, unless told
 */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // The audit is half a megabyte of program, which stays on the page.
  const audit = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (rules === undefined) audit.withTags(auditTags).disableRules('target-size')
  else audit.withRules(rules)
  const { violations } = await audit.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const auditTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const installMilliseconds = 20_000

/** Waits until the service worker holds the whole app, so that it opens without a network. */
export async function untilOffline(page: Page): Promise<void> {
  const installed = await page.evaluate(
    (limit) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limit)),
      ]),
    installMilliseconds,
  )
  if (!installed) throw new Error('no service worker was installed')
  await untilRulebooksAreKept(page)
}

/** A further rulebook is kept once the app stands. */
async function untilRulebooksAreKept(page: Page): Promise<void> {
  const areKept = () =>
    page.evaluate(async () => {
      const listed: unknown = await (await fetch('./rulebooks.json')).json()
      const files = Array.isArray(listed) ? listed : []
      const kept = await Promise.all(files.map((file) => caches.match(`./${String(file)}`)))
      return files.length > 0 && kept.every((answer) => answer !== undefined)
    })
  await expect.poll(areKept).toBe(true)
}
