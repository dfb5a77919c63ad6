import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import * as v from 'valibot'
import { build } from 'vite'
import { exactOdds, runWithFaces, secureFaces, type Dice, type KnownFace } from '@/dice/index.ts'
import { canonicalText } from '@/journal/index.ts'
import { Ledger } from '@/rules/index.ts'
import { limits, procedures, rulesWith } from '@/rules/miniatures/index.ts'
import * as whole from './bench/odds.ts'
import { largeBattle, playBattle, smallBattle } from './bench/battle.ts'
import { resolve, singleOdds, workOut } from './bench/single-odds.ts'
import { slowdown, type LongestTask } from './bench/slow-phone.ts'
import { longestTasks } from './bench/smoothness.ts'
import { longestTasksOfBattle } from './bench/standard-battle.ts'
import { findBrowser } from './browser.mjs'
import { buildIfOlder } from './build.mjs'
import { serveFolder } from './server.mjs'

const simulations = 10_000
const oddsRounds = 20
const singleRounds = 200
/** What a frame leaves on this machine where another is so much slower, in milliseconds. */
const quickFrame = 1000 / 60 / slowdown
const appends = 300
const openings = 50
const battles = { long: 10_000, short: 100 }
/** Sixty months and six, of about a hundred entries each. */
const campaigns = { long: 6_000, short: 600 }

const officer = { name: 'Ney', value: 3 }
const gun = { arm: 'artillery', kind: 'heavyGun', bases: 1, marker: true, damaged: true, moved: true }

/** The largest of each: every die that the rules can ask for is asked for. */
const largestFire = v.parse(procedures.fire.input, {
  firers: Array.from({ length: limits.firers }, () => gun),
  target: { arm: 'infantry', class: 'guard', formation: 'column', bases: limits.bases, officer },
  distance: 4,
})
const fighter = { arm: 'infantry', class: 'guard', bases: limits.bases, marker: true, officer }
const largestMelee = v.parse(procedures.melee.input, { attacker: fighter, defender: fighter })

const rules = rulesWith()
const contests: readonly { readonly name: string; run(dice: Dice): unknown }[] = [
  {
    name: 'largest fire',
    run: (dice) => procedures.fire.run(largestFire, rules, { dice, ledger: new Ledger() }),
  },
  {
    name: 'largest melee',
    run: (dice) => procedures.melee.run(largestMelee, rules, { dice, ledger: new Ledger() }),
  },
]

/** What is measured; each can be measured alone by its name. */
const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  odds: benchOdds,
  storage: benchStorage,
  smoothness: benchSmoothness,
  board: benchBoard,
}

async function bench(asked: readonly string[]): Promise<void> {
  const names = asked.length > 0 ? asked : Object.keys(parts)
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    throw new Error(`nothing is measured as ${unknown.join(', ')}: ask for ${Object.keys(parts).join(', ')}`)
  }
  for (const name of names) await parts[name]?.()
}

function benchOdds(): void {
  for (const { name, run } of contests) {
    const exact = timesOf(oddsRounds, () => exactOdds(run, canonicalText))
    const simulated = timesOf(1, () => simulate(run, simulations))
    print(`odds of the ${name}`, exact, `${simulations} simulated`, simulated)
  }
  for (const { name, question } of singleOdds) {
    const odds = timesOf(singleRounds, () => workOut(question))
    const resolved = timesOf(singleRounds, () => resolve(question))
    print(
      `odds of ${name} (a frame ${slowdown}× slower: ${quickFrame.toFixed(2)} ms)`,
      odds,
      'resolved once',
      resolved,
    )
  }
  for (const { name, question } of whole.wholeBattles) {
    const exact = timesOf(oddsRounds, () => whole.solve(question))
    const simulated = timesOf(1, () => whole.simulate(question))
    const others = `${whole.simulatedBattles} simulated battles`
    print(`odds of a whole Basic battle, 20 pieces and a leader a side, ${name}`, exact, others, simulated)
  }
}

async function benchStorage(): Promise<void> {
  const times = await storageTimes()
  print('an append', times.append, 'a bare strict put', times.barePut)
  printOpenings('battle', battles, times.battles)
  printOpenings('campaign', campaigns, times.campaigns)
}

function printOpenings(
  game: string,
  lengths: { readonly long: number; readonly short: number },
  { long, short }: v.InferOutput<typeof openingsSchema>,
): void {
  print(`opening a ${game} of ${lengths.long} entries`, long, `one of ${lengths.short}`, short)
}

/** How long the page is busy at a stretch in a battle of forty units a side, beside one of four. */
async function benchSmoothness(): Promise<void> {
  await withApp(async (address) => {
    const large = playBattle('Large battle', largeBattle)
    const small = playBattle('Small battle', smallBattle)
    const ofLarge = await longestTasks(address, large)
    const ofSmall = await longestTasks(address, small)
    console.log(
      `longest tasks ${slowdown}× slower, in processor time, ${large.entries} entries beside ${small.entries}:`,
    )
    for (const [what, tasks] of ofLarge) {
      const others = processorTimes(ofSmall.get(what) ?? [])
      print(`  ${what}, 40 units a side`, processorTimes(tasks), '4 units a side', others)
    }
  })
}

/** How long the page may be busy before somebody sees that it was late, in milliseconds. */
const longTask = 50

/** How long the page is busy at a stretch while a Standard battle of twelve a side is fought to its end. */
async function benchBoard(): Promise<void> {
  await withApp(async (address) => {
    console.log(`longest tasks of a Standard battle of 12 units a side, ${slowdown}× slower.`)
    console.log("In the page's own processor time; by the clock, other work of this machine counts as well:")
    for (const [what, tasks] of await longestTasksOfBattle(address)) {
      const clock = tasks.map((task) => task.clock)
      console.log(`  ${what}: ${lateness(processorTimes(tasks))}; by the clock ${lateness(clock)}`)
    }
  })
}

function processorTimes(tasks: readonly LongestTask[]): number[] {
  return tasks.map(({ processor }) => processor)
}

function lateness(times: readonly number[]): string {
  const late = times.filter((time) => time > longTask).length
  const longest = Math.max(...times).toFixed(0)
  return `${summary(times)}, longest ${longest} ms, ${late} of ${times.length} over ${longTask} ms`
}

/** Serves the built app while something is measured in it. */
async function withApp(measure: (address: string) => Promise<void>): Promise<void> {
  await buildIfOlder()
  const server = await serveFolder(fileURLToPath(new URL('../dist/', import.meta.url)))
  try {
    await measure(`http://localhost:${server.port}/`)
  } finally {
    await server.stop()
  }
}

/** Plays a procedure to its end many times, one die after another as the app does. */
function simulate(run: (dice: Dice) => unknown, count: number): void {
  const faceOf = secureFaces()
  for (let round = 0; round < count; round += 1) {
    const faces: KnownFace[] = []
    for (let result = runWithFaces(run, faces); !result.done; result = runWithFaces(run, faces)) {
      faces.push({ face: faceOf(result.needs.sides), origin: 'rolled' })
    }
  }
}

const openingsSchema = v.strictObject({ long: v.array(v.number()), short: v.array(v.number()) })

const timesSchema = v.strictObject({
  append: v.array(v.number()),
  barePut: v.array(v.number()),
  battles: openingsSchema,
  campaigns: openingsSchema,
})

/** Measures the app's own storage in a real browser, with a profile on the disk. */
async function storageTimes(): Promise<v.InferOutput<typeof timesSchema>> {
  const server = await serveFolder(await builtPage())
  const profile = await mkdtemp(join(tmpdir(), 'bench-'))
  const { executablePath, env, sandbox } = await findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: sandbox,
  })
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${server.port}/`)
    const measurements = JSON.stringify({ appends, openings, battles, campaigns })
    return v.parse(timesSchema, await page.evaluate(`measureStorage(${measurements})`))
  } finally {
    await context.close()
    await server.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Builds the page that measures, with the app's sources. */
async function builtPage(): Promise<string> {
  const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const outDir = folder('../.cache/bench-page')
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder('./bench-page'),
    resolve: { alias: { '@': folder('../src') } },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
}

function timesOf(count: number, work: () => void): number[] {
  return Array.from({ length: count }, () => {
    const before = performance.now()
    work()
    return performance.now() - before
  })
}

/** Prints a measurement beside its yardstick: medians, and the 95th percentile where there are many. */
function print(name: string, times: readonly number[], yardstick: string, others: readonly number[]): void {
  const factor = quantile(times, 0.5) / quantile(others, 0.5)
  console.log(`${name}: ${summary(times)}; ${yardstick}: ${summary(others)}; ratio ${factor.toPrecision(2)}`)
}

function summary(times: readonly number[]): string {
  const median = `${quantile(times, 0.5).toFixed(2)} ms`
  return times.length > 1 ? `${median} (95 %: ${quantile(times, 0.95).toFixed(2)} ms)` : median
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

await bench(process.argv.slice(2))
