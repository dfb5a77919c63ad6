import { house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { pointsEarned } from '../earning.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { owedOf, settle } from '../pending.ts'
import type { NapoleonState } from '../state.ts'
import type { advancedCommands } from './commands.ts'
import { requireInForce } from './in-force.ts'
import { areInnovationsByHistory } from './innovations.ts'
import { isSameCard, knownCard } from './known-cards.ts'

const cardPlay = rule('Card Play')

type CardCommands = Pick<typeof advancedCommands, 'drawCards' | 'playCard' | 'discardCard' | 'tradeCards'>

/** Cards that are drawn, kept, played, put back and traded. (Advanced Rules: Card Play; N10.) */
export const cardDeciders: Deciders<CardCommands> = {
  drawCards(state, { nation, due, cards }, { ledger }) {
    writeHeading(ledger, 'drawCards', { nation, cards: cards.length })
    requireInForce(state, 'cards')
    const owed = owedOf(state, 'drawCards').filter((one) => one.id === due && one.nation === nation)
    if (due !== null && owed.length === 0) refuse('noCardsOwed', 'due', cardPlay, { nation })
    const [first] = owed
    if (first !== undefined && first.cards !== cards.length) {
      refuse('wrongNumberOfCards', 'cards', cardPlay, { owed: first.cards, cards: cards.length })
    }
    const kept = cards.filter(({ keep }) => keep).map(({ title }) => title)
    const hand = [...state.nations[nation].hand, ...kept]
    requireRoom(state, nation, hand)
    const played = cards.filter(({ keep }) => !keep)
    return [
      ...(kept.length === 0 ? [] : [handSet(nation, hand)]),
      ...played.flatMap(({ title }) => effectOf(state, nation, title, ledger)),
      ...owed.map(settle),
    ]
  },

  playCard(state, { nation, title, on, note = '' }, { ledger }) {
    writeHeading(ledger, 'playCard', { nation, card: title, on: on ?? '', note })
    requireInForce(state, 'cards')
    const hand = handWithout(state, nation, [title], 'title')
    if (knownCard(title)?.kind === 'innovation')
      refuse('innovationIsPossessed', 'title', innovations, { title })
    return [handSet(nation, hand), ...effectOf(state, nation, title, ledger)]
  },

  discardCard(state, { nation, title }, { ledger }) {
    writeHeading(ledger, 'discardCard', { nation, card: title })
    return [handSet(nation, handWithout(state, nation, [title], 'title'))]
  },

  tradeCards(state, { nation, with: other, gives, takes }, { ledger }) {
    writeHeading(ledger, 'tradeCards', { nation, other, gives: gives.length, takes: takes.length })
    requireInForce(state, 'cards')
    const trading = rule('Trading Assets')
    if (nation === other) refuse('tradesWithItself', 'with', trading, { nation })
    if (gives.length + takes.length === 0) refuse('nothingTraded', 'gives', trading)
    const own = [...handWithout(state, nation, gives, 'gives'), ...takes]
    const others = [...handWithout(state, other, takes, 'takes'), ...gives]
    requireRoom(state, nation, own)
    requireRoom(state, other, others)
    return [handSet(nation, own), handSet(other, others)]
  },
}

const innovations = rule('Innovations Cards')

type InnovationCommands = Pick<
  typeof advancedCommands,
  'possessInnovation' | 'endInnovation' | 'correctCards'
>

/** Innovations that take effect and lose it. (Advanced Rules: Innovations Cards; N10.) */
export const innovationDeciders: Deciders<InnovationCommands> = {
  possessInnovation(state, { nation, title, by }, { ledger }) {
    writeHeading(ledger, 'possessInnovation', { nation, card: title })
    requireInForce(state, 'cards')
    const possessed = state.nations[nation].innovations
    if (possessed.some((one) => isSameCard(one, title))) {
      refuse('innovationTwice', 'title', innovations, { nation, card: title })
    }
    requireWay(state, by)
    const paid = by === 'points' ? paidFromHand(state, nation, title, ledger) : []
    if (by === 'history') writeFree(ledger)
    return [...paid, { type: 'innovationsSet', nation, innovations: [...possessed, title] }]
  },

  endInnovation(state, { nation, title }, { ledger }) {
    writeHeading(ledger, 'endInnovation', { nation, card: title })
    const possessed = state.nations[nation].innovations
    const left = possessed.filter((one) => !isSameCard(one, title))
    if (left.length === possessed.length) {
      refuse('innovationNotThere', 'title', innovations, { nation, card: title })
    }
    return [{ type: 'innovationsSet', nation, innovations: left }]
  },

  correctCards(state, { nation, hand, innovations: possessed, note }, { ledger }) {
    writeHeading(ledger, 'correctCards', { nation, note })
    const before = state.nations[nation]
    const isSame = (one: readonly string[], other: readonly string[]) =>
      one.length === other.length && one.every((title, place) => title === other[place])
    if (isSame(before.hand, hand) && isSame(before.innovations, possessed)) {
      refuse('cardsAsTheyAre', 'hand', house('log'), { nation })
    }
    return [handSet(nation, hand), { type: 'innovationsSet', nation, innovations: possessed }]
  },
}

function handSet(nation: NationId, hand: readonly string[]): NapoleonEffect {
  return { type: 'handSet', nation, hand: [...hand] }
}

function requireRoom({ rules }: NapoleonState, nation: NationId, hand: readonly string[]): void {
  const most = numberIn(cellOf(rules.charts.cardDraws, 'hand', 'value'))
  if (hand.length > most) refuse('handFull', 'cards', cardPlay, { nation, most, over: hand.length - most })
}

/** A hand without some of its cards. @throws Refused where it does not hold them */
function handWithout(
  { nations }: NapoleonState,
  nation: NationId,
  titles: readonly string[],
  path: string,
): readonly string[] {
  return titles.reduce<readonly string[]>((hand, title) => {
    const place = hand.findIndex((one) => isSameCard(one, title))
    if (place < 0) refuse('notInHand', path, cardPlay, { nation, card: title })
    return hand.toSpliced(place, 1)
  }, nations[nation].hand)
}

/** What a played card gives, where the rules themselves say it; the table does the rest. */
function effectOf(state: NapoleonState, nation: NationId, title: string, ledger: Ledger): Effects {
  const card = knownCard(title)
  if (card?.id !== 'royalMarriage') {
    ledger.write({
      key: 'order.doAsTheCardSays',
      parameters: { card: title },
      value: 0,
      operation: 'order',
      sum: 'cards',
      provenance: house('N10'),
    })
    return []
  }
  const points = ledger.read(cellOf(state.rules.charts.cardEffects, card.id, 'value'), {
    key: 'card.royalMarriage',
    operation: 'add',
    sum: nation,
    parameters: { nation },
  })
  return pointsEarned(state, nation, points)
}

/** @throws Refused where innovations come in the other way */
function requireWay(state: NapoleonState, by: 'points' | 'history'): void {
  const isByHistory = areInnovationsByHistory(state)
  if (isByHistory && by === 'points') refuse('innovationsByHistory', 'by', innovations)
  if (!isByHistory && by === 'history') refuse('innovationsFromDeck', 'by', innovations)
}

function paidFromHand(state: NapoleonState, nation: NationId, title: string, ledger: Ledger): Effects {
  const hand = handWithout(state, nation, [title], 'title')
  const cost = ledger.read(cellOf(state.rules.charts.costs, 'innovation', 'value'), {
    key: 'cost.innovation',
    operation: 'note',
    sum: 'cost',
    parameters: { nation },
  })
  const has = state.nations[nation].productionPoints
  if (has < cost) refuse('tooFewPointsForInnovation', 'nation', innovations, { nation, has, cost })
  return [handSet(nation, hand), { type: 'productionPointsChanged', nation, by: -cost }]
}

function writeFree(ledger: Ledger): void {
  ledger.write({
    key: 'cost.byHistory',
    parameters: {},
    value: 0,
    operation: 'note',
    sum: 'cost',
    provenance: innovations,
  })
}
