import { cellOf, numberIn } from '../../chart.ts'
import { defaultCharts } from '../charts/index.ts'
import { monthAt, type Month } from '../calendar.ts'

export const lengthIds = ['short', 'medium', 'long', 'veryLong', 'longest'] as const
/** The lengths that the rulebook suggests. (Ending the Game.) */
export type LengthId = (typeof lengthIds)[number]

/** How many months a game of a length has, or rounds of the Basic Rules. */
export function roundsOf(length: LengthId): number {
  return numberIn(cellOf(defaultCharts.gameLengths, length, 'value'))
}

/** The month after which a game that is a whole campaign ends. (Ending the Game.) */
export const campaignEnd: Month = monthAt(
  numberIn(cellOf(defaultCharts.campaignEnd, 'year', 'value')),
  numberIn(cellOf(defaultCharts.campaignEnd, 'month', 'value')),
)
