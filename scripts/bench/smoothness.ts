import { chromium, devices, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import { findBrowser } from '../browser.mjs'
import { Player } from '../player.ts'
import type { PlayedBattle } from './battle.ts'

/** How much slower than this machine the phone is. */
export const slowdown = 4
const rounds = 5
/** How long after an action its tasks still count as its own, in milliseconds. */
const settling = 900

/** The longest that the page was busy at a stretch, in milliseconds, a number a round, by what was done. */
export type LongestTasks = ReadonlyMap<string, readonly number[]>

/**
 * Opens a battle in the built app on a slow phone, and does what players do with it, again and again.
 *
 * @param address where the built app is served
 */
export async function longestTasks(address: string, battle: PlayedBattle): Promise<LongestTasks> {
  const { executablePath, env, sandbox } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: sandbox,
  })
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(address)
    const phone = new Phone(browser, page, await context.newCDPSession(page))
    await phone.openFile(battle)
    await phone.slowDown()
    for (let round = 0; round < rounds; round += 1) await phone.play()
    return phone.longest
  } finally {
    await browser.close()
  }
}

class Phone {
  readonly longest = new Map<string, number[]>()
  readonly #browser: Browser
  readonly #page: Page
  readonly #session: CDPSession
  readonly #player: Player

  constructor(browser: Browser, page: Page, session: CDPSession) {
    this.#browser = browser
    this.#page = page
    this.#session = session
    this.#player = new Player(page)
  }

  async openFile({ name, file }: PlayedBattle): Promise<void> {
    await this.#player.button('Menu').click()
    const [chooser] = await Promise.all([
      this.#page.waitForEvent('filechooser'),
      this.#page.getByRole('button', { name: 'Open a saved game' }).click(),
    ])
    await chooser.setFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(file) })
    await this.#page.getByRole('link', { name: /^Continue/ }).click()
    await this.#place('Turn').waitFor()
  }

  async slowDown(): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }

  /** One of everything: the lists, and a volley with a real die. */
  async play(): Promise<void> {
    await this.#tap('the log comes', this.#place('Log'))
    await this.#scroll('the log scrolls')
    await this.#tap('the turn comes', this.#place('Turn'))
    await this.#scroll('the turn scrolls')
    await this.#tap('the roster comes', this.#place('Forces'))
    await this.#scroll('the roster scrolls')
    await this.#tap('a unit unfolds', await this.#firer())
    await this.#tap('the sheet opens', this.#player.button('Fire'))
    await this.#tap('a target is chosen', this.#targets().first())
    if (!(await this.#player.keypad().isVisible())) await this.#player.useOwnDice()
    await this.#tap('a face is typed and recorded', this.#player.key(9))
    await this.#tap('the sheet closes', this.#player.button('Done'))
  }

  #place(name: string): Locator {
    return this.#page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
  }

  /** The first unit that can fire: foot, in line or in column. */
  async #firer(): Promise<Locator> {
    return this.#player
      .front()
      .getByRole('button', { name: / Line in (line|column)/ })
      .first()
  }

  #targets(): Locator {
    return this.#page.getByRole('region', { name: 'At whom?' }).getByRole('button')
  }

  /** Where it is, is found out before, so that nothing but the app works while the tap is measured. */
  async #tap(what: string, target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new Error(`nothing to tap: ${what}`)
    await this.#page.waitForTimeout(settling)
    await this.#measure(what, () => this.#page.touchscreen.tap(box.x + box.width / 2, box.y + 20))
  }

  async #scroll(what: string): Promise<void> {
    await this.#measure(what, async () => {
      for (const yDistance of [-4_000, 4_000]) {
        await this.#session.send('Input.synthesizeScrollGesture', { x: 195, y: 450, yDistance, speed: 3_000 })
      }
    })
  }

  async #measure(what: string, action: () => Promise<void>): Promise<void> {
    await this.#browser.startTracing(this.#page, { categories: ['disabled-by-default-devtools.timeline'] })
    await action()
    await this.#page.waitForTimeout(settling)
    const longest = longestIn(await this.#browser.stopTracing())
    this.longest.set(what, [...(this.longest.get(what) ?? []), longest])
  }
}

const eventSchema = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })

/** The longest task of the page's main thread, in milliseconds. */
function longestIn(trace: Buffer): number {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString()))
  const isMain = (event: v.InferOutput<typeof eventSchema>): boolean =>
    traceEvents.some(
      ({ name, pid, tid, args }) =>
        name === 'thread_name' && args['name'] === 'CrRendererMain' && pid === event.pid && tid === event.tid,
    )
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event))
  return Math.max(0, ...tasks.map(({ dur }) => dur)) / 1_000
}
