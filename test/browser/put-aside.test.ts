import { expect } from '@playwright/test'
import { halfDoneMelee, smallGame } from './games.ts'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

test('[fault: old-rules] a roll that this version does not know is put aside with its die, and said', async ({
  page,
}) => {
  const player = await smallGame(page)
  await halfDoneMelee(player)
  const address = page.url()
  await page.goto('./')
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('aide-de-camp')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('the database cannot be opened'))
    })
    const games = database.transaction('games', 'readwrite').objectStore('games')
    await new Promise<void>((resolve) => {
      const reading = games.getAll()
      reading.onsuccess = () => {
        for (const game of reading.result) {
          game.draft.command.type = 'surrender'
          games.put(game)
        }
      }
      games.transaction.oncomplete = () => resolve()
    })
    database.close()
  })
  await page.goto(address)
  const notice = page.getByText(
    /1st Guard attacks 42nd Highlanders: this roll was put aside, since this version/,
  )
  await expect(notice).toBeVisible()
  await player.goTo('Log')
  const entry = page.getByRole('article').first()
  await expect(entry).toContainText('Given up: 1st Guard attacks 42nd Highlanders')
  await expect(entry.getByRole('img')).toHaveCount(1)
  for (const theme of themes) {
    await setTheme(page, theme)
    expect(await accessibilityProblems(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
})
