import { expect } from '@playwright/test'
import { test, untilOffline } from './support.ts'

test('works below any path of a static host, and then without it', async ({ serve, phone }) => {
  const server = await serve(undefined, 'some/path/')
  const context = await phone.open()
  const page = await context.newPage()
  await page.goto(server.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilOffline(page)

  await server.stop()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
