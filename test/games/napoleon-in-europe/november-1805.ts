import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { emptyNation, emptyState, noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { byNation, type ByNation, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Relation, RelationKind } from '@/rules/napoleon-in-europe/relations.ts'
import { scenarioById } from '@/rules/napoleon-in-europe/scenarios/index.ts'
import { rulesWith, usualCharts } from '@/rules/napoleon-in-europe/rules.ts'

/** The campaign that the pictures of the look show: November 1805, five players, Britain to move. */

type Figures = readonly [player: string | null, points: number, actions: number, commitment: number]

const figures: ByNation<Figures> = {
  france: ['ann', 6, 4, 9],
  britain: ['ben', 19, 2, 9],
  prussia: [null, 0, 0, 7],
  russia: ['cleo', 4, 2, 7],
  ottoman: [null, 0, 0, 8],
  austria: ['dora', 2, 2, 6],
  spain: ['emil', 3, 2, 6],
}

/** Regions of the homeland, of minor nations, and squadrons. */
const holdings: ByNation<readonly [homeland: number, minor: number, squadrons: number]> = {
  france: [9, 7, 5],
  britain: [6, 3, 14],
  prussia: [7, 0, 0],
  russia: [11, 2, 3],
  ottoman: [10, 2, 2],
  austria: [9, 0, 1],
  spain: [5, 1, 4],
}

function among(
  kind: RelationKind,
  one: readonly NationId[],
  others: readonly NationId[],
): readonly Relation[] {
  return one.flatMap((nation) =>
    others.map((other) => ({ nations: [nation, other] as const, kind, order: 0 })),
  )
}

const relations: readonly Relation[] = [
  ...among('war', ['france', 'spain'], ['britain', 'russia', 'austria']).map((relation, place) => ({
    ...relation,
    order: place + 1,
  })),
  ...among('allied', ['france'], ['spain']),
  ...among('allied', ['britain'], ['russia', 'austria']),
  ...among('allied', ['russia'], ['austria']),
]

const scenario = 'dashForTheDanube'

/** The game as the pictures show it, with whatever a test wants otherwise. */
export function november1805(about: Partial<NapoleonState> = {}): NapoleonState {
  return {
    ...emptyState,
    name: 'Dash for the Danube',
    rules: rulesWith(
      {},
      { ...usualCharts, charts: { ...usualCharts.charts, ...scenarioById(scenario)?.charts } },
    ),
    scenario,
    players: ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => ({ id: name.toLowerCase(), name })),
    nations: byNation((nation) => {
      const [player, productionPoints, politicalActionPoints, commitment] = figures[nation]
      const hasBeenActive = player !== null
      return { ...emptyNation, player, productionPoints, politicalActionPoints, commitment, hasBeenActive }
    }),
    relations,
    unnamed: byNation((nation) => {
      const [homeland, minor] = holdings[nation]
      return { ...noUnnamedRegions, homeland, minor }
    }),
    fleets: Object.values(
      byNation((nation) => ({ nation, at: null, squadrons: holdings[nation][2] })),
    ).filter(({ squadrons }) => squadrons > 0),
    stacks: [
      { nation: 'britain', region: null, pieces: { infantry: 5, cavalry: 2, artillery: 1, leader: 1 } },
      { nation: 'france', region: null, pieces: { infantry: 18, eliteInfantry: 2, cavalry: 6, leader: 4 } },
    ],
    calendar: {
      month: monthAt(1805, 11),
      round: 2,
      phase: 'movement',
      first: 'france',
      acting: 'britain',
      done: ['france'],
      halted: [],
    },
    ...about,
  }
}

/** The same game, sixteen months on, for pictures of its course. */
export function course1805(): NapoleonState {
  const state = november1805()
  const start = monthAt(1805, 9)
  return {
    ...state,
    chronicle: Array.from({ length: 16 }, (_, place) => ({
      round: place + 1,
      month: start + place,
      nations: byNation((nation) => {
        const [homeland, minor] = holdings[nation]
        const swing = (place * (nation.length + 1)) % 5
        return {
          regions: homeland + minor + (nation === 'france' ? Math.floor(place / 3) : swing > 3 ? 1 : 0),
          productionPoints: (figures[nation][1] + place * (nation.length - 4)) % 40,
          politicalActionPoints: (figures[nation][2] + place + nation.length) % 7,
        }
      }),
    })),
    calendar: { ...state.calendar, round: 17, month: start + 16 },
  }
}
