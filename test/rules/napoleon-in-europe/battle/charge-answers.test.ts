// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { answersTo, chargeTargets } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { counterchargers } from '@/rules/napoleon-in-europe/battle/standard/countercharge.ts'
import { commandSchema } from '@/rules/napoleon-in-europe/commands.ts'
import { refusalOf } from '../table.ts'
import { battleIn, battleOf, pieceIn, stateOf } from './board.ts'
import { put } from './changes.ts'
import { field, fieldAs, withAllies } from './charge-field.ts'
import { answersIn, totals } from './charge-play.ts'
import { refusals } from './charge-refusals.cases.ts'
import { answer, charge, chargerId, clashOf, decide, targetId } from './charge.cases.ts'

const declared = put(fieldAs({}), charge('france.cavalry.1', 'britain.infantry.1')).state

describe('a charge', () => {
  it('may be made straight ahead on all but leaders and covered guns', () => {
    const targets = chargeTargets(fieldAs({}), pieceIn(fieldAs({}), 'france.cavalry.1'))
    expect(targets.map(({ id }) => id)).toEqual([
      'britain.infantry.1',
      'britain.infantry.2',
      'britain.lightInfantry.1',
      'britain.cavalry.1',
      'britain.cavalry.2',
    ])
  })

  it.each([
    'infantry',
    'militia',
    'lightInfantry',
    'eliteInfantry',
    'cavalry',
    'irregularCavalry',
    'heavyCavalry',
  ] as const)('is not made on guns beside %s', (unit) => {
    const clash = { charger: 'cavalry', target: 'artillery', besideTarget: { [unit]: 1 } } as const
    expect(refusalOf(clashOf(clash), charge(chargerId(clash), targetId(clash))).code).toBe('artilleryCovered')
  })

  it('may be made on guns with nobody but a leader and other guns', () => {
    const clash = {
      charger: 'cavalry',
      target: 'artillery',
      besideTarget: { leader: 1, horseArtillery: 1 },
    } as const
    const state = clashOf(clash)
    expect(chargeTargets(state, pieceIn(state, chargerId(clash))).map(({ unit }) => unit)).toEqual([
      'artillery',
      'horseArtillery',
    ])
  })

  it('of somebody who may not act has no target', () => {
    const state = fieldAs({})
    for (const id of ['france.infantry.1', 'britain.cavalry.1', 'france.cavalry.4', 'france.cavalry.5']) {
      expect(chargeTargets(state, pieceIn(state, id))).toEqual([])
    }
    expect(chargeTargets({ ...state, battle: null }, pieceIn(state, 'france.cavalry.1'))).toEqual([])
  })

  it('costs an action, and forbids the side to retreat in this part', () => {
    const { state } = put(fieldAs({}), charge('france.cavalry.1', 'britain.infantry.1'))
    expect(pieceIn(state, 'france.cavalry.1').spent).toBe(1)
    expect(battleIn(state).course).toMatchObject({ hasActed: true, isLively: false })
    expect(battleIn(state).course.owed).toEqual([
      { kind: 'answer', charger: 'france.cavalry.1', target: 'britain.infantry.1' },
    ])
  })

  it.each([
    { what: 'cavalry on infantry', charger: 'cavalry', target: 'infantry', answers: ['stand', 'square'] },
    { what: 'cavalry on militia', charger: 'heavyCavalry', target: 'militia', answers: ['stand', 'square'] },
    {
      what: 'cavalry on light infantry',
      charger: 'cavalry',
      target: 'lightInfantry',
      answers: ['stand', 'square'],
    },
    { what: 'cavalry on a square', charger: 'cavalry', target: 'infantry', inSquare: true, answers: [] },
    { what: 'cavalry on cavalry', charger: 'cavalry', target: 'irregularCavalry', answers: [] },
    { what: 'cavalry on guns', charger: 'cavalry', target: 'artillery', answers: [] },
    { what: 'infantry on infantry', charger: 'infantry', target: 'eliteInfantry', answers: [] },
    { what: 'infantry on cavalry', charger: 'infantry', target: 'heavyCavalry', answers: ['stand', 'avoid'] },
    {
      what: 'infantry on light infantry',
      charger: 'militia',
      target: 'lightInfantry',
      answers: ['stand', 'avoid'],
    },
    {
      what: 'infantry on light infantry in square',
      charger: 'infantry',
      target: 'lightInfantry',
      inSquare: true,
      answers: [],
    },
    { what: 'infantry on guns', charger: 'infantry', target: 'horseArtillery', answers: [] },
  ] as const)('of $what: $answers', ({ answers, ...clash }) => {
    expect(answersIn(clashOf(clash), charge(chargerId(clash), targetId(clash)))).toEqual(answers)
  })

  it('is answered by nobody where none is declared, or a piece is gone', () => {
    expect(answersTo(fieldAs({}))).toEqual([])
    expect(answersTo({ ...fieldAs({}), battle: null })).toEqual([])
    const owed = [{ kind: 'answer', charger: 'france.cavalry.1', target: 'nobody' }] as const
    expect(answersTo(fieldAs({ owed }))).toEqual([])
  })

  it('of a piece with a surprise may be made three times', () => {
    const surprise = fieldAs({ turn: 1, surprised: 'attacker' }, { 'france.cavalry.1': { spent: 2 } })
    expect(chargeTargets(surprise, pieceIn(surprise, 'france.cavalry.1'))).not.toEqual([])
  })

  it('in the defender’s part is the defender’s', () => {
    const state = fieldAs({ acting: 'defender' })
    const { state: after } = put(state, charge('britain.cavalry.1', 'france.infantry.1', 'defender'))
    const { state: end } = put(after, answer('stand', 'attacker'), [5, 5, 1, 1])
    expect(pieceIn(end, 'france.infantry.1').at).toBe('lost')
  })
})

describe('a square', () => {
  it('is formed at once, and the charge may go on', () => {
    const { state } = put(declared, answer('square'))
    expect(pieceIn(state, 'britain.infantry.1').inSquare).toBe(true)
    expect(battleIn(state).course.owed).toEqual([
      { kind: 'chargeHome', charger: 'france.cavalry.1', target: 'britain.infantry.1' },
    ])
  })

  it('stays where the charge is cancelled, which costs its action', () => {
    const { state } = put(put(declared, answer('square')).state, decide(false))
    expect(pieceIn(state, 'britain.infantry.1')).toMatchObject({ inSquare: true, at: 'defender.centre' })
    expect(pieceIn(state, 'france.cavalry.1')).toMatchObject({
      spent: 1,
      hasCharged: false,
      at: 'middle.centre',
    })
    expect(battleIn(state).course.owed).toEqual([])
  })

  it('takes 3 from cavalry that charges home', () => {
    const told = put(put(declared, answer('square')).state, decide(true), [1, 2, 1, 2])
    expect(totals(told)).toEqual([2 - 3 + 1 + 1, 1 + 1])
  })

  it('that stands already is kept', () => {
    const state = fieldAs({}, { 'britain.infantry.1': { inSquare: true } })
    const { state: after } = put(state, charge('france.cavalry.1', 'britain.infantry.1'), [1, 2, 1, 2])
    expect(pieceIn(after, 'britain.infantry.1')).toMatchObject({ inSquare: true, at: 'defender.centre' })
  })

  it.each([1, 2, 3])('is not formed by militia on a %i: the charge comes home', (face) => {
    const clash = { charger: 'cavalry', target: 'militia' } as const
    const { state } = put(clashOf(clash), charge(chargerId(clash), targetId(clash)))
    const told = put(state, answer('square'), [face, 1, 1, 1, 4])
    expect(totals(told)).toEqual([2, -1])
    expect(pieceIn(told.state, targetId(clash)).inSquare).toBe(false)
    const [heading] = told.reasons.map(({ key, parameters }) => napoleon.reasons[key]?.(parameters))
    expect(heading).toBe(
      'Britain’s militia in the middle of the centre tries to form square against France’s cavalry',
    )
    expect(battleIn(told.state).course.owed).toEqual([])
  })

  it.each([4, 5, 6])('is formed by militia on a %i', (face) => {
    const clash = { charger: 'cavalry', target: 'militia' } as const
    const { state } = put(clashOf(clash), charge(chargerId(clash), targetId(clash)))
    const told = put(state, answer('square'), [face])
    expect(pieceIn(told.state, targetId(clash)).inSquare).toBe(true)
    expect(battleIn(told.state).course.owed.map(({ kind }) => kind)).toEqual(['chargeHome'])
  })
})

describe('who avoids', () => {
  it.each(['cavalry', 'heavyCavalry', 'irregularCavalry', 'lightInfantry'] as const)(
    '%s goes to the reserve',
    (target) => {
      const clash = { charger: 'infantry', target } as const
      const { state } = put(clashOf(clash), charge(chargerId(clash), targetId(clash)))
      const { state: after } = put(state, answer('avoid'))
      expect(pieceIn(after, targetId(clash))).toMatchObject({ at: 'defender.reserve', spent: 0 })
      expect(pieceIn(after, chargerId(clash))).toMatchObject({ at: 'attacker.centre', spent: 1 })
      expect(battleIn(after).course).toMatchObject({ owed: [], stage: 'fight' })
    },
  )

  it('may leave the line broken behind', () => {
    const battle = battleOf({
      attacker: { 'middle.centre': { infantry: 1 } },
      defender: { centre: { cavalry: 1 }, reserve: { infantry: 1 } },
      course: { phase: 'infantry' },
    })
    const { state } = put(stateOf(battle), charge('france.infantry.1', 'britain.cavalry.1'))
    const { state: after } = put(state, answer('avoid'))
    expect(battleIn(after).course.result).toEqual({ winner: 'attacker', cause: 'lineBroken' })
  })
})

describe('leaders in a charge', () => {
  const clash = {
    charger: 'cavalry',
    target: 'cavalry',
    beside: { leader: 1, infantry: 1 },
    besideTarget: { leader: 1 },
  } as const

  it.each([
    { what: 'a 10 fells nobody', faces: [4, 6, 4, 6], fallen: [] },
    {
      what: 'the charger’s 11 fells one beside the target',
      faces: [5, 6, 1, 2],
      fallen: ['britain.leader.1'],
    },
    { what: 'the charger’s 12 does', faces: [6, 6, 1, 2], fallen: ['britain.leader.1'] },
    {
      what: 'the target’s 11 fells one beside the charger',
      faces: [1, 2, 6, 5],
      fallen: ['france.leader.1'],
    },
    { what: 'a lost roll fells too', faces: [5, 6, 6, 6], fallen: ['france.leader.1', 'britain.leader.1'] },
  ])('$what', ({ faces, fallen }) => {
    const { state } = put(clashOf(clash), charge(chargerId(clash), targetId(clash)), faces)
    const leaders = battleIn(state).pieces.filter(({ unit, at }) => unit === 'leader' && at === 'lost')
    expect(leaders.map(({ id }) => id)).toEqual(fallen)
  })

  it('who differ: their owner says which falls, then the battle goes on', () => {
    const state = stateOf(withAllies(field), { countercharges: 'on' })
    const { state: after } = put(state, charge('france.cavalry.1', 'britain.cavalry.1'), [6, 5, 1, 2])
    expect(battleIn(after).course.owed.map(({ kind }) => kind)).toEqual(['leaderFalls', 'countercharge'])
    const { state: end } = put(after, { type: 'loseLeader', side: 'defender', piece: 'prussia.leader.1' })
    expect(pieceIn(end, 'prussia.leader.1').at).toBe('lost')
    expect(counterchargers(end).map(({ id }) => id)).toEqual(['britain.cavalry.2'])
  })
})

describe('combined arms', () => {
  it('are lost as soon as an arm is', () => {
    const clash = {
      charger: 'cavalry',
      target: 'cavalry',
      beside: { cavalry: 1, infantry: 1 },
      besideTarget: { infantry: 1, artillery: 1 },
    } as const
    const first = put(clashOf(clash), charge('france.cavalry.1', 'britain.cavalry.1'), [6, 4, 1, 1])
    expect(totals(first)).toEqual([0, 1])
    expect(pieceIn(first.state, 'britain.cavalry.1').at).toBe('lost')
    const second = put(first.state, charge('france.cavalry.2', 'britain.infantry.1')).state
    expect(totals(put(second, answer('stand'), [1, 2, 1, 2]))).toEqual([2, 0])
  })
})

describe('a charge is refused', () => {
  it.each(refusals)('$what', ({ state = fieldAs({}), command, code, path }) => {
    expect(refusalOf(state, parse(commandSchema, command))).toMatchObject({ code, path })
  })
})
