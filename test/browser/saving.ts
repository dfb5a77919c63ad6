import type { Download, Page } from '@playwright/test'

/** Makes the browser one that can only download, as most phones' are. Before the page is opened. */
export async function onlyDownloads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
    Object.defineProperty(navigator, 'canShare', { value: () => false })
  })
}

/** Goes through the sheet on which a file is saved, and says that it is there. */
export async function downloaded(page: Page): Promise<Download> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it' }).click()
  const download = await downloading
  await page.getByRole('button', { name: 'Yes, it is there' }).click()
  return download
}

/** Has the app back up what was played, as it does when the page is hidden. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}
