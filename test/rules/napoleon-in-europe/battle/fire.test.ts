// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { fireTargets } from '@/rules/napoleon-in-europe/battle/standard/fire-lines.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { commandOdds } from '@/rules/odds.ts'
import { refusalOf } from '../table.ts'
import { battleIn, battleOf, pieceIn, stateOf, withPieces } from './board.ts'
import { changesOf, put } from './changes.ts'
import {
  besideLeaders,
  eliminations,
  fire,
  fireChart,
  fireModifiers,
  firerId,
  fireRefusals,
  shotIntoLine,
  shotState,
  targetId,
  type Shot,
} from './fire.cases.ts'
import { inPart, lines } from './moving.cases.ts'

/** Two faces that add up to a sum. */
function facesOf(sum: number): readonly [number, number] {
  const first = Math.min(6, sum - 1)
  return [first, sum - first]
}

/** Where the target of a shot is after these faces. */
function after(state: NapoleonState, { firer, target }: Shot, faces: readonly number[]): string {
  const side = battleIn(state).course.acting
  const told = put(state, fire(firerId(firer), targetId(target), side), faces)
  return pieceIn(told.state, targetId(target)).at
}

/** The shot hits on two dice of this as they lie, and on no less. */
function expectNeeded(state: NapoleonState, shot: Shot, needed: number): void {
  const { side } = pieceIn(state, targetId(shot.target))
  const before = pieceIn(state, targetId(shot.target)).at
  expect(after(state, shot, facesOf(needed - 1))).toBe(before)
  expect(after(state, shot, [...facesOf(needed), 6])).toBe(`${side}.retreat`)
  expect(after(state, shot, [...facesOf(needed), 1])).toBe('lost')
}

describe('the chart of fire', () => {
  it.each(fireChart)('%s at %s over %i: %i', (firer, target, distance, needed) => {
    const shot = { firer, target, distance }
    expectNeeded(shotState(shot), shot, needed)
  })
})

describe('on the dice of fire', () => {
  it.each(fireModifiers)('$what: $needed', ({ intoLine = false, needed, ...shot }) => {
    expectNeeded(intoLine ? shotIntoLine(shot) : shotState(shot), shot, needed)
  })
})

describe('what a hit does', () => {
  it.each(eliminations)('to %s: removed up to %i, by light infantry up to %i', (target, most, byLight) => {
    for (const [firer, highest] of [
      ['infantry', most],
      ['lightInfantry', byLight],
    ] as const) {
      const shot = { firer, target }
      const hit = facesOf(12)
      expect(after(shotState(shot), shot, [...hit, highest])).toBe('lost')
      expect(after(shotState(shot), shot, [...hit, highest + 1])).toBe('attacker.retreat')
    }
  })
})

describe('fire is refused', () => {
  it.each(fireRefusals)('$what', ({ state, command, code, path }) => {
    expect(refusalOf(state ?? inPart('infantry'), parse(commandSchema, command))).toMatchObject({
      code,
      path,
    })
  })
})

const lively = { hasActed: true, isLively: true }

describe('a river in front of an army', () => {
  it.each(['attacker', 'defender'] as const)('of the %s hinders no fire', (side) => {
    const shot = { firer: 'infantry', target: 'infantry' } as const
    const state = shotState(shot)
    const battle = battleIn(state)
    const ground = { ...battle.ground, [side]: { ...battle.ground[side], riverInFront: true } }
    const over = { ...state, battle: { ...battle, ground } }
    expect(after(over, shot, [...facesOf(9), 4])).toBe('attacker.retreat')
    expect(after(over, shot, facesOf(8))).toBe('middle.centre')
  })
})

describe('after a shot', () => {
  const shooting = besideLeaders()
  const shot = fire('france.artillery.1', 'britain.infantry.1')

  it('the firer has used its action, and the turn is lively', () => {
    expect(changesOf(shooting, put(shooting, shot, [1, 1]).state)).toEqual({
      pieces: { 'france.artillery.1': { spent: 1, hasFired: true } },
      course: lively,
    })
  })

  it('who falls back is in no square any more', () => {
    const state = {
      ...shooting,
      battle: withPieces(battleIn(shooting), { 'britain.infantry.1': { inSquare: true } }),
    }
    const { pieces } = changesOf(state, put(state, shot, [4, 4, 4]).state)
    expect(pieces['britain.infantry.1']).toEqual({ at: 'defender.retreat', inSquare: false })
  })

  it('a line may be broken', () => {
    const one = { firer: 'infantry', target: 'infantry' } as const
    const state = shotState(one)
    const told = put(state, fire(firerId('infantry'), targetId('infantry'), 'defender'), [6, 6, 6])
    expect(battleIn(told.state).course).toMatchObject({
      stage: 'pursuit',
      result: { winner: 'defender', cause: 'lineBroken' },
      isCovered: false,
    })
    expect(told.reasons.map(({ key }) => key)).toContain('battleEnds.lineBroken')
  })

  it('twice by surprise, artillery and infantry alike', () => {
    const state = {
      ...shooting,
      battle: {
        ...battleIn(shooting),
        course: { ...battleIn(shooting).course, surprised: 'attacker' as const },
      },
    }
    const once = put(state, shot, [1, 1]).state
    const twice = put(once, shot, [1, 1]).state
    expect(pieceIn(twice, 'france.artillery.1').spent).toBe(2)
    expect(refusalOf(twice, shot).code).toBe('noActionLeft')
  })

  it('horse artillery may still move', () => {
    const battle = battleOf({
      attacker: { centre: { horseArtillery: 1, infantry: 1 } },
      defender: { centre: { infantry: 2 } },
      course: { phase: 'artillery' },
    })
    const fired = put(stateOf(battle), fire('france.horseArtillery.1', 'britain.infantry.1'), [1, 1]).state
    const moved = put(fired, {
      type: 'moveInBattle',
      side: 'attacker',
      pieces: ['france.horseArtillery.1'],
      to: 'middle.centre',
    }).state
    expect(pieceIn(moved, 'france.horseArtillery.1')).toMatchObject({ at: 'middle.centre', spent: 2 })
  })
})

describe('a leader beside who is fired at', () => {
  const shot = fire('france.artillery.1', 'britain.infantry.1')

  it.each([
    { what: 'stays at a natural 10', faces: [5, 5, 4], at: 'defender.centre' },
    { what: 'falls at a natural 11', faces: [5, 6, 4], at: 'lost' },
    { what: 'falls at a natural 12', faces: [6, 6, 1], at: 'lost' },
  ])('$what', ({ faces, at }) => {
    const state = besideLeaders('britain')
    expect(pieceIn(put(state, shot, faces).state, 'britain.leader.1').at).toBe(at)
  })

  it('falls at a natural 11 that misses', () => {
    const at = { firer: 'infantry', target: 'artillery', into: 'woods' } as const
    const battle = battleIn(shotIntoLine({ ...at, firers: { inSquare: true } }))
    const [first] = battle.pieces
    const leader = {
      ...first,
      id: 'france.leader.1',
      side: 'defender',
      nation: 'france',
      unit: 'leader',
    } as const
    if (first === undefined) throw new Error('a piece')
    const state = stateOf({
      ...battle,
      pieces: [...battle.pieces, { ...first, ...leader, at: 'defender.centre', inSquare: false }],
    })
    const told = put(state, fire('britain.infantry.1', 'france.artillery.1'), [5, 6])
    expect(told.reasons.map(({ key }) => key)).toContain('fire.outcome.missed')
    expect(pieceIn(told.state, 'france.leader.1').at).toBe('lost')
  })

  it('of an ally falls beside a unit that is not his own', () => {
    const { state } = put(besideLeaders('austria'), shot, [5, 6, 4])
    expect(pieceIn(state, 'austria.leader.1').at).toBe('lost')
  })

  it('of two alike one falls', () => {
    const told = put(besideLeaders('britain', 'britain'), shot, [6, 6, 4])
    expect(changesOf(besideLeaders('britain', 'britain'), told.state)).toEqual({
      pieces: {
        'france.artillery.1': { spent: 1, hasFired: true },
        'britain.infantry.1': { at: 'defender.retreat' },
        'britain.leader.1': { at: 'lost' },
      },
      course: lively,
    })
  })

  describe('of two that differ', () => {
    const owing = put(besideLeaders('britain', 'austria'), shot, [6, 6, 4]).state
    const lose = (piece: string, side: 'attacker' | 'defender' = 'defender'): NapoleonCommand => ({
      type: 'loseLeader',
      side,
      piece,
    })

    it('their owner says which', () => {
      expect(battleIn(owing).course.owed).toEqual([
        { kind: 'leaderFalls', side: 'defender', area: 'defender.centre' },
      ])
      expect(refusalOf(owing, shot).code).toBe('battleChoiceOwed')
      const { pieces, course } = changesOf(owing, put(owing, lose('austria.leader.1')).state)
      expect({ pieces, course }).toEqual({
        pieces: { 'austria.leader.1': { at: 'lost' } },
        course: { owed: [] },
      })
    })

    it.each([
      { what: 'not the other side', command: lose('britain.leader.1', 'attacker'), code: 'noLeaderToChoose' },
      { what: 'not a unit', command: lose('britain.infantry.2'), code: 'notThatLeader' },
      { what: 'nobody who is not there', command: lose('britain.leader.9'), code: 'noSuchPiece' },
    ])('$what', ({ command, code }) => {
      expect(refusalOf(owing, command).code).toBe(code)
    })

    it('once', () => {
      const chosen = put(owing, lose('austria.leader.1')).state
      expect(refusalOf(chosen, lose('britain.leader.1')).code).toBe('noLeaderToChoose')
    })
  })

  it('the line is asked after only when it is known who fell', () => {
    const battle = battleIn(besideLeaders('britain', 'austria'))
    const alone = { ...battle, pieces: battle.pieces.filter(({ id }) => id !== 'britain.infantry.2') }
    const state = stateOf(alone, { leaderHoldsLine: 'off' })
    const owing = put(state, shot, [6, 6, 4]).state
    expect(battleIn(owing).course.stage).toBe('fight')
    const chosen = put(owing, { type: 'loseLeader', side: 'defender', piece: 'britain.leader.1' })
    expect(battleIn(chosen.state).course).toMatchObject({ stage: 'pursuit', owed: [] })
    expect(pieceIn(chosen.state, 'austria.leader.1').at).toBe('defender.centre')
  })
})

describe('whom a piece may fire at', () => {
  it.each([
    ['france.infantry.2', 'infantry', ['britain.infantry.1', 'britain.infantry.2', 'britain.infantry.3']],
    ['france.infantry.4', 'infantry', ['britain.infantry.4']],
    ['france.infantry.6', 'infantry', []],
    ['france.artillery.1', 'artillery', []],
    ['france.cavalry.1', 'cavalry', []],
    ['france.infantry.7', 'infantry', []],
    ['france.infantry.2', 'cavalry', []],
  ] as const)('%s in the %s phase', (id, phase, expected) => {
    const state = inPart(phase)
    expect(fireTargets(state, pieceIn(state, id)).map((target) => target.id)).toEqual(expected)
  })

  it('over an empty middle, artillery alone', () => {
    const army = { ...lines.attacker, right: { infantry: 1, artillery: 1 } }
    const state = inPart('artillery', 'attacker', { attacker: army })
    expect(fireTargets(state, pieceIn(state, 'france.artillery.2')).map(({ id }) => id)).toEqual([
      'britain.infantry.6',
      'britain.infantry.7',
    ])
  })
})

describe('the odds of a shot', () => {
  const faces = [1, 2, 3, 4, 5, 6]

  it.each([
    { what: 'plain', firer: 'infantry', target: 'infantry', needed: 9, most: 3 },
    { what: 'guns at cavalry', firer: 'artillery', target: 'cavalry', needed: 6, most: 3 },
    { what: 'light infantry at militia', firer: 'lightInfantry', target: 'militia', needed: 8, most: 3 },
    {
      what: 'guns at elite over two areas',
      firer: 'artillery',
      target: 'eliteInfantry',
      distance: 2,
      needed: 9,
      most: 2,
    },
  ] as const)('are those of every throw of three dice: $what', ({ needed, most, ...shot }) => {
    const counts = { missed: 0, fallsBack: 0, eliminated: 0 }
    for (const one of faces)
      for (const two of faces)
        for (const three of faces) {
          const hit = one + two >= needed
          counts[hit ? (three <= most ? 'eliminated' : 'fallsBack') : 'missed'] += 1
        }
    const odds = commandOdds(
      napoleonInEurope,
      shotState(shot),
      fire(firerId(shot.firer), targetId(shot.target), 'defender'),
      ({ reasons }) => reasons.find(({ operation }) => operation === 'outcome')?.key ?? '',
    )
    expect(Object.fromEntries(odds.map(({ key, probability }) => [key, probability]))).toEqual(
      Object.fromEntries(
        Object.entries(counts).map(([key, count]) => [
          `fire.outcome.${key}`,
          expect.closeTo(count / 216, 12),
        ]),
      ),
    )
  })
})
