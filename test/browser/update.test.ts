import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test, untilOffline } from './support.ts'

/** Makes another version of the built app: its page says so, and its service worker is another. */
async function publishNewVersion(app: string): Promise<void> {
  const page = join(app, 'index.html')
  const worker = join(app, 'sw.js')
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace('<body', '<body data-version="new"'))
  const script = await readFile(worker, 'utf8')
  await writeFile(worker, script.replace(/(url:"index\.html",revision:)"[^"]*"/, '$1"new"'))
}

test('[fault: update-with-game-open] a new version waits until the player says so', async ({
  copyOfApp,
  serve,
  phone,
}) => {
  const server = await serve(copyOfApp)
  const context = await phone.open()
  const page = await context.newPage()
  await page.goto(server.url)
  await untilOffline(page)
  const body = page.locator('body')
  const prompt = page.getByRole('status').filter({ hasText: 'A new version is ready.' })

  await publishNewVersion(copyOfApp)
  await page.reload()
  await expect(prompt).toBeVisible()
  await page.reload()
  await expect(prompt).toBeVisible()
  await expect(body).not.toHaveAttribute('data-version', 'new')

  await prompt.getByRole('button', { name: 'Reload' }).click()
  await expect(body).toHaveAttribute('data-version', 'new')
  await expect(prompt).toBeHidden()
})
