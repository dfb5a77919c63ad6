// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { descriptionOf, edit, roomForUnits, unitFrom } from '@/games/miniatures/armies/edit.ts'
import { leaderIndexes, withPasted } from '@/games/miniatures/armies/pasted.ts'
import type { ArmyList } from '@/rules/miniatures/armies/index.ts'
import { readArmy, type ReadArmy } from '@/rules/miniatures/armies/text.ts'

function read(text: string): ReadArmy {
  const army = readArmy(text)
  if (army === null) throw new Error('too long')
  return army
}

function armyOf(text: string): ArmyList {
  const { officers, commands, notes } = read(text)
  return { id: 'a', name: 'Army', nation: 'france', officers, commands, notes }
}

const army = armyOf('# One\n1st Line\n2nd Line\n# Two\n3rd Line\n# Three')

/** Each command as its units. */
function shape({ commands }: ArmyList): readonly (readonly string[])[] {
  return commands.map(({ units }) => units.map(({ name }) => name))
}

describe('a unit that is moved', () => {
  it.each([
    ['down', { command: 0, unit: 0 }, 1, [['2nd Line', '1st Line'], ['3rd Line'], []]],
    ['up', { command: 0, unit: 1 }, -1, [['2nd Line', '1st Line'], ['3rd Line'], []]],
    ['past the end', { command: 0, unit: 1 }, 1, [['1st Line'], ['2nd Line', '3rd Line'], []]],
    ['before the first', { command: 1, unit: 0 }, -1, [['1st Line', '2nd Line', '3rd Line'], [], []]],
    ['into an empty command', { command: 1, unit: 0 }, 1, [['1st Line', '2nd Line'], [], ['3rd Line']]],
    ['above all', { command: 0, unit: 0 }, -1, shape(army)],
    ['that is not there', { command: 2, unit: 0 }, 1, shape(army)],
  ] as const)('%s', (_where, place, by, expected) => {
    expect(shape(edit.moveUnit(army, place, by))).toEqual(expected)
  })

  it('stays where it is below all', () => {
    const last = armyOf('# One\n1st Line')
    expect(edit.moveUnit(last, { command: 0, unit: 0 }, 1)).toEqual(last)
  })
})

describe('a unit', () => {
  it('is duplicated without its officer', () => {
    const led = armyOf('1st Line, with Ney +2')
    const { commands } = edit.duplicateUnit(led, { command: 0, unit: 0 }, '2nd Line')
    expect(commands[0]?.units).toMatchObject([
      { name: '1st Line', officer: { name: 'Ney' } },
      { name: '2nd Line', officer: null },
    ])
  })

  it.each(['1st Line, Prussian, in column, with Ney +2', '6x Heavy battery', 'Cuirassiers, 3 bases'])(
    'comes through its fields as it was: %s',
    (line) => {
      const [unit] = armyOf(line).commands[0]?.units ?? []
      if (unit === undefined) throw new Error('no unit')
      expect(unitFrom(descriptionOf(unit, 'france'), unit.copies, 'france')).toEqual(unit)
    },
  )

  it('that there is not changes nothing', () => {
    expect(edit.removeUnit(army, { command: 9, unit: 0 })).toEqual(army)
    expect(edit.duplicateUnit(army, { command: 0, unit: 9 }, 'x')).toEqual(army)
  })

  it('needs room', () => {
    expect(roomForUnits(armyOf('20x Line Infantry\n3x Guns'))).toBe(57)
  })
})

describe('a pasted list that is added', () => {
  it('comes after all that is there', () => {
    const both = withPasted(army, read('Army: Guard\nNapoleon\nOld Guard\n# Guns\nHeavy battery\n> Late.'))
    expect(both?.commands.map(({ name }) => name)).toEqual(['One', 'Two', 'Three', 'Guard', 'Guns'])
    expect([both?.officers[0]?.name, both?.notes, both?.name]).toEqual(['Napoleon', 'Late.', 'Army'])
  })

  it('is not taken where it is too much', () => {
    expect(withPasted(armyOf('20x Line\n'.repeat(4)), read('Old Guard'))).toBeNull()
  })
})

it('the first officer after a heading leads, no other', () => {
  const { lines } = read(
    'Ney +2\n# One\nBachelu +2\nJamin +1\n1st Line\n# Two\nOfficer: Foy +2 with 1st Line\nGauthier +1',
  )
  expect([...leaderIndexes(lines)]).toEqual([2, 7])
})
