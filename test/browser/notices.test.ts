import { expect, type Page } from '@playwright/test'
import { test, untilOffline } from './support.ts'

const list = '**/rulebooks.json'

/** Keeps the news that the app is ready to work offline back, until the returned function is called. */
async function holdGoodNews(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(list, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('[fault: double-tap] what the app has to say moves nothing away from under a finger', async ({
  page,
}) => {
  const release = await holdGoodNews(page)
  const asked = page.waitForRequest(list)
  await page.goto('./')
  await asked
  await page.getByRole('button', { name: 'Menu', exact: true }).hover()
  await page.mouse.down()
  release()
  await untilOffline(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)))
  const notice = page.getByText('Ready to work offline.')
  expect(await notice.isVisible()).toBe(false)

  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(notice).toBeVisible()
})
