import { defaultOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'

export type Begin = CommandOf<'begin'>

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus']

/** One player for each nation. */
export function playersOf(nations: readonly NationId[]): Begin['players'] {
  return nations.map((nation, index) => ({
    id: `p${index + 1}`,
    name: names[index] ?? nation,
    nations: [nation],
  }))
}

/** Scenario III for France and Britain, unless it says otherwise. */
export function beginOf(about: Partial<Begin> = {}): Begin {
  return {
    type: 'begin',
    name: 'Tuesdays',
    level: 'standard',
    scenario: 'peaceAndOptions',
    victory: 'aHistorical',
    ending: { kind: 'open' },
    suddenDeath: null,
    options: defaultOptions,
    players: playersOf(['france', 'britain']),
    holds: [],
    ...about,
  }
}
