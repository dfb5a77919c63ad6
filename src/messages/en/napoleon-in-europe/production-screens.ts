import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Item } from '@/rules/napoleon-in-europe/production/basket.ts'
import type { IncomeLine } from '@/rules/napoleon-in-europe/state.ts'
import type { Month } from '@/rules/napoleon-in-europe/calendar.ts'
import { monthName } from './months.ts'
import { nationNames, pieceNames } from './names.ts'
import { capitalIn, countedItem, listed, regionCount } from './production.ts'

const itemTitles: Readonly<Record<Item, string>> = {
  infantry: 'Infantry',
  eliteInfantry: 'Elite infantry',
  lightInfantry: 'Light infantry',
  militia: 'Militia',
  cavalry: 'Cavalry',
  heavyCavalry: 'Heavy cavalry',
  irregularCavalry: 'Irregular cavalry',
  artillery: 'Artillery',
  horseArtillery: 'Horse artillery',
  leader: 'Leader',
  squadron: 'Naval squadron',
  politicalActionPoint: 'Political action point',
}

/** "London 10", "8 regions 16": a line of what came in. */
function incomeLine({ source, capital, count, points }: IncomeLine): string {
  const shown = points < 0 ? `−${-points}` : String(points)
  const words: Readonly<Record<IncomeLine['source'], string>> = {
    capital: capitalIn(capital ?? undefined),
    regions: regionCount(count),
    northAfrica: `${count} in North Africa`,
    ottoman: regionCount(count),
    occupied: `${count} occupied`,
    uprising: `${count} in uprising`,
    closed: `${count} occupied or in uprising`,
    loss: 'war elsewhere',
    notBelowZero: 'but no more than there was',
  }
  return `${words[source]} ${shown}`
}

/** What stands on the page of a production turn. */
export const productionScreens = {
  title: 'Production',
  after: (month: Month | null) => (month === null ? '' : `After ${monthName(month)}`),
  income: (lines: readonly IncomeLine[], saved: number) =>
    [...lines.map(incomeLine), `saved ${saved}`].join(', '),
  left: (left: number, of: number) => `${left} left of ${of}`,
  leftOf: (of: number) => `left of ${of}`,
  list: 'What can be bought',
  columns: { item: 'Piece', points: 'Points', buy: 'Buy' },
  items: itemTitles,
  counted: (item: Item, count: number) => `${itemTitles[item]}: ${count}`,
  fewer: (item: Item) => `One ${pieceOrPoint(item)} fewer`,
  more: (item: Item) => `One more ${pieceOrPoint(item)}`,
  notFor: (nation: NationId, items: readonly Item[]) =>
    `Not for ${nation === 'ottoman' ? 'the Ottoman Empire' : nationNames[nation]}: ${listed(items.map((item) => pieceOrPoint(item, 2)))}`,
  buy: (cost: number, left: number) =>
    left === 0 ? `Buy for ${cost}, save nothing` : `Buy for ${cost}, save ${left}`,
  save: (left: number) => (left === 0 ? 'End the production turn' : `Save ${left}`),
  follows: (nation: NationId | null) =>
    nation === null ? 'then everyone has produced' : `then ${nationNames[nation]} produces`,
  bought: 'Just done',
  undo: 'Undo',
  everyone: {
    title: 'Everyone has produced',
    note: (month: Month | null) =>
      month === null ? 'The next round begins.' : `${monthName(month + 1)} begins.`,
    go: (month: Month | null) => (month === null ? 'Go on' : `On to ${monthName(month + 1)}`),
  },
  notNow: {
    title: 'No production now',
    note: 'Production points are spent after March, June, September and December.',
    go: 'To the turn',
  },
  grant: {
    open: 'Give points',
    title: 'Give points',
    note: 'Britain alone may give production points away, as many as it likes.',
    to: 'To',
    points: 'Points',
    keeps: (left: number) => `Britain keeps ${left}.`,
    give: (points: number, to: NationId) => `Give ${points} to ${nationNames[to]}`,
    nobody: 'Nobody else is active: there is no one to give to.',
  },
  place: {
    title: 'Where do they go?',
    note: 'Homeland regions that are its own, with no enemy in them and no uprising.',
    land: 'Land units',
    ports: 'Squadrons, to a port',
    all: 'All of them',
    into: 'Into',
    anywhere: 'Any that is free',
    buy: (cost: number) => `Place and buy for ${cost}`,
  },
} as const

function pieceOrPoint(item: Item, count = 1): string {
  if (item === 'politicalActionPoint') return countedItem(item, count).replace(/^\d+ /u, '')
  return pieceNames[item][count === 1 ? 0 : 1]
}
