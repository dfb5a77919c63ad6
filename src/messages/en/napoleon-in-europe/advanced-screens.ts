import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { counted } from '../../format.ts'
import { nationNames } from './names.ts'

const cards = (count: number) => counted(count, 'card', 'cards')

/** What the cards do that the rules themselves name. */
const effects: Readonly<Record<string, string>> = {
  royalMarriage: 'Played: two political action points.',
  attritionInSpain: 'The rules say who holds it at the start; the rest stands on the card.',
  attritionInRussia: 'The rules say who holds it at the start; the rest stands on the card.',
  mobilityAndForaging: 'Laid out: 2 more on the dice of a forced march.',
  superiorLightCavalry: 'Laid out: 2 more for initiative.',
  corpsDArmee: 'Laid out: 1 more for reinforcement.',
}

/** Texts of the sheets of the Advanced Rules, and of the page of cards. */
export const advancedScreens = {
  /** In the list of everything that can be done. */
  offered: {
    forcedMarch: ['Forced march', 'Infantry and artillery, a region further'],
    attrition: ['Attrition', 'Invaders in Spain or Russia'],
    drawCards: ['Draw cards', 'Into the hand, or played at once'],
  } satisfies Readonly<Record<string, readonly [string, string]>>,
  who: { marches: 'Who marches', suffers: 'Whose armies', draws: 'Who draws' },
  effects,
  march: {
    title: 'Forced march',
    from: 'From',
    to: 'On to',
    units: 'Units',
    notTold: 'Not told',
    nobody: 'No infantry or artillery is counted there.',
  },
  attrition: {
    title: 'Attrition',
    homeland: 'In whose homeland',
    homelands: { spain: 'Spain', russia: 'Russia' } satisfies Partial<Record<NationId, string>>,
    region: 'Region',
    everywhere: 'All of them',
    more: 'Next region',
    last: ['Nobody else rolls', 'Then what is due is done'] as const,
    invaders: 'Nobody is at war there.',
  },
  draw: {
    title: 'Draw cards',
    card: (place: number) => `Card ${place}`,
    titleOf: 'Title',
    known: 'Cards that the rules name',
    keep: ['Keep in the hand', 'Else it is played or put back at once'] as const,
    unnamed: (place: number) => `Card ${place}`,
    add: 'Another card',
  },
  card: {
    upon: 'Upon whom',
    nobody: 'Nobody',
    play: 'Play',
    layOut: 'Lay out',
    putBack: 'Put back into the deck',
    give: 'Give to',
    inHand: 'In the hand',
    laidOut: 'Laid out',
    over: 'Its time is over',
    text: 'What it does stands on the card.',
  },
  page: {
    hand: 'Hand',
    innovations: 'Innovations laid out',
    count: cards,
    ofMost: (count: number, most: number) => `${count} of ${most}`,
    whose: 'Whose cards',
    hidden: (nation: NationId, count: number) =>
      `${nationNames[nation]} holds ${cards(count)}. Only its player looks.`,
    show: 'Show the hand',
    hide: 'Hide the hand',
    empty: 'No cards in the hand.',
    noInnovations: 'None laid out.',
    draw: 'Draw',
    byHistory: 'Lay out by history',
    addInnovation: 'An innovation by its history',
    off: 'Cards are not played in this game.',
    points: (points: number) => counted(points, 'production point', 'production points'),
  },
}
