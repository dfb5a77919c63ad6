import { expect, type Page } from '@playwright/test'
import { test } from './support.ts'
import { campaignTour } from './tour/campaign.ts'
import { tour as appTour } from './tour.ts'

/** Directives of the page's policy that were broken since the page began to load. */
async function recordViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { brokenDirectives: broken })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      broken.push(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return () => page.evaluate<string[]>('window.brokenDirectives')
}

for (const [of, tour] of [
  ['the app and the miniatures', appTour],
  ['Napoleon in Europe', campaignTour],
] as const) {
  test(`on every screen of ${of} the app keeps its own policy, asks no other host and reports no error`, async ({
    page,
    baseURL,
  }) => {
    const violations = await recordViolations(page)
    const hosts = new Set<string>()
    const errors: string[] = []
    page.context().on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http')) hosts.add(origin)
    })
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    for await (const { name } of tour(page)) {
      expect(await violations(), name).toEqual([])
      expect(errors, name).toEqual([])
    }
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin])
  })
}

test('a planted inline script is refused', async ({ page }) => {
  const violations = await recordViolations(page)
  await page.goto('./')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.planted = "ran"'
    document.head.append(script)
  })
  await expect.poll(violations).toContainEqual('script-src-elem inline')
  await expect(page.locator('html')).not.toHaveAttribute('data-planted')
})

test('a planted inline style is refused', async ({ page }) => {
  const violations = await recordViolations(page)
  await page.goto('./')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
  })
  await expect.poll(violations).toContainEqual('style-src-elem inline')
  await expect(page.locator('body')).toBeVisible()
})

test('a request to another host is refused', async ({ page, serve }) => {
  const elsewhere = await serve()
  const violations = await recordViolations(page)
  await page.goto('./')
  const answer = await page.evaluate(
    (url) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'refused',
      ),
    elsewhere.url,
  )
  expect(answer).toBe('refused')
  expect(await violations()).toContainEqual(`connect-src ${elsewhere.url}`)
})
