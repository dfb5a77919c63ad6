import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfOlder } from './build.mjs'
import { killAndCheck } from './kill/round.ts'
import { screen } from './kill/screen.ts'
import { serveFolder } from './server.mjs'

const usualRounds = 5
const report = new URL('../.cache/kill.json', import.meta.url)

async function kill(): Promise<void> {
  const rounds = Number(process.argv[2] ?? usualRounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('npm run kill -- N, with N of 1 or more')
  await buildIfOlder()
  const server = await serveFolder(fileURLToPath(new URL('../dist/', import.meta.url)))
  const profile = await mkdtemp(join(tmpdir(), 'kill-'))
  let survived = false
  try {
    await killAndCheck(`http://localhost:${server.port}/`, profile, rounds, screen, console.log)
    survived = true
    console.log(`The browser was ended ${rounds} times: nothing recorded was lost, no face was thrown anew.`)
  } finally {
    await writeReport({ rounds, survived })
    await server.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** What `npm run faults` reads. */
async function writeReport(result: { rounds: number; survived: boolean }): Promise<void> {
  await mkdir(new URL('.', report), { recursive: true })
  await writeFile(report, JSON.stringify(result))
}

await kill()
