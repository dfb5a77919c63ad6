// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { commandOdds } from '@/rules/index.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { politicsCases, politicsRefusals } from './politics.cases.ts'
import { spoken } from './spoken.ts'
import { refusalOf, tell } from './table.ts'

describe('politics', () => {
  it.each(politicsCases)('$what', ({ state, command, faces = [], outcome, effects }) => {
    const told = tell(state, parse(commandSchema, command), faces)
    expect(told.reasons.find(({ operation }) => operation === 'outcome')?.key).toBe(outcome)
    expect(told.reasons.filter(({ operation }) => operation === 'outcome')).toHaveLength(1)
    expect(spoken(state, told.effects)).toEqual(effects)
    expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
  })
})

describe('politics, refused:', () => {
  it.each(politicsRefusals)('$what', ({ state, command, code, path }) => {
    expect(refusalOf(state, command)).toMatchObject({ code, path })
  })
})

/** How many of the 36 throws of two dice come to a total that does. */
function throwsOfTwo(does: (total: number) => boolean): number {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.flatMap((one) => faces.map((other) => one + other)).filter(does).length
}

function chanceOf(state: NapoleonState, command: NapoleonCommand, outcome: string): number {
  const chances = commandOdds(napoleonInEurope, state, command, ({ reasons }) =>
    String(reasons.find(({ operation }) => operation === 'outcome')?.key),
  )
  expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  return chances.find(({ key }) => key === outcome)?.probability ?? 0
}

function caseOf(what: string) {
  const found = politicsCases.find((one) => one.what.startsWith(what))
  if (found === undefined) throw new Error(`no case ${what}`)
  return found
}

describe('exact odds of politics, beside a plain enumeration:', () => {
  it.each([
    { what: 'a minor nation joins on 9', wanted: throwsOfTwo((total) => total >= 9) / 36 },
    { what: 'it joins on 8 where a leader', wanted: throwsOfTwo((total) => total >= 8) / 36 },
    { what: 'a neutral major nation is won over', wanted: throwsOfTwo((total) => total <= 6) / 36 },
    { what: 'one in other hands', wanted: throwsOfTwo((total) => total <= 4) / 36 },
    { what: 'after November 1812', wanted: throwsOfTwo((total) => total <= 6) / 36 },
    { what: 'a minor nation accepts its annexation', wanted: 3 / 6 },
    { what: 'it resists on 4', wanted: 3 / 6 },
    { what: 'Austria, with 7, gives up', wanted: throwsOfTwo((total) => total > 7) / 36 },
    { what: 'France fights on at 9', wanted: throwsOfTwo((total) => total <= 9) / 36 },
    { what: 'among two enemies the die decides', wanted: 1 / 2 },
  ])('$what', ({ what, wanted }) => {
    const { state, command, outcome } = caseOf(what)
    expect(chanceOf(state, command, outcome)).toBeCloseTo(wanted, 12)
  })

  it('by lot among five, each has one face and the sixth is thrown again', () => {
    const state = fiveEnemies()
    const command: NapoleonCommand = {
      type: 'declareWar',
      nation: 'france',
      on: 'prussia',
      joining: [],
      nearest: null,
    }
    for (const by of ['britain', 'russia', 'ottoman', 'austria', 'spain']) {
      expect(chanceOf(state, command, `war.outcome.takenOver.${by}`)).toBeCloseTo(1 / 5, 12)
    }
  })

  it('a minor nation’s army has each strength as often as the dice do', () => {
    const { state, command } = caseOf('it joins on 8 where a leader')
    const armies = commandOdds(napoleonInEurope, state, command, ({ effects }) =>
      spoken(state, effects).slice(1, -1).join(', '),
    )
    const joins = throwsOfTwo((total) => total >= 8) / 36
    const twoAndGuns =
      'austria +4 infantry in Tyrol, austria +2 cavalry in Tyrol, austria +1 artillery in Tyrol'
    expect(armies).toHaveLength(1 + 4 * 2 * 2)
    expect(armies.find(({ key }) => key === twoAndGuns)?.probability).toBeCloseTo(joins / 16, 12)
  })
})

function fiveEnemies(): NapoleonState {
  const { state } = caseOf('two player nations become allies')
  const others = ['britain', 'russia', 'ottoman', 'austria', 'spain'] as const
  return {
    ...state,
    nations: {
      ...state.nations,
      ottoman: { ...state.nations.ottoman, player: 'ottoman' },
      spain: { ...state.nations.spain, player: 'spain' },
    },
    relations: others.map((other, index) => ({ nations: ['france', other], kind: 'war', order: index + 1 })),
  }
}
