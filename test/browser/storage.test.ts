import { readFile } from 'node:fs/promises'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import * as v from 'valibot'
import { Player } from '../../scripts/player.ts'
import { databaseName } from '../../src/storage/schema.ts'
import { readFile as readBackupFile } from '../../src/storage/backup/read.ts'
import { smallGame } from './games.ts'
import { downloaded, onlyDownloads } from './saving.ts'
import { readStore } from './stored.ts'
import { accessibilityProblems, setTheme, test, themes, type Phone } from './support.ts'

/** A page of the app's address that is not the app. */
const besideTheApp = './rulebooks.json'

test.describe('[fault: quota] a disk that is full', () => {
  test('keeps the roll on the screen, lets the game be saved to a file, and records the roll once there is room', async ({
    phone,
    baseURL,
  }) => {
    const page = await onDisk(phone, baseURL)
    const player = await smallGame(page)
    const before = await readStore(page, 'entries')
    const giveRoom = await takeRoom(page)
    await player.aim('Fire', '1st Guard', '42nd Highlanders')
    await player.roll()
    await expect(page.getByText('Not yet saved', { exact: true })).toBeVisible()
    await expect(page.getByText('Recorded', { exact: true })).toHaveCount(0)
    const sheet = player.sheet()
    await expect(sheet.getByText(/There is no room left to save on this device\./)).toBeVisible()
    const die = sheet.getByRole('img', { name: /^D10: \d+/ }).first()
    const rolled = (await die.getAttribute('aria-label')) ?? ''
    expect(await readStore(page, 'entries')).toEqual(before)

    await sheet.getByRole('button', { name: 'Delete the automatic backups' }).click()
    await expect(sheet.getByText(/automatic backups/)).toBeVisible()
    const saved = ['begin', 'addUnits', 'addUnits', 'fire']
    expect(await savedCommands(page, 'Save the game to a file')).toEqual(saved)

    await giveRoom()
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
    await expect(die).toHaveAccessibleName(rolled)
    expect(await readStore(page, 'entries')).toHaveLength(before.length + 1)
  })
})

test.describe('[fault: private-mode] a browser that keeps nothing', () => {
  const ways: readonly (readonly [string, () => void])[] = [
    ['has no database', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
    [
      'refuses to open one',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('denied', 'SecurityError')
        }
      },
    ],
  ]
  for (const [how, refuse] of ways) {
    test(`${how}: it says so before and in the game, and plays in memory`, async ({ page }) => {
      await page.addInitScript(refuse)
      await onlyDownloads(page)
      await page.goto('./')
      await expect(page.getByText(/^This browser keeps nothing here, as in private browsing\./)).toBeVisible()
      for (const theme of themes) {
        await setTheme(page, theme)
        expect(await accessibilityProblems(page)).toEqual([])
      }
      const player = await smallGame(page)
      await expect(page.getByText(/^This browser keeps nothing: the game is gone/)).toBeVisible()
      await player.aim('Fire', '1st Guard', '42nd Highlanders')
      await player.roll()
      await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
      await player.done()
      await player.button('Back').click()
      await page.getByRole('link', { name: /Quatre Bras/ }).click()
      await expect(player.addButtons()).toHaveCount(2)
      expect((await savedCommands(page, 'Save to a file')).at(-1)).toBe('fire')
    })
  }
})

test.describe('[fault: version-from-the-future] a database of a newer version', () => {
  test('is left alone, and what to do is said', async ({ page, context }) => {
    await smallGame(page)
    const games = await readStore(page, 'games')
    const newer = await beside(context)
    await upgradeBeyond(newer)
    await page.goto('./')
    await expect(page.getByText(/^A newer version of Aide-de-Camp has been open here/)).toBeVisible()
    await expect(page.getByText(/Your games are safe\./)).toBeVisible()
    const opened = await countOpenings(page)
    await page.waitForTimeout(3_000)
    expect(await countOpenings(page)).toBe(opened)
    expect(await readStore(page, 'games')).toEqual(games)
  })
})

test.describe('[fault: blocked-upgrade] an older window that holds the database', () => {
  test('is named, and the app goes on by itself once it is closed', async ({ page, context }) => {
    const older = await beside(context)
    await holdOlder(older)
    await page.goto('./')
    await expect(page.getByText(/^Another tab still has an older version/)).toBeVisible()
    await older.close()
    await expect(page.getByText(/^Another tab still has an older version/)).toHaveCount(0)
    await smallGame(page)
  })
})

test.describe('[fault: connection-lost] a connection that dies', () => {
  test('is opened again under the game, and the roll is recorded', async ({ page }) => {
    await page.addInitScript(keepConnections)
    const player = await smallGame(page)
    await endConnections(page)
    await player.aim('Fire', '1st Guard', '42nd Highlanders')
    await player.roll()
    await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
  })

  test('and does not come back is said after three tries; the roll is saved when the page is shown again', async ({
    page,
  }) => {
    await page.addInitScript(keepConnections)
    await onlyDownloads(page)
    const player = await smallGame(page)
    const before = await readStore(page, 'entries')
    await page.evaluate(() => Reflect.set(window, 'refusesToOpen', true))
    await endConnections(page)
    await player.aim('Fire', '1st Guard', '42nd Highlanders')
    await player.roll()
    await expect(page.getByText('Not yet saved', { exact: true })).toBeVisible()
    const opened = await countOpenings(page)
    await page.waitForTimeout(2_000)
    // Other parts of the app may have asked for something meanwhile; each of them gives up after three, too.
    expect((await countOpenings(page)) - opened).toBeLessThan(10)
    await player.done()
    expect((await savedCommands(page, 'Save the game to a file')).at(-1)).toBe('fire')
    await player.button('Back').click()
    await expect(page.getByRole('dialog', { name: 'Leave what is not saved yet?' })).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByText(/^Not saved yet\./)).toBeVisible()

    await page.evaluate(() => Reflect.set(window, 'refusesToOpen', false))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(/^Not saved yet\./)).toHaveCount(0)
    expect(await readStore(page, 'entries')).toHaveLength(before.length + 1)
  })
})

/**
 * Takes the room of this address away, and waits until the browser, which asks itself only now and then, knows.
 * Gives a way to give it back.
 */
async function takeRoom(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await expect
    .poll(() => tryToStore(page), { timeout: 90_000, intervals: [2_000] })
    .toBe('QuotaExceededError')
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    await session.detach()
  }
}

/** Stores a little beside the app. The name of what went wrong, if anything did. */
function tryToStore(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('beside', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('bytes', { autoIncrement: true })
        request.onerror = () => resolve(request.error?.name ?? '')
        request.onsuccess = () => {
          const database = request.result
          const transaction = database.transaction('bytes', 'readwrite')
          transaction.objectStore('bytes').add('a little')
          transaction.oncomplete = () => end('')
          transaction.onabort = () => end(transaction.error?.name ?? '')
          function end(name: string): void {
            database.close()
            resolve(name)
          }
        }
      }),
  )
}

/** A page whose browser stores on the disk: only there is room something that runs out. */
async function onDisk(phone: Phone, baseURL: string | undefined): Promise<Page> {
  const page = await (await phone.open()).newPage()
  await onlyDownloads(page)
  await page.goto(baseURL ?? '')
  return page
}

/** Saves the open game by a button and gives the commands of the game in the file, oldest first. */
async function savedCommands(page: Page, button: string): Promise<string[]> {
  await new Player(page).button(button).click()
  const download = await downloaded(page)
  const file = await readBackupFile(await readFile(await download.path(), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.code)
  const texts = file.contents.games[0]?.entries.map(({ text }) => text) ?? []
  return texts.map((text) => v.parse(entry, JSON.parse(text)).command.type)
}

const entry = v.object({ command: v.object({ type: v.string() }) })

/** A page of the same address that is not the app. */
async function beside(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto(besideTheApp)
  return other
}

async function upgradeBeyond(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 99)
        request.onupgradeneeded = () => request.result.createObjectStore('future')
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
        request.onerror = () => reject(request.error)
      }),
    databaseName,
  )
}

/** Holds a database of the first version open, and does not listen to others. */
async function holdOlder(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 1)
        request.onupgradeneeded = () => {
          const database = request.result
          database.createObjectStore('games', { keyPath: 'id' })
          database.createObjectStore('entries', { keyPath: ['game', 'index'] })
          database.createObjectStore('snapshots', { keyPath: ['game', 'node'] })
          database.createObjectStore('customCharts', { keyPath: 'id' })
          database.createObjectStore('settings', { keyPath: 'key' })
        }
        request.onsuccess = () => {
          Reflect.set(window, 'held', request.result)
          resolve()
        }
        request.onerror = () => reject(request.error)
      }),
    databaseName,
  )
}

/** Keeps every connection that the app opens at hand, and counts the openings. */
function keepConnections(): void {
  const open = IDBFactory.prototype.open
  const connections: IDBDatabase[] = []
  Object.assign(window, { connections, openings: 0, refusesToOpen: false })
  IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
    Reflect.set(window, 'openings', Number(Reflect.get(window, 'openings')) + 1)
    if (Reflect.get(window, 'refusesToOpen') === true) throw new DOMException('broken', 'UnknownError')
    const request = open.apply(this, given)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
}

async function countOpenings(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'openings') ?? 0))
}

/** What a browser does to connections of a page that slept. */
async function endConnections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const connections: unknown = Reflect.get(window, 'connections')
    if (!Array.isArray(connections)) return
    for (const connection of connections) {
      if (connection instanceof IDBDatabase) connection.close()
    }
  })
}
