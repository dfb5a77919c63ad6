import { expect, type Page } from '@playwright/test'
import { test } from './support.ts'

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

test('the page keeps its own policy', async ({ page }) => {
  const violations = await recordViolations(page)
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations()).toEqual([])
})

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

test('nothing is asked of any other host', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(origin)
  })
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin])
})
