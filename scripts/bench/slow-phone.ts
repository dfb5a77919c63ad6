import { chromium, devices, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import { findBrowser } from '../browser.mjs'
import { Player } from '../player.ts'

/** How much slower than this machine the phone is. */
export const slowdown = 4

/** How long the page was busy at a stretch, at most, in milliseconds. */
export interface LongestTask {
  /** Of the processor's time: what else the machine does meanwhile is left out. */
  readonly processor: number
  /** By the clock: longer where others use the processor too. */
  readonly clock: number
}

/** The longest tasks, one a round, by what was done. */
export type LongestTasks = ReadonlyMap<string, readonly LongestTask[]>

/** A game as a file that the app opens. */
interface GameFile {
  readonly name: string
  readonly file: string | Buffer
}

/** A slow phone with the built app on it, on which everything that is done is measured. */
export class SlowPhone {
  readonly longest = new Map<string, LongestTask[]>()
  readonly page: Page
  readonly #browser: Browser
  readonly #session: CDPSession
  readonly #settling: number

  private constructor(browser: Browser, page: Page, session: CDPSession, settling: number) {
    this.#browser = browser
    this.page = page
    this.#session = session
    this.#settling = settling
  }

  /**
   * Opens the app and does something with it.
   *
   * @param address where the built app is served
   * @param settling how long after an action its tasks still count as its own, in milliseconds
   */
  static async use(
    address: string,
    settling: number,
    work: (phone: SlowPhone) => Promise<void>,
  ): Promise<LongestTasks> {
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
      const phone = new SlowPhone(browser, page, await context.newCDPSession(page), settling)
      await work(phone)
      return phone.longest
    } finally {
      await browser.close()
    }
  }

  async openFile({ name, file }: GameFile): Promise<void> {
    await new Player(this.page).button('Menu').click()
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('button', { name: 'Open a saved game' }).click(),
    ])
    await chooser.setFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(file) })
    await this.page.getByRole('link', { name: /^Continue/ }).click()
  }

  async slowDown(): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }

  /** Where it is, is found out before, so that nothing but the app works while the tap is measured. */
  async tap(what: string, target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new Error(`nothing to tap: ${what}`)
    await this.page.waitForTimeout(this.#settling)
    await this.#measure(what, () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + 20))
  }

  async scroll(what: string): Promise<void> {
    await this.#measure(what, async () => {
      for (const yDistance of [-4_000, 4_000]) {
        await this.#session.send('Input.synthesizeScrollGesture', { x: 195, y: 450, yDistance, speed: 3_000 })
      }
    })
  }

  async #measure(what: string, action: () => Promise<void>): Promise<void> {
    await this.#browser.startTracing(this.page, { categories: ['disabled-by-default-devtools.timeline'] })
    await action()
    await this.page.waitForTimeout(this.#settling)
    const longest = longestIn(await this.#browser.stopTracing())
    this.longest.set(what, [...(this.longest.get(what) ?? []), longest])
  }
}

const eventSchema = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })

/** The longest task of the page's main thread. The slowing down takes processor time, and so is counted by both. */
function longestIn(trace: Buffer): LongestTask {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString()))
  const isMain = (event: v.InferOutput<typeof eventSchema>): boolean =>
    traceEvents.some(
      ({ name, pid, tid, args }) =>
        name === 'thread_name' && args['name'] === 'CrRendererMain' && pid === event.pid && tid === event.tid,
    )
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event))
  return {
    processor: Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1_000,
    clock: Math.max(0, ...tasks.map(({ dur }) => dur)) / 1_000,
  }
}
