import { combatCharts } from './battle-combat.ts'
import { battleOpeningCharts } from './battle-opening.ts'
import { battleTurnCharts } from './battle-turn.ts'

/** The charts of battles of the Standard and Advanced Rules, in the order that the rules page shows them. */
export const battleCharts = { ...combatCharts, ...battleTurnCharts, ...battleOpeningCharts }
