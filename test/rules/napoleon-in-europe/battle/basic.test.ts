// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { exactOdds, runWithFaces } from '@/dice/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { commandOdds, Ledger } from '@/rules/index.ts'
import { diceOf } from '@/rules/napoleon-in-europe/battle/basic/fire.ts'
import { enemyOf } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, refusalOf, tell } from '../table.ts'
import { diceCases, refusedSteps, stepCases, type Asked } from './basic.cases.ts'
import { basicIn, chosen, ranksOf, standing } from './ranks.ts'

/** A command with its pieces by their names. @param ids the names where letters do not do */
function commandOf(state: NapoleonState, asked: Asked, ids?: readonly string[]): NapoleonCommand {
  if ('front' in asked) {
    return { ...asked, front: [...(ids ?? chosen(state, asked.side, asked.front))] }
  }
  if (!('pieces' in asked)) return asked
  const [side, places] =
    asked.type === 'nameRallied'
      ? ([asked.side, ['lost']] as const)
      : ([enemyOf(asked.side), ['front', 'rear']] as const)
  return { ...asked, pieces: [...(ids ?? chosen(state, side, asked.pieces, places))] }
}

describe('dice of fire in the Basic Rules:', () => {
  it.each(diceCases)('$what', ({ battle, side, dice, hitsOn }) => {
    const state = ranksOf(battle)
    expect(diceOf(state.rules, basicIn(state), side)).toEqual({ dice, hitsOn })
  })
})

describe('a battle of the Basic Rules:', () => {
  it.each(stepCases)('$what', ({ battle, asked, faces, course, says = [], ...expected }) => {
    const before = ranksOf(battle)
    const command = parse(commandSchema, commandOf(before, asked))
    const { state, reasons } = tell(before, command, faces)
    expect(basicIn(state).course).toMatchObject(course)
    if (expected.attacker !== undefined) expect(standing(state, 'attacker')).toEqual(expected.attacker)
    if (expected.defender !== undefined) expect(standing(state, 'defender')).toEqual(expected.defender)
    expect(reasons.map(({ key }) => key)).toEqual(expect.arrayContaining([...says]))
    expect(reasons.filter(({ operation }) => operation === 'outcome')).toHaveLength(1)
    expect(parse(stateSchema, structuredClone(state))).toEqual(state)
  })

  it.each(refusedSteps)('refuses $what', ({ battle, asked, ids, code, path }) => {
    const state = ranksOf(battle)
    expect(refusalOf(state, commandOf(state, asked, ids))).toMatchObject({ code, path })
  })

  it('is none where no battle stands', () => {
    const command = { type: 'fireRanks', side: 'attacker' } as const
    expect(refusalOf(gameOf(), command)).toMatchObject({ code: 'noBattle' })
  })

  it('calls a side that no nation leads by its name', () => {
    const state = ranksOf({
      attacker: { front: '1I' },
      defender: { front: '1I' },
      battle: { nations: { attacker: ['france'], defender: [] } },
    })
    const { reasons } = tell(state, {
      type: 'moveRanks',
      side: 'defender',
      front: [...chosen(state, 'defender', '1I')],
    })
    const words = reasons.map(({ key, parameters }) => napoleon.reasons[key]?.(parameters))
    expect(words).toEqual(['The defender moves between its ranks', 'The defender stands as it is'])
  })

  it('says the ranks of no side before both have set up', () => {
    const state = ranksOf({
      attacker: { rear: '3I 1C' },
      defender: { rear: '3I' },
      course: { stage: 'deployment', deployed: [], turn: 0 },
    })
    const { reasons } = tell(state, {
      type: 'deployRanks',
      side: 'attacker',
      front: [...chosen(state, 'attacker', '1C')],
    })
    expect(reasons.map(({ parameters }) => parameters)).toEqual([{ nation: 'france' }, { nation: 'france' }])
  })
})

/** The chance of each number of hits, as the fire itself comes to it. */
function oddsOfHits(state: NapoleonState, command: NapoleonCommand): ReadonlyMap<number, number> {
  const odds = commandOdds(napoleonInEurope, state, command, ({ reasons }) =>
    String(reasons.find(({ operation }) => operation === 'outcome')?.value),
  )
  return new Map(odds.map(({ key, probability }) => [Number(key), probability]))
}

/** The chance of each number of successes among some dice. */
function binomial(dice: number, chance: number): readonly number[] {
  const ways = (hits: number): number =>
    Array.from({ length: hits }, (_, place) => (dice - place) / (place + 1)).reduce(
      (all, one) => all * one,
      1,
    )
  return Array.from(
    { length: dice + 1 },
    (_, hits) => ways(hits) * chance ** hits * (1 - chance) ** (dice - hits),
  )
}

describe('the odds of a fire in the Basic Rules', () => {
  const fire = { type: 'fireRanks', side: 'attacker' } as const
  const toFire = { acting: 'attacker', step: 'fire' } as const

  it('of 21 dice are the binomial’s, the last of them together where all that can be hit is', () => {
    const state = ranksOf({
      attacker: { front: '4I 2C 2A 1L' },
      defender: { front: '5I 1L' },
      course: toFire,
    })
    const odds = oddsOfHits(state, fire)
    const expected = binomial(21, 1 / 6)
    for (const hits of [0, 1, 2, 3, 4]) expect(odds.get(hits)).toBeCloseTo(expected[hits] ?? -1, 12)
    expect(odds.get(5)).toBeCloseTo(
      expected.slice(5).reduce((sum, chance) => sum + chance, 0),
      12,
    )
    expect(odds.size).toBe(6)
  })

  it('of five dice against a side that landed are what all 7,776 throws come to', () => {
    const state = ranksOf({
      attacker: { front: '1I 1A' },
      defender: { front: '2I 1C' },
      course: toFire,
      battle: { landed: 'defender' },
    })
    const counts = new Map<number, number>()
    const throws = 6 ** 5
    for (let code = 0; code < throws; code += 1) {
      const faces = Array.from({ length: 5 }, (_, place) => ({
        face: (Math.floor(code / 6 ** place) % 6) + 1,
        origin: 'given' as const,
      }))
      const hits = runWithFaces((dice) => {
        const ledger = new Ledger()
        napoleonInEurope.decide(state, fire, { dice, ledger })
        return ledger.reasons.find(({ operation }) => operation === 'outcome')?.value ?? -1
      }, faces)
      if (hits.done) counts.set(hits.value, (counts.get(hits.value) ?? 0) + 1)
    }
    const odds = oddsOfHits(state, fire)
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(throws)
    for (const [hits, count] of counts) expect(odds.get(hits)).toBeCloseTo(count / throws, 12)
    expect(odds.size).toBe(counts.size)
  })

  it('of a rally are those of its dice', () => {
    const state = ranksOf({
      attacker: { front: '1I', rear: '2L', lost: '2I 2C' },
      defender: { front: '1I' },
      course: { acting: 'attacker', step: 'rally' },
    })
    const odds = oddsOfHits(state, { type: 'rallyRanks', side: 'attacker' })
    const plain = exactOdds(
      (dice) =>
        Array.from({ length: 4 }, () => dice.roll({ sides: 6, label: 'rally' })).filter((face) => face >= 5)
          .length,
      String,
    )
    for (const { value, probability } of plain) expect(odds.get(value)).toBeCloseTo(probability, 12)
  })
})
