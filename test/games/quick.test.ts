// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { commandOf, procedureIds } from '@/games/miniatures/resolve/inputs.ts'
import {
  freshQuickEntry,
  quickInputs,
  quickState,
  type QuickEntry,
} from '@/games/miniatures/resolve/quick.ts'
import { quickSchema } from '@/games/miniatures/resolve/quickSchema.ts'
import { freshUnit, withArm, withKind } from '@/games/miniatures/unitDraft.ts'
import { deliberate } from '@/rules/index.ts'
import { combat } from '@/rules/miniatures/index.ts'
import { isPossible, typedUnit } from '../rules/arbitraries.ts'
import { refusalCode } from './combat.ts'

function commandIn(procedure: (typeof procedureIds)[number], entry: QuickEntry) {
  const command = commandOf(quickInputs(procedure, entry))
  if (command === null) throw new Error('a unit is missing')
  return command
}

const gun = withArm(freshUnit('france', 'Guns'), 'artillery')
const lancers = withKind(withArm(freshUnit('france', 'Lancers'), 'cavalry'), 'lancers')

describe('what stands there before anything was entered', () => {
  it.each(procedureIds)('is a legal %s that waits for a die', (procedure) => {
    const entry = freshQuickEntry(procedure)
    const answer = deliberate(combat, quickState(entry), commandIn(procedure, entry), [])
    expect(answer.kind).toBe('needsDie')
  })

  it.each(procedureIds)('of %s is stored and comes back as it was', (procedure) => {
    const entry = freshQuickEntry(procedure)
    expect(v.parse(quickSchema, structuredClone(entry))).toEqual(entry)
  })

  it('is called by what it does', () => {
    const names = procedureIds.map((procedure) => {
      const { first, second } = freshQuickEntry(procedure)
      return [first.name, second.name]
    })
    expect(names).toEqual([
      ['Firing unit', 'Target'],
      ['Charger', 'Charged unit'],
      ['Attacker', 'Defender'],
      ['Unit', 'Target'],
      ['Officer’s unit', 'Target'],
    ])
  })
})

describe('guns of quick resolve', () => {
  const battery = { ...freshQuickEntry('fire'), first: gun, guns: 3, moved: true }

  it('fire together, and moved together', () => {
    expect(commandIn('fire', battery)).toMatchObject({
      firers: [
        { unit: 'a1', moved: true },
        { unit: 'a2', moved: true },
        { unit: 'a3', moved: true },
      ],
      target: 'b1',
    })
    expect(refusalCode(quickState(battery), commandIn('fire', battery))).toBeUndefined()
  })

  it('are one unit again when the firer is infantry', () => {
    const entry = { ...battery, first: freshUnit('france', 'Foot') }
    expect(commandIn('fire', entry)).toMatchObject({ firers: [{ unit: 'a1', moved: false }] })
    expect(quickState(entry).units).toHaveLength(2)
  })
})

describe('help in a melee of quick resolve', () => {
  const helped = { ...freshQuickEntry('melee'), firstHelp: 4, secondHelp: 2 }

  it('counts the bases beside each', () => {
    const command = commandIn('melee', helped)
    expect(command).toMatchObject({ attackerOthers: ['aHelp'], defenderOthers: ['bHelp'] })
    expect(refusalCode(quickState(helped), command)).toBeUndefined()
    const { units } = quickState(helped)
    expect(units.map(({ id, bases }) => [id, bases])).toEqual([
      ['a1', 4],
      ['b1', 4],
      ['aHelp', 4],
      ['bHelp', 2],
    ])
  })

  it('has no officer of its own', () => {
    const officer = { name: 'Ney', value: 2, onlyFallsInMelee: false }
    const { units } = quickState({ ...helped, first: { ...helped.first, officer } })
    expect(units.filter((unit) => unit.officer !== null).map(({ id }) => id)).toEqual(['a1'])
  })

  it('may stand beside units that are locked', () => {
    const locked = { ...helped, locked: true }
    expect(refusalCode(quickState(locked), commandIn('melee', locked))).toBeUndefined()
  })
})

describe('a melee that goes on', () => {
  it('locks the two with each other, and nobody charges', () => {
    const entry = { ...freshQuickEntry('melee'), locked: true }
    const state = quickState(entry)
    expect(state.units.map(({ id, lockedWith }) => [id, lockedWith])).toEqual([
      ['a1', ['b1']],
      ['b1', ['a1']],
    ])
    const answer = deliberate(combat, state, commandIn('melee', entry), [])
    if (answer.kind !== 'needsDie') throw new Error(answer.kind)
    const keys = answer.reasons.map(({ key }) => key)
    expect(keys).toContain('heading.meleeGoesOn')
    expect(keys).not.toContain('melee.charging')
  })
})

it('what cannot be done is refused in play, not in the entry: cavalry does not fire', () => {
  const entry = { ...freshQuickEntry('fire'), first: lancers }
  expect(v.is(quickSchema, entry)).toBe(true)
  expect(refusalCode(quickState(entry), commandIn('fire', entry))).toBe('cavalryDoesNotFire')
})

describe('what was stored', () => {
  const entry = freshQuickEntry('fire')
  const { first, choices } = entry

  it.each([
    ['a unit without bases', { first: { ...first, bases: 0 } }],
    ['more bases than at the start', { first: { ...first, bases: 5 } }],
    ['a skirmishing line', { first: { ...first, formation: 'skirmish' } }],
    ['cavalry in square', { second: { ...lancers, formation: 'square' } }],
    ['light cavalry of the light class', { second: { ...lancers, class: 'light' } }],
    ['a gun of two bases', { first: { ...gun, startingBases: 2, bases: 2 } }],
    ['an unknown field of a unit', { first: { ...first, rockets: 3 } }],
    ['no gun', { guns: 0 }],
    ['25 guns', { guns: 25 }],
    ['half a base of help', { firstHelp: 0.5 }],
    ['13 bases of help', { secondHelp: 13 }],
    ['a quarter of an inch', { choices: { ...choices, distance: 4.25 } }],
    ['no distance', { choices: { ...choices, distance: 0 } }],
    ['97 inches', { choices: { ...choices, distance: 97 } }],
    ['an unknown side to be taken from', { choices: { ...choices, aspect: 'above' } }],
    ['no base removed', { choices: { ...choices, basesRemoved: 0 } }],
    ['a word for a yes', { locked: 'yes' }],
  ])('is not taken up with %s', (_what, difference) => {
    expect(v.is(quickSchema, { ...entry, ...difference })).toBe(false)
  })

  it('is taken up exactly when the rules find its units possible', () => {
    fc.assert(
      fc.property(typedUnit, (unit) => {
        const taken = v.is(quickSchema, { ...entry, second: unit })
        expect(taken).toBe(isPossible(unit) && unit.bases > 0)
      }),
    )
  })

  it('is not taken up where there is nothing', () => {
    expect(v.is(quickSchema, undefined)).toBe(false)
    expect(v.is(quickSchema, { first, second: first })).toBe(false)
  })
})
