// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { rallyTargets } from '@/rules/napoleon-in-europe/battle/standard/rallying.ts'
import { canAct } from '@/rules/napoleon-in-europe/battle/standard/phases.ts'
import { commandSchema } from '@/rules/napoleon-in-europe/commands.ts'
import { refusalOf } from '../table.ts'
import { battleIn, battleOf, pieceIn, stateOf } from './board.ts'
import { changesOf, put } from './changes.ts'
import { inPart, lines, move } from './moving.cases.ts'
import {
  endPart,
  lastPart,
  rally,
  rallyChart,
  rallying,
  retreat,
  sequences,
  turnRefusals,
} from './turn.cases.ts'

describe('the parts of a turn', () => {
  it.each(sequences)('with the $first first', ({ first, parts }) => {
    let state: NapoleonState = inPart('cavalry', first, { course: { first } })
    const seen = [[1, 'cavalry', first]]
    for (const [, , acting] of parts.slice(0, -1)) {
      state = put(state, endPart(acting)).state
      const { turn, phase, acting: next } = battleIn(state).course
      seen.push([turn, phase, next])
    }
    expect(seen).toEqual(parts)
  })

  it('let the side act that has the part, with pieces of its arm', () => {
    const state = inPart('cavalry')
    const able = battleIn(state).pieces.filter((piece) => canAct(state, piece))
    expect(able.map(({ id }) => id)).toEqual([
      'france.cavalry.1',
      'france.cavalry.2',
      'france.cavalry.3',
      'france.cavalry.4',
    ])
  })

  it('forget what was done in the one before', () => {
    const state = inPart('cavalry', 'attacker', { course: { hasActed: true, isLively: true } })
    expect(changesOf(state, put(state, endPart('attacker')).state)).toEqual({
      pieces: {},
      course: { acting: 'defender', hasActed: false },
    })
  })
})

describe('at the beginning of a turn', () => {
  it('everybody has all actions again, and squares stand', () => {
    const state = lastPart(
      { course: { isLively: true } },
      {
        'france.cavalry.1': { spent: 2, hasCharged: true },
        'france.infantry.2': { spent: 1, hasFired: true, inSquare: true },
        'britain.cavalry.1': { hasCountercharged: true, spent: 1 },
      },
    )
    expect(changesOf(state, put(state, endPart('defender')).state)).toEqual({
      pieces: {
        'france.cavalry.1': { spent: 0, hasCharged: false },
        'france.infantry.2': { spent: 0, hasFired: false },
        'britain.cavalry.1': { spent: 0, hasCountercharged: false },
      },
      course: { turn: 2, phase: 'cavalry', acting: 'attacker', isLively: false },
    })
  })

  it.each([
    { arrives: 1, at: 'attacker.reserve' },
    { arrives: 2, at: 'attacker.reserve' },
    { arrives: 3, at: 'coming' },
    { arrives: null, at: 'coming' },
  ])('of turn 2, a group that arrives in $arrives is $at', ({ arrives, at }) => {
    const groups = [
      { from: 'Picardy', arrives: 0 },
      { from: 'Holland', arrives },
    ]
    const state = lastPart({ groups }, { 'france.cavalry.6': { group: 1 } })
    const told = put(state, endPart('defender'))
    expect(pieceIn(told.state, 'france.cavalry.6').at).toBe(at)
    expect(told.reasons.some(({ key }) => key === 'order.arrive')).toBe(at !== 'coming')
  })
})

describe('in the first turn a surprise', () => {
  const groups = [
    { from: 'Picardy', arrives: 0 },
    { from: 'Holland', arrives: 1 },
  ]
  const about = { groups, course: { surprised: 'attacker' as const } }
  const come = { 'france.cavalry.6': { at: 'attacker.reserve' as const, group: 1 } }
  const cavalry = lastPart(
    { ...about, course: { ...about.course, phase: 'cavalry', acting: 'attacker' } },
    come,
  )
  const leaders = lastPart({ ...about, course: { ...about.course, acting: 'attacker' } }, come)

  it.each([
    ['a leader', leaders, 'france.leader.2', 3],
    ['cavalry', cavalry, 'france.cavalry.1', 3],
    ['a reinforcement that has just come', cavalry, 'france.cavalry.6', 3],
  ] as const)('gives %s an action more', (_who, state, id, actions) => {
    const spent = (count: number) => ({ ...pieceIn(state, id), spent: count })
    expect([canAct(state, spent(actions - 1)), canAct(state, spent(actions))]).toEqual([true, false])
  })

  it('is over with it', () => {
    const next = put(
      lastPart({ ...about, course: { ...about.course, isLively: true } }),
      endPart('defender'),
    ).state
    const piece = pieceIn(next, 'france.cavalry.1')
    expect([canAct(next, { ...piece, spent: 1 }), canAct(next, { ...piece, spent: 2 })]).toEqual([
      true,
      false,
    ])
  })
})

describe('a skirmish', () => {
  it('stays one when reinforcements make both sides large', () => {
    const state = stateOf(
      battleOf({
        attacker: { centre: { infantry: 5 }, coming: { cavalry: 3 } },
        defender: { centre: { infantry: 9 } },
        groups: [{ from: '', arrives: 2 }],
        course: { phase: 'leader', acting: 'defender' },
      }),
    )
    const after = battleIn(put(state, endPart('defender')).state)
    expect(after.pieces.some(({ at }) => at === 'coming')).toBe(false)
    expect(after.size).toBe('skirmish')
  })
})

describe('a turn without fire and without a move into the middle', () => {
  it('is counted', () => {
    const state = lastPart()
    expect(changesOf(state, put(state, endPart('defender')).state).course).toMatchObject({
      turn: 2,
      idleTurns: 1,
    })
  })

  it('counts from the beginning after a lively one', () => {
    const state = lastPart({ course: { isLively: true, idleTurns: 1 } })
    expect(battleIn(put(state, endPart('defender')).state).course).toMatchObject({ turn: 2, idleTurns: 0 })
  })

  it('is, as the second in a row, the defender’s victory', () => {
    const state = lastPart({ course: { idleTurns: 1, turn: 3 } })
    const { pieces, course } = changesOf(state, put(state, endPart('defender')).state)
    expect({ pieces, course }).toEqual({
      pieces: {},
      course: {
        stage: 'pursuit',
        idleTurns: 2,
        result: { winner: 'defender', cause: 'idle' },
        isCovered: true,
      },
    })
  })

  it('is none where somebody has gone into the middle', () => {
    const state = inPart('cavalry', 'attacker', { course: { idleTurns: 1 } })
    const moved = put(state, move(['france.cavalry.1'], 'middle.left')).state
    expect(battleIn(moved).course.isLively).toBe(true)
  })
})

/** Two faces that add up to a sum. */
function facesOf(sum: number): readonly [number, number] {
  const first = Math.min(6, sum - 1)
  return [first, sum - first]
}

describe('the chart of rallies', () => {
  it.each(rallyChart)('%s: %i', (unit, needed) => {
    const napoleon = { isNapoleon: true }
    for (const [leader, least] of [
      [{}, needed],
      [napoleon, needed - 1],
    ] as const) {
      const state = rallying(unit, leader)
      const target = unit === 'infantry' ? 'france.infantry.2' : `france.${unit}.1`
      const attempt = rally('france.leader.1', target)
      expect(pieceIn(put(state, attempt, facesOf(least - 1)).state, target).at).toBe('attacker.retreat')
      expect(pieceIn(put(state, attempt, facesOf(least)).state, target).at).toBe('attacker.reserve')
    }
  })
})

describe('a leader who rallies', () => {
  const state = inPart('leader')

  it('uses an action for each attempt, of two', () => {
    const once = put(state, rally('france.leader.2', 'france.infantry.7'), [1, 1]).state
    expect(changesOf(state, once)).toEqual({
      pieces: { 'france.leader.2': { spent: 1 } },
      course: { hasActed: true },
    })
    const twice = put(once, rally('france.leader.2', 'france.infantry.7'), [4, 4]).state
    expect(changesOf(once, twice).pieces).toEqual({
      'france.leader.2': { spent: 2 },
      'france.infantry.7': { at: 'attacker.reserve' },
    })
    expect(refusalOf(twice, rally('france.leader.2', 'france.cavalry.5')).code).toBe('noActionLeft')
  })

  it('may rally whoever has fallen back', () => {
    const targets = (id: string) => rallyTargets(state, pieceIn(state, id)).map((target) => target.id)
    expect(targets('france.leader.2')).toEqual(['france.infantry.7', 'france.cavalry.5'])
    expect(targets('france.leader.1')).toEqual([])
    expect(targets('france.cavalry.4')).toEqual([])
    expect(targets('britain.leader.1')).toEqual([])
  })

  it('may go to the line instead', () => {
    const moved = put(state, move(['france.leader.2'], 'attacker.centre')).state
    expect(refusalOf(moved, rally('france.leader.2', 'france.infantry.7')).code).toBe('leaderNotInReserve')
  })
})

describe('a retreat', () => {
  it.each(['attacker', 'defender'] as const)('loses the %s the battle', (side) => {
    const state = inPart('infantry', side, { course: { turn: 2 } })
    const winner = side === 'attacker' ? 'defender' : 'attacker'
    expect(battleIn(put(state, retreat(side)).state).course).toMatchObject({
      stage: 'pursuit',
      result: { winner, cause: 'retreat' },
    })
  })

  it('over a river is not pursued, whoever has it before him', () => {
    for (const behind of ['attacker', 'defender'] as const) {
      const ground = { [behind]: { riverInFront: true } }
      const state = inPart('infantry', 'attacker', { course: { turn: 2 }, ground })
      const told = put(state, retreat('attacker'))
      expect(battleIn(told.state).course.stage).toBe('over')
      expect(told.reasons.map(({ key }) => key)).toContain('order.noPursuitOverRiver')
    }
  })

  it('from an enemy who cannot pursue ends the battle', () => {
    const state = inPart('infantry', 'attacker', {
      course: { turn: 2 },
      attacker: lines.attacker,
      defender: { left: { artillery: 1 }, centre: { artillery: 1 }, right: { artillery: 1 } },
    })
    const told = put(state, retreat('attacker'))
    expect(battleIn(told.state).course.stage).toBe('over')
    expect(told.reasons.map(({ key }) => key)).toContain('order.nobodyPursues')
  })
})

describe('of the turn it is refused', () => {
  it.each(turnRefusals)('$what', ({ state, command, code, path }) => {
    expect(refusalOf(state ?? inPart('leader'), parse(commandSchema, command))).toMatchObject({ code, path })
  })
})
