// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { samples } from '@/messages/en/miniatures/samples/index.ts'
import {
  armyStrength,
  armyUnits,
  battleOfficers,
  battleUnits,
  officersAloneOf,
} from '@/rules/miniatures/armies/index.ts'
import { readArmy, type ReadArmy } from '@/rules/miniatures/armies/text.ts'
import { beginSchema, isGreatCommander, miniatures } from '@/rules/miniatures/index.ts'
import { deliberate } from '@/rules/index.ts'

function read(text: string): ReadArmy {
  const army = readArmy(text)
  if (army === null) throw new Error('too long')
  return army
}

const sides = samples.flatMap(({ name, sides: both }) =>
  both.map((side) => ({ title: `${name}, ${side.name}`, side, army: read(side.army) })),
)
const guardHeavies = ['Guard Horse Grenadiers', 'Guard Dragoons', 'Scots Greys']

it('there are six, each by a name of its own', () => {
  expect(new Set(samples.map(({ id }) => id)).size).toBe(6)
  expect(new Set(sides.map(({ army }) => army.name)).size).toBe(12)
})

describe.each(sides)('$title', ({ side, army }) => {
  const units = armyUnits(army).flatMap((unit) => Array.from({ length: unit.copies }, () => unit))

  it('is read to the last line', () => {
    expect(army.lines.filter(({ said }) => said.kind === 'unknown')).toEqual([])
    expect(army.nation).toBe(side.nation)
  })

  it('is of modest size, with cavalry and a few guns', () => {
    expect(units.length).toBeGreaterThanOrEqual(8)
    expect(units.length).toBeLessThanOrEqual(12)
    expect(units.some(({ arm }) => arm === 'cavalry')).toBe(true)
    expect(units.filter(({ arm }) => arm === 'artillery').length).toBeGreaterThanOrEqual(2)
  })

  it('has officers worth what their rank is, the three great ones 3', () => {
    const officers = [...officersAloneOf(army), ...armyUnits(army).flatMap(({ officer }) => officer ?? [])]
    expect(officers.length).toBeGreaterThanOrEqual(3)
    for (const { name, value, onlyFallsInMelee } of officers) {
      expect([name, value === 3]).toEqual([name, isGreatCommander(name)])
      expect([name, onlyFallsInMelee]).toEqual([name, isGreatCommander(name)])
      expect(value).toBeGreaterThanOrEqual(1)
    }
  })

  it('has no heavy regiment in the guard but those that are', () => {
    const heavies = units.filter((unit) => unit.kind === 'heavy' && unit.class === 'guard')
    expect(heavies.filter(({ name }) => !guardHeavies.includes(name))).toEqual([])
  })
})

it.each(samples)(
  '$name is even, and everybody stands on the table from turn 1',
  ({ sides: both, scenario }) => {
    const bases = both.map((side) => armyStrength(read(side.army)).bases)
    expect(Math.min(...bases) / Math.max(...bases)).toBeGreaterThan(0.8)
    expect(scenario.notes).not.toMatch(/\bcomes? on\b|\bturns? \d/u)
    expect(scenario.notes.length).toBeLessThan(300)
  },
)

it.each(samples)(
  '$name can be begun, with its ground and what is fought for',
  ({ name, sides: both, scenario }) => {
    const [one, other] = both.map((side) => ({ ...read(side.army), nation: side.nation }))
    if (one === undefined || other === undefined) throw new Error('two sides')
    const command = v.parse(beginSchema, {
      type: 'begin',
      name,
      sides: both.map((side) => ({ name: side.name, nation: side.nation })),
      units: [...battleUnits(one, 'a'), ...battleUnits(other, 'b')],
      officers: [...battleOfficers(one, 'a'), ...battleOfficers(other, 'b')],
      scenario,
    })
    expect(command.scenario).toEqual(scenario)
    expect(scenario.terrain.length).toBeGreaterThanOrEqual(3)
    expect(scenario.objectives.length).toBeGreaterThanOrEqual(2)
    expect(deliberate(miniatures, miniatures.nothing, command, []).kind).toBe('decided')
  },
)
