import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Installs the packages of the lock file unless they are all there. Needs nothing but Node.
 *
 * @throws when npm fails
 */
export async function installMissing() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json …')
  const code = await run(npm, ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error(`npm ci ended with ${code}`)
}

/** Compares what the lock file asks for with npm's own list of what lies in node_modules. */
function isInstalled() {
  const listFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(listFile)) return false
  const installed = packagesOf(listFile)
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([folder]) => folder !== '')
    .every(([folder, wanted]) => {
      const found = installed[folder]
      // Optional packages are those of other machines.
      if (found === undefined) return wanted.optional === true || wanted.devOptional === true
      return found.version === wanted.version && existsSync(join(root, folder))
    })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
