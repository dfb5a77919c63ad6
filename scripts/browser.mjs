import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome']
const memo = 'AIDE_DE_CAMP_BROWSER'
const probeMilliseconds = 20_000

/** Says why no browser could be started. */
export class NoBrowser extends Error {}

/**
 * Finds a Chromium that really starts on this machine: CHROMIUM_PATH, else one on PATH, else the one that
 * a development dependency carries. The answer is remembered for the processes that this one starts.
 *
 * @returns {Promise<import('./browser.mjs').Browser>}
 * @throws {NoBrowser} when none starts, with the reason in words
 */
export async function findBrowser() {
  const remembered = process.env[memo]
  if (remembered !== undefined) return JSON.parse(remembered)
  const browser = await firstThatStarts(await candidates())
  process.env[memo] = JSON.stringify(browser)
  return browser
}

async function candidates() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return waysToStart(chosen, [{}])
  const onPath = findOnPath()
  if (onPath !== undefined) return waysToStart(onPath, [{}])
  const { executablePath, ownLibraries } = await unpackedChromium()
  return waysToStart(executablePath, [{}, ownLibraries])
}

/** Root cannot use the browser's sandbox; others do without it only where the machine forbids it. */
function waysToStart(executablePath, environments) {
  const isRoot = process.getuid?.() === 0
  const sandboxes = isRoot ? [false] : [true, false]
  return environments.flatMap((env) => sandboxes.map((sandbox) => ({ executablePath, env, sandbox })))
}

async function firstThatStarts(browsers) {
  let reason = ''
  for (const browser of browsers) {
    const attempt = await probe(browser)
    if (attempt.started) return browser
    reason = attempt.reason
  }
  const [{ executablePath }] = browsers
  throw new NoBrowser(
    `No browser could be started: ${executablePath} failed.\n${reason}\n` +
      'Set CHROMIUM_PATH to a Chromium that starts on this machine.',
  )
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/**
 * Unpacks the Chromium of the registry package into a folder named after its version. The package would
 * reuse any `chromium` in the temporary folder, even another version's or a half-written one: it unpacks
 * into a fresh folder here, which takes its final name only when it is whole.
 */
async function unpackedChromium() {
  const folder = join(root, '.cache', `chromium-${await packageVersion()}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    ownLibraries: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

async function packageVersion() {
  const description = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json')
  if (!existsSync(description)) {
    throw new NoBrowser('No browser: none on PATH, CHROMIUM_PATH is not set, and npm ci has not been run.')
  }
  return JSON.parse(await readFile(description, 'utf8')).version
}

async function unpackInto(folder) {
  await mkdir(join(root, '.cache'), { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  try {
    await withEnvironment({ TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }, async () => {
      const { default: chromium } = await import('@sparticuz/chromium')
      await chromium.executablePath()
    })
    await rename(fresh, folder)
  } catch (problem) {
    await rm(fresh, { recursive: true, force: true })
    // Another process may have been quicker.
    if (!existsSync(folder)) throw new NoBrowser(`No browser: unpacking failed. ${problem}`)
  }
}

/** Runs something under other environment variables; what it changes in the environment is taken back. */
async function withEnvironment(changes, run) {
  const before = { ...process.env }
  Object.assign(process.env, changes)
  try {
    return await run()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** Starts the browser until it listens, and ends it again. */
async function probe({ executablePath, env, sandbox }) {
  const profile = await mkdtemp(join(tmpdir(), 'browser-probe-'))
  const flags = ['--headless', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  if (!sandbox) flags.push('--no-sandbox')
  const { started, errors } = await startsListening(executablePath, flags, env)
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  return { started, reason: errors.trim().split('\n').slice(-5).join('\n') }
}

function startsListening(executablePath, flags, env) {
  return new Promise((resolve) => {
    let errors = ''
    let started = false
    const browser = spawn(executablePath, flags, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: probeMilliseconds,
      killSignal: 'SIGKILL',
    })
    browser.stderr.on('data', (piece) => {
      errors += piece
      if (!started && errors.includes('DevTools listening on')) {
        started = true
        browser.kill('SIGTERM')
      }
    })
    browser.on('error', (problem) => resolve({ started, errors: String(problem) }))
    browser.on('close', () => resolve({ started, errors }))
  })
}
