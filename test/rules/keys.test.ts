// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { procedures, rulesWith } from '@/rules/miniatures/index.ts'
import {
  ratingCases as chargeRatings,
  refusalCases as chargeRefusals,
  resultCases as chargeResults,
} from './charge.cases.ts'
import { effectCases, officerCases, refusalCases as fireRefusals } from './fire-effects.cases.ts'
import { bandCases, dieCases, fireInputOf, multiplierCases, togetherCases } from './fire.cases.ts'
import { begun, correct, fire, Game, lockedInMelee, melee, quatreBras, tableCheck } from './game.ts'
import { guided } from './guided.ts'
import { dieLabels, reasonKeys, refusalCodes } from './keys.ts'
import {
  contactCases,
  lastBaseCases,
  leaderCases as meleeLeaders,
  refusalCases as meleeRefusals,
  resultCases as meleeResults,
  squareCases,
} from './melee-results.cases.ts'
import {
  attackerCases,
  defenderCases,
  eitherSideCases,
  lockedAndManyCases,
  meleeInputOf,
} from './melee.cases.ts'
import { leaderCases, resultCases as moraleResults, sumCases as moraleSums } from './morale.cases.ts'
import { refusalCases as moveRefusals, wayCases as ways } from './movement.cases.ts'
import { at, chartsWith, named, thursdayCharts, unsoundCharts } from './own-charts.ts'
import { resolve, type Resolution } from './resolve.ts'
import { cavalry, foot, kempt, type Difference } from './standard.ts'

const seen = { codes: new Set<string>(), keys: new Set<string>(), labels: new Set<string>() }

function note({ refusal, needs, reasons, rolls }: Resolution<unknown>): void {
  if (refusal !== undefined) seen.codes.add(refusal.code)
  if (needs !== undefined) seen.labels.add(needs.label)
  for (const { key } of reasons) seen.keys.add(key)
  for (const { label } of rolls) seen.labels.add(label)
}

function runProcedures(): void {
  const facesOf = (example: object): readonly number[] =>
    'faces' in example && Array.isArray(example.faces) ? example.faces : []
  for (const example of [
    bandCases,
    multiplierCases,
    togetherCases,
    dieCases,
    effectCases,
    officerCases,
    fireRefusals,
  ].flat()) {
    note(resolve(procedures.fire, fireInputOf(example), facesOf(example), example.options))
  }
  for (const example of [
    eitherSideCases,
    attackerCases,
    defenderCases,
    lockedAndManyCases,
    meleeResults,
    lastBaseCases,
    squareCases,
    contactCases,
    meleeLeaders,
    meleeRefusals,
  ].flat()) {
    note(resolve(procedures.melee, meleeInputOf(example), facesOf(example), example.options))
  }
  const charges: readonly ChargeExample[] = [...chargeRatings, ...chargeResults, ...chargeRefusals]
  for (const { charger = cavalry, target, answer, faces = [], inMelee = false } of charges) {
    note(resolve(procedures.charge, { charger, target, answer, inMelee }, faces))
  }
  const moves: readonly MoveExample[] = [...ways, ...moveRefusals]
  for (const { unit = foot, ground = {}, charging = false, pinned = false, inMelee = false } of moves) {
    note(resolve(procedures.movement, { unit, ground, charging, pinned, inMelee }))
  }
  const noCharges = named('No charges', chartsWith([at('movement', 'lineInfantry', 'charge'), null]))
  note(resolve(procedures.movement, { unit: foot, charging: true }, [], {}, rulesWith({}, noCharges)))
  for (const { unit } of moraleSums) note(resolve(procedures.morale, { unit }))
  for (const { unit = foot, occasion, face } of moraleResults) {
    note(resolve(procedures.morale, { unit, occasion }, [face]))
  }
  for (const { officer = kempt, basesRemoved, danger, faces } of leaderCases) {
    note(resolve(procedures.leader, { officer, basesRemoved, danger }, faces))
  }
}

interface ChargeExample {
  readonly charger?: Difference
  readonly target: Difference
  readonly answer: string
  readonly faces?: readonly number[]
  readonly inMelee?: boolean
}

interface MoveExample {
  readonly unit?: Difference | null
  readonly ground?: Difference
  readonly charging?: boolean
  readonly pinned?: boolean
  readonly inMelee?: boolean
}

function noteAsked(game: Game, command: Difference, faces: readonly number[] = []): void {
  const answer = game.ask(command, faces)
  if (answer.kind === 'refused') note({ refusal: answer.refusal, reasons: [], rolls: [] })
  if (answer.kind === 'decided') note(answer)
}

/** Each command once, and each way in which a game refuses one. */
function runGames(): void {
  const change = (changes: Difference) => ({ type: 'changeUnit', unit: 'u1', changes })
  noteAsked(new Game(), quatreBras)
  noteAsked(new Game(), { ...quatreBras, chartSet: thursdayCharts })
  noteAsked(new Game(), { type: 'rally', unit: 'u1' })
  const asked: readonly (readonly [Difference, (readonly number[])?])[] = [
    [quatreBras],
    [{ type: 'renameGame', name: 'Ligny' }],
    [{ type: 'changeOptions', options: {} }],
    [{ type: 'changeCharts', chartSet: null }],
    [{ type: 'changeCharts', chartSet: unsoundCharts }],
    [{ type: 'changeSide', side: 'a', changes: {} }],
    [{ type: 'addUnits', side: 'a', unit: { ...foot, name: '2nd Line' } }],
    [change({ name: '2nd Line' })],
    [change({ formation: 'line' })],
    [change({ cover: [] })],
    [change({ officer: kempt })],
    [{ type: 'placeUnit', unit: 'u1', at: 1 }],
    [{ type: 'deleteUnit', unit: 'u1' }],
    [correct('u1', { startingBases: 5, bases: 3, marker: true, officer: kempt, onTable: false })],
    [correct('u4', { damaged: true })],
    [correct('u1', { bases: 0 })],
    [tableCheck(['u1', { formation: 'line' }])],
    [tableCheck(['u1', { bases: 3 }], ['u1', { bases: 2 }])],
    [correct('u99', {})],
    [fire(), [7]],
    [fire(), [11]],
    [fire(), [7, 7]],
    [fire({ target: 'u8' }), [7]],
    [fire({ firers: [{ unit: 'u7' }, { unit: 'u7' }] })],
    [melee({ defender: 'u8' }), [7, 7]],
    [melee({ attackerOthers: ['u8'] })],
    [{ type: 'rally', unit: 'u1' }],
    [{ type: 'fallenLeader', unit: 'u5', basesRemoved: 1, danger: 'fire' }, [4]],
    [{ type: 'fallenLeader', unit: 'u1', basesRemoved: 1, danger: 'fire' }],
  ]
  for (const [command, faces] of asked) noteAsked(begun(), command, faces)
  noteAsked(lockedInMelee(), melee(), [6, 6, 9])
  noteAsked(lockedInMelee(), melee({ defender: 'u8' }))
  noteAsked(lockedInMelee(), correct('u1', { locked: false }))
  noteAsked(lockedInMelee(), { type: 'rally', unit: 'u1' }, [9])
  for (const { start, taps } of guided(begun)) {
    const game = start()
    for (const [command, faces] of taps) {
      noteAsked(game, command, faces)
      if (game.ask(command, faces).kind === 'decided') game.play(command, faces)
    }
  }
  const gone = begun()
  gone.play(correct('u1', { onTable: false }))
  noteAsked(gone, fire(), [7])
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('napoleon-in-europe'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

function found(pattern: RegExp): ReadonlySet<string> {
  const texts = sourceFiles('src/rules')
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])))
}

function sorted(names: Iterable<string>): readonly string[] {
  return [...names].sort()
}

describe('what the rules hand to the messages', () => {
  beforeAll(() => {
    runProcedures()
    runGames()
  })

  it('is listed whole, and each of it can happen: refusals', () => {
    expect(sorted(seen.codes)).toEqual(sorted(refusalCodes))
  })

  it('is listed whole, and each of it can happen: lines', () => {
    expect(sorted(seen.keys)).toEqual(sorted(reasonKeys))
  })

  it('is listed whole, and each of it can happen: dice', () => {
    expect(sorted(seen.labels)).toEqual(sorted(dieLabels))
  })

  it('has no refusal in the source that is not listed', () => {
    const written = found(/(?:refuse\(\s*|code: )'(\w+)'/gu)
    expect(sorted(written)).toEqual(sorted(refusalCodes))
  })

  it('has no line in the source that is not listed', () => {
    const known: ReadonlySet<string> = new Set([...reasonKeys, ...dieLabels])
    const written = found(
      /'((?:fire|melee|morale|leader|order|class|heading|correct|charts|charge|firstMover|movement|guide|scenario)\.[\w.]+)'/gu,
    )
    expect(sorted(written).filter((key) => !known.has(key))).toEqual([])
  })
})
