import { describe, expect, it } from 'vitest'
import { cellOf } from '@/rules/index.ts'
import { monthOfYear, yearOf } from '@/rules/napoleon-in-europe/calendar.ts'
import { specialUnitIds } from '@/rules/napoleon-in-europe/charts/scenario.ts'
import { castsFor } from '@/rules/napoleon-in-europe/scenarios/casting.ts'
import { scenarioById, scenarios } from '@/rules/napoleon-in-europe/scenarios/index.ts'
import type { Cast, Hold, Pair, Scenario } from '@/rules/napoleon-in-europe/scenarios/scenario.ts'
import { NATION_ORDER, SCENARIOS, type ScenarioFacts } from '../fixtures/scenarios.ts'

/** The fixture's facts beside the scenario of the same numeral. */
const pairs = SCENARIOS.map((facts: ScenarioFacts, index) => {
  const scenario = scenarios[index]
  if (scenario === undefined) throw new Error(`no scenario ${facts.numeral}`)
  return { numeral: facts.numeral, facts, scenario }
})

function unordered(given: readonly (readonly [string, string])[]): readonly string[] {
  return given.map((pair) => pair.toSorted().join('-')).toSorted()
}

function holdsOf(holds: readonly Hold[]): readonly { readonly by: string; readonly of: string }[] {
  return holds.map(({ nation, by }) => ({ by, of: nation }))
}

/** A cast as the fixture writes it. */
function asPrinted({ players, nations, victories, holds }: Cast) {
  const about = { modes: victories, controls: holdsOf(holds) }
  switch (nations.kind) {
    case 'given':
      return { nations: nations.nations.toSorted(), ...about }
    case 'chosen':
      return { choose: players, of: nations.from, should: nations.should, ...about }
    case 'anyWithAlly':
      return { any: true, allies: true, ...about }
  }
}

/** The fixture's cast, with the nations in an order that can be compared. */
function sorted(cast: ScenarioFacts['casts'][2][number]): object {
  return 'nations' in cast ? { ...cast, nations: cast.nations.toSorted() } : cast
}

it('has the ten scenarios in the printed order', () => {
  expect(scenarios.map(({ numeral }) => numeral)).toEqual(SCENARIOS.map(({ numeral }) => numeral))
  for (const { id } of scenarios) expect(scenarioById(id)?.id).toBe(id)
})

describe.each(pairs)('scenario $numeral', ({ facts, scenario }) => {
  it.each(NATION_ORDER.flatMap((row) => NATION_ORDER.map((column) => [row, column] as const)))(
    'has the diplomatic rating of %s with %s',
    (row, column) => {
      const printed = facts.diplomaticRatings[NATION_ORDER.indexOf(row)]?.[NATION_ORDER.indexOf(column)]
      expect(cellOf(scenario.charts.diplomaticRatings, row, column).value).toBe(printed)
    },
  )

  it.each(NATION_ORDER)('has the commitment rating and the starting points of %s', (nation) => {
    const { commitmentRatings, startingPoints } = scenario.charts
    expect(cellOf(commitmentRatings, nation, 'value').value).toBe(facts.commitmentRatings[nation])
    const points = cellOf(startingPoints, nation, 'value')
    const printed = facts.startingPoliticalActionPoints
    expect(points.value).toBe(printed?.[nation] ?? 1)
    expect(points.provenance.kind).toBe(printed === null ? 'house' : 'rule')
  })

  it.each(specialUnitIds)('has the special units: %s', (unit) => {
    const printed = facts.specialUnits[unit] ?? [0, 0, 0, 0, 0, 0, 0]
    const counts = NATION_ORDER.map((nation) => cellOf(scenario.charts.specialUnits, nation, unit).value)
    expect(counts).toEqual(printed)
  })

  it('starts when and with whom it is printed', () => {
    expect({ month: monthOfYear(scenario.start), year: yearOf(scenario.start) }).toEqual(facts.start)
    expect(scenario.first).toBe(facts.firstMover)
  })

  it('has the printed wars and alliances, and no other', () => {
    expect(unordered(scenario.wars)).toEqual(unordered(facts.wars))
    expect(unordered(scenario.alliances)).toEqual(unordered(facts.alliances))
    expect(new Set(unordered(scenario.wars)).size).toBe(scenario.wars.length)
  })

  it.each([2, 3, 4, 5, 6, 7] as const)('has the casts of %i players', (players) => {
    const printed = facts.casts[players]
    const casts = castsFor(scenario, players).map(asPrinted)
    expect(casts).toHaveLength(printed.length)
    expect(casts).toEqual(expect.arrayContaining(printed.map(sorted)))
  })

  it('has the printed special rules', () => {
    const { specials, active, fewPlayers } = scenario
    const rules = facts.specialRules
    expect(specials.halted ?? []).toEqual(rules.noMoveInFirstTurn)
    expect(active).toEqual(rules.activeFromTheStart)
    expect(specials.opposed === undefined ? [] : [specials.opposed]).toEqual(rules.oppositeAlliances)
    expect(
      (specials.minorWars ?? []).map(({ nation, minor, movedWith }) => [nation, minor, movedWith]),
    ).toEqual(
      rules.minorNationWars.map((war) => [war.nation, war.minorNation.toLowerCase(), war.controlledWith]),
    )
    expect(fewPlayers.map(({ nation, by, fewerThan }) => [by, nation, fewerThan])).toEqual(
      rules.controlWithFewPlayers.map(({ by, of, fewerPlayersThan }) => [by, of, fewerPlayersThan]),
    )
    expect(
      (specials.heldCards ?? []).map(({ title, oneOf }) => ({ card: title, heldByOneOf: oneOf })),
    ).toEqual(rules.effectCardsHeld)
  })

  it('has the printed uprisings', () => {
    const { uprisings } = scenario.specials
    const printed = facts.specialRules.uprisings
    expect(uprisings && [uprisings.homeland, uprisings.owner, uprisings.regions]).toEqual(
      printed === null
        ? undefined
        : [printed.homelandOf, printed.ownedBy, printed.furtherRegions.map((region) => region.toLowerCase())],
    )
  })

  it('has the printed numbers of its special rules', () => {
    const { commitmentCheck, productionLoss, splitControl, risingRatings } = facts.specialRules
    const numbers = (row: 'commitmentLosses' | 'productionLossDice' | 'commitmentRise' | 'attitudeRise') =>
      cellOf(scenario.charts.scenarioNumbers, row, 'value').value
    expect(scenario.specials.commitmentLosses).toBe(commitmentCheck?.nation)
    expect(numbers('commitmentLosses')).toBe(commitmentCheck?.unitsLostInOneBattle ?? null)
    expect(scenario.specials.productionLoss).toBe(productionLoss?.nation)
    expect(numbers('productionLossDice')).toBe(productionLoss?.dice ?? null)
    expect(numbers('commitmentRise')).toBe(splitControl?.commitmentBonusOnJoiningTheOtherSide ?? null)
    expect(numbers('attitudeRise')).toBe(risingRatings?.pointsPerUnit ?? null)
  })

  it('divides, holds together and lets attitudes rise as printed', () => {
    const { splitControl, risingRatings, unbreakableAlliances } = facts.specialRules
    expect(dividedAsPrinted(scenario)).toEqual(
      splitControl && [
        splitControl.by,
        splitControl.of,
        { [splitControl.joinsOnlyAfter.nation]: splitControl.joinsOnlyAfter.after },
      ],
    )
    expect(attitudesAsPrinted(scenario)).toEqual(
      risingRatings && [
        risingRatings.ratingsOf,
        risingRatings.with,
        risingRatings.unitsOf,
        risingRatings.inHomelandOf,
        risingRatings.after,
      ],
    )
    expect(unbreakableAsPrinted(scenario)).toEqual(
      unbreakableAlliances && [unordered(unbreakableAlliances.pairs), unbreakableAlliances.until],
    )
  })
})

function dateOf(month: number): { readonly month: number; readonly year: number } {
  return { month: monthOfYear(month), year: yearOf(month) }
}

function dividedAsPrinted({ specials: { divided } }: Scenario): unknown {
  return divided === undefined ? null : [divided.by, divided.of, divided.joinsAfter]
}

function attitudesAsPrinted({ specials: { attitudes } }: Scenario): unknown {
  if (attitudes === undefined) return null
  const { of, towards, unitsOf, homeland, after } = attitudes
  return [of, towards, unitsOf, homeland, dateOf(after)]
}

function unbreakableAsPrinted({ specials: { unbreakable } }: Scenario): unknown {
  if (unbreakable === undefined) return null
  const given: readonly Pair[] = unbreakable.pairs
  return [unordered(given), dateOf(unbreakable.before)]
}
