import type { CardColour, CardSymbol, SymbolCard } from '@/rules/napoleon-in-europe/cards.ts'
import { emptyNation, noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { byNation, nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, regionOf } from './table.ts'

/** Two regions of each homeland, the capital first. */
const homelands: Readonly<Record<NationId, readonly [string, string]>> = {
  france: ['Paris', 'Brittany'],
  britain: ['London', 'Cornwall'],
  prussia: ['Berlin', 'Pomerania'],
  russia: ['Moscow', 'Saint Petersburg'],
  ottoman: ['Constantinople', 'Anatolia'],
  austria: ['Vienna', 'Tyrol'],
  spain: ['Madrid', 'Andalusia'],
}

const capitals = {
  Paris: 'paris',
  London: 'london',
  Berlin: 'berlin',
  Moscow: 'moscow',
  'Saint Petersburg': 'saintPetersburg',
  Constantinople: 'constantinople',
  Vienna: 'vienna',
  Madrid: 'madrid',
} as const

const map = [
  ...nationIds.flatMap((homeland) =>
    homelands[homeland].map((id) => {
      const capital = Object.entries(capitals).find(([name]) => name === id)?.[1] ?? null
      return regionOf(id, { homeland, capital, port: true })
    }),
  ),
  regionOf('Holland', { port: true }),
  regionOf('Hanover', { port: true }),
  regionOf('Saxony'),
]

/**
 * A game of the Basic Rules in its first round, France to move: Ann plays France, Bob Britain and Austria, Cid
 * Prussia; the others are neutral.
 */
export function basicGame(about: Partial<NapoleonState> = {}): NapoleonState {
  const players = { france: 'ann', britain: 'bob', austria: 'bob', prussia: 'cid' } as const
  const plays = new Map<NationId, string>(
    nationIds.flatMap((id) => (id in players ? [[id, playerOf(id)]] : [])),
  )
  function playerOf(id: NationId): string {
    return Object.entries(players).find(([nation]) => nation === id)?.[1] ?? ''
  }
  return gameOf({
    level: 'basic',
    scenario: 'evenSteven',
    victory: 'limitedWar',
    players: [
      { id: 'ann', name: 'Ann' },
      { id: 'bob', name: 'Bob' },
      { id: 'cid', name: 'Cid' },
    ],
    nations: byNation((id) => {
      const player = plays.get(id) ?? null
      return { ...emptyNation, player, hasBeenActive: player !== null }
    }),
    relations: [{ nations: ['britain', 'austria'], kind: 'allied', order: 0 }],
    regions: map,
    calendar: {
      month: null,
      round: 1,
      phase: 'movement',
      first: 'france',
      acting: 'france',
      done: [],
      halted: [],
    },
    ...about,
  })
}

/** A game in which a nation owns so many minor nations without a name. */
export function owning(state: NapoleonState, nation: NationId, minor: number): NapoleonState {
  return { ...state, unnamed: { ...state.unnamed, [nation]: { ...noUnnamedRegions, minor } } }
}

/** A game in which a nation owns these named regions, too. */
export function holding(state: NapoleonState, nation: NationId, ...names: readonly string[]): NapoleonState {
  const regions = state.regions.map((region) =>
    names.includes(region.id) ? { ...region, owner: nation } : region,
  )
  return { ...state, regions }
}

/** A game in which a nation holds cards. */
export function dealt(state: NapoleonState, nation: NationId, hand: string): NapoleonState {
  const nations = { ...state.nations, [nation]: { ...state.nations[nation], symbolCards: cards(hand) } }
  return { ...state, nations }
}

const symbols: Readonly<Record<string, CardSymbol>> = {
  I: 'infantry',
  C: 'cavalry',
  A: 'artillery',
  L: 'leader',
  N: 'napoleon',
  '-': 'blank',
}
const colours: Readonly<Record<string, CardColour>> = {
  f: 'france',
  b: 'britain',
  p: 'prussia',
  r: 'russia',
  o: 'ottoman',
  a: 'austria',
  s: 'spain',
}

/** Cards from a player's shorthand: "If Cs N -" is French infantry, Spanish cavalry, Napoleon and a blank card. */
export function cards(hand: string): SymbolCard[] {
  return hand
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      symbol: symbols[word.charAt(0)] ?? 'blank',
      colour: colours[word.charAt(1)] ?? 'none',
    }))
}

/** The shorthand of cards, in the order of the hand. */
export function shorthand(hand: readonly SymbolCard[]): string {
  const symbolOf = (symbol: CardSymbol) =>
    Object.entries(symbols).find(([, one]) => one === symbol)?.[0] ?? '?'
  const colourOf = (colour: CardColour) =>
    Object.entries(colours).find(([, one]) => one === colour)?.[0] ?? ''
  return hand.map(({ symbol, colour }) => `${symbolOf(symbol)}${colourOf(colour)}`).join(' ')
}
