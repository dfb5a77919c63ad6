import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, regionOf, relationOf, withNations } from './table.ts'

export interface AdvancedCase {
  readonly what: string
  readonly state?: NapoleonState
  readonly command: NapoleonCommand
  readonly faces?: readonly number[]
  readonly effects: readonly string[]
  /** What the outcome says, by its parameters. */
  readonly outcome?: Readonly<Record<string, string | number>>
}

export interface AdvancedRefusal {
  readonly what: string
  readonly state?: NapoleonState
  readonly command: NapoleonCommand
  readonly code: string
  readonly path: string
}

const everything: Partial<NapoleonOptions> = {
  cards: 'on',
  innovations: 'deck',
  attrition: 'on',
  forcedMarch: 'on',
  minorNavies: 'on',
  twoRegionMinors: 'on',
}

/** France at war with Spain and Russia, in December 1812, with every advanced rule; it holds cards and points. */
export const winter: NapoleonState = withNations(
  gameOf({
    rules: rulesWith(everything),
    relations: [relationOf('france', 'spain', 'war', 1), relationOf('france', 'russia', 'war', 2)],
    regions: [
      regionOf('catalonia', { name: 'Catalonia', homeland: 'spain' }),
      regionOf('moscow', { name: 'Moscow', homeland: 'russia', capital: 'moscow' }),
      regionOf('picardy', { name: 'Picardy', homeland: 'france' }),
      regionOf('poland', { name: 'Poland' }),
      regionOf('denmark', { name: 'Denmark', port: true, seas: ['northSea', 'balticSea'] }),
      regionOf('norway', { name: 'Norway' }),
      regionOf('portugal', { name: 'Portugal', port: true, seas: ['midAtlantic'] }),
      regionOf('sweden', { name: 'Sweden', owner: 'russia', port: true }),
      regionOf('finland', { name: 'Finland' }),
    ],
    pending: [
      { id: 3, kind: 'attrition', nation: 'france', homeland: 'russia' },
      { id: 4, kind: 'drawCards', nation: 'france', cards: 2, cause: 'won' },
    ],
    nextDue: 5,
    calendar: { ...gameOf().calendar, month: monthAt(1812, 12), phase: 'movement', acting: 'france' },
  }),
  {
    france: {
      hand: ['Royal Marriage', 'Corps d’Armée', 'Storm'],
      productionPoints: 12,
      politicalActionPoints: 1,
    },
    britain: { hand: ['Attrition in Spain', 'Fog', 'Rain', 'Snow'] },
  },
)

const march = { ...winter, calendar: { ...winter.calendar, month: monthAt(1812, 3) } }
const counted: NapoleonState = {
  ...winter,
  stacks: [
    { nation: 'france', region: 'moscow', pieces: { infantry: 3, cavalry: 2, leader: 1 } },
    { nation: 'france', region: 'poland', pieces: { infantry: 4, artillery: 2 } },
  ],
}
const beset: NapoleonState = {
  ...counted,
  stacks: [
    { nation: 'france', region: 'poland', pieces: { infantry: 4 } },
    { nation: 'russia', region: 'moscow', pieces: { infantry: 1 } },
  ],
}
const nimble = withNations(counted, { france: { innovations: ['advanced mobility and foraging'] } })
const usual: NapoleonState = { ...winter, rules: rulesWith() }
const historical: NapoleonState = { ...winter, victory: 'historical' }
const indebted = withNations(winter, {
  france: { hand: ['ROYAL MARRIAGE'], politicalDebt: 1, politicalActionPoints: 0 },
})
const inventive = withNations(winter, { france: { hand: ['Corps d’Armée'], innovations: ['Corps d’Armée'] } })
const poor = withNations(winter, { france: { hand: ['Corps d’Armée'], productionPoints: 9 } })

type Of<Type extends NapoleonCommand['type']> = Partial<Extract<NapoleonCommand, { type: Type }>>

export function suffer(about: Of<'rollAttrition'> = {}): NapoleonCommand {
  return {
    type: 'rollAttrition',
    nation: 'france',
    due: 3,
    homeland: 'russia',
    region: 'moscow',
    troops: [{ unit: 'infantry', count: 3 }],
    last: true,
    ...about,
  }
}

export function forced(about: Of<'forcedMarch'> = {}): NapoleonCommand {
  return {
    type: 'forcedMarch',
    nation: 'france',
    from: 'poland',
    to: 'moscow',
    troops: [{ unit: 'infantry', count: 3 }],
    ...about,
  }
}

function draw(cards: readonly (readonly [string, boolean])[], due: number | null = 4): NapoleonCommand {
  return { type: 'drawCards', nation: 'france', due, cards: cards.map(([title, keep]) => ({ title, keep })) }
}

function play(title: string, about: Of<'playCard'> = {}): NapoleonCommand {
  return { type: 'playCard', nation: 'france', title, on: null, ...about }
}

function possess(title: string, by: 'points' | 'history' = 'points'): NapoleonCommand {
  return { type: 'possessInnovation', nation: 'france', title, by }
}

function trade(
  gives: readonly string[],
  takes: readonly string[],
  about: Of<'tradeCards'> = {},
): NapoleonCommand {
  return {
    type: 'tradeCards',
    nation: 'france',
    with: 'britain',
    gives: [...gives],
    takes: [...takes],
    ...about,
  }
}

const cardsOf = (hand: readonly string[], innovations: readonly string[] = []): NapoleonCommand => ({
  type: 'correctCards',
  nation: 'france',
  hand: [...hand],
  innovations: [...innovations],
  note: 'miscounted',
})

// prettier-ignore
export const advancedCases: readonly AdvancedCase[] = [
  // Attrition
  { what: 'Russia after December: 1 and 2 are lost', state: counted, command: suffer(), faces: [1, 2, 3], effects: ['france −2 infantry in Moscow', 'settled 3'], outcome: { lost: 2, armies: 3 } },
  { what: 'Russia before: only 1', state: { ...counted, calendar: march.calendar }, command: suffer(), faces: [1, 2, 3], effects: ['france −1 infantry in Moscow', 'settled 3'], outcome: { lost: 1, armies: 3 } },
  { what: 'Spain after December: only 1', command: suffer({ due: null, homeland: 'spain', region: 'catalonia' }), faces: [2, 1, 2], effects: [], outcome: { lost: 1, armies: 3 } },
  { what: 'kind by kind', state: counted, command: suffer({ troops: [{ unit: 'infantry', count: 2 }, { unit: 'cavalry', count: 2 }] }), faces: [1, 6, 2, 2], effects: ['france −1 infantry in Moscow', 'france −2 cavalry in Moscow', 'settled 3'], outcome: { lost: 3, armies: 4 } },
  { what: 'one region of several', state: counted, command: suffer({ last: false }), faces: [4, 5, 6], effects: [], outcome: { lost: 0, armies: 3 } },
  { what: 'armies that are not counted', command: suffer({ region: null, troops: [{ unit: null, count: 2 }] }), faces: [1, 6], effects: ['settled 3'], outcome: { lost: 1, armies: 2 } },
  { what: 'nobody is there', command: suffer({ region: null, troops: [] }), effects: ['settled 3'] },

  // Forced march: two dice a unit
  { what: 'lost at 5, stays at 8, marches at 9', state: counted, command: forced(), faces: [1, 4, 2, 6, 3, 6], effects: ['france −1 infantry in Poland', 'france −1 infantry in Poland', 'france +1 infantry in Moscow', 'Moscow of russia, occupied by france', 'owed: russia rolls for commitment'], outcome: { units: 3, lost: 1, marched: 1 } },
  { what: 'stays at 6', state: counted, command: forced({ troops: [{ unit: 'artillery', count: 1 }] }), faces: [3, 3], effects: [], outcome: { units: 1, lost: 0, marched: 0 } },
  { what: 'with 2 for mobility: 7 marches, 3 is lost, 4 stays', state: nimble, command: forced(), faces: [1, 6, 1, 2, 2, 2], effects: ['france −1 infantry in Poland', 'france −1 infantry in Poland', 'france +1 infantry in Moscow', 'Moscow of russia, occupied by france', 'owed: russia rolls for commitment'], outcome: { units: 3, lost: 1, marched: 1 } },
  { what: 'whither is not told: only losses are counted', state: counted, command: forced({ to: null, troops: [{ unit: 'artillery', count: 2 }] }), faces: [6, 6, 1, 1], effects: ['france −1 artillery in Poland'], outcome: { units: 2, lost: 1, marched: 1 } },
  { what: 'units that are not counted', command: forced({ from: null, to: null, troops: [{ unit: null, count: 1 }] }), faces: [6, 6], effects: [], outcome: { units: 1, lost: 0, marched: 1 } },
  { what: 'to where an enemy stands: a battle', state: beset, command: forced({ troops: [{ unit: 'infantry', count: 1 }] }), faces: [6, 6], effects: ['france −1 infantry in Poland', 'france +1 infantry in Moscow', 'owed: battle at Moscow: france against russia'], outcome: { units: 1, lost: 0, marched: 1 } },
  { what: 'none marches: no battle', state: beset, command: forced({ troops: [{ unit: 'infantry', count: 1 }] }), faces: [3, 3], effects: [], outcome: { units: 1, lost: 0, marched: 0 } },
  { what: 'to ground that nobody defends, which it occupies', state: counted, command: forced({ to: 'catalonia', from: 'moscow', troops: [{ unit: 'infantry', count: 3 }] }), faces: [6, 6, 6, 6, 6, 6], effects: ['france −3 infantry in Moscow', 'france +3 infantry in Catalonia', 'Catalonia of spain, occupied by france'], outcome: { units: 3, lost: 0, marched: 3 } },

  // Cards
  { what: 'one kept, and one with a known effect played at once', command: draw([['Cossacks', true], ['Royal Marriage', false]]), effects: ['handSet', 'france +2 PAP', 'settled 4'] },
  { what: 'both put back: the hand stays', command: draw([['No result', false], ['Calm', false]]), effects: ['settled 4'] },
  { what: 'drawn without being owed', command: draw([['Cossacks', true]], null), effects: ['handSet'] },
  { what: 'Royal Marriage gives two PAP', command: play('Royal Marriage'), effects: ['handSet', 'france +2 PAP'] },
  { what: 'points pay a debt first, and capitals do not matter', state: indebted, command: play('royal marriage'), effects: ['handSet', 'france −1 debt', 'france +1 PAP'] },
  { what: 'any other card, upon somebody', command: play('Storm', { on: 'britain', note: 'their fleet is scattered' }), effects: ['handSet'] },
  { what: 'a card is put back', command: { type: 'discardCard', nation: 'france', title: 'Storm' }, effects: ['handSet'] },
  { what: 'one card for another', command: trade(['Storm'], ['Fog']), effects: ['handSet', 'handSet'] },
  { what: 'cards set by hand', command: cardsOf(['Storm'], ['Corps d’Armée']), effects: ['handSet', 'innovationsSet'] },

  // Innovations
  { what: 'ten points for an innovation in the hand', command: possess('Corps d’Armée'), effects: ['handSet', 'productionPointsChanged', 'innovationsSet'] },
  { what: 'by its history in a historical game', state: historical, command: possess('Superior Light Cavalry', 'history'), effects: ['innovationsSet'] },
  { what: 'an innovation whose time is over', state: inventive, command: { type: 'endInnovation', nation: 'france', title: 'Corps d’Armee' }, effects: ['innovationsSet'] },
]

// prettier-ignore
export const advancedRefusals: readonly AdvancedRefusal[] = [
  { what: 'attrition that is not played', state: usual, command: suffer(), code: 'ruleNotInForce', path: 'type' },
  { what: 'a forced march that is not played', state: usual, command: forced(), code: 'ruleNotInForce', path: 'type' },
  { what: 'cards that are not played', state: usual, command: draw([['Storm', true]], null), code: 'ruleNotInForce', path: 'type' },
  { what: 'attrition in Austria', command: suffer({ homeland: 'austria' }), code: 'noAttritionThere', path: 'homeland' },
  { what: 'attrition of a friend', command: suffer({ nation: 'britain' }), code: 'notInvading', path: 'nation' },
  { what: 'attrition of leaders', command: suffer({ troops: [{ unit: 'leader', count: 1 }] }), code: 'leadersSufferNone', path: 'troops' },
  { what: 'attrition that is not owed', command: suffer({ due: 9 }), code: 'noAttritionOwed', path: 'due' },
  { what: 'attrition of nobody', command: suffer({ due: null, troops: [] }), code: 'nobodySuffers', path: 'troops' },
  { what: 'attrition of more than there are', state: counted, command: suffer({ troops: [{ unit: 'infantry', count: 4 }] }), code: 'tooFewTroops', path: 'troops' },
  { what: 'cavalry on a forced march', command: forced({ troops: [{ unit: 'infantry', count: 1 }, { unit: 'cavalry', count: 1 }] }), code: 'marchesNot', path: 'troops.1.unit' },
  { what: 'a forced march into a neutral region', state: { ...counted, relations: [] }, command: forced(), code: 'mayNotEnter', path: 'to' },
  { what: 'a forced march of militia abroad', state: counted, command: forced({ from: 'picardy', troops: [{ unit: 'militia', count: 1 }] }), code: 'militiaStaysHome', path: 'troops.0' },
  { what: 'more marching than there are', state: counted, command: forced({ troops: [{ unit: 'infantry', count: 5 }] }), code: 'tooFewTroops', path: 'troops' },
  { what: 'too few cards drawn', command: draw([['Storm', false]]), code: 'wrongNumberOfCards', path: 'cards' },
  { what: 'cards that are not owed', command: draw([['Storm', false]], 9), code: 'noCardsOwed', path: 'due' },
  { what: 'a fifth card in the hand', command: draw([['One', true], ['Two', true]]), code: 'handFull', path: 'cards' },
  { what: 'a card that is not held', command: play('Fog'), code: 'notInHand', path: 'title' },
  { what: 'an innovation played', command: play('Corps d’Armée'), code: 'innovationIsPossessed', path: 'title' },
  { what: 'to put back what is not held', command: { type: 'discardCard', nation: 'france', title: 'Fog' }, code: 'notInHand', path: 'title' },
  { what: 'to trade with oneself', command: trade(['Storm'], [], { with: 'france' }), code: 'tradesWithItself', path: 'with' },
  { what: 'to trade nothing', command: trade([], []), code: 'nothingTraded', path: 'gives' },
  { what: 'to give what is not held', command: trade(['Fog'], []), code: 'notInHand', path: 'gives' },
  { what: 'to take what is not held', command: trade([], ['Storm']), code: 'notInHand', path: 'takes' },
  { what: 'a trade that fills a hand', command: trade(['Storm'], []), code: 'handFull', path: 'cards' },
  { what: 'an innovation twice', state: inventive, command: possess('Corps d’Armée'), code: 'innovationTwice', path: 'title' },
  { what: 'an innovation without the points', state: poor, command: possess('Corps d’Armée'), code: 'tooFewPointsForInnovation', path: 'nation' },
  { what: 'an innovation that is not in the hand', command: possess('Superior Light Cavalry'), code: 'notInHand', path: 'title' },
  { what: 'a paid innovation in a historical game', state: historical, command: possess('Corps d’Armée'), code: 'innovationsByHistory', path: 'by' },
  { what: 'a free innovation where they are drawn', command: possess('Corps d’Armée', 'history'), code: 'innovationsFromDeck', path: 'by' },
  { what: 'to end an innovation that is none', command: { type: 'endInnovation', nation: 'france', title: 'Storm' }, code: 'innovationNotThere', path: 'title' },
  { what: 'cards corrected to what they are', command: cardsOf(['Royal Marriage', 'Corps d’Armée', 'Storm']), code: 'cardsAsTheyAre', path: 'hand' },
]
