// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { StandardCourse } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { pursuers, pursuitTargets } from '@/rules/napoleon-in-europe/battle/standard/pursuit.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import { commandOdds } from '@/rules/odds.ts'
import { refusalOf } from '../table.ts'
import { battleIn, battleOf, pieceIn, stateOf, withPieces, type Armies } from './board.ts'
import { changesOf, put } from './changes.ts'

/** The French have won. */
const won: Partial<StandardCourse> = {
  stage: 'pursuit',
  result: { winner: 'attacker', cause: 'lineBroken' },
}

const pursue = (
  piece: string,
  target: string,
  side: 'attacker' | 'defender' = 'attacker',
): NapoleonCommand => ({
  type: 'pursue',
  side,
  piece,
  target,
})
const end = (side: 'attacker' | 'defender' = 'attacker'): NapoleonCommand => ({ type: 'endPursuit', side })

const pursued = (armies: Pick<Armies, 'attacker' | 'defender'>, about: Partial<Armies> = {}) =>
  stateOf(battleOf({ ...armies, ...about, course: { ...won, ...about.course } }))

// prettier-ignore
/** The chart: who pursues, whom, and what one die must reach; null: nobody is caught. */
const chart: readonly (readonly [pursuer: LandUnit, target: LandUnit, needed: number | null])[] = [
  ['infantry', 'infantry', 6], ['infantry', 'cavalry', null], ['infantry', 'artillery', 5], ['infantry', 'leader', 6],
  ['cavalry', 'infantry', 5], ['cavalry', 'cavalry', 6], ['cavalry', 'artillery', 3], ['cavalry', 'leader', 5],
  // Types of an arm pursue, and are caught, like it.
  ['eliteInfantry', 'militia', 6], ['lightInfantry', 'horseArtillery', 5], ['militia', 'irregularCavalry', null],
  ['heavyCavalry', 'eliteInfantry', 5], ['irregularCavalry', 'heavyCavalry', 6], ['cavalry', 'lightInfantry', 5],
]

describe('the chart of pursuit', () => {
  it.each(chart)('%s after %s: %s', (pursuer, target, needed) => {
    for (const river of [0, 2]) {
      const ground = { defender: { riverBehind: river > 0 } }
      // What has fallen back covers nobody.
      const state = pursued(
        { attacker: { centre: { [pursuer]: 1 } }, defender: { retreat: { [target]: 1 } } },
        { ground },
      )
      const shot = pursue(`france.${pursuer}.1`, `britain.${target}.1`)
      if (needed === null) {
        expect(refusalOf(state, shot)).toMatchObject({ code: 'notCaughtBy', path: 'target' })
        expect(pursuers(state)).toEqual([])
        continue
      }
      const at = (face: number) => pieceIn(put(state, shot, [face]).state, `britain.${target}.1`).at
      expect(at(needed - river)).toBe('lost')
      if (needed - river > 1) expect(at(needed - river - 1)).toBe('defender.retreat')
    }
  })

  it('gives the chances of one die', () => {
    const state = pursued({ attacker: { centre: { cavalry: 1 } }, defender: { centre: { artillery: 1 } } })
    const odds = commandOdds(
      napoleonInEurope,
      state,
      pursue('france.cavalry.1', 'britain.artillery.1'),
      ({ reasons }) => reasons.find(({ operation }) => operation === 'outcome')?.key ?? '',
    )
    expect(odds.find(({ key }) => key === 'pursuit.outcome.caught')?.probability).toBeCloseTo(4 / 6, 12)
  })

  it('is not helped by a river behind the victor', () => {
    const armies = { attacker: { centre: { cavalry: 1 } }, defender: { centre: { infantry: 1 } } }
    const state = pursued(armies, { ground: { attacker: { riverBehind: true } } })
    const told = put(state, pursue('france.cavalry.1', 'britain.infantry.1'), [4])
    expect(pieceIn(told.state, 'britain.infantry.1').at).toBe('defender.centre')
  })
})

const beaten: Pick<Armies, 'attacker' | 'defender'> = {
  attacker: {
    centre: { infantry: 2, cavalry: 2, artillery: 1, leader: 1 },
    reserve: { cavalry: 1 },
    retreat: { cavalry: 1, infantry: 1 },
    coming: { cavalry: 1 },
    lost: { cavalry: 1 },
  },
  defender: {
    left: { infantry: 1, artillery: 1 },
    reserve: { leader: 1 },
    retreat: { infantry: 1, cavalry: 1 },
    coming: { infantry: 1 },
    lost: { infantry: 1 },
  },
}

/** British cavalry stands between: in the line and in the reserve. */
const covered: Pick<Armies, 'attacker' | 'defender'> = {
  attacker: beaten.attacker,
  defender: {
    centre: { infantry: 1, artillery: 1, cavalry: 1 },
    reserve: { leader: 1, cavalry: 1 },
    retreat: { infantry: 1, cavalry: 1 },
  },
}
const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id)

describe('pursuit', () => {
  const state = pursued(beaten)

  it('is the infantry’s and the cavalry’s that are there and have not fallen back', () => {
    expect(ids(pursuers(state))).toEqual([
      'france.infantry.1',
      'france.infantry.2',
      'france.cavalry.1',
      'france.cavalry.2',
      'france.cavalry.3',
    ])
  })

  it('reaches everybody who is on the board, behind the line too', () => {
    expect(ids(pursuitTargets(state, pieceIn(state, 'france.cavalry.1')))).toEqual([
      'britain.infantry.1',
      'britain.artillery.1',
      'britain.leader.1',
      'britain.infantry.2',
      'britain.cavalry.1',
    ])
    expect(ids(pursuitTargets(state, pieceIn(state, 'france.infantry.1')))).not.toContain('britain.cavalry.1')
  })

  it('is one shot for each', () => {
    const shot = put(state, pursue('france.cavalry.1', 'britain.artillery.1'), [2])
    expect(changesOf(state, shot.state)).toEqual({
      pieces: { 'france.cavalry.1': { hasPursued: true } },
      course: {},
    })
    expect(refusalOf(shot.state, pursue('france.cavalry.1', 'britain.artillery.1')).code).toBe('hasPursued')
  })

  it('ends by itself when nobody has a shot left', () => {
    const alone = pursued({ attacker: { centre: { infantry: 1 } }, defender: { centre: { infantry: 2 } } })
    const { state: after } = put(alone, pursue('france.infantry.1', 'britain.infantry.1'), [1])
    expect(battleIn(after).course.stage).toBe('over')
  })

  it('ends by itself when nobody is left', () => {
    const alone = pursued({ attacker: { centre: { infantry: 2 } }, defender: { centre: { infantry: 1 } } })
    const { state: after } = put(alone, pursue('france.infantry.1', 'britain.infantry.1'), [6])
    expect(battleIn(after).course.stage).toBe('over')
  })

  it('ends when the victor has enough', () => {
    expect(changesOf(state, put(state, end()).state)).toEqual({ pieces: {}, course: { stage: 'over' } })
  })

  it('removes Napoleon by his name', () => {
    const fled = {
      ...state,
      battle: withPieces(battleIn(state), { 'britain.leader.1': { isNapoleon: true } }),
    }
    const { reasons } = put(fled, pursue('france.cavalry.1', 'britain.leader.1'), [5])
    expect(reasons.map(({ key }) => key)).toContain('order.removeNapoleon')
  })

  it.each([
    { what: 'a gun', command: pursue('france.artillery.1', 'britain.infantry.1'), code: 'pursuesNot' },
    { what: 'a leader', command: pursue('france.leader.1', 'britain.infantry.1'), code: 'pursuesNot' },
    {
      what: 'who has fallen back',
      command: pursue('france.cavalry.4', 'britain.infantry.1'),
      code: 'fallenBackPursuesNot',
    },
    {
      what: 'who has not come',
      command: pursue('france.cavalry.5', 'britain.infantry.1'),
      code: 'pieceIsComing',
    },
    { what: 'who is lost', command: pursue('france.cavalry.6', 'britain.infantry.1'), code: 'pieceIsLost' },
    {
      what: 'the beaten',
      command: pursue('britain.infantry.1', 'france.infantry.1', 'defender'),
      code: 'notTheVictor',
    },
    {
      what: 'the enemy’s piece',
      command: pursue('britain.infantry.1', 'britain.infantry.2'),
      code: 'notOwnPiece',
    },
    { what: 'its own side', command: pursue('france.cavalry.1', 'france.infantry.1'), code: 'notEnemyPiece' },
    {
      what: 'who is lost already',
      command: pursue('france.cavalry.1', 'britain.infantry.4'),
      code: 'targetIsGone',
    },
    {
      what: 'who has not come to the beaten',
      command: pursue('france.cavalry.1', 'britain.infantry.3'),
      code: 'targetIsGone',
    },
    { what: 'the end by the beaten', command: end('defender'), code: 'notTheVictor' },
  ])('is refused: $what', ({ command, code }) => {
    expect(refusalOf(state, command).code).toBe(code)
  })

  it.each(['fight', 'over'] as const)('is refused at another time: %s', (stage) => {
    const other = pursued(beaten, { course: { stage } })
    expect(refusalOf(other, pursue('france.cavalry.1', 'britain.infantry.1')).code).toBe('noPursuit')
    expect(refusalOf(other, end()).code).toBe('noPursuit')
  })
})

describe('cavalry that covers a retreat', () => {
  const state = pursued(covered, { course: { isCovered: true } })
  const retreating = stateOf(
    battleOf({ ...covered, course: { turn: 2, acting: 'defender', phase: 'leader' } }),
  )

  it('is known as the battle is lost', () => {
    const lost = put(retreating, { type: 'retreatFromBattle', side: 'defender' }).state
    expect(battleIn(lost).course).toMatchObject({ stage: 'pursuit', isCovered: true })
  })

  it('is none that has fallen back', () => {
    const open = stateOf(battleOf({ ...beaten, course: { turn: 2, acting: 'defender', phase: 'leader' } }))
    const lost = put(open, { type: 'retreatFromBattle', side: 'defender' }).state
    expect(battleIn(lost).course).toMatchObject({ stage: 'pursuit', isCovered: false })
  })

  it('leaves the pursuit to cavalry, and must be removed first', () => {
    expect(ids(pursuers(state))).toEqual(['france.cavalry.1', 'france.cavalry.2', 'france.cavalry.3'])
    expect(ids(pursuitTargets(state, pieceIn(state, 'france.cavalry.1')))).toEqual([
      'britain.cavalry.1',
      'britain.cavalry.2',
    ])
    expect(refusalOf(state, pursue('france.infantry.1', 'britain.infantry.1')).code).toBe(
      'onlyCavalryPursues',
    )
    expect(refusalOf(state, pursue('france.cavalry.1', 'britain.infantry.1')).code).toBe(
      'coveringCavalryFirst',
    )
  })

  it('removed, leaves everybody to cavalry and nobody to infantry', () => {
    const first = put(state, pursue('france.cavalry.1', 'britain.cavalry.1'), [6]).state
    const second = put(first, pursue('france.cavalry.2', 'britain.cavalry.2'), [6]).state
    expect(ids(pursuers(second))).toEqual(['france.cavalry.3'])
    expect(ids(pursuitTargets(second, pieceIn(second, 'france.cavalry.3')))).toEqual([
      'britain.infantry.1',
      'britain.artillery.1',
      'britain.leader.1',
      'britain.infantry.2',
      'britain.cavalry.3',
    ])
    const third = put(second, pursue('france.cavalry.3', 'britain.artillery.1'), [3]).state
    expect(battleIn(third).course.stage).toBe('over')
  })

  it('bars pursuit by an army without cavalry', () => {
    const lost = put(
      stateOf(
        battleOf({
          attacker: { centre: { infantry: 3 } },
          defender: { centre: { infantry: 1, cavalry: 1 } },
          course: { turn: 2, acting: 'defender', phase: 'leader' },
        }),
      ),
      { type: 'retreatFromBattle', side: 'defender' },
    ).state
    expect(battleIn(lost).course.stage).toBe('over')
  })
})
