// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { refusalText } from '@/games/miniatures/describe/refusals.ts'
import { lineText, orderText, outcomeText } from '@/games/miniatures/describe/texts.ts'
import {
  chosenText,
  classPip,
  conditionText,
  officerText,
  standingText,
  strengthText,
  unitSigns,
  unitSymbol,
} from '@/games/miniatures/describe/unit.ts'
import type { Reason } from '@/rules/index.ts'
import { begun, correct, lockedInMelee } from '../rules/game.ts'
import { inTheWoods } from './combat.ts'

describe('a unit in words', () => {
  it('is how it stands', () => {
    const game = inTheWoods()
    expect(standingText(game.unit('u1'))).toBe('in column, woods')
    expect(standingText(game.unit('u3'))).toBe('lancers')
    expect(standingText({ ...game.unit('u3'), formation: 'column' })).toBe('lancers, in column')
    expect(standingText(game.unit('u4'))).toBe('medium foot')
  })

  it('is its strength too, where it is chosen; a gun has no bases to count', () => {
    const game = inTheWoods()
    game.play(correct('u1', { bases: 3 }))
    expect(chosenText(game.unit('u1'), ['charging'])).toBe('3 of 4 bases, in column, woods, charging')
    expect(chosenText(game.unit('u5'))).toBe('4 bases, in line')
    expect(chosenText(game.unit('u4'))).toBe('medium foot')
  })

  it('is what is left of it after a result', () => {
    expect(conditionText(lockedInMelee().unit('u1'))).toBe('3 of 4 bases, locked in melee, morale marker')
    expect(conditionText(begun().unit('u1'))).toBe('4 bases')
  })

  it('has an officer, by name where he has one', () => {
    const unit = begun().unit('u6')
    expect(officerText(unit)).toBe('Picton +2')
    expect(officerText({ ...unit, officer: { name: '', value: 0, onlyFallsInMelee: false } })).toBe(
      'officer 0',
    )
    expect(officerText({ ...unit, officer: null })).toBeUndefined()
  })

  it('counts a side by the bases that are on the table', () => {
    const game = begun()
    game.play(correct('u1', { bases: 2 }))
    game.play(correct('u2', { onTable: false }))
    const french = game.state.units.filter(({ side }) => side === 'a')
    expect(strengthText(french)).toBe('7 of 13 bases')
  })
})

describe('a unit in signs', () => {
  it.each([
    [{ arm: 'infantry', kind: 'foot', formation: 'square' }, 'infantry-square'],
    [{ arm: 'cavalry', kind: 'light', formation: 'column' }, 'cavalry-column'],
    [{ arm: 'cavalry', kind: 'armoured', formation: 'column' }, 'armoured-cavalry-line'],
    [{ arm: 'artillery', kind: 'horse', formation: 'line' }, 'horse-artillery'],
  ] as const)('%j is drawn as %s', (unit, symbol) => expect(unitSymbol(unit)).toBe(symbol))

  it('says its class, and each thing that it carries', () => {
    expect(classPip({ class: 'guard' })).toEqual({ symbol: 'class-guard', label: 'Guard' })
    const signs = unitSigns({ marker: true, damaged: true, lockedWith: ['u5'] })
    expect(signs.map(({ label }) => label)).toEqual(['locked in melee', 'damaged', 'morale marker'])
    expect(unitSigns({ marker: false, damaged: false, lockedWith: [] })).toEqual([])
  })
})

it('a key of a later version stands for itself', () => {
  const reason: Reason = {
    key: 'fire.rockets',
    parameters: {},
    value: 1,
    operation: 'add',
    sum: 'points',
    provenance: { kind: 'house', section: 'M99' },
  }
  const texts = [lineText(reason), outcomeText(reason), orderText(reason)]
  expect(texts).toEqual(['fire.rockets', 'fire.rockets', 'fire.rockets'])
  expect(refusalText({ ...reason, code: 'noRockets', path: '' })).toBe('noRockets')
})
