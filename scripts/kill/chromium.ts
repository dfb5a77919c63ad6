import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

const startMilliseconds = 30_000

/** A browser process of our own, and a page of it. */
export interface OwnBrowser {
  readonly page: Page
  /** Ends the browser's processes at once, as an empty battery would, and waits until they are gone. */
  kill(): Promise<void>
}

/** Starts a browser on a profile folder and connects to it over its debugging port. */
export async function startBrowser(profile: string): Promise<OwnBrowser> {
  const { executablePath, env, sandbox } = await findBrowser()
  const flags = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  if (!sandbox) flags.push('--no-sandbox')
  const child = spawn(executablePath, flags, {
    // A process group of its own: its helpers end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  try {
    const connection = await chromium.connectOverCDP(await debuggingAddress(child))
    const [context] = connection.contexts()
    if (context === undefined) throw new Error('the browser has no context')
    const page = context.pages()[0] ?? (await context.newPage())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return { page, kill: () => killGroup(child) }
  } catch (problem) {
    await killGroup(child)
    throw problem
  }
}

function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const timer = setTimeout(
      () => reject(new Error(`the browser does not start: ${heard}`)),
      startMilliseconds,
    )
    child.stderr?.on('data', (piece) => {
      heard += String(piece)
      const [, address] = /DevTools listening on (\S+)/.exec(heard) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`the browser ended: ${heard}`))
    })
  })
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await gone
}
