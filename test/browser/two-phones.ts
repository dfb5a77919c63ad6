import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Player } from '../../scripts/player.ts'
import { canonicalText, entryReader, stateAfter } from '../../src/journal/index.ts'
import type { Rulebook, Typed } from '../../src/rules/index.ts'
import { readDrawn } from '../support/drawn-code.ts'
import { readStore } from './stored.ts'
import { hurry, test as base } from './support.ts'

/** A file on its way from one phone to another. */
export interface HandedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Playwright's test with a second phone, with storage of its own. Both save files by downloading them. */
export const test = base.extend<{ otherPhone: Page }>({
  page: async ({ page }, use) => {
    await prepare(page)
    await use(page)
  },

  otherPhone: async ({ browser, baseURL, viewport, contextOptions }, use) => {
    const mobile = { hasTouch: true, isMobile: true }
    const address = baseURL === undefined ? {} : { baseURL }
    const context = await browser.newContext({ ...contextOptions, ...address, ...mobile, viewport })
    const page = await context.newPage()
    await prepare(page)
    await use(page)
    await context.close()
  },
})

/** A browser in which no place can be chosen for a file: it is downloaded, as where there is no share sheet. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
  })
  await hurry(page)
}

/** Opens the sheet on which the game is handed over. @param menu what the menu of the game is called */
export async function openHandOver(player: Player, menu: string): Promise<void> {
  await player.button(menu).click()
  await player.page.getByRole('button', { name: /^Hand over/ }).click()
  await player.page.getByRole('dialog', { name: 'Hand over' }).waitFor()
}

/** Hands the game over as a file, all that the sheet offers first, and says that it has arrived. */
export async function handOver(player: Player, menu: string, howMuch?: string): Promise<HandedFile> {
  const { page } = player
  await openHandOver(player, menu)
  if (howMuch !== undefined) await player.choose('What goes across', howMuch)
  const downloading = page.waitForEvent('download')
  await player.button('Download it as a file').click()
  const download = await downloading
  const buffer = await readFile(await download.path())
  await player.button('Yes, it is there').click()
  await expect(page.getByRole('dialog', { name: 'Handed over' })).toBeVisible()
  await player.button('Done').click()
  return { name: download.suggestedFilename(), mimeType: 'text/plain', buffer }
}

/** Opens a file from home, up to what it would do. */
export async function openHanded(player: Player, file: HandedFile): Promise<void> {
  const { page } = player
  await goHome(page)
  await player.button('Menu').click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Open a / }).click()
  await (await choosing).setFiles({ ...file })
  await page.getByRole('dialog').waitFor()
}

export async function goHome(page: Page): Promise<void> {
  await page.goto('./#/')
  await atHome(page)
}

/** Waits until the first screen is shown. */
export async function atHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New game' }).waitFor()
}

const storedGames = v.array(v.object({ id: v.string(), head: v.object({ lastHash: v.string() }) }))
const storedEntries = v.array(
  v.object({ game: v.string(), index: v.number(), text: v.string(), hash: v.string() }),
)

/** The hash of a phone's only game, and the state that its stored entries come to, folded anew. */
export async function standOf<State, Command extends Typed, Effect extends Typed>(
  page: Page,
  rulebook: Rulebook<State, Command, Effect>,
): Promise<{ readonly seal: string; readonly state: string }> {
  const [game, ...others] = v.parse(storedGames, await readStore(page, 'games'))
  if (game === undefined || others.length > 0) throw new Error('the phone has one game')
  const read = entryReader(rulebook)
  const entries = v
    .parse(storedEntries, await readStore(page, 'entries'))
    .toSorted((one, other) => one.index - other.index)
    .map(({ text, hash }) => {
      const opened = read(text, hash)
      if ('problem' in opened) throw new Error(`a stored entry is ${opened.problem}`)
      return opened.entry
    })
  return { seal: game.head.lastHash, state: canonicalText(stateAfter(rulebook, entries)) }
}

/** The texts of the codes that are shown, as another program reads them from the screen. */
export async function codesShown(page: Page): Promise<readonly string[]> {
  const code = page.getByRole('img', { name: /^(Code \d+ of \d+|The code)$/ })
  const count = Number(/\d+$/.exec((await code.getAttribute('aria-label')) ?? '')?.[0] ?? 1)
  const texts: string[] = []
  for (let place = 1; place <= count; place += 1) {
    if (count > 1) await page.getByRole('img', { name: `Code ${place} of ${count}` }).waitFor()
    const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1))
    const path = (await code.locator('path').getAttribute('d')) ?? ''
    texts.push(readDrawn({ size, path }) ?? '')
    if (count > 1) await page.getByRole('button', { name: 'Next code' }).click()
  }
  return texts
}

/** A camera and a detector that see what `showToCamera` shows. Before the page is opened. */
export async function cameraSees(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = []
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['qr_code'])
      detect() {
        return Promise.resolve(shown.splice(0, 1).map((rawValue) => ({ rawValue })))
      }
    }
    const picture = document.createElement('canvas')
    picture.getContext('2d')
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(picture.captureStream())
    Object.assign(window, { BarcodeDetector: Detector, shownToCamera: shown })
  })
}

/** Holds codes before the camera, one after the other. */
export async function showToCamera(page: Page, texts: readonly (string | undefined)[]): Promise<void> {
  await page.evaluate((codes) => {
    if ('shownToCamera' in window && Array.isArray(window.shownToCamera)) window.shownToCamera.push(...codes)
  }, texts)
}
