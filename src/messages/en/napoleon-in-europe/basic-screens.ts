import { counted, list } from '@/messages/format.ts'
import type { CardSymbol, SymbolCard } from '@/rules/napoleon-in-europe/cards.ts'
import type { CombinationKind } from '@/rules/napoleon-in-europe/charts/basic.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { arms, type Arm, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { namesOf, nationNames, pieceNames } from './names.ts'

function cards(count: number): string {
  return counted(count, 'card', 'cards')
}

function pieces(count: number): string {
  return counted(count, 'piece', 'pieces')
}

/** "3 infantry and 1 leader"; "nothing" where there are none. */
function army(given: Pieces): string {
  const counts = arms.flatMap((arm) => {
    const count = given[arm] ?? 0
    const [one, other] = pieceNames[arm]
    return count === 0 ? [] : [counted(count, one, other)]
  })
  return counts.length === 0 ? 'nothing' : list(counts)
}

const symbols: Readonly<Record<CardSymbol, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  leader: 'Leader',
  napoleon: 'Napoleon',
  blank: 'Blank',
}

const kinds: Readonly<Record<CombinationKind, string>> = {
  regiment: 'Regiment',
  brigade: 'Brigade',
  division: 'Division',
  corps: 'Corps',
}

/** Screens of the Basic Rules. */
export const basicScreens = {
  army,
  arms: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    leader: 'Leaders',
  } satisfies Readonly<Record<Arm, string>>,
  turn: {
    limitedWar: (rounds: number, left: number) =>
      left <= 0
        ? `Limited War, last of ${rounds} rounds`
        : `Limited War, ${counted(left, 'round', 'rounds')} to come`,
    limitedWarOpen: 'Limited War',
    totalVictory: 'Total Victory',
    tasks: (nation: NationId) => `The turn of ${nationNames[nation]}`,
    move: {
      title: 'Move',
      line: (slow: number, fast: number, sea: number | null) =>
        `${counted(slow, 'region', 'regions')}, cavalry and leaders ${fast}${
          sea === null ? '' : `, by sea ${pieces(sea)}`
        }`,
    },
    seaFigure: (limit: number) => `up to ${limit}`,
    battle: { title: 'Battles', line: 'Fight them on the table, and enter the result' },
    draw: {
      title: (count: number) => (count === 0 ? 'Draw no card' : `Draw ${cards(count)}`),
      done: 'Cards are drawn',
      nothing: 'No capital, and too few regions',
      reason: (label: string, count: number) => `${label}: ${count}`,
    },
    build: {
      title: 'Build',
      line: (count: number) => `${cards(count)} in hand`,
    },
    table: {
      caption: 'Where the nations stand',
      nation: 'Nation',
      regions: 'Regions',
      gained: 'Gained',
      pieces: 'Pieces',
      cards: 'Cards',
      out: 'out of the game',
    },
    signed: (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0'),
    hasFinished: (nations: readonly NationId[]) =>
      `${namesOf(nations)} ${nations.length === 1 ? 'has' : 'have'} finished`,
    neutral: (nations: readonly NationId[]) =>
      `${namesOf(nations)} ${
        nations.length === 1
          ? 'is neutral: taken like a minor nation, and no cards for its capital.'
          : 'are neutral: taken like minor nations, and no cards for their capitals.'
      }`,
    standing: 'Where everyone stands',
    alliances: 'Alliances',
  },
  opening: {
    title: 'Before the first turn',
    nations: 'Who plays what',
    choosing: (player: string) => `${player} chooses`,
    chosen: 'Everybody has chosen',
    each: (count: number) => `${counted(count, 'nation', 'nations')} each`,
    none: 'No nation yet',
    lot: 'Draw them by lot',
    again: 'Choose anew',
    keep: 'So we play',
    lightBlue: 'Prussia uses the light blue pieces.',
    first: 'Who goes first',
    roll: 'Roll for who goes first',
    rollNote: 'The highest die; who ties throws again',
    agree: 'Or agree on it',
    rollTitle: 'Who goes first',
    lotTitle: 'Nations by lot',
  },
  cards: {
    title: (nation: NationId) => `Cards of ${nationNames[nation]}`,
    hand: 'In hand',
    whose: 'Whose cards',
    count: cards,
    symbols,
    /** A card as a screen reader says it. */
    card: ({ symbol, colour }: SymbolCard) =>
      colour === 'none' ? symbols[symbol] : `${symbols[symbol]}, ${nationNames[colour]}`,
    covered: (count: number) => `${cards(count)}, face down`,
    coveredNote: (nation: NationId) => `Only the player of ${nationNames[nation]} looks at them.`,
    show: (nation: NationId) => `Show the cards of ${nationNames[nation]}`,
    hide: 'Hide the cards',
    empty: 'No cards in hand.',
    trade: 'Trade',
    blank: (count: number) => `Put ${count === 1 ? 'the blank card' : `${count} blank cards`} back`,
    correct: 'Correct the hand',
    correctPresets: ['Miscounted', 'Wrong card entered', 'As the table has it'],
  },
  draw: {
    title: (nation: NationId, count: number) => `${nationNames[nation]} draws ${cards(count)}`,
    drawn: 'Cards drawn',
    none: 'Tap each card as it is drawn.',
    remove: (card: string) => `Take back: ${card}`,
    keys: 'The cards there are',
    take: (count: number) => `Take ${cards(count)}`,
    missing: (count: number) => `${cards(count)} still to enter`,
  },
  cash: {
    kinds,
    best: 'At best',
    wants: {
      pieces: 'Pieces',
      infantry: 'Infantry',
      cavalry: 'Cavalry',
      artillery: 'Artillery',
      leader: 'Leaders',
    },
    wantsLabel: 'What you want most of',
    bestLine: (gains: Pieces, count: number) => `${army(gains)}, for ${cards(count)}`,
    bestNothing: 'Nothing can be paid with these cards.',
    takeBest: 'Choose these',
    all: 'All that can be paid',
    basket: 'Chosen',
    of: (kind: CombinationKind, arm: Arm | null) =>
      arm === null ? kinds[kind] : `${kinds[kind]}, ${pieceNames[arm][0]}`,
    add: (what: string, gains: Pieces) => `Choose ${what}: ${army(gains)}`,
    remove: (what: string) => `Leave out ${what}`,
    go: (count: number, gained: number) => `Turn in ${cards(count)} for ${pieces(gained)}`,
    where: 'Placed in',
    into: (places: readonly string[]) => list(places),
    placed: 'New pieces',
  },
  trade: {
    title: 'Trade cards',
    note: 'Nobody shows a card before the trade.',
    with: 'With whom',
    nobody: 'There is no other player to trade with.',
    gives: (nation: NationId) => `What ${nationNames[nation]} gives`,
    handOver: (nation: NationId) => `Hand the phone to the player of ${nationNames[nation]}`,
    given: (nation: NationId, count: number) =>
      `${nationNames[nation]} gives ${cards(count)}, and does not say which.`,
    go: (gives: number, takes: number) => `Trade ${gives} for ${cards(takes)}`,
    onward: 'Go on',
  },
  alliance: {
    title: 'Alliances',
    with: 'With whom',
    nobody: 'Nobody else plays.',
  },
  battle: {
    title: 'A battle was fought',
    against: 'Against',
    beside: 'Beside it',
    winner: 'Who won',
    size: 'How large',
    major: 'Major battle',
    skirmish: 'Skirmish',
    sizeNote: (needed: number) => `Major: ${needed} or more pieces on each side, without leaders`,
    sizeCounted: 'By the pieces that are counted there.',
    where: 'Where',
    notTold: 'Not told',
    draw: (nation: NationId) => `${nationNames[nation]} draws its card`,
  },
  sea: {
    title: 'By sea',
    from: 'From',
    to: 'To',
  },
  region: {
    title: 'Regions',
    what: 'What happened',
    takes: 'Infantry moved in',
    leaves: 'Infantry left',
    takenOut: (nation: NationId) =>
      `This puts ${nationNames[nation]} out of the game: no other region of its homeland is known. If your board has more, count them first.`,
    nothingToLeave: 'It holds no region of another homeland.',
  },
  standing: {
    growth: 'How the empires have grown',
    growthNote: 'Regions now, less those of the homeland; divided by the nations that a player began with.',
    total: 'Who is still in the game',
    place: (place: number) => `${place}.`,
    nation: (nation: NationId) => nationNames[nation],
    sum: (regions: number, homeland: number) => `${regions} now − ${homeland} at the start`,
    average: (gained: string, nations: number) => `${gained} ÷ ${counted(nations, 'nation', 'nations')}`,
    lost: 'No homeland left: builds nothing',
    out: 'Out of the game',
    inGame: (owned: number, whole: number) =>
      `${owned} of ${counted(whole, 'homeland region', 'homeland regions')}`,
    needsMap: 'Enter how many regions each homeland has, so that growth can be told.',
  },
  offered: {
    basicBattle: ['Battle', 'Enter the result'],
    battleOdds: ['Odds of a battle', 'Of any two armies, worked out'],
    takeRegion: ['Regions', 'What infantry has taken or left'],
    basicSea: ['By sea', 'How many, and the dice of a landing'],
    drawSymbols: ['Draw cards', 'With the reasons'],
    tradeSymbols: ['Trade cards', 'Hidden until it is done'],
    alliance: ['Alliances', 'Agree on one, or end it'],
  },
} as const
