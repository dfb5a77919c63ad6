import { describe, expect, test } from 'vitest'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Basket } from '@/rules/napoleon-in-europe/production/basket.ts'
import { allDone, monthOf } from './calendar.cases.ts'
import { counted, producing } from './production.cases.ts'
import { refusalOf, regionOf, relationOf, tell, withNations } from './table.ts'

function buy(nation: NationId, basket: Basket): NapoleonCommand {
  return { type: 'purchase', nation, basket, placements: [] }
}

const march = { ...allDone, month: monthAt(1803, 3) }

/** What sets each nation apart in production; what sets it apart in politics and at sea has cases of its own. */
describe('each nation by its own rules', () => {
  test('France: the guard comes with two infantry each, as many as there are points for', () => {
    const state = producing('france', 42)
    const { state: after } = tell(state, buy('france', { infantry: 4, eliteInfantry: 2 }))
    expect(after.nations.france.productionPoints).toBe(0)
    expect(refusalOf(state, buy('france', { infantry: 3, eliteInfantry: 2 })).parameters).toMatchObject({
      missing: 1,
    })
  })

  test('France: the capital is worth 10 to Paris’s owner, whoever that is', () => {
    const paris = regionOf('paris', { homeland: 'france', capital: 'paris', owner: 'austria' })
    const { nations } = tell(monthOf(march, { regions: [paris] }), { type: 'endRound' }).state
    expect(nations.austria.productionPoints).toBe(10)
    expect(nations.france.productionPoints).toBe(0)
  })

  test('Britain: two land units a production turn however often it buys, and squadrons without limit', () => {
    const one = tell(producing('britain', 99), buy('britain', { infantry: 1 })).state
    const two = tell(one, buy('britain', { cavalry: 1, squadron: 2 })).state
    expect(refusalOf(two, buy('britain', { leader: 1 })).code).toBe('britishArmy')
    expect(tell(two, buy('britain', { squadron: 3 })).state.nations.britain.productionPoints).toBe(
      99 - 16 - 75,
    )
  })

  test('Britain: alone gives points away, and an elite unit is beyond its army', () => {
    const state = producing('britain', 40)
    const given = tell(state, { type: 'grantPoints', nation: 'britain', to: 'prussia', points: 15 }).state
    expect(given.nations.prussia.productionPoints).toBe(15)
    expect(refusalOf(state, buy('britain', { infantry: 2, eliteInfantry: 1 })).code).toBe('britishArmy')
    expect(refusalOf(state, buy('britain', { eliteInfantry: 1 })).code).toBe('eliteBeyondBritain')
  })

  test.each([
    { month: monthAt(1809, 12), allowed: false },
    { month: monthAt(1810, 3), allowed: true },
  ])('Prussia: militia only after 1809 ($allowed)', ({ month, allowed }) => {
    const plain = producing('prussia', 8)
    const state = { ...plain, calendar: { ...plain.calendar, month } }
    if (allowed) expect(tell(state, buy('prussia', { militia: 2 })).state.stacks).toHaveLength(1)
    else expect(refusalOf(state, buy('prussia', { militia: 2 })).code).toBe('prussianMilitiaLater')
  })

  test('Russia: two capitals of 2 each, and irregular cavalry', () => {
    const regions = [
      regionOf('saintPetersburg', { homeland: 'russia', capital: 'saintPetersburg' }),
      regionOf('moscow', { homeland: 'russia', capital: 'moscow' }),
    ]
    const earned = tell(monthOf(march, { regions }), { type: 'endRound' }).state
    expect(earned.nations.russia.productionPoints).toBe(4)
    const { state } = tell(producing('russia', 14), buy('russia', { irregularCavalry: 2 }))
    expect(state.stacks).toEqual([{ nation: 'russia', region: null, pieces: { irregularCavalry: 2 } }])
  })

  test('Ottoman: a point a region, 2 for Constantinople, and only militia, irregular cavalry and leaders on land', () => {
    const regions = [
      regionOf('constantinople', { homeland: 'ottoman', capital: 'constantinople' }),
      regionOf('anatolia', { homeland: 'ottoman' }),
      regionOf('vienna', { homeland: 'austria', capital: 'vienna', owner: 'ottoman' }),
    ]
    const earned = tell(monthOf(march, { regions }), { type: 'endRound' }).state
    expect(earned.nations.ottoman.productionPoints).toBe(4)
    const state = producing('ottoman', 99)
    for (const item of ['infantry', 'eliteInfantry', 'cavalry', 'heavyCavalry', 'artillery'] as const) {
      expect(refusalOf(state, buy('ottoman', { [item]: 1 })).code).toBe('ottomanArmy')
    }
    expect(
      tell(state, buy('ottoman', { militia: 1, irregularCavalry: 1, leader: 1 })).state.nations.ottoman,
    ).toMatchObject({
      productionPoints: 99 - 23,
    })
  })

  test('Austria: halted in the first round of 1796, it moves in the second', () => {
    const halted = monthOf({ first: 'britain', acting: 'france', halted: ['britain', 'austria'] })
    expect(refusalOf(halted, { type: 'endTurn', nation: 'austria', jointly: [] }).code).toBe(
      'noTurn.movement',
    )
    const over = { ...halted, calendar: { ...halted.calendar, ...allDone } }
    const next = tell(over, { type: 'endRound' }).state
    expect(tell(next, { type: 'endTurn', nation: 'austria', jointly: [] }).state.calendar.done).toEqual([
      'austria',
    ])
  })

  test('Austria: Vienna gives 8, and nothing under an enemy’s army', () => {
    const vienna = regionOf('vienna', { homeland: 'austria', capital: 'vienna' })
    const relations = [relationOf('france', 'austria', 'war', 1)]
    const points = (occupier: NationId | null) =>
      tell(monthOf(march, { regions: [{ ...vienna, occupier }], relations }), { type: 'endRound' }).state
        .nations.austria.productionPoints
    expect(points(null)).toBe(8)
    expect(points('france')).toBe(0)
  })

  test('Spain: neutral after it was active, it goes on earning for whoever controls it next', () => {
    const alone = withNations(counted('spain', { homeland: 6 }, monthOf(march)), {
      spain: { player: null, hasBeenActive: true },
    })
    const earned = tell(alone, { type: 'endRound' }).state
    expect(earned.nations.spain).toMatchObject({ productionPoints: 12, politicalActionPoints: 0 })
    const held = withNations(earned, { spain: { control: { by: 'france', until: 'overture' } } })
    const atTurn = { ...held, calendar: { ...held.calendar, acting: 'spain' as const } }
    expect(tell(atTurn, buy('spain', { infantry: 2 })).state.nations.spain.productionPoints).toBe(0)
    expect(refusalOf(atTurn, buy('spain', { politicalActionPoint: 1 })).code).toBe('noPointsForNeutrals')
  })
})
