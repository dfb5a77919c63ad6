import type { Rulebook } from '../rulebook.ts'
import { apply } from './apply.ts'
import { seatOf } from './battle/seat.ts'
import { defaultCharts } from './charts/index.ts'
import { commandSchema, type NapoleonCommand } from './commands.ts'
import { decide } from './decide.ts'
import { effectSchema, stateSchema, type NapoleonEffect } from './effects.ts'
import { emptyState } from './empty.ts'
import { optionDefinitions } from './options.ts'
import type { NapoleonState } from './state.ts'

/** Napoleon in Europe: Basic, Standard and Advanced Rules. */
export const napoleonInEurope: Rulebook<NapoleonState, NapoleonCommand, NapoleonEffect> = {
  id: 'napoleon-in-europe',
  stateVersion: 2,
  charts: defaultCharts,
  options: optionDefinitions,
  commandSchema,
  effectSchema,
  stateSchema,
  nothing: emptyState,
  decide,
  apply,
  sideOf(state, command) {
    if ('side' in command && state.battle !== null) return seatOf(state.battle, command.side)
    return 'nation' in command && typeof command.nation === 'string' ? command.nation : null
  },
  chartSetOf: ({ rules }) => rules.id,
}
