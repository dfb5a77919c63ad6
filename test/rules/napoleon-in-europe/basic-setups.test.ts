// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { cellOf, numberIn, type Chart, type FoundCell } from '@/rules/chart.ts'
import { basicSetupById, basicSetups, nationsForEach } from '@/rules/napoleon-in-europe/basic/setups.ts'
import { basicCharts } from '@/rules/napoleon-in-europe/charts/basic.ts'
import { defaultCharts } from '@/rules/napoleon-in-europe/charts/index.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { arms, type Arm } from '@/rules/napoleon-in-europe/pieces.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import {
  BASIC_AMPHIBIOUS_MOVEMENT,
  BASIC_BATTLE,
  BASIC_CARD_COMBINATIONS,
  BASIC_CARDS_DRAWN,
  BASIC_LIMITED_WAR,
  BASIC_PIECES,
  BASIC_SETUP_EVEN_STEVEN,
  BASIC_SETUP_MIDDLE_POWERS,
  BASIC_SETUP_STOP_THE_FRENCH,
} from './fixtures/numbers.ts'

/** The numbers of the four arms. */
function counts(cellFor: (arm: Arm) => FoundCell): Record<Arm, number> {
  const at = (arm: Arm) => numberIn(cellFor(arm))
  return {
    infantry: at('infantry'),
    cavalry: at('cavalry'),
    artillery: at('artillery'),
    leader: at('leader'),
  }
}

/** The numbers of the four arms in a row of a chart. */
function row<RowId extends string>(chart: Chart<RowId, Arm>, id: RowId): Record<Arm, number> {
  return counts((arm) => cellOf(chart, id, arm))
}

function value<RowId extends string>(chart: Chart<RowId, 'value'>, id: RowId): number {
  return numberIn(cellOf(chart, id, 'value'))
}

describe('the charts of the Basic Rules are what the rulebook prints', () => {
  const charts = defaultCharts

  it('in the set-ups', () => {
    expect(row(charts.evenSteven, 'each')).toEqual(BASIC_SETUP_EVEN_STEVEN.piecesPerNation)
    for (const nation of nationIds) {
      expect(row(charts.middlePowers, nation), nation).toEqual(BASIC_SETUP_MIDDLE_POWERS.pieces[nation])
    }
    expect(row(charts.stopTheFrench, 'france')).toEqual(
      BASIC_SETUP_STOP_THE_FRENCH.piecesOfFrancePerNationAgainstIt,
    )
    expect(row(charts.stopTheFrench, 'others')).toEqual(BASIC_SETUP_STOP_THE_FRENCH.piecesOfEachOtherNation)
  })

  test.each([2, 3, 4, 5, 6, 7] as const)('in the nations of %s players', (players) => {
    const rules = rulesWith()
    const { nationsPerPlayer, neutralNations } = BASIC_SETUP_EVEN_STEVEN.picks[players]
    expect(nationsForEach('evenSteven', players, rules)).toBe(nationsPerPlayer)
    expect(nationsForEach('middlePowers', players, rules)).toBe(nationsPerPlayer)
    expect(nationIds.length - players * nationsPerPlayer).toBe(neutralNations)
    const proposed = BASIC_SETUP_STOP_THE_FRENCH.distribution[players]
    expect(basicSetups.stopTheFrench.proposed[players]).toEqual(proposed)
    expect(nationsForEach('stopTheFrench', players, rules)).toBe(proposed[1]?.length)
  })

  it('in the lengths of a Limited War', () => {
    expect({
      short: value(charts.limitedWarLengths, 'short'),
      medium: value(charts.limitedWarLengths, 'medium'),
      long: value(charts.limitedWarLengths, 'long'),
    }).toEqual(BASIC_LIMITED_WAR.rounds)
  })

  it('in moves, battles and the sea', () => {
    for (const arm of arms) expect(value(charts.basicMoves, arm)).toBe(BASIC_PIECES[arm].move)
    expect(value(charts.basicBattles, 'major')).toBe(BASIC_BATTLE.majorBattleMinimumPiecesOfEitherSide)
    const sea = charts.basicSea
    expect(value(sea, 'perCapital')).toBe(BASIC_AMPHIBIOUS_MOVEMENT.piecesPerCapital)
    expect(value(sea, 'perCapitalBritain')).toBe(BASIC_AMPHIBIOUS_MOVEMENT.piecesPerCapitalOfBritain)
    expect([value(sea, 'lost')]).toEqual(BASIC_AMPHIBIOUS_MOVEMENT.lossFaces)
    expect([1, value(sea, 'lostInBritain')]).toEqual(BASIC_AMPHIBIOUS_MOVEMENT.lossFacesInBritishHomeland)
    expect([value(sea, 'enemyHits'), 6]).toEqual(BASIC_BATTLE.hitFacesAgainstALanding)
  })

  it('in draws and combinations', () => {
    expect(value(charts.basicDraws, 'majorBattle')).toBe(BASIC_CARDS_DRAWN.majorBattleWon)
    expect(value(charts.basicDraws, 'capital')).toBe(BASIC_CARDS_DRAWN.perCapital)
    expect(value(charts.basicDraws, 'regionsForACard')).toBe(BASIC_CARDS_DRAWN.perRegions.regions)
    for (const kind of ['regiment', 'brigade', 'division'] as const) {
      const { cardsOfOneType, ...pieces } = BASIC_CARD_COMBINATIONS[kind]
      expect(
        counts((arm) => cellOf(charts.combinations, kind, arm)),
        kind,
      ).toEqual(pieces)
      expect(numberIn(cellOf(charts.combinations, kind, 'cards')), kind).toBe(cardsOfOneType)
    }
    const { cardsOfEachType, ...corps } = BASIC_CARD_COMBINATIONS.corps
    expect(counts((arm) => cellOf(charts.combinations, 'corps', arm))).toEqual(corps)
    expect(numberIn(cellOf(charts.combinations, 'corps', 'cards'))).toBe(cardsOfEachType * arms.length)
    expect(value(charts.colourBonus, 'ownColour')).toBe(
      BASIC_CARD_COMBINATIONS.additionalPiecePerCardInNationalColour,
    )
  })

  it('with the section that each number is printed in', () => {
    for (const chart of Object.values<Chart>(basicCharts)) {
      for (const { cells } of chart.rows) {
        for (const { provenance } of Object.values(cells)) {
          expect(provenance.kind).toBe('rule')
          expect(provenance.section).not.toBe('')
        }
      }
    }
  })
})

describe('a set-up', () => {
  it('is found by its id, and no scenario is one', () => {
    expect(basicSetupById('middlePowers')).toBe(basicSetups.middlePowers)
    expect(basicSetupById('peaceAndOptions')).toBeUndefined()
  })
})
