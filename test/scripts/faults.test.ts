// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { faultPage, gaps } from '../../scripts/faults/page.ts'
import { browserTests, unitTests, type Shown } from '../../scripts/faults/reports.ts'
import { faults, type Fault } from '../faults.ts'

const flood: Fault = {
  id: 'flood',
  name: 'The club’s cellar is flooded',
  made: 'It rains.',
  seen: 'Water.',
  kept: 'The phone.',
  elsewhere: [{ project: 'ark', issues: [40, 7] }],
}
const chapters = [{ heading: 'Weather', faults: [flood] }]

function shown(about: Partial<Shown> = {}): Shown {
  return { faults: ['flood'], file: 'test/app/ark.test.ts', title: 'a game floats', passed: true, ...about }
}

describe('the table of faults', () => {
  it('names each fault once', () => {
    const ids = faults.flatMap((chapter) => chapter.faults.map(({ id }) => id))
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })
})

describe('the page of faults', () => {
  it('has what each fault is, and the tests that showed it by file', () => {
    const page = faultPage(chapters, [
      shown({ title: 'the mail <b> floats' }),
      shown(),
      shown({ file: 'test/browser/ark.test.ts', passed: false }),
    ])
    expect(page).toContain('| [The club’s cellar is flooded](#the-clubs-cellar-is-flooded) | 3 | 1 | 1 |')
    expect(page).toContain('- **How it is made:** It rains.\n- **What is seen:** Water.')
    expect(page).toContain('**Met elsewhere:** ark 40, 7.')
    expect(page).toContain(
      String.raw`- \`test/app/ark.test.ts\`
  - ✓ the mail \<b\> floats
  - ✓ a game floats
- \`test/browser/ark.test.ts\`
  - ✗ failed: a game floats`.replaceAll('\\`', '`'),
    )
  })

  it('lacks nothing where a test that passed shows each fault', () => {
    expect(gaps(chapters, [shown()])).toEqual([])
  })

  it.each([
    ['no test', []],
    ['a test that failed', [shown({ passed: false })]],
  ])('is refused where a fault is shown by %s', (_by, tests) => {
    expect(gaps(chapters, tests)).toEqual(['no test that passed shows the fault “flood”'])
  })

  it('is refused where a title names a fault that is not in the table', () => {
    const [gap] = gaps(chapters, [shown(), shown({ faults: ['drought'] })])
    expect(gap).toContain('“drought”, which is not in test/faults.ts')
  })
})

describe('a report', () => {
  it('of unit tests gives those that ran and name a fault, by whole titles', () => {
    const results = [
      { ancestorTitles: ['[fault: flood] an ark'], title: '[fault: rain] floats', status: 'passed' },
      { ancestorTitles: ['an ark'], title: '[fault: flood] sinks', status: 'failed' },
      { ancestorTitles: ['an ark'], title: '[fault: flood] is built', status: 'skipped' },
      { ancestorTitles: ['an ark'], title: 'is dry', status: 'passed' },
    ]
    const report = { testResults: [{ name: '/app/test/ark.test.ts', assertionResults: results }] }
    expect(unitTests(report, '/app')).toEqual([
      { faults: ['flood', 'rain'], file: 'test/ark.test.ts', title: 'an ark › floats', passed: true },
      { faults: ['flood'], file: 'test/ark.test.ts', title: 'an ark › sinks', passed: false },
    ])
  })

  it('of browser tests does the same, suite by suite', () => {
    const file = 'ark.test.ts'
    const spec = (title: string, status: string) => ({
      title,
      ok: status === 'expected',
      tests: [{ status }],
    })
    const suite = {
      title: file,
      file,
      specs: [spec('[fault: flood] a game floats', 'expected'), spec('is dry', 'expected')],
      suites: [
        {
          title: '[fault: flood] in the bow',
          file,
          specs: [spec('it rains in', 'unexpected'), spec('it is cold', 'skipped')],
        },
      ],
    }
    expect(browserTests(suite, [])).toEqual([
      { faults: ['flood'], file: 'test/browser/ark.test.ts', title: 'a game floats', passed: true },
      {
        faults: ['flood'],
        file: 'test/browser/ark.test.ts',
        title: 'in the bow › it rains in',
        passed: false,
      },
    ])
  })
})
