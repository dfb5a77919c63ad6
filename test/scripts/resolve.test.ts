// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { CaseAnswer } from '../../scripts/command-line/answers.ts'
import { resolveDocument } from '../../scripts/command-line/cases.ts'

const line = { arm: 'infantry', bases: 6 }
const volley = {
  rulebook: 'miniatures',
  procedure: 'fire',
  input: { firers: [line], target: line, distance: 6 },
}

function one(document: unknown): CaseAnswer {
  const answer = resolveDocument(document)
  if (Array.isArray(answer)) throw new Error('a list was not expected')
  return answer
}

/** A command line as a player's own script would call it. */
function resolve(argument: string, input: string) {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'resolve', '--', argument], {
    input,
    encoding: 'utf8',
  })
  return { status, answer: JSON.parse(stdout) }
}

describe('a case', () => {
  it('comes to its outcome with reasons and the faces that were used', () => {
    expect(one({ ...volley, faces: [7] })).toMatchObject({
      ok: true,
      outcome: { result: 'lively', points: 6 },
      faces: [7],
      rolls: [{ sides: 10, face: 7, origin: 'given' }],
    })
  })

  it('says which die it needs when the faces run out, with the sum so far', () => {
    const answer = one(volley)
    expect(answer).toMatchObject({ ok: true, needs: { sides: 10, label: 'fire' }, faces: [] })
    expect('reasons' in answer && answer.reasons.length).toBeGreaterThan(0)
  })

  it('prints every outcome with its exact chance', () => {
    const answer = one({ ...volley, odds: true })
    const odds = 'odds' in answer ? (answer.odds ?? []) : []
    const chances = odds.map(({ probability }) => probability)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(new Set(odds.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(odds.length)
  })

  it('counts given faces as thrown in the odds', () => {
    expect(one({ ...volley, faces: [7], odds: true })).toMatchObject({ odds: [{ probability: 1 }] })
  })

  it('uses charts and options that the table changed, and says so', () => {
    const charts = { firePoints: { to8: { infantry: 2 } } }
    const answer = one({ ...volley, charts, faces: [7] })
    expect(answer).toMatchObject({ ok: true, outcome: { points: 12 } })
    expect(answer).toMatchObject({
      reasons: expect.arrayContaining([
        expect.objectContaining({ provenance: { kind: 'changed', section: 'M2' } }),
      ]),
    })

    const exposed = { ...volley.input, target: { ...line, formation: 'column' } }
    expect(one({ ...volley, input: exposed, options: { exposedTarget: 'die' }, faces: [7] })).toMatchObject({
      outcome: { points: 6 },
    })
  })
})

describe('what cannot be is named with its path', () => {
  const input = volley.input
  it.each([
    [
      'a number out of range',
      { input: { ...input, firers: [{ ...line, bases: 13 }] } },
      'input.firers[0].bases',
    ],
    [
      'a word that is no choice',
      { input: { ...input, target: { ...line, arm: 'elephants' } } },
      'input.target.arm',
    ],
    ['a field that is missing', { input: { firers: [line], target: line } }, 'input.distance'],
    ['a field that is not known', { input: { ...input, weather: 'rain' } }, 'input.weather'],
    ['a distance between half inches', { input: { ...input, distance: 6.3 } }, 'input.distance'],
    ['fire out of range', { input: { ...input, distance: 9 } }, 'input.distance'],
    ['a face that the die does not have', { faces: [11] }, 'faces[0]'],
    ['a face that is no number', { faces: ['7'] }, 'faces[0]'],
    ['a face too many', { faces: [1, 7] }, 'faces[1]'],
    ['an unknown chart', { charts: { fireworks: {} } }, 'charts.fireworks'],
    ['an unknown row', { charts: { firePoints: { to9: {} } } }, 'charts.firePoints.to9'],
    ['an unknown column', { charts: { firePoints: { to8: { rocket: 1 } } } }, 'charts.firePoints.to8.rocket'],
    [
      'a number that its column does not take',
      { charts: { firePoints: { to8: { infantry: 99 } } } },
      'charts.firePoints.to8.infantry',
    ],
    [
      'a word among numbers',
      { charts: { firePoints: { to8: { infantry: 'two' } } } },
      'charts.firePoints.to8.infantry',
    ],
    [
      'half a base',
      { charts: { fireResults: { lively: { bases: 0.5 } } } },
      'charts.fireResults.lively.bases',
    ],
    [
      'a blank that may not be',
      { charts: { fireDie: { woods: { value: null } } } },
      'charts.fireDie.woods.value',
    ],
    [
      'a word that a column does not take',
      { charts: { fireResults: { lively: { gun: 'melted' } } } },
      'charts.fireResults.lively.gun',
    ],
    ['an unknown option', { options: { fog: 'thick' } }, 'options.fog'],
    ['a choice that an option does not have', { options: { movedGuns: 'twice' } }, 'options.movedGuns'],
    ['an unknown procedure', { procedure: 'bombard' }, 'procedure'],
    ['an unknown rulebook', { rulebook: 'chess' }, 'rulebook'],
  ])('%s', (_what, change, path) => {
    const answer = one({ ...volley, ...change })
    expect(answer).toMatchObject({ ok: false, error: { path } })
  })

  it('and says what is allowed', () => {
    const answer = one({ ...volley, input: { ...input, firers: [{ ...line, bases: 13 }] } })
    expect(answer).toMatchObject({
      error: { message: 'input.firers[0].bases must be a whole number from 0 to 12, not 13' },
    })
  })
})

describe('npm run resolve', () => {
  it('reads a list from standard input, and fails where any case fails', () => {
    const { status, answer } = resolve(
      '-',
      JSON.stringify([
        { ...volley, faces: [7] },
        { ...volley, faces: [0] },
      ]),
    )
    expect(answer).toMatchObject([{ ok: true }, { ok: false, error: { path: 'faces[0]' } }])
    expect(status).not.toBe(0)
  })

  it('says what is wrong with a file that is no JSON', () => {
    const { status, answer } = resolve('-', '{ "rulebook": ')
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalidJson' } })
    expect(status).not.toBe(0)
  })
})
