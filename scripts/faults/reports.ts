import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'

/** A test that shows faults, and how it ended. */
export interface Shown {
  /** The faults' ids, as its title names them. */
  readonly faults: readonly string[]
  /** The file it stands in, from the project's folder. */
  readonly file: string
  readonly title: string
  readonly passed: boolean
}

/** Where `npm test` leaves how its tests ended. */
const reportFiles = {
  unit: '.cache/unit-tests.json',
  browser: '.cache/browser-tests.json',
  kill: '.cache/kill.json',
} as const

const unitSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
})

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly Spec[] | undefined
  readonly suites?: readonly Suite[] | undefined
}

const specSchema = v.object({
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(v.object({ status: v.string() })),
})

type Spec = v.InferOutput<typeof specSchema>

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.optional(v.array(specSchema)),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})

const browserSchema = v.object({ suites: v.array(suiteSchema) })
const killSchema = v.object({ survived: v.boolean() })

/** The tests of faults in the reports that are there, in the order of their files and titles. */
export function shownIn(root: string): Shown[] {
  return [
    ...read(root, reportFiles.unit, unitSchema, (report) => unitTests(report, root)),
    ...read(root, reportFiles.browser, browserSchema, ({ suites }) =>
      suites.flatMap((suite) => browserTests(suite, [])),
    ),
    ...read(root, reportFiles.kill, killSchema, killTest),
  ].sort((one, other) => compared(one.file, other.file) || compared(one.title, other.title))
}

/** The tests of a unit report that ran and name a fault. */
export function unitTests({ testResults }: v.InferOutput<typeof unitSchema>, root: string): Shown[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .flatMap(({ ancestorTitles, title, status }) =>
        shown(relative(root, name), [...ancestorTitles, title], status === 'passed'),
      ),
  )
}

/** The tests of a part of a browser report that ran and name a fault. */
export function browserTests(suite: Suite, above: readonly string[]): Shown[] {
  // The outermost suites are the files.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const file = `test/browser/${suite.file}`
  return [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .flatMap(({ title, ok }) => shown(file, [...titles, title], ok)),
    ...(suite.suites ?? []).flatMap((inner) => browserTests(inner, titles)),
  ]
}

function killTest({ survived }: v.InferOutput<typeof killSchema>): Shown[] {
  const title = 'the browser is ended at a random moment, again and again: no entry and no face is lost'
  return [{ faults: ['kill-mid-append'], file: 'scripts/kill.ts', title, passed: survived }]
}

function read<Report>(
  root: string,
  file: string,
  schema: v.GenericSchema<unknown, Report>,
  testsOf: (report: Report) => Shown[],
): Shown[] {
  const path = `${root}/${file}`
  if (!existsSync(path)) return []
  return testsOf(v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))))
}

const mark = /\[fault: ([^\]]*)\]\s*/g

function shown(file: string, titles: readonly string[], passed: boolean): Shown[] {
  const whole = titles.join(' › ')
  const ids = [...whole.matchAll(mark)].flatMap(([, id]) => (id === undefined ? [] : [id]))
  if (ids.length === 0) return []
  return [{ faults: [...new Set(ids)], file, title: whole.replaceAll(mark, '').trim(), passed }]
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
