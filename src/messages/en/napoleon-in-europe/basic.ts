import { counted, list } from '@/messages/format.ts'
import type { Parameters } from '@/rules/index.ts'
import { capitalIn } from './production.ts'
import { nationIn, pieceNames, placeIn } from './names.ts'
import type { RuleTexts } from './text.ts'
import { troopsIn } from './troops.ts'

type Parameter = Parameters[string] | undefined

function cards(count: Parameter): string {
  return counted(Number(count), 'card', 'cards')
}

function pieces(count: Parameter): string {
  return counted(Number(count), 'piece', 'pieces')
}

/** "in Tyrol", or nothing where the table does not say where. */
function inPlace(place: Parameter): string {
  return place === '' || place === undefined ? '' : ` in ${placeIn(place)}`
}

/** "8 infantry, 5 cavalry, 3 artillery and 1 leader". */
function army({ infantry, cavalry, artillery, leader }: Parameters): string {
  const counts = { infantry, cavalry, artillery, leader }
  return list(
    Object.entries(counts)
      .filter(([, count]) => Number(count) > 0)
      .map(([unit, count]) => troopsIn(unit, count)),
  )
}

/** "infantry cards", or "leader cards". */
function armCards(arm: Parameter): string {
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  return `${names[String(arm)]?.[0] ?? ''} cards`.trim()
}

export const basicTexts: RuleTexts = {
  reasons: {
    'heading.chooseNations': () => 'The players choose their nations',
    'heading.drawNations': () => 'The players draw their nations by lot',
    'heading.rollForFirst': () => 'Who goes first: the highest die',
    'heading.chooseFirst': ({ nation }) => `The players agree that ${nationIn(nation)} goes first`,
    'heading.takeRegion': ({ nation, place, from }) =>
      `${nationIn(nation)} takes ${placeIn(place)}${from === '' ? '' : `, which was ${nationIn(from)}’s`}`,
    'heading.leaveRegion': ({ nation, place, to }) =>
      `${nationIn(nation)} leaves ${placeIn(place)}, which is ${nationIn(to)}’s again`,
    'heading.agreeAlliance': ({ nation, ally }) => `${nationIn(nation)} and ${nationIn(ally)} are allies`,
    'heading.leaveAlliance': ({ nation, ally }) =>
      `${nationIn(nation)} ends its alliance with ${nationIn(ally)}`,
    'heading.moveBySea': ({ nation, count, place }) =>
      `${nationIn(nation)} moves ${pieces(count)} by sea to ${placeIn(place)}`,
    'heading.reportBasicBattle': ({ nation, against, place }) =>
      `${nationIn(nation)} fights ${nationIn(against)}${inPlace(place)}`,
    'heading.drawSymbolCards': ({ nation, count }) => `${nationIn(nation)} draws ${cards(count)}`,
    'heading.cashInCards': ({ nation, count }) => `${nationIn(nation)} turns in ${cards(count)}`,
    'heading.tradeSymbolCards': ({ nation, to, gives, takes }) =>
      `${nationIn(nation)} gives ${nationIn(to)} ${cards(gives)} and takes ${cards(takes)}`,
    'heading.returnBlankCards': ({ nation, count }) => `${nationIn(nation)} puts ${cards(count)} back`,
    'heading.correctSymbolCards': ({ nation, count, note }) =>
      `Corrected: ${nationIn(nation)} holds ${cards(count)} (${note})`,

    'basic.outOfTurn': ({ nation, acting }) =>
      acting === ''
        ? `It is not ${nationIn(nation)}’s turn.`
        : `It is ${nationIn(acting)}’s turn, not ${nationIn(nation)}’s.`,
    'basic.plays': ({ player, nation }) => `${player} plays ${nationIn(nation)}`,
    'basic.setUp': ({ nation, ...counts }) => `Set up in ${nationIn(nation)}’s homeland: ${army(counts)}`,
    'basic.otherColour': ({ nation }) => `${nationIn(nation)} uses the light blue pieces`,
    'outcome.shared': () => 'Every player has a nation',
    'outcome.first': ({ player, nation }) => `${player} goes first, with ${nationIn(nation)}`,

    'basic.ownedWhileThere': () => 'Owned as long as infantry stays there',
    'basic.ownedFromNow': () => 'Owned until another’s infantry moves in',
    'basic.homelandLost': ({ nation }) =>
      `${nationIn(nation)} has no region of its homeland left, and builds nothing until it has one`,
    'outcome.eliminated': ({ nation }) => `${nationIn(nation)} is out of the game`,
    'basic.removeAll': ({ nation }) => `Take all ${nationIn(nation)}’s pieces off the board`,
    'basic.lastPlayer': ({ player }) => `${player} is the last player left, and wins`,

    'basic.alliesMove': () => 'They may stand in one region, and take one turn of a round together',
    'basic.sharedRegions': ({ nation, ally }) =>
      `Where both stand in one region at the end of this turn, ${nationIn(nation)} and ${nationIn(ally)} fight`,

    'sea.capital': ({ capital }) => capitalIn(capital),
    'sea.limit': () => 'Pieces that may go by sea',
    'sea.noPort': ({ place }) => `The map shows no port in ${placeIn(place)}.`,
    'sea.ownShore': () => 'Its own shore, or an ally’s: no die is thrown',
    'sea.lostOn': ({ most }) =>
      Number(most) === 1
        ? 'A die for each piece: lost on 1'
        : `A die for each piece: lost on ${most} or less`,
    'sea.enemyHits': ({ place, from }) =>
      `If you fight in ${placeIn(place)} this turn, the enemy hits on ${from} or more`,
    'outcome.landing.noneLost': ({ landed, place }) => `All land in ${placeIn(place)}: ${pieces(landed)}`,
    'outcome.landing.someLost': ({ lost, landed, place }) =>
      `${pieces(lost)} lost, ${landed} in ${placeIn(place)}`,
    'outcome.landing.allLost': ({ place }) => `None reaches ${placeIn(place)}`,
    'basic.remove': ({ unit, count }) => `Remove ${troopsIn(unit, count)}`,

    'basic.majorBattle': () => 'A major battle',
    'basic.skirmish': () => 'A skirmish',
    'outcome.battleWon': ({ winner }) => `${nationIn(winner)} wins the battle`,
    'basic.loses': ({ nation, unit, count }) => `${nationIn(nation)} loses ${troopsIn(unit, count)}`,
    'draw.majorBattle': ({ nation }) => `${nationIn(nation)} draws for the major battle that it won`,

    'draw.won': () => 'Major battles won',
    'draw.capital': ({ capital }) => capitalIn(capital),
    'draw.regions': ({ regions, each }) => `${regions} regions, one for every ${each}`,
    'draw.total': () => 'Cards to draw',
    'outcome.drawn': ({ nation, hand }) => `${nationIn(nation)} holds ${cards(hand)}`,

    'cash.regiment': ({ unit, cards: count }) => `Regiment: ${count} ${armCards(unit)}`,
    'cash.brigade': ({ unit, cards: count }) => `Brigade: ${count} ${armCards(unit)}`,
    'cash.division': ({ unit, cards: count }) => `Division: ${count} ${armCards(unit)}`,
    'cash.corps': () => 'Corps: one of each',
    'cash.ownColour': ({ nation, unit, count }) =>
      `In ${nationIn(nation)}’s colour: ${troopsIn(unit, count)} more`,
    'cash.total': () => 'New pieces',
    'basic.beforeDrawing': ({ nation }) => `${nationIn(nation)} has not drawn the cards of its turn yet`,
    'basic.place': ({ nation, unit, count, place }) =>
      place === ''
        ? `Place ${troopsIn(unit, count)} in ${nationIn(nation)}’s homeland`
        : `Place ${troopsIn(unit, count)} in ${placeIn(place)}`,
    'outcome.cashedIn': ({ pieces: count }) => `${pieces(count)} to place; the cards go back to the deck`,
    'basic.backToDeck': ({ count }) => `Put ${cards(count)} back into the deck and shuffle it`,
  },
  dice: {
    'basic.first': 'Who goes first',
    'basic.lot': 'Which nation is drawn',
    'basic.landing.infantry': 'Infantry that lands',
    'basic.landing.cavalry': 'Cavalry that lands',
    'basic.landing.artillery': 'Artillery that lands',
    'basic.landing.leader': 'Leaders that land',
  },
  refusals: {
    ofTheBasicRules: () => 'This is of the Basic Rules, and the game is played by the Standard Rules.',
    nobodyPlays: ({ nation }) => `Nobody plays ${nationIn(nation)}. It is neutral, and does nothing.`,
    gameUnderWay: () =>
      'The game is under way: nations and the first turn are settled before it. Undo to there.',
    sharesForEachPlayer: ({ players, shares }) =>
      `There are ${players} players, and nations were given for ${shares}. Give each player theirs.`,
    playerWithoutNation: ({ player }) => `${player} has no nation yet. Choose one.`,
    nationTakenTwice: ({ nation }) => `${nationIn(nation)} is taken twice. One player plays it.`,
    nationsNotChosen: () => 'Not every player has a nation yet. Choose them or draw them first.',

    ownedAlready: ({ nation, place }) => `${nationIn(nation)} owns ${placeIn(place)} already.`,
    homelandOfAlly: ({ nation, ally, place }) =>
      `${placeIn(place)} is of the homeland of ${nationIn(ally)}, an ally: ${nationIn(nation)} may stand there and does not own it.`,
    noInfantryThere: ({ nation, place }) =>
      `${nationIn(nation)} has no infantry in ${placeIn(place)}, and only infantry changes who owns a region.`,
    keptWithoutInfantry: ({ nation, place }) =>
      `${nationIn(nation)} keeps ${placeIn(place)} without infantry until another’s infantry moves in.`,

    allyIsItself: ({ nation }) => `${nationIn(nation)} cannot ally with itself. Choose another nation.`,
    notAlliedWith: ({ nation, ally }) => `${nationIn(nation)} and ${nationIn(ally)} are not allies.`,
    onlyInOwnTurn: ({ nation }) =>
      `${nationIn(nation)} may end an alliance only at the beginning of its own turn.`,
    hasMovedAlready: ({ nation }) =>
      `${nationIn(nation)} has begun its turn: an alliance ends before the first move, so in its next turn.`,

    sailedAlready: ({ nation }) =>
      `${nationIn(nation)} has gone by sea in this turn: all that go in a turn go from one region to one other.`,
    nothingSails: () => 'No pieces are chosen. Choose what goes by sea.',
    tooManyBySea: ({ nation, count, limit }) =>
      `${nationIn(nation)} may move ${pieces(limit)} by sea in a turn, and ${count} are chosen.`,
    samePort: () => 'They sail from there. Choose another port to land at.',

    namedTwice: ({ nation }) =>
      `${nationIn(nation)} is named twice in this battle. Name it once, on one side.`,
    alliesDoNotFight: ({ nation, ally }) =>
      `${nationIn(nation)} and ${nationIn(ally)} are allies and do not fight each other.`,
    notInThisBattle: ({ nation }) => `${nationIn(nation)} is not in this battle.`,

    drewAlready: ({ nation }) => `${nationIn(nation)} has drawn the cards of this turn already.`,
    noSuchDraw: ({ nation }) => `${nationIn(nation)} has no such card left to draw.`,
    otherNumberOfCards: ({ nation, due, entered }) =>
      `${nationIn(nation)} draws ${cards(due)}, and ${entered} ${entered === 1 ? 'is' : 'are'} entered.`,
    noSuchCard: () =>
      'There is no such card: the four types have a nation’s colour, Napoleon and blank cards none.',
    cardsNotInHand: ({ nation }) => `${nationIn(nation)} does not hold all of these cards.`,
    'notA.regiment': ({ needed, arm }) =>
      `A regiment is ${needed} ${armCards(arm)}; Napoleon stands for any.`,
    'notA.brigade': ({ needed, arm }) => `A brigade is ${needed} ${armCards(arm)}; Napoleon stands for any.`,
    'notA.division': ({ needed, arm }) =>
      `A division is ${needed} ${armCards(arm)}; Napoleon stands for any.`,
    'notA.corps': () =>
      'A corps is one card each of infantry, cavalry, artillery and leader; Napoleon stands for any.',
    wholeHomelandLost: ({ nation }) =>
      `All regions of ${nationIn(nation)}’s homeland are occupied: it builds nothing in this turn.`,
    notInItsHomeland: ({ nation, place }) =>
      `${placeIn(place)} is not in ${nationIn(nation)}’s homeland, where new pieces are placed.`,
    homelandOccupied: ({ nation, place }) =>
      `Enemies occupy ${placeIn(place)}: ${nationIn(nation)} places no pieces there.`,
    otherPiecesPlaced: ({ unit, put, gained }) =>
      `${troopsIn(unit, gained)} to place, and ${put} ${Number(put) === 1 ? 'is' : 'are'} placed. Place what the cards give.`,
    tradeOfOnePlayer: ({ nation, to }) =>
      `One player plays ${nationIn(nation)} and ${nationIn(to)}, and their cards are kept apart. Trade with another player.`,
  },
}
