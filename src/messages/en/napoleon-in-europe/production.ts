import type { CapitalId } from '@/rules/napoleon-in-europe/board.ts'
import { nationIn, pieceNames } from './names.ts'
import type { RuleTexts } from './text.ts'

type Word = string | number | undefined

const capitalNames: Readonly<Record<CapitalId, string>> = {
  paris: 'Paris',
  london: 'London',
  berlin: 'Berlin',
  saintPetersburg: 'St. Petersburg',
  moscow: 'Moscow',
  constantinople: 'Constantinople',
  vienna: 'Vienna',
  madrid: 'Madrid',
}

/** What the players call a capital in a reason's parameter; a word that is none stands for itself. */
export function capitalIn(parameter: Word): string {
  const names: Readonly<Record<string, string>> = capitalNames
  const word = String(parameter ?? '')
  return names[word] ?? word
}

const itemNames: Readonly<Record<string, readonly [string, string]>> = {
  ...pieceNames,
  politicalActionPoint: ['political action point', 'political action points'],
}

const plural = new Intl.PluralRules('en')

/** One or several: "leader", "leaders". */
function form([one, other]: readonly [string, string], count: number): string {
  return plural.select(count) === 'one' ? one : other
}

/** "2 infantry", "1 leader". */
export function countedItem(item: Word, count: Word): string {
  const names = itemNames[String(item)]
  return names === undefined ? `${count} ${item}` : `${count} ${form(names, Number(count))}`
}

/** "infantry", "naval squadrons". */
function items(item: Word): string {
  return itemNames[String(item)]?.[1] ?? String(item)
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "France, Spain and Austria". */
export function listed(words: readonly string[]): string {
  return and.format(words)
}

/** "1 region", "8 regions". */
export function regionCount(count: Word): string {
  return `${count} ${form(['region', 'regions'], Number(count))}`
}

export const productionTexts: RuleTexts = {
  reasons: {
    'income.politicalActionPoint': ({ nation }) => `${nationIn(nation)}: political action points`,
    'debt.paid': ({ nation, left }) =>
      Number(left) === 0
        ? `${nationIn(nation)} pays what it owed for suing for peace`
        : `${nationIn(nation)} pays towards what it owes for suing for peace; ${left} are left to pay`,
    'income.saved': ({ nation }) => `${nationIn(nation)} had saved`,
    'income.capital': ({ capital }) => capitalIn(capital),
    'income.regions': ({ count }) => regionCount(count),
    'income.northAfrica': ({ count }) => `${count} in North Africa`,
    'income.ottoman': ({ count }) => `${regionCount(count)} under the Ottoman government`,
    'income.occupied': ({ count }) => `${count} occupied by an enemy`,
    'income.uprising': ({ count }) => `${count} in uprising`,
    'income.closed': ({ count }) => `${count} occupied or in uprising`,
    'income.loss': ({ count }) => `War elsewhere: ${count} dice`,
    'income.notBelowZero': () => 'No more is lost than there is',
    'income.total': ({ nation }) => `${nationIn(nation)} has to spend`,
    'heading.purchase': ({ nation }) => `${nationIn(nation)} buys`,
    'purchase.has': ({ nation }) => `${nationIn(nation)} has`,
    'purchase.item': ({ item, count, each }) => `${countedItem(item, count)} at ${each}`,
    'purchase.left': () => 'Saved',
    'purchase.politicalActionPoints': ({ nation, count }) =>
      `${nationIn(nation)} gets ${countedItem('politicalActionPoint', count)}`,
    'order.place': ({ item, count, region }) => `Place ${countedItem(item, count)} in ${region}.`,
    'order.placeFree': ({ nation, item, count }) =>
      `Place ${countedItem(item, count)} in a free homeland region of ${nationIn(nation)}.`,
    'order.placeInPort': ({ nation, item, count }) =>
      `Place ${countedItem(item, count)} in a free homeland port of ${nationIn(nation)}.`,
    'heading.grantPoints': ({ nation, to, points }) =>
      `${nationIn(nation)} gives ${points} production points to ${nationIn(to)}`,
    'grant.left': ({ nation }) => `${nationIn(nation)} keeps`,
    'heading.correctNation': ({ nation, note }) => `${nationIn(nation)} corrected: ${note}`,
    'corrected.productionPoints': ({ from, to }) => `Production points: ${to} (were ${from})`,
    'corrected.politicalActionPoints': ({ from, to }) => `Political action points: ${to} (were ${from})`,
    'corrected.politicalDebt': ({ from, to }) => `Political action points owed: ${to} (were ${from})`,
    'corrected.commitment': ({ from, to }) => `Commitment: ${to} (was ${from})`,
  },
  dice: { 'income.loss': 'Points lost' },
  refusals: {
    noPurchasing: () => 'The Basic Rules build with cards, not with production points.',
    notItsProduction: ({ nation, acting }) =>
      acting === ''
        ? `Everyone has had a production turn. ${nationIn(nation)} buys again in the next one.`
        : `It is ${nationIn(acting)}’s production turn. ${nationIn(nation)} buys in its own.`,
    nothingBought: () => 'Nothing is in the basket. Choose what to buy, or save everything and end the turn.',
    tooFewProductionPoints: ({ nation, cost, has, missing }) =>
      `This comes to ${cost}, and ${nationIn(nation)} has ${has}: ${missing} too few.`,
    notSwitchedOn: ({ item }) =>
      `This game has no ${items(item)}. It is an Advanced Rule, which can be switched on in the menu.`,
    ottomanArmy: () =>
      'The Ottoman Empire builds only militia, irregular cavalry and leaders, and squadrons.',
    irregularsOnly: () => 'Only Russia and the Ottoman Empire build irregular cavalry.',
    militiaOnly: ({ year }) => `Only the Ottoman Empire and, after ${year}, Prussia build militia.`,
    prussianMilitiaLater: ({ year }) => `Prussia builds militia only after ${year}.`,
    eliteBeyondBritain: ({ most, infantry }) =>
      `An elite unit asks for ${infantry} infantry in the same production, and Britain builds at most ${most} land units.`,
    britishArmy: ({ most }) => `Britain builds at most ${most} land units in a production turn.`,
    infantryForElite: ({ each, missing }) =>
      `Each elite unit asks for ${each} infantry bought in the same production: ${missing} more first.`,
    noPointsForNeutrals: ({ nation }) =>
      `${nationIn(nation)} is a neutral major nation: it never gets political action points.`,
    noFreePort: ({ nation }) =>
      `${nationIn(nation)} has no free homeland port: squadrons are built only in one of its own, with no enemy in it and no uprising.`,
    noFreeHomeland: ({ nation }) =>
      `${nationIn(nation)} has no free homeland region: units are built only in one of its own, with no enemy in it and no uprising.`,
    placeNotFree: ({ nation, region }) =>
      `${region} takes no new pieces: choose a homeland region that ${nationIn(nation)} owns, with no enemy in it and no uprising.`,
    placeNoPort: ({ region }) => `${region} has no port: choose a homeland port for new squadrons.`,
    placedTooMany: ({ item, count, bought }) =>
      `${countedItem(item, count)} placed, but ${bought} bought. Place no more than are bought.`,
    tooManyPieces: ({ item, most }) => `More than ${most} ${items(item)} in one place cannot be counted.`,
    onlyBritainGives: ({ nation }) =>
      `Production points are not traded: only Britain may give some away, not ${nationIn(nation)}.`,
    givesToItself: () => 'Britain keeps what it does not give. Choose another nation.',
    tooFewToGive: ({ nation, has, points }) =>
      `${nationIn(nation)} has ${has} production points and cannot give ${points}.`,
  },
}
