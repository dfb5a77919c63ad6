import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cellOf, numberIn } from '@/rules/index.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { defaultCharts } from '@/rules/napoleon-in-europe/charts/index.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { items } from '@/rules/napoleon-in-europe/production/basket.ts'
import { earns, incomeOf, pointsOf } from '@/rules/napoleon-in-europe/production/income.ts'
import { basketOf } from '@/rules/napoleon-in-europe/production/view.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import * as numbers from './fixtures/numbers.ts'
import { allDone, monthOf } from './calendar.cases.ts'
import {
  counted,
  incomeCases,
  incomeGame,
  nowhereCases,
  placeCases,
  producing,
  purchaseCases,
  purchaseGame,
  rulesOfScenario,
} from './production.cases.ts'
import { refusalOf, regionOf, relationOf, tell, withNations } from './table.ts'

const march = monthAt(1803, 3)
const war = [relationOf('france', 'britain', 'war', 1)]

describe('income', () => {
  test.each(incomeCases)('$what', (given) => {
    const lines = incomeOf(incomeGame(given), given.nation)
    expect(
      lines.map(({ source, capital, count, points }) => `${capital ?? source} ${count} ${points}`),
    ).toEqual(given.lines)
    expect(pointsOf(lines)).toBe(given.points)
  })

  test('is the same by name and by number', () => {
    const kinds = fc.constantFrom('homeland', 'foreignHomeland', 'minor', 'northAfrica')
    const region = fc.record({ kind: kinds, closed: fc.boolean() })
    fc.assert(
      fc.property(fc.constantFrom(...nationIds), fc.array(region, { maxLength: 20 }), (nation, regions) => {
        const other: NationId = nation === 'france' ? 'spain' : 'france'
        const homelands = { homeland: nation, foreignHomeland: other, minor: null, northAfrica: null }
        const named = regions.map(({ kind, closed }, index) =>
          regionOf(`r${index}`, {
            homeland: homelands[kind],
            northAfrica: kind === 'northAfrica',
            owner: nation,
            uprising: closed,
          }),
        )
        const count = (wanted: (region: { kind: string; closed: boolean }) => boolean) =>
          regions.filter(wanted).length
        const unnamed = {
          homeland: count(({ kind }) => kind === 'homeland'),
          foreignHomeland: count(({ kind }) => kind === 'foreignHomeland'),
          minor: count(({ kind }) => kind === 'minor'),
          northAfrica: count(({ kind }) => kind === 'northAfrica'),
          closed: count(({ kind, closed }) => closed && kind !== 'northAfrica'),
          closedNorthAfrica: count(({ kind, closed }) => closed && kind === 'northAfrica'),
        }
        const byName = incomeOf({ ...counted(nation, {}), regions: named }, nation)
        expect(pointsOf(incomeOf(counted(nation, unnamed), nation))).toBe(pointsOf(byName))
      }),
    )
  })

  test('goes to active nations, and to neutral ones that were active once', () => {
    const state = withNations(monthOf(), {
      spain: { player: null, hasBeenActive: false },
      prussia: { player: null, hasBeenActive: true },
      austria: { player: null, control: { by: 'france', until: 'overture' } },
    })
    expect(nationIds.filter((nation) => earns(state, nation))).toEqual([
      'france',
      'britain',
      'prussia',
      'russia',
      'ottoman',
      'austria',
    ])
  })

  test('nothing is produced for Austria and Prussia in 1812 as long as France moves their armies', () => {
    const allied = monthOf(
      { ...allDone, month: monthAt(1812, 6) },
      {
        rules: rulesOfScenario('intoRussia'),
        scenario: 'intoRussia',
        victory: 'historical',
        relations: [relationOf('france', 'austria', 'allied')],
      },
    )
    expect(earns(allied, 'austria')).toBe(false)
    expect(earns({ ...allied, relations: [] }, 'austria')).toBe(true)
    const { calendar } = tell(allied, { type: 'endRound' }).state
    const atTurn = { ...allied, calendar: { ...calendar, acting: null } }
    expect(refusalOf(atTurn, { type: 'endProductionTurn', nation: 'austria' }).code).toBe('noTurn.production')
  })
})

describe('production begins', () => {
  test('every player nation gets a point, and all add their income to what they saved', () => {
    const state = withNations(counted('britain', { homeland: 3 }, monthOf({ ...allDone, month: march })), {
      britain: { productionPoints: 19 },
      spain: { player: null, hasBeenActive: true },
      prussia: { player: null, hasBeenActive: false },
    })
    const { state: after, reasons } = tell(state, { type: 'endRound' })
    expect(after.nations.britain).toMatchObject({ productionPoints: 25, politicalActionPoints: 1 })
    expect(after.nations.britain.productionTurn).toMatchObject({ saved: 19, built: {} })
    expect(after.nations.spain).toMatchObject({ politicalActionPoints: 0 })
    expect(after.nations.prussia.productionTurn).toBe(null)
    const britains = reasons.filter(({ sum, operation }) => sum === 'britain' && operation !== 'note')
    expect(britains.map(({ key, value }) => `${key} ${value}`)).toEqual([
      'income.saved 19',
      'income.regions 6',
      'income.total 25',
    ])
    expect(after.calendar.acting).toBe('france')
    expect(v.is(stateSchema, after)).toBe(true)
  })

  test('a point that is owed from suing for peace is paid first', () => {
    const state = withNations(monthOf({ ...allDone, month: march }), { austria: { politicalDebt: 2 } })
    expect(tell(state, { type: 'endRound' }).state.nations.austria).toMatchObject({
      politicalDebt: 1,
      politicalActionPoints: 0,
    })
  })

  test.each([
    { what: 'less than there is', has: 20, faces: [3, 4], left: 13 },
    { what: 'never more than there is', has: 5, faces: [3, 4], left: 0 },
    { what: 'exactly what there is', has: 7, faces: [3, 4], left: 0 },
  ])('Britain loses two dice of points in 1813: $what', ({ has, faces, left }) => {
    const calendar = { ...allDone, month: monthAt(1813, 3) }
    const rules = rulesOfScenario('defendingTheEmpire')
    const state = withNations(monthOf(calendar, { scenario: 'defendingTheEmpire', rules }), {
      britain: { productionPoints: has },
    })
    const { state: after, reasons } = tell(state, { type: 'endRound' }, faces)
    expect(after.nations.britain.productionPoints).toBe(left)
    const spared = reasons.filter(({ key }) => key === 'income.notBelowZero')
    expect(spared.map(({ value }) => value)).toEqual(has < 7 ? [7 - has] : [])
  })

  test('attrition and cards are owed only where they are played', () => {
    const regions = [regionOf('madrid', { homeland: 'spain', occupier: 'france' })]
    const about = { regions, relations: [relationOf('france', 'spain', 'war', 1)] }
    const plain = monthOf({ ...allDone, month: march }, about)
    expect(tell(plain, { type: 'endRound' }).state.pending).toEqual([])
    const advanced = { ...plain, rules: rulesWith({ attrition: 'on', cards: 'on' }) }
    expect(tell(advanced, { type: 'endRound' }).state.pending).toEqual([
      { kind: 'attrition', nation: 'france', homeland: 'spain', id: 1 },
      { kind: 'drawCards', nation: 'france', cards: 1, cause: 'production', id: 2 },
    ])
  })

  test('what was built is forgotten when the round closes', () => {
    const state = producing('france', 60, {})
    const bought = tell(state, {
      type: 'purchase',
      nation: 'france',
      basket: { infantry: 2 },
      placements: [],
    }).state
    expect(bought.nations.france.productionTurn?.built).toEqual({ infantry: 2 })
    const done = { ...bought, calendar: { ...bought.calendar, ...allDone } }
    expect(tell(done, { type: 'endRound' }).state.nations.france.productionTurn).toBe(null)
  })
})

describe('a purchase', () => {
  test.each(purchaseCases)('$what', (given) => {
    const state = purchaseGame(given)
    const { nation, basket, left, refused } = given
    const command: NapoleonCommand = { type: 'purchase', nation, basket, placements: [] }
    const view = basketOf(state, nation, basket)
    if (refused !== undefined) {
      const [code, path] = refused
      const refusal = refusalOf(state, command)
      expect(refusal).toMatchObject({ code, path })
      const wrong = view.lines.map((line) => line.wrong?.code)
      expect(wrong.includes(code)).toBe(code !== 'nothingBought')
      return
    }
    const { state: after } = tell(state, command)
    expect(after.nations[nation].productionPoints).toBe(left)
    expect(view).toMatchObject({ left })
    expect(view.lines.every(({ wrong }) => wrong === null)).toBe(true)
    expect(v.is(stateSchema, after)).toBe(true)
  })

  test.each(placeCases)('goes to $what', ({ region, item, refused }) => {
    const state = producing('france', 50, {
      regions: [region, regionOf('free', { homeland: 'france', port: true })],
      relations: war,
    })
    const placements = [{ item, region: 'brest', count: 1 }]
    const command: NapoleonCommand = { type: 'purchase', nation: 'france', basket: { [item]: 1 }, placements }
    if (refused !== undefined) {
      expect(refusalOf(state, command)).toMatchObject({ code: refused, path: 'placements[0].region' })
      return
    }
    const { state: after } = tell(state, command)
    if (item === 'squadron')
      expect(after.fleets).toEqual([
        { nation: 'france', at: { kind: 'port', region: 'brest' }, squadrons: 1 },
      ])
    else expect(after.stacks).toEqual([{ nation: 'france', region: 'brest', pieces: { infantry: 1 } }])
  })

  test.each(nowhereCases)('without a place: $what', ({ regions, unnamed = {}, item, refused }) => {
    const state = counted('france', unnamed, producing('france', 50, { regions, relations: war }))
    const command: NapoleonCommand = {
      type: 'purchase',
      nation: 'france',
      basket: { [item]: 1 },
      placements: [],
    }
    if (refused === undefined)
      expect(tell(state, command).state.nations.france.productionPoints).toBeLessThan(50)
    else expect(refusalOf(state, command)).toMatchObject({ code: refused, path: `basket.${item}` })
  })

  test('is split over two places, and what has no place goes anywhere free', () => {
    const regions = ['brest', 'paris'].map((id) => regionOf(id, { homeland: 'france' }))
    const state = producing('france', 50, { regions })
    const placements = [
      { item: 'infantry', region: 'brest', count: 1 },
      { item: 'infantry', region: 'paris', count: 1 },
      { item: 'infantry', region: 'brest', count: 1 },
    ] as const
    const { state: after, reasons } = tell(state, {
      type: 'purchase',
      nation: 'france',
      basket: { infantry: 4 },
      placements: [...placements],
    })
    expect(after.stacks).toEqual([
      { nation: 'france', region: 'brest', pieces: { infantry: 2 } },
      { nation: 'france', region: 'paris', pieces: { infantry: 1 } },
      { nation: 'france', region: null, pieces: { infantry: 1 } },
    ])
    const orders = reasons.filter(({ operation }) => operation === 'order')
    expect(orders.map(({ key, value }) => `${key} ${value}`)).toEqual([
      'order.place 2',
      'order.place 1',
      'order.placeFree 1',
    ])
  })

  test('no more are placed than are bought', () => {
    const regions = [regionOf('brest', { homeland: 'france' })]
    const state = producing('france', 50, { regions })
    const placements = [{ item: 'infantry' as const, region: 'brest', count: 2 }]
    const command: NapoleonCommand = {
      type: 'purchase',
      nation: 'france',
      basket: { infantry: 1 },
      placements,
    }
    expect(refusalOf(state, command)).toMatchObject({ code: 'placedTooMany', path: 'placements[0].count' })
  })

  test('is made only in a production round and in one’s own turn', () => {
    const command: NapoleonCommand = {
      type: 'purchase',
      nation: 'france',
      basket: { infantry: 1 },
      placements: [],
    }
    const state = producing('france', 50)
    const at = (calendar: Partial<typeof state.calendar>) => ({
      ...state,
      calendar: { ...state.calendar, ...calendar },
    })
    expect(refusalOf(at({ phase: 'movement' }), command).code).toBe('not.production')
    expect(refusalOf(at({ acting: 'britain' }), command).code).toBe('notItsProduction')
    expect(refusalOf(at({ acting: 'britain', done: ['france'] }), command).code).toBe('hadTurn.production')
    expect(refusalOf({ ...state, ended: 'agreed' }, command).code).toBe('gameOver')
    expect(refusalOf({ ...state, level: 'basic' }, command).code).toBe('noPurchasing')
  })

  test('a neutral major nation that is controlled builds, and gets no political action points', () => {
    const state = withNations(producing('spain', 50), {
      spain: { player: null, control: { by: 'france', until: 'overture' } },
    })
    const buy = (basket: object): NapoleonCommand => ({
      type: 'purchase',
      nation: 'spain',
      basket,
      placements: [],
    })
    expect(tell(state, buy({ infantry: 1 })).state.nations.spain.productionPoints).toBe(44)
    expect(refusalOf(state, buy({ politicalActionPoint: 1 }))).toMatchObject({
      code: 'noPointsForNeutrals',
      path: 'basket.politicalActionPoint',
    })
  })

  test('political action points bought pay what is owed first', () => {
    const state = withNations(producing('austria', 30), { austria: { politicalDebt: 1 } })
    const command: NapoleonCommand = {
      type: 'purchase',
      nation: 'austria',
      basket: { politicalActionPoint: 2 },
      placements: [],
    }
    expect(tell(state, command).state.nations.austria).toMatchObject({
      politicalDebt: 0,
      politicalActionPoints: 1,
    })
  })

  test('a place holds what can be counted and no more', () => {
    const state = producing('france', 999, {
      stacks: [{ nation: 'france', region: null, pieces: { infantry: 98 } }],
    })
    const command: NapoleonCommand = {
      type: 'purchase',
      nation: 'france',
      basket: { infantry: 2 },
      placements: [],
    }
    expect(refusalOf(state, command)).toMatchObject({ code: 'tooManyPieces', path: 'basket.infantry' })
  })
})

test('one more can be bought exactly where buying it is not refused', () => {
  const basket = fc.record(Object.fromEntries(items.map((item) => [item, fc.nat({ max: 2 })])))
  fc.assert(
    fc.property(fc.constantFrom(...nationIds), fc.nat({ max: 120 }), basket, (nation, points, chosen) => {
      const state = producing(nation, points)
      const view = basketOf(state, nation, chosen)
      if (view.left < 0 || view.lines.some(({ wrong }) => wrong !== null)) return
      for (const { item, more } of view.lines) {
        const larger = { ...chosen, [item]: (chosen[item] ?? 0) + 1 }
        const whole = basketOf(state, nation, larger)
        const isAllowed = whole.left >= 0 && whole.lines.every(({ wrong }) => wrong === null)
        expect(more === null).toBe(isAllowed)
      }
    }),
    { numRuns: 60 },
  )
})

describe('British grants', () => {
  const state = withNations(monthOf(), { britain: { productionPoints: 12 } })
  const give = (points: number, to: NationId = 'austria', nation: NationId = 'britain') =>
    ({ type: 'grantPoints', nation, to, points }) as const

  test('some or all', () => {
    const { state: after } = tell(state, give(12))
    expect(after.nations.britain.productionPoints).toBe(0)
    expect(after.nations.austria.productionPoints).toBe(12)
  })

  test.each([
    { what: 'more than there is', command: give(13), code: 'tooFewToGive', path: 'points' },
    { what: 'to itself', command: give(1, 'britain'), code: 'givesToItself', path: 'to' },
    {
      what: 'from another nation',
      command: give(1, 'spain', 'france'),
      code: 'onlyBritainGives',
      path: 'nation',
    },
  ])('not $what', ({ command, code, path }) => {
    expect(refusalOf(state, command)).toMatchObject({ code, path })
  })

  test('not to a nation that nobody moves', () => {
    const neutral = withNations(state, { austria: { player: null } })
    expect(refusalOf(neutral, give(1))).toMatchObject({ code: 'notActive', path: 'to' })
  })
})

describe('a nation set by hand', () => {
  test('every figure, with the reason', () => {
    const changes = { productionPoints: 4, politicalActionPoints: 3, politicalDebt: 1, commitment: 9 }
    const { state, reasons } = tell(monthOf(), {
      type: 'correctNation',
      nation: 'spain',
      changes,
      note: 'Miscounted',
    })
    expect(state.nations.spain).toMatchObject(changes)
    expect(reasons[0]).toMatchObject({ key: 'heading.correctNation', parameters: { note: 'Miscounted' } })
  })

  test('not to what it is already', () => {
    const command = { type: 'correctNation', nation: 'spain', changes: { commitment: 0 }, note: 'x' } as const
    expect(refusalOf(monthOf(), command)).toMatchObject({ code: 'nothingCorrected', path: 'changes' })
  })
})

describe('the charts are what the rulebook prints', () => {
  const { costs, capitals, regionValues, buildingLimits, productionMonths, suddenDeath, politicalIncome } =
    defaultCharts

  test('costs', () => {
    const { section, navalSquadron, ...others } = numbers.PURCHASING
    expect(section).toContain('Purchasing')
    const printed: Record<string, number> = { ...others, squadron: navalSquadron }
    printed['lightInfantry'] = numbers.UNITS.lightInfantry.cost
    printed['horseArtillery'] = numbers.UNITS.horseArtillery.cost
    expect(Object.fromEntries(costs.rows.map(({ id }) => [id, cellOf(costs, id, 'value').value]))).toEqual(
      printed,
    )
  })

  test('regions and capitals', () => {
    const {
      perRegion,
      perRegionInNorthAfrica,
      perRegionOwnedByOttoman,
      capitals: printed,
    } = numbers.PRODUCTION
    expect(numberIn(cellOf(regionValues, 'region', 'value'))).toBe(perRegion)
    expect(numberIn(cellOf(regionValues, 'northAfrica', 'value'))).toBe(perRegionInNorthAfrica)
    expect(numberIn(cellOf(regionValues, 'ottoman', 'value'))).toBe(perRegionOwnedByOttoman)
    const { stPetersburg, ...named } = printed
    const values = Object.fromEntries(
      capitals.rows.map(({ id }) => [id, cellOf(capitals, id, 'value').value]),
    )
    expect(values).toEqual({ ...named, saintPetersburg: stPetersburg })
    expect(numberIn(cellOf(capitals, 'constantinople', 'ottoman'))).toBe(
      numbers.NATIONAL_RULES.ottomanGovernment.productionOfConstantinople,
    )
  })

  test('limits, months, sudden death and political income', () => {
    expect(numberIn(cellOf(buildingLimits, 'britishLandUnits', 'value'))).toBe(
      numbers.NATIONAL_RULES.britishArmy.maximumNewLandUnitsPerProduction,
    )
    expect(numberIn(cellOf(buildingLimits, 'infantryForElite', 'value'))).toBe(
      numbers.UNIT_LIMITS.infantryBuiltPerEliteInfantry,
    )
    expect(numberIn(cellOf(buildingLimits, 'lastYearWithoutPrussianMilitia', 'value'))).toBe(
      numbers.UNIT_LIMITS.militiaBoughtBy.prussia.afterYear,
    )
    expect(productionMonths.rows.map(({ id }) => cellOf(productionMonths, id, 'value').value)).toEqual([
      ...numbers.SEQUENCE_OF_PLAY.productionAfterMonths,
    ])
    const { firstEndNumber, lowerByEachRoll } = numbers.ENDING_THE_GAME.suddenDeath
    expect(numberIn(cellOf(suddenDeath, 'endNumber', 'value'))).toBe(firstEndNumber)
    expect(numberIn(cellOf(suddenDeath, 'fall', 'value'))).toBe(lowerByEachRoll)
    expect(numberIn(cellOf(politicalIncome, 'production', 'value'))).toBe(
      numbers.POLITICAL_ACTION_POINTS.beforeEachProduction,
    )
  })
})
