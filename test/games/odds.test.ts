// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { leaderDieOdds, leaderRisks, oddsOf } from '@/games/miniatures/describe/odds.ts'
import type { OddsView } from '@/ui/resolve/view.ts'
import { begun, correct, fire, melee, type Game } from '../rules/game.ts'
import { bothMarked, combatCommand, inTheWoods } from './combat.ts'

function read(odds: OddsView | undefined) {
  return odds?.segments.map(({ label, probability, faces }) => [
    label,
    Math.round(probability * 1000) / 10,
    faces?.join(' '),
  ])
}

const kempt = combatCommand({ type: 'fallenLeader', unit: 'u5', basesRemoved: 2, danger: 'melee' })

describe('the odds of a volley', () => {
  it('at 4 in, in column and woods: 30, 30, 30 and 10, each with its faces', () => {
    const odds = oddsOf(inTheWoods().state, combatCommand(fire()), [])
    expect(read(odds)).toEqual([
      ['No effect', 30, '1 2 3'],
      ['Lively: a marker', 30, '4 5 6'],
      ['Telling: 1 base, a marker', 30, '7 8 9'],
      ['Deadly: 2 bases, a marker', 10, '10'],
    ])
    expect(odds?.sides).toBe(10)
    expect(odds?.segments.map(({ harm }) => harm)).toEqual([0, 1, 2, 3])
  })

  it('at a target that would be gone say so', () => {
    const game = inTheWoods()
    game.play(correct('u1', { bases: 1 }))
    expect(read(oddsOf(game.state, combatCommand(fire()), []))?.map(([label]) => label)).toEqual([
      'No effect',
      'Lively: a marker',
      'Telling: removed',
      'Deadly: removed',
    ])
  })

  it('keep their faces where an officer may fall besides: the outcome hangs on one die', () => {
    const back = combatCommand({ type: 'fire', firers: [{ unit: 'u1' }], target: 'u5', distance: 4 })
    const odds = oddsOf(begun().state, back, [])
    expect(odds?.sides).toBe(10)
    expect(odds?.segments.flatMap(({ faces }) => faces ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('the odds of a melee', () => {
  it('are named after the units, without faces: two dice decide', () => {
    const odds = oddsOf(begun().state, combatCommand(melee({ attacker: 'u2' })), [])
    expect(read(odds)).toEqual([
      ['Old Guard breaks through', 28, undefined],
      ['Old Guard wins', 51, undefined],
      ['Locked in melee', 6, undefined],
      ['32nd Foot wins', 15, undefined],
    ])
    expect(odds).not.toHaveProperty('sides')
  })

  it('have faces once one die lies on the table', () => {
    const odds = oddsOf(begun().state, combatCommand(melee({ attacker: 'u2' })), [6])
    expect(odds?.sides).toBe(10)
    expect(odds?.segments.flatMap(({ faces }) => faces ?? []).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(odds?.segments.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })
})

describe('the odds of a check before contact', () => {
  /** Each with its chance in percent and its harm to the attacker. */
  function chances(game: Game, known: readonly number[] = []) {
    const odds = oddsOf(game.state, combatCommand(melee({ attacker: 'u8', defender: 'u1' })), known)
    return odds?.segments.map(({ label, probability, harm }) => [
      label,
      Math.round(probability * 1000) / 10,
      harm,
    ])
  }

  it('tell a unit that falls back from one that runs for good', () => {
    const game = begun()
    game.play(correct('u8', { marker: true, bases: 2 }))
    expect(chances(game)).toContainEqual(['Lüneburg falls back', 50, 3])
    expect(chances(game)?.at(-1)).toEqual(['Lüneburg runs for good', 30, 4])
  })

  it('of the defender are none too bad for the attacker', () => {
    const game = begun()
    game.play(correct('u1', { marker: true, bases: 1 }))
    expect(chances(game)).toContainEqual(['1st Line runs for good', 20, 0])
    expect(chances(game)).toContainEqual(['1st Line falls back', 50, 1])
  })

  it('stand on the faces of the die, though it leaves the melee open', () => {
    const game = begun()
    game.play(correct('u8', { marker: true, bases: 2 }))
    const odds = oddsOf(game.state, combatCommand(melee({ attacker: 'u8', defender: 'u1' })), [])
    expect(odds).not.toHaveProperty('sides')
    expect(odds?.ofDie?.map(({ label, harm, faces }) => [label, harm, faces?.join(' ')])).toEqual([
      ['Broken', 4, '1 2 3'],
      ['Falls back', 3, '4 5 6 7 8'],
      ['Stands to fight', 0, '9 10'],
    ])
  })

  it('are those of the next check, where both are to be thrown', () => {
    const command = combatCommand(melee({ defender: 'u8' }))
    const odds = oddsOf(bothMarked().state, command, [10])
    expect(odds?.ofDie?.map(({ label, harm }) => [label, harm])).toEqual([
      ['Broken', 0],
      ['Falls back', 1],
      ['Stands to fight', 2],
    ])
    expect(oddsOf(bothMarked().state, command, [10, 10])).not.toHaveProperty('ofDie')
  })
})

describe('the odds of a rally', () => {
  it('go from the marker off to gone', () => {
    const game = begun()
    game.play(correct('u8', { marker: true, bases: 2 }))
    const odds = oddsOf(game.state, combatCommand({ type: 'rally', unit: 'u8' }), [])
    expect(odds?.segments.map(({ label }) => label)).toEqual([
      'Rallies: marker off',
      'Stays: marker stays',
      'Falls back, marker stays',
      'Removed',
    ])
  })
})

describe('a leader in danger', () => {
  it('for two bases: the chance of both throws, and the faces of the next', () => {
    expect(read(oddsOf(begun().state, kempt, []))).toEqual([
      ['Unhurt', 36, undefined],
      ['Falls', 64, undefined],
    ])
    expect(read(leaderDieOdds(begun().state, kempt, []))).toEqual([
      ['Unhurt', 60, '5 6 7 8 9 10'],
      ['Falls', 40, '1 2 3 4'],
    ])
  })

  it('keeps the odds of his die after a throw that missed him', () => {
    expect(read(leaderDieOdds(begun().state, kempt, [9]))).toEqual([
      ['Unhurt', 60, '5 6 7 8 9 10'],
      ['Falls', 40, '1 2 3 4'],
    ])
  })

  it('who is not at risk throws no die, and has no odds', () => {
    const napoleon = combatCommand({ type: 'fallenLeader', unit: 'u2', basesRemoved: 2, danger: 'fire' })
    expect(oddsOf(begun().state, napoleon, [])).toBeUndefined()
  })

  it('after a volley: the die is for him alone, whatever the volley did', () => {
    const back = combatCommand({ type: 'fire', firers: [{ unit: 'u1' }], target: 'u5', distance: 4 })
    expect(read(leaderDieOdds(begun().state, back, [8]))).toEqual([
      ['Unhurt', 60, '5 6 7 8 9 10'],
      ['Falls', 40, '1 2 3 4'],
    ])
  })
})

describe('the risk of the leaders', () => {
  it('is each one’s own', () => {
    const risks = leaderRisks(begun().state, combatCommand(melee({ attacker: 'u2' })), [])
    expect(risks.map(({ officer }) => officer).toSorted()).toEqual(['Kempt', 'Napoleon'])
    for (const { probability } of risks) expect(probability).toBeGreaterThan(0)
  })

  it('of a volley is the chance of bases lost times that of the throws', () => {
    const back = combatCommand({ type: 'fire', firers: [{ unit: 'u1' }], target: 'u5', distance: 4 })
    const game = begun()
    const [risk, ...others] = leaderRisks(game.state, back, [])
    const chances = Object.fromEntries(
      oddsOf(game.state, back, [])?.segments.map(({ key, probability }) => [key, probability]) ?? [],
    )
    const [telling = 0, deadly = 0] = [chances['fire.outcome.telling'], chances['fire.outcome.deadly']]
    expect(others).toEqual([])
    expect(risk?.officer).toBe('Kempt')
    expect(risk?.probability).toBeCloseTo(telling * 0.4 + deadly * (1 - 0.6 ** 2), 12)
  })

  it('is none where nobody leads', () => {
    expect(leaderRisks(begun().state, combatCommand(fire()), [])).toEqual([])
  })

  it('is certain, or gone, once his die lies there', () => {
    const back = combatCommand({ type: 'fire', firers: [{ unit: 'u1' }], target: 'u5', distance: 4 })
    expect(leaderRisks(begun().state, back, [8, 3])).toEqual([{ officer: 'Kempt', probability: 1 }])
    expect(leaderRisks(begun().state, back, [8, 9])).toEqual([])
  })
})
