import { counted, opening } from '@/messages/format.ts'
import type { Parameters } from '@/rules/index.ts'
import { nationIn, pieceNames, placeIn } from './names.ts'
import type { RuleTexts } from './text.ts'
import { troopsIn } from './troops.ts'

type Parameter = Parameters[string] | undefined

function cards(count: Parameter): string {
  return counted(Number(count), 'card', 'cards')
}

function at(place: Parameter): string {
  return place === '' || place === undefined ? '' : `${placeIn(place)}: `
}

/** A band of two dice: "5 or less", "6 to 8", "9 or more". */
function bandIn({ from, to }: Parameters): string {
  if (from === '' || from === undefined) return `${to} or less`
  if (to === '' || to === undefined) return `${from} or more`
  return `${from} to ${to}`
}

const options: Readonly<Record<string, string>> = {
  cards: 'Card play',
  attrition: 'Attrition in Spain and Russia',
  forcedMarch: 'Forced march',
}

function unitName(unit: Parameter): string {
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  return names[String(unit)]?.[1] ?? String(unit)
}

export const advancedTexts: RuleTexts = {
  dice: { attrition: 'Attrition', march: 'Forced march' },
  reasons: {
    'heading.rollAttrition': ({ nation, homeland, armies, place }) =>
      Number(armies) === 0
        ? `${nationIn(nation)} has no army in the homeland of ${nationIn(homeland)}`
        : `${opening(at(place))}attrition, ${counted(Number(armies), 'army', 'armies')} of ${nationIn(nation)} in the homeland of ${nationIn(homeland)}`,
    'attrition.usual': () => 'An army is lost at this or less',
    'attrition.russiaAfterDecember': () => 'Russia after December: lost at this or less',
    'attrition.lost': ({ lost, armies }) =>
      Number(lost) === 0 ? 'No army lost' : `${lost} of ${counted(Number(armies), 'army', 'armies')} lost`,
    'order.removeTroops': ({ unit, count, place }) =>
      `${opening(at(place))}${at(place) === '' ? 'Remove' : 'remove'} ${troopsIn(unit, count)}.`,
    'heading.forcedMarch': ({ nation, units, from, to }) =>
      `${nationIn(nation)} force marches ${counted(Number(units), 'unit', 'units')}${from === '' ? '' : ` from ${placeIn(from)}`}${to === '' ? '' : ` to ${placeIn(to)}`}`,
    'march.mobilityAndForaging': () => 'Advanced Mobility and Foraging',
    'march.lost': (band) => `Two dice of ${bandIn(band)}: the unit is lost`,
    'march.stays': (band) => `${bandIn(band)}: it stays`,
    'march.marches': (band) => `${bandIn(band)}: it marches another region`,
    'march.outcome': ({ units, lost, marched }) => marchWords(Number(units), Number(lost), Number(marched)),
    'order.marchOn': ({ unit, count, to }) =>
      `Move ${troopsIn(unit, count)} ${to === '' ? 'another region' : `on to ${placeIn(to)}`}.`,
    'order.minorNavy': ({ nation, squadrons, place }) =>
      `Place ${counted(Number(squadrons), 'squadron', 'squadrons')} of ${nationIn(nation)} in a sea area beside ${placeIn(place)}.`,
    'minor.twoRegions': () => 'A minor nation of two regions: times the army',
    'heading.drawCards': ({ nation, cards: count }) => `${nationIn(nation)} draws ${cards(count)}`,
    'heading.playCard': ({ nation, card, on, note }) =>
      `${nationIn(nation)} plays “${card}”${on === '' ? '' : ` upon ${nationIn(on)}`}${note === '' ? '' : ` (${note})`}`,
    'heading.discardCard': ({ nation, card }) => `${nationIn(nation)} puts “${card}” back into the deck`,
    'heading.tradeCards': ({ nation, other, gives, takes }) =>
      `${nationIn(nation)} trades with ${nationIn(other)}: gives ${cards(gives)}, takes ${cards(takes)}`,
    'heading.possessInnovation': ({ nation, card }) => `${nationIn(nation)} possesses “${card}”`,
    'heading.endInnovation': ({ nation, card }) => `“${card}” no longer serves ${nationIn(nation)}`,
    'heading.correctCards': ({ nation, note }) => `Corrected: the cards of ${nationIn(nation)} (${note})`,
    'order.doAsTheCardSays': ({ card }) => `Do as “${card}” says, and put it back into the deck.`,
    'card.royalMarriage': ({ nation }) => `Royal Marriage: political action points for ${nationIn(nation)}`,
    'cost.innovation': () => 'An innovation from the deck',
    'cost.byHistory': () => 'By its history: free of cost',
  },
  refusals: {
    ruleNotInForce: ({ option }) =>
      `${options[String(option)] ?? option} is not played in this game. Switch it on in the game’s rules first.`,
    noAttritionThere: ({ homeland }) =>
      `Only the homelands of Spain and Russia wear invaders down, not that of ${nationIn(homeland)}.`,
    notInvading: ({ nation, homeland }) =>
      `${nationIn(nation)} is not at war with ${nationIn(homeland)}. Only invaders roll for attrition.`,
    leadersSufferNone: () => 'Leaders do not roll for attrition. Leave them out.',
    noAttritionOwed: ({ nation, homeland }) =>
      `${nationIn(nation)} owes no roll for attrition in the homeland of ${nationIn(homeland)} any more.`,
    nobodySuffers: ({ nation }) => `Say how many armies of ${nationIn(nation)} roll.`,
    marchesNot: ({ unit }) => `Only infantry and artillery force march, not ${unitName(unit)}.`,
    noCardsOwed: ({ nation }) => `${nationIn(nation)} has no cards to draw any more.`,
    wrongNumberOfCards: ({ owed, cards: count }) => `${cards(owed)} must be drawn, and these are ${count}.`,
    handFull: ({ nation, most, over }) =>
      `${nationIn(nation)} may hold ${cards(most)}. Play or put back ${over} more first.`,
    notInHand: ({ nation, card }) => `${nationIn(nation)} does not hold “${card}”.`,
    innovationIsPossessed: ({ title }) =>
      `“${title}” is an innovation. It is not played, but paid for and laid out.`,
    tradesWithItself: ({ nation }) => `${nationIn(nation)} cannot trade with itself. Choose another nation.`,
    nothingTraded: () => 'Choose at least one card that changes hands.',
    innovationTwice: ({ nation, card }) =>
      `${nationIn(nation)} possesses “${card}” already. Twice gives nothing more.`,
    innovationsByHistory: () =>
      'In this game innovations come by the dates on their cards, and cost nothing. Lay it out by its history.',
    innovationsFromDeck: () =>
      'In this game innovations are drawn from the deck, and paid for out of the hand.',
    innovationNotThere: ({ nation, card }) => `${nationIn(nation)} does not possess “${card}”.`,
    tooFewPointsForInnovation: ({ nation, has, cost }) =>
      `${nationIn(nation)} has ${counted(Number(has), 'production point', 'production points')}, and an innovation takes ${cost}.`,
    cardsAsTheyAre: ({ nation }) => `The cards of ${nationIn(nation)} are as you say already.`,
  },
}

function marchWords(units: number, lost: number, marched: number): string {
  const stay = units - lost - marched
  const words = [
    ...(marched > 0 ? [marched === units ? 'all march' : `${marched} march`] : []),
    ...(stay > 0 ? [stay === units ? 'all stay' : `${stay} stay`] : []),
    ...(lost > 0 ? [lost === units ? 'all lost' : `${lost} lost`] : []),
  ]
  return opening(words.join(', '))
}
