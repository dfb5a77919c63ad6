// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import { printArmy, readArmy } from '@/rules/miniatures/armies/text.ts'
import { person } from './armies.cases.ts'

type Command = ArmyDraft['commands'][number]
type Unit = Command['units'][number]

const draft: ArmyDraft = { name: 'Nord', nation: 'france', officers: [], commands: [], notes: '' }

function command(name: string, officer: Command['officer'] = null, units: readonly Unit[] = []): Command {
  return { name, officer, units }
}

/** A battalion of four bases, but for this. */
function unit(name: string, changes: Partial<Unit> = {}): Unit {
  const usual: Unit = {
    name,
    nation: null,
    arm: 'infantry',
    kind: 'foot',
    class: 'line',
    startingBases: 4,
    formation: 'line',
    copies: 1,
    officer: null,
  }
  return { ...usual, ...changes }
}

/** What is written below the army's name and nation, without blank lines. */
function written(army: ArmyDraft): readonly string[] {
  const [, , ...lines] = printArmy(army).split('\n')
  return lines.filter((line) => line !== '')
}

/** What the text of an army is read back as. */
function readBack(army: ArmyDraft) {
  const read = readArmy(printArmy(army))
  return (
    read && {
      name: read.name,
      nation: read.nation,
      officers: read.officers,
      commands: read.commands,
      notes: read.notes,
    }
  )
}

const gun = { arm: 'artillery', startingBases: 1 } as const

const cases: readonly (readonly [string, Partial<ArmyDraft>, readonly string[]])[] = [
  ['nothing but a name', {}, []],
  ['notes, with a blank line', { notes: 'one\n\nthree' }, ['> one', '> ', '> three']],
  [
    'officers: nameless, and with a fate that is not what their names say',
    {
      officers: [
        person('', 2),
        person('', 1, true),
        person('Ney', 2, true),
        person('Wellington', 3),
        person('Wellington', 3, true),
        person('Picton with the Guard', 2),
      ],
    },
    [
      'Officer: +2',
      'Officer: +1, falls only in melee',
      'Officer: Ney +2, falls only in melee',
      'Officer: Wellington +3, falls by fire too',
      'Officer: Wellington +3',
      'Officer: "Picton with the Guard" +2',
    ],
  ],
  [
    'units before any heading',
    { commands: [command('', null, [unit('Line')]), command('', null, [unit('Line')])] },
    ['Line – infantry, 4 bases', '# ', 'Line – infantry, 4 bases'],
  ],
  [
    'a first command without a name that is led',
    { commands: [command('', person('Ney', 2))] },
    ['# ', 'Officer: Ney +2'],
  ],
  [
    'a first command without a name that is led, with its units',
    { commands: [command('', person('Ney', 2), [unit('Line')])] },
    ['# ', 'Officer: Ney +2', 'Line – infantry, 4 bases'],
  ],
  [
    'a first command that is named',
    { commands: [command('Guard', null, [unit('Line')])] },
    ['Guard:', 'Line – infantry, 4 bases'],
  ],
  ['a first command without a name or a unit', { commands: [command('')] }, ['# ']],
  [
    'headings that look like something else',
    { commands: ['Guard', 'Officer', '#1', '"Old"', 'Army: x', '> y'].map((name) => command(name)) },
    ['Guard:', '# Officer', '# #1', '# """Old"""', '# Army: x', '# > y'],
  ],
  [
    'units: how many, how strong, how they stand, whose they are',
    {
      commands: [
        command('', null, [
          unit('1st Guards', { class: 'guard', startingBases: 1, copies: 3 }),
          unit('Jäger', { class: 'light', formation: 'skirmish', nation: 'prussia' }),
          unit('Nassau', { formation: 'column', nation: 'other' }),
          unit('Battery', { ...gun, kind: 'heavyGun' }),
          unit('Bull’s Troop', { ...gun, kind: 'horse', copies: 2 }),
        ]),
      ],
    },
    [
      '3x 1st Guards – guard infantry, 1 base',
      'Jäger – light infantry, 4 bases, skirmishing, Prussian',
      'Nassau – infantry, 4 bases, in column, allied',
      'Battery – heavy artillery, 1 gun',
      'Bull’s Troop – horse artillery, 2 guns',
    ],
  ],
  [
    'units whose names say something else than they are',
    {
      commands: [
        command('', null, [
          unit('Line, the old one'),
          unit('Guards'),
          unit('"Own"'),
          unit('Dragoons', { arm: 'cavalry', kind: 'light' }),
        ]),
      ],
    },
    [
      '"Line, the old one" – infantry, 4 bases',
      'Guards – line infantry, 4 bases',
      '"""Own""" – infantry, 4 bases',
      'Dragoons – light cavalry, 4 bases',
    ],
  ],
  [
    'units that are led',
    {
      commands: [
        command('', null, [
          unit('Own', { officer: person('', 1) }),
          unit('Own', { officer: person('Ney', 2, true) }),
          unit('Own', { officer: person('Ney with 1st', 2) }),
        ]),
      ],
    },
    [
      'Own – infantry, 4 bases, with +1',
      'Own – infantry, 4 bases, with Ney +2, falls only in melee',
      'Own – infantry, 4 bases, with "Ney with 1st" +2',
    ],
  ],
]

describe('an army list as text', () => {
  it.each(cases)('%s: as plainly as it can be read back', (_what, parts, lines) => {
    const army = { ...draft, ...parts }
    expect(written(army)).toEqual(lines)
    expect(readBack(army)).toEqual(army)
  })

  it('has its name and its nation on top, the name in quotation marks where it needs them', () => {
    expect(printArmy(draft)).toBe('Army: Nord\nNation: France')
    expect(printArmy({ ...draft, name: '"Nord"' })).toBe('Army: """Nord"""\nNation: France')
    expect(readBack({ ...draft, name: '"Nord"' })?.name).toBe('"Nord"')
  })
})
