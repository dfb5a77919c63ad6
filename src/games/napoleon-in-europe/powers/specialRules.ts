import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { cellOf, numberIn, type Chart } from '@/rules/chart.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'

const { rules: texts } = napoleon.screens.powers

type Rules = (state: NapoleonState) => readonly string[]

const rulesOf: Readonly<Record<NationId, Rules>> = {
  france: ({ victory }) => (victory === 'historical' ? [texts.enemyOfAll] : []),
  britain: ({ rules: { charts }, victory }) => [
    texts.landUnits(valueOf(charts.buildingLimits, 'britishLandUnits')),
    texts.grants,
    texts.fleet(valueOf(charts.navalModifiers, 'british')),
    ...(victory === 'aHistorical' ? [texts.navyWins] : []),
  ],
  prussia: ({ rules: { charts } }) => [
    texts.militiaFrom(valueOf(charts.buildingLimits, 'lastYearWithoutPrussianMilitia') + 1),
  ],
  russia: (state) => [texts.cossacks, texts.twoCapitals, ...attritionIn(state)],
  ottoman: ({ rules: { charts } }) => [
    texts.poorRegions(
      valueOf(charts.regionValues, 'ottoman'),
      numberIn(cellOf(charts.capitals, 'constantinople', 'ottoman')),
    ),
    texts.ottomanArmy,
    texts.ottomanNavy(valueOf(charts.navalModifiers, 'ottoman')),
    texts.straits,
  ],
  austria: () => [],
  spain: (state) => attritionIn(state),
}

/** What holds for one nation alone, in the numbers of the game's charts; nothing in the Basic Rules. */
export function specialRules(state: NapoleonState, nation: NationId): readonly string[] {
  return state.level === 'basic' ? [] : rulesOf[nation](state)
}

function attritionIn({ rules: { options } }: NapoleonState): readonly string[] {
  return options.attrition === 'on' ? [texts.attrition] : []
}

function valueOf<RowId extends string>(chart: Chart<RowId, 'value'>, row: RowId): number {
  return numberIn(cellOf(chart, row, 'value'))
}
