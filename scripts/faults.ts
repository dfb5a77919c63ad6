import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { faults } from '../test/faults.ts'
import { faultPage, gaps } from './faults/page.ts'
import { shownIn } from './faults/reports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = fileURLToPath(new URL('../docs/faults.md', import.meta.url))

/** Writes docs/faults.md from the last tests' results; with `--check` only says where it is not what they say. */
async function main(): Promise<void> {
  const tests = shownIn(root)
  const text = await laidOut(faultPage(faults, tests))
  const isChecking = process.argv.includes('--check')
  if (!isChecking) writeFileSync(page, text)
  const isCurrent = readFileSync(page, 'utf8') === text
  const wrong = [
    ...gaps(faults, tests),
    ...(isCurrent ? [] : ['docs/faults.md is not what the tests say: run `npm run faults`, and look at it']),
  ]
  for (const line of wrong) console.error(line)
  const failed = tests.filter(({ passed }) => !passed).length
  console.log(`${tests.length} tests of faults, ${failed} failed`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}

async function laidOut(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(page)), parser: 'markdown' })
}

await main()
