import { cellWords, chartPage, charts } from '@/messages/en/napoleon-in-europe/charts.ts'
import { optionNames } from '@/messages/en/napoleon-in-europe/scenarios.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { advancedCharts } from '@/rules/napoleon-in-europe/charts/advanced.ts'
import { basicCharts } from '@/rules/napoleon-in-europe/charts/basic.ts'
import { basicBattleCharts } from '@/rules/napoleon-in-europe/charts/basic-battle.ts'
import { battleCharts } from '@/rules/napoleon-in-europe/charts/battle.ts'
import { calendarCharts } from '@/rules/napoleon-in-europe/charts/calendar.ts'
import { mapCharts } from '@/rules/napoleon-in-europe/charts/map.ts'
import { navalCharts } from '@/rules/napoleon-in-europe/charts/naval.ts'
import { politicsCharts } from '@/rules/napoleon-in-europe/charts/politics.ts'
import { productionCharts } from '@/rules/napoleon-in-europe/charts/production.ts'
import { scenarioCharts } from '@/rules/napoleon-in-europe/charts/scenario.ts'
import { victoryCharts } from '@/rules/napoleon-in-europe/charts/victory.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { optionDefinitions } from '@/rules/napoleon-in-europe/options.ts'
import { modelCharts } from '@/rules/napoleon-in-europe/setup/change-number.ts'
import type { ChartBook, ChartGroup } from '../../shared/charts/charts.ts'
import { viewsOfOptions } from '../../shared/charts/options.ts'

const { innovationWays } = napoleon.newCampaign

function group(id: keyof typeof chartPage.groups, ...parts: readonly object[]): ChartGroup {
  return { id, title: chartPage.groups[id], charts: parts.flatMap((part) => Object.keys(part)) }
}

const standardGroups: readonly ChartGroup[] = [
  group('production', calendarCharts, productionCharts),
  group('politics', scenarioCharts, politicsCharts, victoryCharts),
  group('war', mapCharts, navalCharts),
  group('battle', battleCharts),
  group('advanced', advancedCharts),
]

const basicGroups: readonly ChartGroup[] = [group('basic', basicCharts, basicBattleCharts)]

const options = viewsOfOptions(
  optionDefinitions,
  Object.fromEntries(
    optionDefinitions.map(({ id, choices }) => {
      const words: Readonly<Record<string, string>> = { ...chartPage.choices, ...innovationWays }
      const names: Readonly<Record<string, string>> = optionNames
      const choiceTexts = Object.fromEntries(choices.map((choice) => [choice, words[choice] ?? choice]))
      return [id, { title: names[id] ?? id, choices: choiceTexts }]
    }),
  ),
)

/** The charts and options of a campaign in words: those of its level, beside the charts as it came with them. */
export function chartBookOf({ level, scenario }: Pick<NapoleonState, 'level' | 'scenario'>): ChartBook {
  const groups = level === 'basic' ? basicGroups : standardGroups
  return {
    texts: charts,
    cellWords,
    bandTexts: {},
    groups,
    firstGroup: groups[0]?.id ?? 'production',
    models: modelCharts(scenario),
    options: level === 'basic' ? [] : options,
  }
}
