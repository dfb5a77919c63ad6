// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { armyStrength, battleOfficers, battleUnits, type ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import {
  mostTextCharacters,
  printArmy,
  readArmy,
  type ReadArmy,
  type SaidLine,
} from '@/rules/miniatures/armies/text.ts'
import { effortSince } from '../support/effort.ts'
import { battalion, faultCases, impossibleCases, otherCases, person, unitCases } from './armies.cases.ts'

function read(text: string): ReadArmy {
  const army = readArmy(text)
  if (army === null) throw new Error('too long')
  return army
}

/** What a text's only line says. */
function said(line: string): SaidLine | undefined {
  return read(line).lines[0]?.said
}

function faultsIn(text: string) {
  return read(text).lines.flatMap(({ index, said: each }) =>
    each.kind === 'unknown' ? each.faults.map((fault) => [index, fault.key, fault.parameters]) : [],
  )
}

describe('a line', () => {
  it.each(unitCases)('%s is a unit', (line, unit) => {
    expect(said(line)).toEqual({ kind: 'unit', unit: { ...battalion, ...unit } })
  })

  it.each(otherCases)('%s', (line, what) => {
    expect(said(line)).toEqual(what)
  })

  it.each(faultCases)('%s is not understood, and every reason is given', (line, faults) => {
    expect(said(line)).toEqual({ kind: 'unknown', faults })
  })

  it.each(impossibleCases)('%s is impossible by the rules: %s', (line, reason) => {
    expect(said(line)).toMatchObject({
      kind: 'unknown',
      faults: [{ key: 'impossible', parameters: { reason } }],
    })
  })
})

const anglo = `Anglo-Allied Army, 1815
Nation: Britain

Wellington
Uxbridge +2

Picton’s Division:
Officer: Picton +2
3x Line Infantry, 4 bases
32nd Foot – 4 bases
Brigadier Kempt with 32ND FOOT
??? what stood here
1st Guards, 5 bases

Cavalry
# Guns
Heavy battery, 3 guns
> Hold the crossroads.
> Until dark.
`

describe('a pasted list', () => {
  it('is an army with its commands, its officers and its notes', () => {
    const { name, nation, officers, commands, notes } = read(anglo)
    expect({ name, nation, notes }).toEqual({
      name: 'Anglo-Allied Army, 1815',
      nation: 'britain',
      notes: 'Hold the crossroads.\nUntil dark.',
    })
    expect(officers).toEqual([person('Wellington', 3, true), person('Uxbridge', 2)])
    expect(
      commands.map(({ name: command, officer, units }) => [command, officer?.name, units.length]),
    ).toEqual([
      ['Picton’s Division', 'Picton', 3],
      ['Cavalry', undefined, 0],
      ['Guns', undefined, 1],
    ])
    expect(commands[0]?.units[1]).toMatchObject({ name: '32nd Foot', officer: person('Brigadier Kempt', 1) })
  })

  it('keeps every line that is understood, and gives the reason of each other', () => {
    expect(faultsIn(anglo)).toEqual([[11, 'noArm', {}]])
    expect(read(anglo).lines).toHaveLength(16)
  })

  it('has the units before any heading under none', () => {
    expect(read('Line Infantry\nHussars').commands).toMatchObject([{ name: '', units: [{}, {}] }])
  })

  it('takes only its first line for its name, and only where it looks like one', () => {
    expect(read('what is this\nArmy of Galicia').name).toBe('Army of Galicia')
    expect(read('Line Infantry\nArmy of Galicia').name).toBeNull()
    expect(faultsIn('Army: One\nArmy: Two')).toEqual([[1, 'namedTwice', { name: 'One' }]])
  })

  it('takes no line for its name once a note or an officer has been read', () => {
    expect(read('> Fog.\nArmy of Galicia').name).toBeNull()
    expect(read('Ney +2\nArmy of Galicia').name).toBeNull()
    expect(read('> Fog.\nNey +2\nArmy of Galicia').name).toBeNull()
    expect(read('Ney +2\n# Reserve\nArmy of Galicia').name).toBeNull()
    expect(faultsIn('Army: Nord\nArmy of Galicia')).toEqual([[1, 'noArm', {}]])
    expect(read('Nation: Austria\nArmy of Galicia').name).toBe('Army of Galicia')
  })

  it('is of the nation that is said, or else of the one in its name', () => {
    expect(read('French Army of the North').nation).toBe('france')
    expect(read('Nation: Britain\nFrench Army of the North').nation).toBe('britain')
  })

  it('says what stood in each line, without the blanks around it', () => {
    expect(read('  Line Infantry \n\n\tHussars').lines.map(({ text }) => text)).toEqual([
      'Line Infantry',
      'Hussars',
    ])
  })

  it('finds a unit for its officer whatever its capitals and points', () => {
    const { commands } = read('1. Leib Husaren, 3 bases\nOfficer: Blücher +2 with 1 LEIB HUSAREN.')
    expect(commands[0]?.units[0]?.officer?.name).toBe('Blücher')
    expect(faultsIn('1st Preußen, infantry\nOfficer: Ney +2 with "1st Preussen "')).toEqual([])
  })

  it('says where an officer cannot be', () => {
    expect(faultsIn('32nd Foot\nOfficer: Picton with 33rd Foot')).toEqual([
      [1, 'noSuchUnit', { unit: '33rd Foot' }],
    ])
    expect(faultsIn('32nd Foot, with Kempt\nOfficer: Picton with 32nd Foot')).toEqual([
      [1, 'unitHasOfficer', { unit: '32nd Foot', officer: 'Kempt' }],
    ])
  })

  it('has one leader a command; others stay with the army', () => {
    const { commands, officers } = read('Picton’s Division:\nPicton +2\nKempt +1\n32nd Foot')
    expect([commands[0]?.officer?.name, officers.map(({ name }) => name)]).toEqual(['Picton', ['Kempt']])
  })

  it('stops at what an army may hold, and says so for each line beyond', () => {
    expect(faultsIn('20x Line Infantry\n'.repeat(5))).toEqual([[4, 'tooManyUnits', { most: 80 }]])
    expect(faultsIn('# Reserve\n'.repeat(31))).toEqual([[30, 'tooManyCommands', { most: 30 }]])
    expect(faultsIn('Ney +2\n'.repeat(21))).toEqual([[20, 'tooManyOfficers', { most: 20 }]])
    expect(faultsIn('# Reserve\nNey +2\n'.repeat(21))).toEqual([[41, 'tooManyOfficers', { most: 20 }]])
    expect(faultsIn(`Ney +2\n${'# Reserve\nNey +2\n'.repeat(20)}`)).toEqual([
      [40, 'tooManyOfficers', { most: 20 }],
    ])
    expect(faultsIn('# Reserve\n'.repeat(20) + 'Ney +2\n'.repeat(20))).toEqual([])
    expect(faultsIn(`> ${'x'.repeat(400)}\n`.repeat(5))).toEqual([[4, 'notesTooLong', { most: 2000 }]])
    expect(faultsIn(`> ${'x'.repeat(399)}\n`.repeat(5) + '>')).toEqual([])
    expect(faultsIn(`> ${'x'.repeat(399)}\n`.repeat(5) + '>x')).toEqual([[5, 'notesTooLong', { most: 2000 }]])
  })

  it('is read up to the longest that there may be', () => {
    expect(readArmy(' '.repeat(mostTextCharacters))).not.toBeNull()
    expect(readArmy(' '.repeat(mostTextCharacters + 1))).toBeNull()
  })

  it('is refused as a whole where it is far too long, and read in no time up to there', () => {
    expect(readArmy('x'.repeat(100_000))).toBeNull()
    const hostile = `${'a, '.repeat(100)}\n${'"'.repeat(400)}\n${'('.repeat(400)}\n${'x 1 '.repeat(100)}\n`
    const before = process.cpuUsage()
    expect(readArmy(hostile.repeat(40).slice(0, mostTextCharacters))).not.toBeNull()
    expect(effortSince(before)).toBeLessThan(2_000)
  })
})

describe('an army list', () => {
  let army: ArmyDraft

  beforeEach(() => {
    const { officers, commands, notes } = read(anglo)
    army = { name: 'Anglo-Allied Army, 1815', nation: 'britain', officers, commands, notes }
  })

  it('is written as a player would write it', () => {
    expect(printArmy(army)).toBe(`Army: Anglo-Allied Army, 1815
Nation: Britain
> Hold the crossroads.
> Until dark.
Officer: Wellington +3
Officer: Uxbridge +2

Picton’s Division:
Officer: Picton +2
3x Line Infantry – infantry, 4 bases
32nd Foot – infantry, 4 bases, with Brigadier Kempt +1
1st Guards – guard infantry, 5 bases

Cavalry:

Guns:
Heavy battery – heavy artillery, 3 guns`)
  })

  it('knows its strength', () => {
    expect(armyStrength(army)).toEqual({ units: 8, bases: 24, officers: 4 })
  })

  it('goes into battle with a name for every unit, and an officer with the first of several', () => {
    const [first] = army.commands[0]?.units ?? []
    if (first === undefined) throw new Error('no unit')
    const led = { ...first, officer: person('Halkett', 1) }
    const units = battleUnits({ ...army, commands: [{ name: '', officer: null, units: [led, led] }] }, 'b')
    expect(units.map((unit) => [unit.name, unit.nation, unit.side, unit.officer?.name])).toEqual([
      ['Line Infantry 1', 'britain', 'b', 'Halkett'],
      ['Line Infantry 2', 'britain', 'b', undefined],
      ['Line Infantry 3', 'britain', 'b', undefined],
      ['Line Infantry 4', 'britain', 'b', 'Halkett'],
      ['Line Infantry 5', 'britain', 'b', undefined],
      ['Line Infantry 6', 'britain', 'b', undefined],
    ])
  })

  it('goes on from a number that its name has', () => {
    const text = '3x 1st Line\n2x Gun 4, artillery\n1st Line'
    expect(battleUnits({ ...army, ...read(text), nation: 'france' }, 'a').map((unit) => unit.name)).toEqual([
      '1st Line',
      '2nd Line',
      '3rd Line',
      'Gun 4',
      'Gun 5',
      '4th Line',
    ])
  })

  it('keeps a name that is nobody else’s, and is fresh', () => {
    const [hussars] = battleUnits({ ...army, ...read('Hussars'), nation: 'france' }, 'a')
    expect(hussars).toMatchObject({
      name: 'Hussars',
      bases: 3,
      startingBases: 3,
      marker: false,
      damaged: false,
    })
    const twice = battleUnits({ ...army, ...read('Hussars\nHussars'), nation: 'france' }, 'a')
    expect(twice.map(({ name }) => name)).toEqual(['Hussars', 'Hussars 2'])
  })

  it('makes room for a number in a name that has none', () => {
    const name = `${'x'.repeat(52)} Foot ab`
    const shortened = `${'x'.repeat(52)} Fo`
    const named = (text: string) =>
      battleUnits({ ...army, ...read(text), nation: 'france' }, 'a').map((unit) => unit.name)
    expect(named(`2x ${name}, infantry`)).toEqual([`${shortened} 1`, `${shortened} 2`])
    expect(named(`${name}, infantry\n${name}, infantry`)).toEqual([name, `${shortened} 2`])
    expect(named(`2x ${'x'.repeat(54)} Foot, infantry`)).toEqual([
      `${'x'.repeat(54)} 1`,
      `${'x'.repeat(54)} 2`,
    ])
  })

  it('counts on from no number that is too long to be one', () => {
    const text = `2x Line ${'9'.repeat(30)}\n2x ${'9'.repeat(30)}th Line`
    expect(
      new Set(battleUnits({ ...army, ...read(text), nation: 'france' }, 'a').map(({ name }) => name)).size,
    ).toBe(4)
  })

  it('has its leaders and its own officers with no unit at first', () => {
    expect(battleOfficers(army, 'b').map(({ officer }) => officer.name)).toEqual([
      'Wellington',
      'Uxbridge',
      'Picton',
    ])
  })
})
