import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run.mjs'

const dist = join(root, 'dist')

/** Limits in kilobytes of 1000 bytes, gzipped one file at a time. */
const budgets = [
  { name: 'Initial JavaScript', limit: 90, files: initialScripts },
  { name: 'Precached for offline use', limit: 350, files: precached },
  { name: 'Napoleon in Europe, fetched once the app stands', limit: 270, files: () => later(/europe-/) },
  {
    name: 'What is set aside, fetched once the app stands',
    limit: 45,
    files: () => later(/aside-|licences-/),
  },
]

/** Screens that count as loaded at once, even where they are lazy: the first tap leads there. */
const firstScreens = /^QuickResolveScreen-.*\.js$/

/** What the page and its first screens load: their scripts, and all that those import at once. */
function initialScripts() {
  const page = read('index.html')
  const loaded = [...page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file)
  const chunks = readdirSync(join(dist, 'assets')).filter((file) => firstScreens.test(file))
  const open = [...loaded, ...chunks.map((file) => `assets/${file}`)]
  const found = new Set()
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return [...found]
}

/** A chunk's imports that are not lazy: those are written `import("…")`. */
function importsOf(file) {
  const imports = read(file).matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)
  return [...imports].map(([, address]) => posix.join(posix.dirname(file), address))
}

/** What the service worker keeps. */
function precached() {
  const worker = read('sw.js')
  return [...new Set([...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, file]) => file))]
}

/** What the app fetches besides, of one kind. */
function later(kind) {
  return JSON.parse(read('rulebooks.json')).filter((file) => kind.test(file))
}

function read(file) {
  return readFileSync(join(dist, file), 'utf8')
}

function kilobytes(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
}

/** Prints one budget's files and answers whether they keep to it. */
function check({ name, limit, files }) {
  const sizes = files()
    .map((file) => ({ file, size: kilobytes(file) }))
    .sort((one, other) => other.size - one.size)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const verdict = total <= limit ? 'within' : 'OVER'
  console.log(`${name}: ${total.toFixed(1)} kB gzipped, ${verdict} the limit of ${limit} kB`)
  for (const { file, size } of sizes) console.log(`${size.toFixed(1).padStart(8)}  ${file}`)
  if (sizes.length === 0) console.log('   none found: the build has changed shape')
  return sizes.length > 0 && total <= limit
}

try {
  process.exitCode = budgets.map(check).every(Boolean) ? 0 : 1
} catch (problem) {
  console.error(`The built app could not be measured: ${problem.message}`)
  process.exitCode = 1
}
