import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { installMissing } from './install.mjs'
import { root, runNode } from './run.mjs'
import { build } from './build.mjs'

const killRounds = '5'
/** So many failed tests of a stage are named again at the end. */
const mostFailures = 8
const unitReport = '.cache/unit-tests.json'
const browserReport = '.cache/browser-tests.json'
const killReport = '.cache/kill.json'

/**
 * Everything that must hold, in this order. A stage that fails does not stop the next. A stage with a
 * report counts its tests; any other counts as one.
 */
const stages = [
  {
    name: 'format',
    run: () => runNode('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  },
  { name: 'lint', run: () => runNode('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']) },
  {
    name: 'import directions',
    run: () =>
      runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        'src',
      ]),
  },
  { name: 'unused code', run: () => runNode('node_modules/knip/bin/knip.js', []) },
  {
    name: 'types',
    run: () => runNode('node_modules/vue-tsc/bin/vue-tsc.js', ['--noEmit', '-p', 'tsconfig.json']),
  },
  { name: 'build', run: build },
  { name: 'size', run: () => runNode('scripts/size.mjs', []) },
  {
    name: 'unit and component tests',
    run: () =>
      runNode('node_modules/vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ]),
    report: unitReport,
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    failures: unitFailures,
  },
  {
    name: 'browser tests',
    needsBrowser: true,
    run: () =>
      runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      }),
    report: browserReport,
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    failures: browserFailures,
  },
  {
    name: `kill test, ${killRounds} times`,
    needsBrowser: true,
    run: () => runNode('node_modules/tsx/dist/cli.mjs', ['scripts/kill.ts', killRounds]),
    report: killReport,
    count: ({ survived }) => ({ passed: survived ? 1 : 0, failed: survived ? 0 : 1 }),
    failures: () => [],
  },
  {
    // After all others: it reads their reports.
    name: 'faults',
    run: () => runNode('node_modules/tsx/dist/cli.mjs', ['scripts/faults.ts', '--check']),
  },
]

async function test() {
  await installMissing()
  const results = []
  for (const stage of stages) results.push({ name: stage.name, ...(await timed(() => resultOf(stage))) })
  printFailures(results)
  printTable(results)
  const passed = sum(results.map((result) => result.passed))
  const failed = sum(results.map((result) => result.failed))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function resultOf(stage) {
  console.log(`\n── ${stage.name}`)
  if (stage.report !== undefined) rmSync(join(root, stage.report), { force: true })
  if (stage.needsBrowser === true && !(await browserStarts(stage.name))) return { passed: 0, failed: 1 }
  const succeeded = (await stage.run()) === 0
  const report = readReport(stage)
  if (report === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const counted = { ...stage.count(report), failures: stage.failures(report) }
  // A run can fail without a failing test: a file that does not load, an error outside the tests.
  return succeeded ? counted : { ...counted, failed: Math.max(counted.failed, 1) }
}

function readReport({ report }) {
  if (report === undefined) return undefined
  const file = join(root, report)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Failed tests, and files that did not load, each with the beginning of what is wrong. */
function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : []
    return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages[0]))
  })
}

function browserFailures({ suites, errors }) {
  const failed = specsOf(suites).filter(
    ({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'),
  )
  return [
    ...errors.map(({ message }) => failure('outside the tests', message)),
    ...failed.map(({ file, line, title, tests }) => {
      const problem = tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)
      return failure(`${file}:${line} › ${title}`, problem?.error.message)
    }),
  ]
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])])
}

function failure(what, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 2)
  return [what, ...lines.filter(Boolean).map((line) => `    ${line.slice(0, 200)}`)].join('\n')
}

/** Once more at the end, where they are found. */
function printFailures(results) {
  for (const { name, failures = [] } of results) {
    if (failures.length > 0) console.log(`\n── failed ${name}`)
    for (const line of failures.slice(0, mostFailures)) console.log(`  ${line}`)
    if (failures.length > mostFailures) console.log(`  and ${failures.length - mostFailures} more`)
  }
}

/** Whether a browser can be had; the tests say plainly where not. */
async function browserStarts(name) {
  try {
    const { findBrowser } = await import('./browser.mjs')
    await findBrowser()
    return true
  } catch (problem) {
    console.error(`The ${name} did not run in a browser. ${problem.message}`)
    return false
  }
}

async function timed(work) {
  const before = performance.now()
  const result = await work()
  return { ...result, seconds: (performance.now() - before) / 1000 }
}

function printTable(results) {
  console.log()
  for (const { name, passed, failed, seconds } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`
    console.log(`${counts} ${seconds.toFixed(1).padStart(7)} s  ${name}`)
  }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

test().catch((problem) => {
  console.error(problem.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
