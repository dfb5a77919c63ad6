// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOptions, isChartSet, usualCharts, type ChartSet } from '@/rules/miniatures/index.ts'
import { chartSetOf, mostRulesBytes, parseRulesFile, rulesFileText } from '@/storage/rules-file.ts'
import { anyOptions } from '../rules/arbitraries.ts'
import { soundCharts } from '../rules/arbitrary-charts.ts'
import { thursdayCharts, without } from '../rules/own-charts.ts'

const thursday = chartSetOf({ ...thursdayCharts, options: { ...defaultOptions, movedGuns: 'full' } })
const text = rulesFileText(thursday)

/** The file with one part of it replaced. @param path such as `set.charts.fireDie` */
function fileWith(path: string, value: unknown): string {
  const file: unknown = JSON.parse(text)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), file)
  if (isRecord(parent)) parent[last] = value
  return JSON.stringify(file)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const sets: fc.Arbitrary<ChartSet> = fc
  .record({ name: fc.string({ minLength: 1, maxLength: 60 }), charts: soundCharts, options: anyOptions })
  .filter(({ name }) => name.trim() === name)
  .map(({ charts, ...set }) => {
    if (!isChartSet(charts)) throw new TypeError('not every chart is there')
    return chartSetOf({ ...set, charts })
  })

describe('a file of rules', () => {
  it('[fault: round-trip] comes back from export and import the same', () => {
    fc.assert(
      fc.property(sets, (set) => {
        expect(parseRulesFile(rulesFileText(set))).toEqual({ chartSet: set })
      }),
      { numRuns: 60 },
    )
  })

  it('holds what the charts say, and a set that changes nothing is the charts as they come', () => {
    const { charts } = usualCharts
    const parsed = parseRulesFile(
      rulesFileText(chartSetOf({ name: 'Plain', charts, options: defaultOptions })),
    )
    expect(parsed).toMatchObject({ chartSet: { charts } })
    expect(text.length).toBeLessThan(mostRulesBytes / 10)
  })

  it('cannot say itself where a number comes from', () => {
    const parsed = parseRulesFile(text)
    if ('problem' in parsed) throw new Error(parsed.problem.code)
    const row = parsed.chartSet.charts.fireEffect.rows.find(({ id }) => id === 'from12')
    expect(row?.cells.deadly).toEqual({ value: 9, provenance: { kind: 'changed', section: 'M3' } })
    expect(row?.cells.telling.provenance.kind).toBe('family')
  })

  it('has an id that follows from its name and its numbers', () => {
    expect(thursday.id).toMatch(/^Thursday rules-[0-9a-f]{8}$/u)
    const same = chartSetOf({ ...thursdayCharts, options: defaultOptions })
    expect(same.id).toBe(thursday.id)
    expect(chartSetOf({ ...thursday, charts: usualCharts.charts }).id).not.toBe(thursday.id)
  })

  it('may leave out an option that has come since', () => {
    const older = without(thursday.options, 'firstMover')
    expect(parseRulesFile(fileWith('set.options', older))).toEqual({ chartSet: thursday })
  })
})

const hostile = text.replace('"fireDie":', '"__proto__":')
const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`

describe('a file that is refused, with the place', () => {
  it.each([
    ['half a file', text.slice(0, -20), 'notJson', ''],
    ['a picture', '\u0089PNG', 'notJson', ''],
    ['absurdly long', ' '.repeat(mostRulesBytes + 1), 'tooLarge', ''],
    ['nested without end', '['.repeat(400_000), 'notJson', ''],
    ['nested too deep', fileWith('set.more', JSON.parse(deep)), 'tooDeep', 'set.more.a.a.a.a.a.a.a.a.a.a.a'],
    ['a saved game', '{"format":"aide-de-camp","formatVersion":1}', 'gameFile', ''],
    ['an army list', '{"format":"aide-de-camp-army","version":1}', 'armyFile', ''],
    ['another program’s', '{"format":"spreadsheet"}', 'anotherProgram', ''],
    ['a list', '[]', 'anotherProgram', ''],
    ['nothing', 'null', 'anotherProgram', ''],
    ['a newer version', fileWith('formatVersion', 2), 'newer', ''],
    ['an older version', fileWith('formatVersion', 0), 'malformed', 'formatVersion'],
    ['another rulebook', fileWith('rulebook', 'napoleon-in-europe'), 'anotherRulebook', ''],
    ['a hostile key', hostile, 'forbiddenKey', 'set.charts.__proto__'],
    [
      'a hostile key in a cell',
      text.replace('"lively":', '"constructor":'),
      'forbiddenKey',
      'set.charts.fireEffect.rows[0].cells.constructor',
    ],
    ['no name', fileWith('set.name', ' '), 'malformed', 'set.name'],
    ['a name without end', fileWith('set.name', 'x'.repeat(61)), 'malformed', 'set.name'],
    [
      'an option that nobody offers',
      fileWith('set.options.movedGuns', 'double'),
      'malformed',
      'set.options.movedGuns',
    ],
    ['an unknown option', fileWith('set.options.weather', 'fine'), 'malformed', 'set.options.weather'],
    ['no charts', fileWith('set.charts', undefined), 'malformed', 'set.charts'],
    [
      'a missing chart',
      fileWith('set.charts.meleeResult', undefined),
      'missingChart',
      'set.charts.meleeResult',
    ],
    ['a chart that is none', fileWith('set.charts.meleeResult', 7), 'malformed', 'set.charts.meleeResult'],
    [
      'a wrong type',
      fileWith('set.charts.fireDie.rows.1.cells.value', true),
      'malformed',
      'set.charts.fireDie.rows[1].cells.value',
    ],
    [
      'a word for a number',
      fileWith('set.charts.fireDie.rows.1.cells.value', '2'),
      'wrongType',
      'set.charts.fireDie.rows[1].cells.value',
    ],
    [
      'the same row twice',
      fileWith('set.charts.fireDie.rows.1.id', 'woods'),
      'duplicateRow',
      'set.charts.fireDie.rows[3].id',
    ],
    [
      'absurdly many rows',
      fileWith(
        'set.charts.fireEffect.rows',
        Array.from({ length: 900 }, () => ({ id: 'a', cells: {} })),
      ),
      'tooManyRows',
      'set.charts.fireEffect.rows',
    ],
  ])('%s', (_what, file, code, path) => {
    const parsed = parseRulesFile(file)
    if (!('problem' in parsed)) throw new Error('it was read')
    const { problem } = parsed
    expect([problem.code, problem.path]).toEqual([code, path])
  })

  it('[fault: hostile-backup] reaches into no object that is not its own', () => {
    parseRulesFile(hostile)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('[fault: hostile-backup] never throws, whatever a file holds', () => {
    const strange = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 20 }))
        .map(([from, length, more]) => text.slice(0, from) + more + text.slice(from + length)),
      fc
        .tuple(
          fc.constantFrom(
            'set',
            'set.charts',
            'set.charts.fireEffect',
            'set.charts.fireEffect.rows',
            'set.charts.fireEffect.rows.3',
            'set.charts.fireEffect.rows.3.from',
            'set.charts.fireEffect.rows.3.cells',
            'set.options',
            'set.name',
          ),
          fc.jsonValue(),
        )
        .map(([path, value]) => fileWith(path, value)),
    )
    fc.assert(
      fc.property(strange, (file) => {
        const parsed = parseRulesFile(file)
        expect('problem' in parsed || parsed.chartSet.charts.fireEffect.rows.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
