import { chartNumberChanged } from './charts.ts'
import { nationIn, pieceNames } from './names.ts'
import { newCampaign } from './new-campaign.ts'
import { optionNames, scenarioNames, victoryNames } from './scenarios.ts'
import type { RuleTexts } from './text.ts'

type Word = string | number | undefined

function wordIn(words: Readonly<Record<string, string>>, id: Word): string {
  return words[String(id ?? '')] ?? String(id ?? '')
}

function pieces(unit: Word, count: Word): string {
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  const [one, other] = names[String(unit)] ?? [String(unit), String(unit)]
  return `${count} ${count === 1 ? one : other}`
}

/** What a game may begin from. */
const beginnings = { ...scenarioNames, ...newCampaign.basicSetups }

/** What a special unit replaces in the set-up. */
const replaced: Readonly<Record<string, string>> = {
  eliteInfantry: 'infantry',
  lightInfantry: 'infantry',
  horseArtillery: 'artillery',
  heavyCavalry: 'cavalry',
}

export const setupTexts: RuleTexts = {
  reasons: {
    'heading.begin': ({ game, scenario, victory }) =>
      `${game} begins: ${wordIn(beginnings, scenario)}, ${wordIn(victoryNames, victory)}`,
    'heading.renameGame': ({ game }) => `The game is called ${game}`,
    'heading.changePlayers': () => 'The players change',
    'heading.changeOptions': () => 'Advanced Rules and rulings chosen anew',
    'heading.changeCharts': ({ charts }) =>
      charts === '' ? 'Charts as they come' : `Charts: ${String(charts)}`,
    'heading.changeNumber': chartNumberChanged,
    'begin.plays': ({ player, nation }) => `${player} plays ${nationIn(nation)}`,
    'begin.holds': ({ nation, by }) => `${nationIn(by)} controls ${nationIn(nation)}`,
    'begin.ownCast': ({ players }) => `A cast of your own: the scenario gives another for ${players} players`,
    'begin.points': ({ nation, points }) => `${nationIn(nation)} starts with ${points} PAP`,
    'begin.specialUnits': ({ nation, unit, count }) =>
      `${nationIn(nation)}: replace ${pieces(wordIn(replaced, unit), count)} by ${pieces(unit, count)}.`,
    'begin.placePieces': () => 'Set up the pieces as your copy has them.',
    'players.playedBy': ({ player, nation }) => `${player} plays ${nationIn(nation)}`,
    'players.playedByNobody': ({ nation }) => `Nobody plays ${nationIn(nation)} any more`,
    'options.chosen': ({ option, choice }) =>
      `${wordIn(optionNames, option)}: ${choice === 'history' ? 'by history' : choice === 'deck' ? 'from the deck' : choice}`,
  },
  refusals: {
    notBegun: () => 'The game has not been set up yet. Set it up first.',
    alreadyBegun: () => 'This game has been set up already. Begin a new one.',
    noSuchScenario: () => 'There is no such scenario. Choose one of the ten.',
    victoryOfOtherLevel: () => 'This way to win belongs to another set of rules. Choose one of this level.',
    notOffered: ({ victory }) =>
      victory === 'historical'
        ? 'This scenario is a-historical only.'
        : 'This scenario is not played this way. Choose the other.',
    tooFewPlayers: ({ fewest }) => `${fewest} players are needed at least. Add one.`,
    playerTwice: ({ name }) => `${name} stands twice in the list. Remove one.`,
    nationTwice: ({ nation }) => `${nationIn(nation)} is taken already. Choose another nation.`,
    heldNationIsPlayed: ({ nation }) =>
      `${nationIn(nation)} has a player, so nobody else controls it. Take the control away.`,
    holderIsNotPlayed: ({ nation, by }) =>
      `${nationIn(by)} has no player and controls nobody. Choose a player’s nation for ${nationIn(nation)}.`,
    heldTwice: ({ nation }) => `${nationIn(nation)} is controlled by two. Choose one.`,
    holderIsEnemy: ({ nation, by }) =>
      `${nationIn(by)} begins at war with ${nationIn(nation)} and cannot control it. Choose another.`,
    endsBeforeStart: () => 'The end lies before the start. Choose a later month.',
    suddenDeathWithoutEnd: () => 'Sudden death needs a round or a time at which it begins. Choose one.',
    noSuchNumber: () => 'The charts have no such number. Choose one from the charts.',
    numberMayNotBeBlank: () => 'This number may not be left blank. Give a number.',
    noSuchWord: () => 'That word does not belong here. Choose one of those that are offered.',
    numberOutOfRange: ({ from, to }) => `The number lies between ${from} and ${to}. Choose one of those.`,
    nothingChanged: () => 'Nothing has been changed.',
  },
}
