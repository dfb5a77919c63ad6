// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { deliberate } from '@/rules/index.ts'
import { commandOdds } from '@/rules/odds.ts'
import { answersTo, chargeTargets } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { counterchargers } from '@/rules/napoleon-in-europe/battle/standard/countercharge.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { armOf, landUnits, type LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { refusalOf, tell, type Told } from '../table.ts'
import { battleIn, battleOf, pieceIn, stateOf, withPieces } from './board.ts'
import {
  answer,
  charge,
  chargerId,
  clashOf,
  decide,
  everything,
  field,
  fieldAs,
  meet,
  refusals,
  sumCases,
  targetId,
  withAllies,
  type Clash,
} from './charge.cases.ts'

/** A command as it is stored and read again; what comes of it can be stored too. */
function play(state: NapoleonState, command: NapoleonCommand, faces: readonly number[] = []): Told {
  const told = tell(state, parse(commandSchema, command), faces)
  expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
  return told
}

/** A charge that is answered by standing, where it is answered at all. */
function comesHome(clash: Clash, faces: readonly number[]): Told {
  const state = clashOf(clash)
  const command = charge(chargerId(clash), targetId(clash))
  const isAnswered = answersIn(state, command).length > 0
  return isAnswered ? play(play(state, command).state, answer('stand'), faces) : play(state, command, faces)
}

/** What may be answered to a charge; nothing where it is rolled at once. */
function answersIn(state: NapoleonState, command: NapoleonCommand): readonly string[] {
  const result = deliberate(napoleonInEurope, state, command, [])
  return result.kind === 'decided' ? answersTo(result.effects.reduce(napoleonInEurope.apply, state)) : []
}

function totals({ reasons }: Told): readonly number[] {
  return ['charger', 'target'].map(
    (sum) => reasons.find((line) => line.sum === sum && line.operation === 'total')?.value ?? NaN,
  )
}

/** Four dice, none high enough to fell a leader, of which the charger's are so much higher. */
function facesApart(difference: number): readonly number[] {
  const [charger, target] = difference >= 0 ? [2 + difference, 2] : [2, 2 - difference]
  return [...dice(charger), ...dice(target)]
}

function dice(sum: number): readonly number[] {
  const first = Math.min(6, sum - 1)
  return [first, sum - first]
}

describe('what is added to the dice of a charge', () => {
  it.each([...sumCases, everything])('$what', ({ adds, targetAdds = 0, ...clash }) => {
    expect(totals(comesHome(clash, [1, 2, 1, 2]))).toEqual([adds, targetAdds])
  })

  it('is told for each side, reason by reason', () => {
    const { reasons } = comesHome(everything, [1, 2, 1, 2])
    const lines = reasons.filter(({ operation }) => operation === 'set' || operation === 'add')
    expect(lines.map(({ sum, key, value }) => `${sum}: ${key} ${value}`)).toEqual([
      'charger: charge.against 2',
      'charger: charge.square -3',
      'charger: charge.napoleon 2',
      'charger: charge.combinedArms 1',
      'charger: charge.heavyCavalry 1',
      'charger: charge.woodsCavalryInto -2',
      'target: charge.standsInSquare 0',
      'target: charge.leader 1',
      'target: charge.combinedArms 1',
      'target: charge.militia -1',
    ])
  })

  it('of a leader helps his own nation alone', () => {
    const clash = { charger: 'cavalry', target: 'cavalry', beside: { leader: 1 } } as const
    const state = clashOf(clash)
    const battle = withPieces(battleIn(state), { 'france.leader.1': { nation: 'spain' } })
    const told = play({ ...state, battle }, charge(chargerId(clash), targetId(clash)), [1, 2, 1, 2])
    expect(totals(told)).toEqual([0, 0])
  })
})

const losers = landUnits.filter((unit) => unit !== 'leader')
const chargers = losers.filter((unit) => armOf[unit] === 'infantry' || armOf[unit] === 'cavalry')

/** What losing by one to five means for a unit. */
function fatesOf(unit: LandUnit): readonly string[] {
  const third = unit === 'eliteInfantry' ? 'fallsBack' : 'destroyed'
  return ['fallsBack', 'fallsBack', third, 'destroyed', 'destroyed']
}

const margins = [1, 2, 3, 4, 5]

/** A total that is so much higher for the charger, by the dice that make it so. */
function by(difference: number, clash: Clash): Told {
  const [charger = 0, target = 0] = totals(comesHome(clash, [1, 2, 1, 2]))
  return comesHome(clash, facesApart(difference - charger + target))
}

describe('who loses a charge', () => {
  it.each(
    losers.flatMap((unit) => margins.map((margin) => ({ unit, margin, fate: fatesOf(unit)[margin - 1] }))),
  )('$unit charged, by $margin: $fate', ({ unit, margin, fate }) => {
    const clash = { charger: 'infantry', target: unit } as const
    const { state, reasons } = by(margin, clash)
    expect(reasons.find(({ operation }) => operation === 'outcome')?.key).toBe(
      `charge.outcome.target.${fate}`,
    )
    expect(pieceIn(state, targetId(clash)).at).toBe(fate === 'destroyed' ? 'lost' : 'defender.retreat')
    expect(pieceIn(state, chargerId(clash))).toMatchObject({ at: 'attacker.centre', spent: 1 })
  })

  it.each(
    chargers.flatMap((unit) => margins.map((margin) => ({ unit, margin, fate: fatesOf(unit)[margin - 1] }))),
  )('$unit charging, by $margin: $fate', ({ unit, margin, fate }) => {
    const clash = { charger: unit, target: 'infantry', beside: { militia: 1 } } as const
    const { state, reasons } = by(-margin, clash)
    expect(reasons.find(({ operation }) => operation === 'outcome')?.key).toBe(
      `charge.outcome.charger.${fate}`,
    )
    expect(pieceIn(state, chargerId(clash)).at).toBe(fate === 'destroyed' ? 'lost' : 'attacker.retreat')
    expect(pieceIn(state, targetId(clash)).at).toBe('middle.centre')
  })

  it.each(chargers)('nobody where totals are level: %s', (unit) => {
    const clash = { charger: unit, target: 'infantry', beside: { militia: 1 } } as const
    const { state, reasons } = by(0, clash)
    expect(reasons.find(({ operation }) => operation === 'outcome')?.key).toBe('charge.outcome.level')
    expect(pieceIn(state, chargerId(clash))).toMatchObject({
      at: 'attacker.centre',
      spent: 1,
      hasCharged: true,
    })
    expect(pieceIn(state, targetId(clash)).at).toBe('middle.centre')
  })

  it('a square that falls back is no square any more', () => {
    const clash = { charger: 'cavalry', target: 'infantry', inSquare: true } as const
    expect(pieceIn(by(2, clash).state, targetId(clash))).toMatchObject({
      at: 'defender.retreat',
      inSquare: false,
    })
  })

  it('cavalry that falls back has no action left', () => {
    const clash = { charger: 'cavalry', target: 'infantry', beside: { militia: 1 } } as const
    expect(pieceIn(by(-1, clash).state, chargerId(clash)).spent).toBe(2)
  })

  it('the last of a part of the line loses the battle with it', () => {
    const clash = { charger: 'cavalry', target: 'infantry' } as const
    const { state } = by(-3, clash)
    expect(battleIn(state).course).toMatchObject({
      result: { winner: 'defender', cause: 'lineBroken' },
      owed: [],
    })
  })
})

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
    const { state } = play(fieldAs({}), charge('france.cavalry.1', 'britain.infantry.1'))
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
    const { state: after } = play(state, charge('britain.cavalry.1', 'france.infantry.1', 'defender'))
    const { state: end } = play(after, answer('stand', 'attacker'), [5, 5, 1, 1])
    expect(pieceIn(end, 'france.infantry.1').at).toBe('lost')
  })
})

const declared = play(fieldAs({}), charge('france.cavalry.1', 'britain.infantry.1')).state

describe('a square', () => {
  it('is formed at once, and the charge may go on', () => {
    const { state } = play(declared, answer('square'))
    expect(pieceIn(state, 'britain.infantry.1').inSquare).toBe(true)
    expect(battleIn(state).course.owed).toEqual([
      { kind: 'chargeHome', charger: 'france.cavalry.1', target: 'britain.infantry.1' },
    ])
  })

  it('stays where the charge is cancelled, which costs its action', () => {
    const { state } = play(play(declared, answer('square')).state, decide(false))
    expect(pieceIn(state, 'britain.infantry.1')).toMatchObject({ inSquare: true, at: 'defender.centre' })
    expect(pieceIn(state, 'france.cavalry.1')).toMatchObject({
      spent: 1,
      hasCharged: false,
      at: 'middle.centre',
    })
    expect(battleIn(state).course.owed).toEqual([])
  })

  it('takes 3 from cavalry that charges home', () => {
    const told = play(play(declared, answer('square')).state, decide(true), [1, 2, 1, 2])
    expect(totals(told)).toEqual([2 - 3 + 1 + 1, 1 + 1])
  })

  it('that stands already is kept', () => {
    const state = fieldAs({}, { 'britain.infantry.1': { inSquare: true } })
    const { state: after } = play(state, charge('france.cavalry.1', 'britain.infantry.1'), [1, 2, 1, 2])
    expect(pieceIn(after, 'britain.infantry.1')).toMatchObject({ inSquare: true, at: 'defender.centre' })
  })

  it.each([1, 2, 3])('is not formed by militia on a %i: the charge comes home', (face) => {
    const clash = { charger: 'cavalry', target: 'militia' } as const
    const { state } = play(clashOf(clash), charge(chargerId(clash), targetId(clash)))
    const told = play(state, answer('square'), [face, 1, 1, 1, 4])
    expect(totals(told)).toEqual([2, -1])
    expect(pieceIn(told.state, targetId(clash)).inSquare).toBe(false)
    expect(battleIn(told.state).course.owed).toEqual([])
  })

  it.each([4, 5, 6])('is formed by militia on a %i', (face) => {
    const clash = { charger: 'cavalry', target: 'militia' } as const
    const { state } = play(clashOf(clash), charge(chargerId(clash), targetId(clash)))
    const told = play(state, answer('square'), [face])
    expect(pieceIn(told.state, targetId(clash)).inSquare).toBe(true)
    expect(battleIn(told.state).course.owed.map(({ kind }) => kind)).toEqual(['chargeHome'])
  })
})

describe('who avoids', () => {
  it.each(['cavalry', 'heavyCavalry', 'irregularCavalry', 'lightInfantry'] as const)(
    '%s goes to the reserve',
    (target) => {
      const clash = { charger: 'infantry', target } as const
      const { state } = play(clashOf(clash), charge(chargerId(clash), targetId(clash)))
      const { state: after } = play(state, answer('avoid'))
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
    const { state } = play(stateOf(battle), charge('france.infantry.1', 'britain.cavalry.1'))
    const { state: after } = play(state, answer('avoid'))
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
    const { state } = play(clashOf(clash), charge(chargerId(clash), targetId(clash)), faces)
    const leaders = battleIn(state).pieces.filter(({ unit, at }) => unit === 'leader' && at === 'lost')
    expect(leaders.map(({ id }) => id)).toEqual(fallen)
  })

  it('who differ: their owner says which falls, then the battle goes on', () => {
    const state = stateOf(withAllies(field), { countercharges: 'on' })
    const { state: after } = play(state, charge('france.cavalry.1', 'britain.cavalry.1'), [6, 5, 1, 2])
    expect(battleIn(after).course.owed.map(({ kind }) => kind)).toEqual(['leaderFalls', 'countercharge'])
    const { state: end } = play(after, { type: 'loseLeader', side: 'defender', piece: 'prussia.leader.1' })
    expect(pieceIn(end, 'prussia.leader.1').at).toBe('lost')
    expect(counterchargers(end).map(({ id }) => id)).toEqual(['britain.cavalry.2'])
  })
})

describe('a countercharge', () => {
  const level = [1, 2, 1, 2]
  /** The charge stands level: 2 for cavalry, 1 and 1 for leader and arms, against 1 and 1. */
  const levelOnFoot = [1, 2, 2, 3]
  const charged = play(declared, answer('stand'), levelOnFoot).state

  it('is offered to cavalry beside who was charged', () => {
    expect(battleIn(charged).course.owed).toEqual([
      {
        kind: 'countercharge',
        charger: 'france.cavalry.1',
        target: 'britain.infantry.1',
        side: 'defender',
        area: 'defender.centre',
      },
    ])
    expect(counterchargers(charged).map(({ id }) => id)).toEqual(['britain.cavalry.1', 'britain.cavalry.2'])
  })

  it('adds 1, costs an action, and a charger beaten in it is done', () => {
    const told = play(charged, meet('britain.cavalry.1'), [3, 4, 2, 3])
    expect(totals(told)).toEqual([0 + 1 + 1 + 1, 1 + 1])
    expect(pieceIn(told.state, 'britain.cavalry.1')).toMatchObject({
      spent: 1,
      hasCountercharged: true,
      hasCharged: false,
    })
    expect(pieceIn(told.state, 'france.cavalry.1').at).toBe('lost')
    expect(battleIn(told.state).course.owed).toEqual([])
  })

  it('may be followed by another of other cavalry while the charger stands', () => {
    const { state } = play(charged, meet('britain.cavalry.1'), [1, 2, 2, 2])
    expect(counterchargers(state).map(({ id }) => id)).toEqual(['britain.cavalry.2'])
    const { state: after } = play(state, meet('britain.cavalry.2'), [1, 1, 4, 4])
    expect(pieceIn(after, 'britain.cavalry.2')).toMatchObject({ at: 'lost' })
    expect(battleIn(after).course.owed).toEqual([])
  })

  it('is made by nobody who does not want it', () => {
    const { state } = play(charged, meet(null))
    expect(battleIn(state).course.owed).toEqual([])
    expect(pieceIn(state, 'britain.cavalry.1')).toMatchObject({ spent: 0, hasCountercharged: false })
  })

  it('follows a charge of infantry, which forms no square', () => {
    const state = fieldAs({ phase: 'infantry' })
    const { state: after } = play(state, charge('france.infantry.1', 'britain.infantry.1'), level)
    const told = play(after, meet('britain.cavalry.1'), [1, 2, 1, 2])
    expect(totals(told)).toEqual([2 + 1 + 1 + 1, 1 + 1])
    expect(pieceIn(told.state, 'france.infantry.1')).toMatchObject({ at: 'lost', inSquare: false })
  })

  it.each([
    { what: 'without its switch', state: fieldAs({}, {}, { countercharges: 'off' }) },
    {
      what: 'on a second charge',
      state: fieldAs({}, { 'france.cavalry.1': { hasCharged: true, spent: 1 } }),
    },
    {
      what: 'without an action left',
      state: fieldAs({}, { 'britain.cavalry.1': { spent: 2 }, 'britain.cavalry.2': { spent: 2 } }),
    },
    {
      what: 'twice',
      state: fieldAs(
        {},
        {
          'britain.cavalry.1': { hasCountercharged: true },
          'britain.cavalry.2': { hasCountercharged: true },
        },
      ),
    },
    {
      what: 'from another area',
      state: fieldAs(
        {},
        { 'britain.cavalry.1': { at: 'defender.left' }, 'britain.cavalry.2': { at: 'defender.reserve' } },
      ),
    },
  ])('is not offered $what', ({ state }) => {
    const { state: after } = play(state, charge('france.cavalry.1', 'britain.infantry.1'))
    const { state: end } = play(after, answer('stand'), levelOnFoot)
    expect(battleIn(end).course.owed).toEqual([])
    expect(counterchargers(end)).toEqual([])
  })

  it('is not offered where the charger was beaten', () => {
    const { state } = play(declared, answer('stand'), [1, 1, 4, 4])
    expect(pieceIn(state, 'france.cavalry.1').at).toBe('lost')
    expect(battleIn(state).course.owed).toEqual([])
  })

  it('is not offered after a charge that was cancelled, but after the next that comes home', () => {
    const { state } = play(play(declared, answer('square')).state, decide(false))
    expect(battleIn(state).course.owed).toEqual([])
    const { state: after } = play(state, charge('france.cavalry.1', 'britain.infantry.2'))
    const { state: end } = play(after, answer('stand'), levelOnFoot)
    expect(battleIn(end).course.owed.map(({ kind }) => kind)).toEqual(['countercharge'])
  })

  it('of the unit that was charged itself is none', () => {
    const { state } = play(fieldAs({}), charge('france.cavalry.1', 'britain.cavalry.1'), level)
    expect(counterchargers(state).map(({ id }) => id)).toEqual(['britain.cavalry.2'])
  })

  it('of a charger in the attacker’s own part may be the attacker’s', () => {
    const state = fieldAs(
      { acting: 'defender' },
      { 'france.cavalry.1': { spent: 1 }, 'france.cavalry.2': { spent: 2 } },
    )
    const { state: after } = play(state, charge('britain.cavalry.1', 'france.infantry.1', 'defender'))
    const { state: end } = play(after, answer('stand', 'attacker'), levelOnFoot)
    expect(counterchargers(end).map(({ id }) => id)).toEqual(['france.cavalry.1'])
    expect(battleIn(end).course.owed).toMatchObject([{ side: 'attacker', area: 'middle.centre' }])
  })
})

describe('a charge is refused', () => {
  it.each(refusals)('$what', ({ state = fieldAs({}), command, code, path }) => {
    expect(refusalOf(state, parse(commandSchema, command))).toMatchObject({ code, path })
  })
})

/** Every throw of four dice, by what it does. */
function enumerated(
  charger: number,
  target: number,
  fateOf: (difference: number, one: number, other: number) => string,
) {
  const faces = [1, 2, 3, 4, 5, 6]
  const chances = new Map<string, number>()
  for (const one of faces)
    for (const two of faces)
      for (const three of faces)
        for (const four of faces) {
          const key = fateOf(charger + one + two - target - three - four, one + two, three + four)
          chances.set(key, (chances.get(key) ?? 0) + 1 / 6 ** 4)
        }
  return chances
}

function fateIn({ reasons }: Pick<Told, 'reasons'>): string {
  const end = reasons.find(({ operation }) => operation === 'outcome')?.key ?? ''
  const fallen = reasons.filter(({ key }) => key === 'order.removeLeader').length
  return `${end.replace('charge.outcome.', '')} ${fallen}`
}

describe('the odds of a charge are those of every throw', () => {
  it.each([
    { what: 'cavalry on cavalry', charger: 'cavalry', target: 'cavalry' },
    { what: 'infantry on elite infantry', charger: 'infantry', target: 'eliteInfantry' },
    { what: 'elite infantry on infantry', charger: 'eliteInfantry', target: 'infantry' },
    {
      what: 'heavy cavalry on a square, leaders beside',
      charger: 'heavyCavalry',
      target: 'infantry',
      inSquare: true,
      beside: { leader: 1, infantry: 1 },
      besideTarget: { leader: 1 },
    },
  ] as const)('$what', (clash) => {
    const state = clashOf(clash)
    const [own = 0, other = 0] = totals(comesHome(clash, [1, 2, 1, 2]))
    const leaders = 'beside' in clash ? 1 : 0
    const expected = enumerated(own, other, (difference, charger, target) => {
      const felled = (charger >= 11 ? leaders : 0) + (target >= 11 ? leaders : 0)
      if (difference === 0) return `level ${felled}`
      const role = difference < 0 ? 'charger' : 'target'
      const most = clash[role] === 'eliteInfantry' ? 4 : 3
      return `${role}.${Math.abs(difference) >= most ? 'destroyed' : 'fallsBack'} ${felled}`
    })
    const odds = commandOdds(napoleonInEurope, state, charge(chargerId(clash), targetId(clash)), fateIn)
    expect(new Set(odds.map(({ key }) => key))).toEqual(new Set(expected.keys()))
    for (const { key, probability } of odds) expect(probability, key).toBeCloseTo(expected.get(key) ?? 0, 12)
  })

  it('militia forms square half of the time', () => {
    const clash = { charger: 'cavalry', target: 'militia' } as const
    const { state } = play(clashOf(clash), charge(chargerId(clash), targetId(clash)))
    const odds = commandOdds(napoleonInEurope, state, answer('square'), fateIn)
    expect(odds.find(({ key }) => key === 'square 0')?.probability).toBeCloseTo(1 / 2, 12)
    const expected = enumerated(2, -1, (difference) =>
      difference === 0
        ? 'level 0'
        : `${difference < 0 ? 'charger' : 'target'}.${Math.abs(difference) >= 3 ? 'destroyed' : 'fallsBack'} 0`,
    )
    for (const [key, chance] of expected) {
      expect(odds.find((each) => each.key === key)?.probability, key).toBeCloseTo(chance / 2, 12)
    }
  })
})
