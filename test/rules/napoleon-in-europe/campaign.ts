import { emptyNation } from '@/rules/napoleon-in-europe/empty.ts'
import { defaultCharts } from '@/rules/napoleon-in-europe/charts/index.ts'
import { byNation, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { Relation } from '@/rules/napoleon-in-europe/relations.ts'
import { rulesWith, usualCharts } from '@/rules/napoleon-in-europe/rules.ts'
import { scenarioById } from '@/rules/napoleon-in-europe/scenarios/index.ts'
import type { ScenarioId } from '@/rules/napoleon-in-europe/scenarios/scenario.ts'
import type { NapoleonState, Victory } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, relationOf } from './table.ts'

interface Campaign {
  readonly scenario: ScenarioId
  /** The player nations; each has a player of its own. */
  readonly played: readonly NationId[]
  readonly victory?: Victory
  readonly options?: Partial<NapoleonOptions>
}

/** A scenario as it begins, five political action points for each player nation, and nothing on the board. */
export function campaignOf({ scenario: id, played, victory, options = {} }: Campaign): NapoleonState {
  const scenario = scenarioById(id)
  if (scenario === undefined) throw new Error(`no scenario ${id}`)
  const charts = { ...defaultCharts, ...scenario.charts }
  const relations: readonly Relation[] = [
    ...scenario.wars.map(([one, other]) => relationOf(one, other, 'war', 1)),
    ...scenario.alliances.map(([one, other]) => relationOf(one, other, 'allied')),
  ]
  const commitmentOf = (nation: NationId) => {
    const value = charts.commitmentRatings.rows.find((row) => row.id === nation)?.cells.value.value
    return typeof value === 'number' ? value : 0
  }
  const game = gameOf()
  return {
    ...game,
    scenario: id,
    victory: victory ?? 'aHistorical',
    rules: rulesWith(options, { ...usualCharts, charts }),
    players: played.map((nation) => ({ id: nation, name: nation })),
    nations: byNation((nation) => {
      const isPlayed = played.includes(nation)
      return {
        ...emptyNation,
        player: isPlayed ? nation : null,
        hasBeenActive: isPlayed || scenario.active.includes(nation),
        politicalActionPoints: isPlayed ? 5 : 0,
        commitment: commitmentOf(nation),
      }
    }),
    relations,
    calendar: { ...game.calendar, month: scenario.start, first: scenario.first, acting: scenario.first },
  }
}
