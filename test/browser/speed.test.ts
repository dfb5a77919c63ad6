import type { Page } from '@playwright/test'
import { Player, whenReady } from '../../scripts/player.ts'
import { smallGame } from './games.ts'
import { test } from './support.ts'

const taps = 20
const slowdown = 4

/** Slows the page's processor down to that of a cheap phone. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** From now on each tap on the button that rolls is timed until its result has been painted. */
async function timeTaps(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { tapTimes: times })

    function isShown(): boolean {
      return [...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Done')
    }

    function afterPaint(done: () => void): void {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      requestAnimationFrame(() => port2.postMessage(null))
    }

    function watch(tappedAt: number): void {
      if (!isShown()) requestAnimationFrame(() => watch(tappedAt))
      else afterPaint(() => times.push(performance.now() - tappedAt))
    }

    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const isRoll =
          target instanceof Element && target.closest('button')?.textContent.trim().startsWith('Roll')
        if (isRoll) watch(timeStamp)
      },
      { capture: true },
    )
  })
  return () => page.evaluate<number[]>('window.tapTimes')
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const [median, high] = [0.5, 0.95].map((share) => sorted[Math.floor(share * sorted.length)]?.toFixed(0))
  const line = `tap to shown result, ${what}, ${slowdown}× slower: median ${median} ms, 95 % ${high} ms of ${times.length} taps`
  test.info().annotations.push({ type: 'time', description: line })
  console.log(line)
}

test('how long a tap takes to show its result, in quick resolve', async ({ page }) => {
  const player = new Player(page)
  await page.goto('./#/quick/fire')
  await player.rollButton().waitFor()
  await slowDown(page)
  const times = await timeTaps(page)
  for (let tap = 0; tap < taps; tap += 1) {
    await (await whenReady(player.rollButton())).tap()
    await (await whenReady(player.result())).tap()
  }
  report('quick resolve', await times())
})

test('how long a tap takes to show its result, in a game', async ({ page }) => {
  const player = await smallGame(page)
  await player.aim('Fire', '1st Guard', '42nd Highlanders')
  await slowDown(page)
  const times = await timeTaps(page)
  for (let tap = 0; tap < taps; tap += 1) {
    await (await whenReady(player.rollButton())).tap()
    await (await whenReady(player.result())).tap()
  }
  report('in a game, recorded', await times())
})
