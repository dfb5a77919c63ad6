import { productionCharts } from './production.ts'
import { politicsCharts } from './politics.ts'
import { mapCharts } from './map.ts'
import { navalCharts } from './naval.ts'
import { calendarCharts } from './calendar.ts'
import { advancedCharts } from './advanced.ts'
import { basicBattleCharts } from './basic-battle.ts'
import { battleCharts } from './battle.ts'
import { basicCharts } from './basic.ts'
import { scenarioCharts } from './scenario.ts'
import { victoryCharts } from './victory.ts'

/**
 * Every chart of the rulebook as it comes, in the order that the rules page shows them. The charts of a
 * scenario stand here as they are in no scenario; a game has its own scenario's.
 */
export const defaultCharts = {
  ...calendarCharts,
  ...productionCharts,
  ...politicsCharts,
  ...mapCharts,
  ...navalCharts,
  ...victoryCharts,
  ...scenarioCharts,
  ...advancedCharts,
  ...battleCharts,
  ...basicCharts,
  ...basicBattleCharts,
}

export type NapoleonCharts = typeof defaultCharts

/** The dice of this rulebook: six sides. */
export const dieSides = 6
