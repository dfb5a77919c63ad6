import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const port = Number(process.env.BROWSER_TEST_PORT ?? 4317)
const browser = await findBrowser()
const pixel = devices['Pixel 7']

/** The built app at phone size, in the Chromium that this machine has. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.test.ts',
  outputDir: '.cache/browser-tests',
  // Each test has a browser profile, and so a storage, of its own.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...pixel,
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    baseURL: `http://localhost:${port}/`,
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env },
      chromiumSandbox: browser.sandbox,
    },
    // Movements are for the eye; with them each sheet would be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // What a player cannot do within this time fails, with the step that it fails at.
    actionTimeout: 10_000,
    // Recording every step for the few that fail costs each a fifth of its time; `--trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
