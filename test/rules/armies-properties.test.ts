// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  armyFileText,
  armyLimits,
  armySchema,
  armyUnits,
  battleOfficers,
  battleUnits,
  parseArmyFile,
  strengthOf,
  type ArmyDraft,
} from '@/rules/miniatures/armies/index.ts'
import { printArmy, readArmy } from '@/rules/miniatures/armies/text.ts'
import { beginSchema, limits } from '@/rules/miniatures/index.ts'
import { anyArmy, listText } from './army-arbitraries.ts'

const runs = { numRuns: 150 }

/** What a text was read as, without the account of its lines. */
function armyIn(text: string): ArmyDraft {
  const read = readArmy(text)
  if (read === null) throw new Error('too long')
  const { name, nation, officers, commands, notes } = read
  return { name: name ?? '', nation: nation ?? 'other', officers, commands, notes }
}

describe('an army list', () => {
  it('is read back from its own text to the letter', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        expect(armyIn(printArmy(army))).toEqual(army)
      }),
      runs,
    )
  })

  it('leaves no line of its own text unread', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        const lines = readArmy(printArmy(army))?.lines ?? []
        expect(lines.filter(({ said }) => said.kind === 'unknown')).toEqual([])
      }),
      runs,
    )
  })

  it('is read back from its own file to the letter', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        expect(parseArmyFile(armyFileText(army))).toEqual({ army })
      }),
      runs,
    )
  })

  it('can always be taken into battle, every unit with a name of its own', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        const units = battleUnits(army, 'a')
        const names = new Set(units.map(({ name }) => name))
        expect(names.size).toBe(strengthOf(armyUnits(army)).units)
        const side = { name: 'One', nation: army.nation }
        const command = {
          type: 'begin',
          name: 'Ligny',
          sides: [side, side],
          units: [...units, ...battleUnits(army, 'b')],
          officers: [...battleOfficers(army, 'a'), ...battleOfficers(army, 'b')],
        }
        expect(v.safeParse(beginSchema, command).issues).toBeUndefined()
      }),
      runs,
    )
  })
})

describe('any text at all', () => {
  it('is read without a fault of the program, and what is kept is an army', () => {
    fc.assert(
      fc.property(fc.oneof(listText, fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
        const read = armyIn(text)
        const army = { ...read, name: read.name || 'Unnamed' }
        expect(v.parse(armySchema, army)).toEqual(army)
      }),
      { numRuns: 800 },
    )
  })

  it('has every line that is not blank accounted for', () => {
    fc.assert(
      fc.property(listText, (text) => {
        const written = text.split(/\r\n?|[\n\u2028\u2029]/u).filter((line) => line.trim() !== '')
        expect(readArmy(text)?.lines.map(({ text: line }) => line)).toEqual(
          written.map((line) => line.trim()),
        )
      }),
      runs,
    )
  })

  it('is no army file, and says why', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseArmyFile(text)).toHaveProperty('problem.reason')
      }),
      runs,
    )
  })

  it('keeps to the limits however long it is', () => {
    const text = 'Line Infantry, 4 bases\n'.repeat(200)
    const read = readArmy(text)
    expect(strengthOf(armyUnits(read ?? { commands: [] })).units).toBe(armyLimits.units)
    expect(read?.lines.filter(({ said }) => said.kind === 'unknown')).toHaveLength(200 - armyLimits.units)
    expect(limits.nameLength).toBe(60)
  })
})
