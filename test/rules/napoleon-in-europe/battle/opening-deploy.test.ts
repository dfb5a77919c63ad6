// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import { refusalOf } from '../table.ts'
import { battleIn, pieceIn } from './board.ts'
import { armies, groups } from './opening.cases.ts'
import { played, opened, rollInitiative, rollArrivals, deploy, line } from './opening-steps.ts'

describe('setting up', () => {
  it('the battle begins when both sides have, whoever was first', () => {
    const one = played(opened({}), [deploy('attacker', line)])
    expect(battleIn(one).course).toMatchObject({ stage: 'deployment', deployed: ['attacker'] })
    expect(pieceIn(one, 'france.infantry.5').at).toBe('attacker.right')
    expect(pieceIn(one, 'britain.infantry.5').at).toBe('defender.reserve')
    const both = played(one, [deploy('defender', line)])
    expect(battleIn(both).course).toMatchObject({
      stage: 'fight',
      deployed: ['attacker', 'defender'],
      turn: 1,
      phase: 'cavalry',
      acting: 'attacker',
    })
  })

  it('may be changed until the battle begins', () => {
    const other = { ...line, right: 'infantry.6', reserve: 'infantry.5' }
    const after = played(opened({}), [deploy('attacker', line)], [deploy('attacker', other)])
    expect(pieceIn(after, 'france.infantry.5').at).toBe('attacker.reserve')
    expect(battleIn(after).course.deployed).toEqual(['attacker'])
    const begun = played(after, [deploy('defender', line)])
    expect(refusalOf(begun, deploy('attacker', line)).code).toBe('notThisStage')
  })

  it('in view, the side without the initiative goes first, and the other acts first', () => {
    const state = played(opened({ initiative: 'on' }), [rollInitiative, 1, 1, 6, 6])
    expect(refusalOf(state, deploy('defender', line))).toMatchObject({ code: 'deploysSecond', path: 'side' })
    const after = played(
      state,
      [deploy('attacker', line)],
      [deploy('attacker', line)],
      [deploy('defender', line)],
    )
    expect(battleIn(after).course).toMatchObject({
      stage: 'fight',
      acting: 'defender',
      surprised: 'defender',
    })
  })

  it('a skirmish has one area and the reserve', () => {
    const state = opened({}, armies({ infantry: 2 }, { infantry: 2, leader: 1 }))
    const after = played(
      state,
      [deploy('attacker', { centre: 'infantry.1', reserve: 'infantry.2' })],
      [deploy('defender', { centre: 'infantry.1 infantry.2 leader.1' })],
    )
    expect(battleIn(after).course.stage).toBe('fight')
    expect(refusalOf(state, deploy('attacker', { left: 'infantry.1', centre: 'infantry.2' })).code).toBe(
      'areaNotForDeployment',
    )
  })

  it('who arrives in turn 1 stands in the reserve then; who comes later does not', () => {
    const state = opened({ reinforcement: 'on' }, groups({ infantry: 6 }, { cavalry: 1 }, { leader: 1 }))
    const after = played(
      state,
      [rollArrivals(), 3, 2],
      [deploy('attacker', line)],
      [deploy('defender', line)],
    )
    expect(pieceIn(after, 'france.cavalry.1').at).toBe('attacker.reserve')
    expect(pieceIn(after, 'france.leader.1').at).toBe('coming')
  })

  const withLeader = armies({ infantry: 6, leader: 1 }, { infantry: 6 })
  const led = { ...line, right: 'leader.1', reserve: 'infantry.5 infantry.6' }

  it('a leader alone fills an area, or not, as the table has it', () => {
    expect(battleIn(played(opened({}, withLeader), [deploy('attacker', led)])).course.deployed).toEqual([
      'attacker',
    ])
    expect(refusalOf(opened({ leaderHoldsLine: 'off' }, withLeader), deploy('attacker', led))).toMatchObject({
      code: 'areaEmpty',
      parameters: { area: 'attacker.right' },
    })
  })

  const all = deploy('attacker', line).places
  it.each<[string, CommandOf<'deploy'>['places'], string, string]>([
    [
      'an area is left empty',
      deploy('attacker', { ...line, right: '', reserve: 'infantry.5 infantry.6' }).places,
      'areaEmpty',
      'places',
    ],
    ['a piece is left out', all.slice(0, -1), 'piecesNotDeployed', 'places'],
    [
      'a piece is named twice',
      [...all, { piece: 'france.infantry.1', at: 'attacker.left' }],
      'pieceDeployedTwice',
      'places[6].piece',
    ],
    [
      'a piece is the enemy’s',
      [{ piece: 'britain.infantry.1', at: 'attacker.left' }, ...all],
      'pieceNotToDeploy',
      'places[0].piece',
    ],
    [
      'a piece is not there',
      [{ piece: 'france.cavalry.1', at: 'attacker.left' }, ...all],
      'pieceNotToDeploy',
      'places[0].piece',
    ],
    [
      'an area is the middle',
      [{ piece: 'france.infantry.1', at: 'middle.left' }, ...all.slice(1)],
      'areaNotForDeployment',
      'places[0].at',
    ],
    [
      'an area is the enemy’s',
      [{ piece: 'france.infantry.1', at: 'defender.left' }, ...all.slice(1)],
      'areaNotForDeployment',
      'places[0].at',
    ],
    [
      'an area is where beaten units go',
      [{ piece: 'france.infantry.1', at: 'attacker.retreat' }, ...all.slice(1)],
      'areaNotForDeployment',
      'places[0].at',
    ],
  ])('is refused where %s', (_what, places, code, path) => {
    expect(refusalOf(opened({}), { type: 'deploy', side: 'attacker', places })).toMatchObject({ code, path })
  })

  it('is refused for who is still coming, and before it is time', () => {
    const state = opened({ reinforcement: 'on' }, groups({ infantry: 6 }, { cavalry: 1 }))
    expect(refusalOf(state, deploy('attacker', line)).code).toBe('notThisStage')
    const rolled = played(state, [rollArrivals(), 1])
    const early = { ...line, left: 'infantry.1 infantry.2 cavalry.1' }
    expect(refusalOf(rolled, deploy('attacker', early)).code).toBe('pieceNotToDeploy')
  })
})
