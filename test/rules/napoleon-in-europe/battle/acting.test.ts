// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sideToGround } from '@/rules/napoleon-in-europe/battle/opening/terrain.ts'
import { chooserOf } from '@/rules/napoleon-in-europe/battle/standard/charge-choice.ts'
import { actionKindsOf, isAbleTo } from '@/rules/napoleon-in-europe/battle/standard/kinds.ts'
import { actionsNow } from '@/rules/napoleon-in-europe/battle/standard/phases.ts'
import { battleOf, pieceIn, stateOf, withPieces } from './board.ts'
import { inPart, lines } from './moving.cases.ts'

describe('battle actions that a piece has left', () => {
  const cavalryPart = inPart('cavalry')

  it('are those of its unit, less those that it has used', () => {
    expect(actionsNow(cavalryPart, pieceIn(cavalryPart, 'france.cavalry.1'))).toBe(2)
    const used = stateOf(withPieces(battleOf(lines), { 'france.cavalry.1': { spent: 1 } }))
    expect(actionsNow(used, pieceIn(used, 'france.cavalry.1'))).toBe(1)
  })

  it('are none where all are used', () => {
    const used = stateOf(withPieces(battleOf(lines), { 'france.cavalry.1': { spent: 2 } }))
    expect(actionsNow(used, pieceIn(used, 'france.cavalry.1'))).toBe(0)
  })

  it.each([
    ['of another arm', 'france.infantry.1'],
    ['of the other side', 'britain.cavalry.1'],
    ['that has fallen back', 'france.cavalry.5'],
    ['that has not come', 'france.cavalry.6'],
    ['that is lost', 'france.cavalry.7'],
  ])('are not asked of a piece %s', (_what, id) => {
    expect(actionsNow(cavalryPart, pieceIn(cavalryPart, id))).toBeNull()
  })

  it('are not asked of anybody while a choice is owed, or no battle is fought', () => {
    const owed = [{ kind: 'leaderFalls', side: 'attacker', area: 'middle.left' }] as const
    for (const course of [{ owed }, { stage: 'pursuit' }] as const) {
      const state = inPart('cavalry', 'attacker', { course })
      expect(actionsNow(state, pieceIn(state, 'france.cavalry.1'))).toBeNull()
    }
    const cavalry = pieceIn(cavalryPart, 'france.cavalry.1')
    expect(actionsNow({ ...cavalryPart, battle: null }, cavalry)).toBeNull()
  })
})

describe('what a piece does with a battle action', () => {
  it.each([
    ['heavyCavalry', ['move', 'charge']],
    ['horseArtillery', ['move', 'fire']],
    ['militia', ['move', 'fire', 'charge']],
    ['leader', ['move', 'rally']],
  ] as const)('%s', (unit, expected) => {
    expect(actionKindsOf({ unit, inSquare: false })).toEqual(expected)
    for (const kind of ['move', 'fire', 'charge', 'rally'] as const) {
      expect(isAbleTo({ unit }, kind)).toBe(expected.some((one) => one === kind))
    }
  })

  it('is to fire alone, in square', () => {
    expect(actionKindsOf({ unit: 'infantry', inSquare: true })).toEqual(['fire'])
  })
})

describe('a choice that is owed', () => {
  const battle = battleOf(lines)
  const pair = { charger: 'france.cavalry.1', target: 'britain.infantry.1' } as const

  it.each([
    ['who is charged answers', { kind: 'answer', ...pair }, 'defender'],
    ['the charger charges home', { kind: 'chargeHome', ...pair }, 'attacker'],
    [
      'its side countercharges',
      { kind: 'countercharge', ...pair, side: 'defender', area: 'defender.left' },
      'defender',
    ],
    ['a leader’s side loses him', { kind: 'leaderFalls', side: 'attacker', area: 'middle.left' }, 'attacker'],
    ['nobody’s piece answers nothing', { kind: 'answer', ...pair, target: 'nobody' }, null],
  ] as const)('%s', (_what, owed, expected) => expect(chooserOf(battle, owed)).toBe(expected))
})

describe('ground', () => {
  const rolled = { hasRolled: true }

  it.each([
    ['is the attacker’s first', {}, 'attacker'],
    ['is placed before the other is rolled', { attacker: { ...rolled, toPlace: ['hill'] } }, 'attacker'],
    ['is the defender’s next', { attacker: rolled }, 'defender'],
    [
      'is the defender’s to place',
      { attacker: rolled, defender: { ...rolled, toPlace: ['woods'] } },
      'defender',
    ],
    ['is settled where both have theirs', { attacker: rolled, defender: rolled }, null],
  ] as const)('%s', (_what, ground, expected) => {
    expect(sideToGround(battleOf({ ...lines, ground }))).toBe(expected)
  })
})
