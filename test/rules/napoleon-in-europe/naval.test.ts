// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { commandOdds } from '@/rules/odds.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { atWar, biscay, fight, navalCases, navalRefusals } from './naval.cases.ts'
import { spoken } from './spoken.ts'
import { refusalOf, tell } from './table.ts'
import { carry, transportCases, transportRefusals } from './transport.cases.ts'

describe('at sea', () => {
  it.each([...navalCases, ...transportCases])('$what', ({ state = atWar, command, faces, effects }) => {
    const told = tell(state, parse(commandSchema, command), faces)
    expect(spoken(state, told.effects)).toEqual(effects)
    expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
  })
})

describe('at sea it is refused', () => {
  it.each([...navalRefusals, ...transportRefusals])('$what', ({ state = atWar, command, code, path }) => {
    expect(refusalOf(state, parse(commandSchema, command))).toMatchObject({ code, path })
  })
})

/** The chance of each outcome, by what some of its parameters say. */
function oddsOf(
  state: NapoleonState,
  command: NapoleonCommand,
  ...told: readonly string[]
): ReadonlyMap<string, number> {
  const chances = commandOdds(napoleonInEurope, state, command, ({ reasons }) => {
    const end = reasons.find(({ operation }) => operation === 'outcome')
    return [end?.key, ...told.map((parameter) => end?.parameters[parameter] ?? '')].join(' ').trim()
  })
  return new Map(chances.map(({ key, probability }) => [key, probability]))
}

/** Every throw of four dice, by what the losses come to. */
function enumerated(base: number, most: { readonly attackers: number; readonly defenders: number }) {
  const faces = [1, 2, 3, 4, 5, 6]
  const chances = new Map<string, number>()
  for (const one of faces)
    for (const two of faces)
      for (const three of faces)
        for (const four of faces) {
          const difference = base + one + two - three - four
          const size = Math.abs(difference)
          const table = size === 0 ? 0 : size <= 2 ? 1 : size <= 4 ? 2 : 3
          const loser = difference < 0 ? 'attackers' : 'defenders'
          const key = size === 0 ? 'naval.drawn' : `naval.beaten ${loser} ${Math.min(table, most[loser])}`
          chances.set(key, (chances.get(key) ?? 0) + 1 / 1296)
        }
  return chances
}

describe('the odds of a naval battle', () => {
  it.each([
    { what: 'Spain’s three', defenders: [['spain', 3]] as const, base: 2, most: 3 },
    { what: 'Austria’s one', defenders: [['austria', 1]] as const, base: 4, most: 1 },
    { what: 'Britain’s four', defenders: [['britain', 4]] as const, base: 0, most: 4 },
    {
      what: 'half of them British',
      defenders: [
        ['britain', 2],
        ['spain', 2],
      ] as const,
      base: 0,
      most: 4,
    },
  ])('against $what are those of every throw', ({ defenders, base, most }) => {
    const odds = oddsOf(atWar, fight([['france', 5]], defenders), 'loser', 'squadrons')
    const expected = enumerated(base, { attackers: 5, defenders: most })
    expect(new Set(odds.keys())).toEqual(new Set(expected.keys()))
    for (const [key, chance] of odds) expect(chance, key).toBeCloseTo(expected.get(key) ?? 0, 12)
  })
})

describe('the odds of', () => {
  it.each([
    { way: 'openSea', caught: 2 / 6 },
    { way: 'leavingPort', caught: 4 / 6 },
    { way: 'straits', caught: 4 / 6 },
  ] as const)('catching a fleet, $way', ({ way, caught }) => {
    const odds = oddsOf(atWar, {
      type: 'interceptSquadrons',
      nation: 'britain',
      avoiding: 'france',
      at: biscay,
      way,
    })
    expect(odds.get('interception.caught')).toBeCloseTo(caught, 12)
    expect(odds.get('interception.escaped')).toBeCloseTo(1 - caught, 12)
  })

  it('carrying three armies past a rating of 2', () => {
    const odds = oddsOf(atWar, carry({ legs: [{ sea: 'bayOfBiscay', enemy: 5, own: 3 }] }), 'lost')
    expect([...odds].map(([, chance]) => chance).toSorted()).toEqual(
      [1 / 27, 6 / 27, 8 / 27, 12 / 27].map((chance) => expect.closeTo(chance, 12)),
    )
  })
})

describe('what is said at sea', () => {
  it('names the die that is needed, the dice of each side in turn', () => {
    const { reasons } = tell(atWar, fight([['france', 5]], [['britain', 4]]), [1, 1, 1, 1])
    const lines = reasons.filter(({ operation }) => operation === 'set' || operation === 'add')
    expect(lines.map(({ key, value, sum }) => `${sum}: ${key} ${value}`)).toEqual([
      'france: naval.squadrons 5',
      'britain: naval.squadrons 4',
      'britain: naval.british 1',
    ])
  })

  it('warns of enemies where squadrons arrive', () => {
    const state = { ...atWar, fleets: atWar.fleets.map((fleet) => ({ ...fleet, squadrons: 2 })) }
    const { reasons } = tell(state, {
      type: 'moveSquadrons',
      nation: 'france',
      from: { kind: 'port', region: 'brittany' },
      to: biscay,
      squadrons: 1,
    })
    const orders = reasons.filter(({ operation }) => operation === 'order')
    expect(orders.map(({ parameters }) => parameters['enemy'])).toEqual(['britain', 'austria', 'spain'])
    expect(reasons.map(({ key }) => key)).toContain('guide.notItsMovement')
  })

  it('tells a halted nation that it may not move', () => {
    const state = { ...atWar, calendar: { ...atWar.calendar, halted: ['britain' as const] } }
    const { reasons } = tell(state, carry({}), [4, 4, 4])
    expect(reasons.map(({ key }) => key)).toContain('guide.haltedAtSea')
  })

  it('a landing in an enemy homeland has three militia, moved by the enemy, and 2 for the defenders', () => {
    const { state, reasons } = tell(
      atWar,
      carry({ legs: [{ sea: 'bayOfBiscay', enemy: 0, own: 0 }], to: { region: 'brittany' } }),
    )
    expect(state.pending).toMatchObject([
      {
        kind: 'battle',
        cause: 'landing',
        region: 'brittany',
        garrison: { militia: 3 },
        garrisonPlayedBy: 'france',
      },
    ])
    expect(reasons.find(({ key }) => key === 'order.landingBattle')?.value).toBe(2)
  })
})
