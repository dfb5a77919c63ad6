import type { Rulebook } from '../rulebook.ts'
import { apply } from './apply.ts'
import { defaultCharts } from './charts/index.ts'
import { commandSchema, type MiniaturesCommand } from './commands.ts'
import { decide } from './decide/index.ts'
import { effectSchema, stateSchema, type MiniaturesEffect } from './effects.ts'
import { optionDefinitions } from './options.ts'
import { emptyState } from './empty.ts'
import type { MiniaturesState } from './state.ts'

/** The inch-based miniatures rulebook. */
export const miniatures: Rulebook<MiniaturesState, MiniaturesCommand, MiniaturesEffect> = {
  id: 'miniatures',
  stateVersion: 2,
  charts: defaultCharts,
  options: optionDefinitions,
  commandSchema,
  effectSchema,
  stateSchema,
  nothing: emptyState,
  decide,
  apply,
  sideOf,
  chartSetOf: ({ rules }) => rules.id,
}

/** The side that gives a command: the firers', the attacker's, or that of the unit it is about. */
function sideOf({ units }: MiniaturesState, command: MiniaturesCommand): string | null {
  if ('side' in command) return command.side
  const actor = actorOf(command)
  return units.find(({ id }) => id === actor)?.side ?? null
}

function actorOf(command: MiniaturesCommand): string | undefined {
  if (command.type === 'fire') return command.firers[0]?.unit
  if (command.type === 'melee') return command.attacker
  if (command.type === 'answerCharge') return command.target
  if ('charger' in command) return command.charger
  return 'unit' in command && typeof command.unit === 'string' ? command.unit : undefined
}
