// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { holdersOf } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import { lanesSeenBy } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { battleOf } from './board.ts'

describe('a part of a battle line', () => {
  const battle = battleOf({
    attacker: { left: { infantry: 1, leader: 1 }, 'middle.left': { cavalry: 1 }, centre: { leader: 1 } },
    defender: { left: { infantry: 2 }, reserve: { infantry: 3 }, retreat: { cavalry: 1 } },
  })

  it.each([
    ['on', 'left', ['france.infantry.1', 'france.leader.1', 'france.cavalry.1']],
    ['off', 'left', ['france.infantry.1', 'france.cavalry.1']],
    ['on', 'centre', ['france.leader.2']],
    ['off', 'centre', []],
    ['on', 'right', []],
  ] as const)('is held, leaders alone being %s, on the %s', (leaderHoldsLine, lane, expected) => {
    const held = holdersOf(rulesWith({ leaderHoldsLine }), battle, 'attacker', lane)
    expect(held.map(({ id }) => id)).toEqual(expected)
  })

  it('is held by nobody in the reserve or the retreat area', () => {
    const held = holdersOf(rulesWith({}), battle, 'defender', 'left')
    expect(held.map(({ id }) => id)).toEqual(['britain.infantry.1', 'britain.infantry.2'])
  })

  it('is called by the hand that its own side has it at', () => {
    expect(lanesSeenBy('attacker', 'major')).toEqual(['left', 'centre', 'right'])
    expect(lanesSeenBy('defender', 'major')).toEqual(['right', 'centre', 'left'])
    expect(lanesSeenBy('defender', 'skirmish')).toEqual(['centre'])
  })
})
