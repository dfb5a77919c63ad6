import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './run.mjs'

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the app into dist/ where the sources are newer than what lies there.
 *
 * @throws when the build fails
 */
export async function buildIfOlder() {
  // The service worker is written last: without it the build did not come to its end.
  const built = join(root, 'dist', 'sw.js')
  if (existsSync(built) && statSync(built).mtimeMs > newestOf(sources.map((name) => join(root, name)))) return
  const code = await build()
  if (code !== 0) throw new Error(`the build ended with ${code}`)
}

/** Builds the app into dist/, where nothing older is left. Resolves to the build's exit code. */
export function build() {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  return runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'])
}

function newestOf(paths) {
  return Math.max(0, ...paths.filter(existsSync).map(newestIn))
}

function newestIn(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, newestOf(readdirSync(path).map((name) => join(path, name))))
}
