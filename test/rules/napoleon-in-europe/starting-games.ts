import { knownCards } from '@/rules/napoleon-in-europe/advanced/known-cards.ts'
import type { Fleet, Region, Stack } from '@/rules/napoleon-in-europe/board.ts'
import type { Owed } from '@/rules/napoleon-in-europe/due.ts'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import { byNation, nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { landUnits, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicGame, cards } from './basic-game.ts'
import { opening, quarter } from './quarter.ts'
import { relationOf, tell } from './table.ts'

const basicUnits = ['infantry', 'cavalry', 'artillery', 'leader'] as const

const titles: readonly string[] = knownCards.map(({ title }) => title)

const everyOption: NapoleonOptions = {
  cards: 'on',
  innovations: 'deck',
  attrition: 'on',
  forcedMarch: 'on',
  minorNavies: 'on',
  twoRegionMinors: 'on',
  countercharges: 'on',
  initiative: 'on',
  reinforcement: 'on',
  terrain: 'on',
  lightInfantry: 'on',
  horseArtillery: 'on',
  napoleon: 'on',
  leaderHoldsLine: 'off',
  basicLeaders: 'on',
}

function stacksOf({ level, regions }: NapoleonState): readonly Stack[] {
  const units = level === 'basic' ? basicUnits : landUnits
  const pieces: Pieces = Object.fromEntries(units.map((unit) => [unit, 8]))
  const everywhere = nationIds.map((nation) => ({ nation, region: null, pieces }))
  const home = regions.flatMap(({ id, homeland }) =>
    homeland === null ? [] : [{ nation: homeland, region: id, pieces }],
  )
  return [...everywhere, ...home]
}

function fleetsOf({ seas, regions }: NapoleonState): readonly Fleet[] {
  const atSea = seas.flatMap(({ id: sea }, place) => [
    { nation: nationAt(place), at: { kind: 'sea', sea } as const, squadrons: 4 },
    { nation: nationAt(place + 1), at: { kind: 'sea', sea } as const, squadrons: 3 },
  ])
  const inPort = regions
    .filter(({ port }) => port)
    .map(({ id: region, homeland }) => ({
      nation: homeland ?? 'france',
      at: { kind: 'port', region } as const,
      squadrons: 2,
    }))
  return [...atSea, ...inPort, ...nationIds.map((nation) => ({ nation, at: null, squadrons: 5 }))]
}

function nationAt(place: number): NationId {
  return nationIds[place % nationIds.length] ?? 'france'
}

/** Minor nations have owners in turn; some regions are occupied, some in uprising. */
function sharedOut(region: Region, place: number): Region {
  if (region.homeland !== null) {
    const occupier = place % 5 === 0 ? nationAt(place) : null
    return { ...region, port: true, occupier: occupier === region.owner ? null : occupier }
  }
  const owner = place % 3 === 0 ? null : nationAt(place)
  return { ...region, owner, uprising: owner !== null && place % 4 === 0 }
}

const dues: readonly Owed[] = [
  { id: 101, kind: 'commitment', nation: 'france', cause: 'battle', place: 'Paris' },
  { id: 102, kind: 'peace', nation: 'austria', cause: 'commitment' },
  {
    id: 103,
    kind: 'battle',
    cause: 'annexation',
    region: 'hanover',
    place: 'Hanover',
    attackers: ['prussia'],
    defenders: [],
    garrison: { infantry: 3, cavalry: 1 },
    garrisonPlayedBy: 'britain',
  },
  {
    id: 104,
    kind: 'navalLosses',
    nations: ['france'],
    squadrons: 2,
    at: { kind: 'sea', sea: 'northSea' },
  },
  { id: 105, kind: 'leavePort', nation: 'britain', region: 'cornwall', squadrons: 2 },
  { id: 106, kind: 'attrition', nation: 'france', homeland: 'spain' },
  { id: 107, kind: 'drawCards', nation: 'france', cards: 1, cause: 'production' },
  { id: 108, kind: 'drawCards', nation: 'prussia', cards: 2, cause: 'turn' },
]

/** A game with some of everything, so that hardly a command is refused for want of it. */
function rich(state: NapoleonState): NapoleonState {
  const regions = state.regions.map(sharedOut)
  const { level } = state
  return {
    ...state,
    regions,
    rules: level === 'basic' ? state.rules : rulesWith(everyOption, { ...state.rules }),
    nations: byNation((id) => ({
      ...state.nations[id],
      ...(level === 'standard' && id === 'ottoman'
        ? { control: { by: 'austria', until: 'war' } as const }
        : {}),
      ...(level === 'basic'
        ? { symbolCards: cards('Ib Ib Ib Cf Cf Cf Ap Ap Lr N - If Cb Ab Lb') }
        : {
            hand: titles.slice(0, 3),
            innovations: titles.slice(3, 5),
            productionPoints: 60,
            politicalActionPoints: 30,
            commitment: 5,
          }),
    })),
    unnamed: byNation(() => ({
      homeland: 3,
      homelandLost: 1,
      foreignHomeland: 1,
      minor: 2,
      northAfrica: 2,
      closed: 2,
      closedNorthAfrica: 1,
    })),
    relations: [
      relationOf('france', 'britain', 'war', 1),
      relationOf('france', 'austria', 'war', 2),
      relationOf('prussia', 'russia', 'war', 3),
      relationOf('france', 'spain', 'allied'),
      relationOf('britain', 'austria', 'allied'),
    ],
    passages: [
      { through: 'prussia', of: 'france' },
      { through: 'austria', of: 'russia' },
    ],
    stacks: stacksOf(state),
    fleets: fleetsOf(state),
    pending: dues.filter(({ kind }) => level !== 'basic' || kind === 'drawCards'),
    nextDue: 109,
  }
}

/** The quarter as it stands after so many of its commands. */
function quarterAfter(count: number): NapoleonState {
  return quarter
    .slice(0, count)
    .filter(({ refused }) => refused === undefined)
    .reduce((state, { command, faces }) => tell(state, command, faces).state, tell(emptyState, opening).state)
}

const inApril = quarterAfter(0)
const inMay = quarterAfter(12)
/** Prussia has bought, Russia has not. */
const inProduction = quarterAfter(quarter.length - 20)
const basic = basicGame({ regions: inApril.regions, seas: inApril.seas })

/** Where evenings begin. */
export const startingGames: readonly NapoleonState[] = [
  inApril,
  inProduction,
  rich(inApril),
  rich(inMay),
  rich(inProduction),
  rich({ ...inProduction, calendar: { ...inProduction.calendar, acting: 'prussia', done: ['france'] } }),
  basic,
  rich(basic),
  rich({ ...basic, victory: 'totalVictory' }),
]
