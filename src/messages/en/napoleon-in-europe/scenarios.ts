import type { OptionId } from '@/rules/napoleon-in-europe/options.ts'
import type { ScenarioId } from '@/rules/napoleon-in-europe/scenarios/scenario.ts'
import { counted } from '../../format.ts'
import type { Victory } from '@/rules/napoleon-in-europe/state.ts'

/** What the scenarios are called. */
export const scenarioNames: Readonly<Record<ScenarioId, string>> = {
  riseOfNapoleon: 'The Rise of Napoleon',
  secondCoalition: 'The Second Coalition',
  peaceAndOptions: 'Peace and Options',
  dashForTheDanube: 'Dash for the Danube',
  whosNext: 'Who’s Next?',
  austrianPhoenix: 'The Austrian Phoenix',
  intoRussia: 'Into Russia with Love',
  defendingTheEmpire: 'Defending the Empire',
  notAgain: 'Not Again!',
  everyManForHimself: 'Every Man for Himself!',
}

/** Each scenario in a line. */
export const scenarioLines: Readonly<Record<ScenarioId, string>> = {
  riseOfNapoleon: 'France against Britain and Austria, who hesitate for a turn',
  secondCoalition: 'Bonaparte is back from Egypt; Britain, Austria and the Ottomans are at war with him',
  peaceAndOptions: 'Peace everywhere: the best start for many players',
  dashForTheDanube: 'From the Channel to the Danube, before Austria and Russia join hands',
  whosNext: 'Prussia and Russia with Britain against France and Spain',
  austrianPhoenix: 'Austria tries again, Spain is in revolt, Russia fights the Ottomans',
  intoRussia: 'France, Austria and Prussia march on Moscow',
  defendingTheEmpire: 'A new army for Napoleon, and half of Europe against him',
  notAgain: 'The Hundred Days: France alone against five',
  everyManForHimself: 'What if: five years after Waterloo nobody trusts anybody',
}

/** How a game is won. */
export const victoryNames: Readonly<Record<Victory, string>> = {
  historical: 'historical',
  aHistorical: 'a-historical',
  limitedWar: 'Limited War',
  totalVictory: 'Total Victory',
}

/** The switches of the Advanced Rules, and the ruling about innovations. */
export const optionNames: Readonly<Record<OptionId, string>> = {
  cards: 'Cards',
  innovations: 'Innovations',
  attrition: 'Attrition in Spain and Russia',
  forcedMarch: 'Forced march',
  minorNavies: 'Minor navies',
  twoRegionMinors: 'Minor nations of two regions',
  countercharges: 'Countercharges',
  initiative: 'Initiative',
  reinforcement: 'Reinforcement',
  terrain: 'Terrain',
  lightInfantry: 'Light infantry',
  horseArtillery: 'Horse artillery',
  napoleon: 'Napoleon',
  leaderHoldsLine: 'A leader alone holds the line',
  basicLeaders: 'Leaders lead the fire',
}

/** What a reminder of a scenario's special rules says. */
export const reminderTexts: Readonly<Record<string, (value: number) => string>> = {
  halted: () => 'Britain and Austria may not move this month.',
  russianCommitment: (units) =>
    `Russia rolls for commitment when it loses ${counted(units, 'unit', 'units')} or more in one battle.`,
  uprisingsWithTyrol: () =>
    'Put an uprising token on every Spanish homeland region that France owns, and on Tyrol.',
  uprisings: () => 'Put an uprising token on every Spanish homeland region that France owns.',
  attritionInSpain: () => 'Spain’s or Britain’s player holds the card “Attrition in Spain”.',
  attritionInRussia: () => 'Russia’s player holds the card “Attrition in Russia”.',
  swedishWar: () => 'Russia is also at war with Sweden, which is moved by whoever moves the Ottomans.',
  opposed: () => 'When Russia or the Ottomans join an alliance, the other joins the one against it.',
  divided: (rise) =>
    `France moves the Austrian and Prussian units outside their capitals. Those in the capitals stay, and nothing is built for them, until their nation joins the other side: Prussia before Austria, and commitment then rises by ${rise}.`,
  risingAttitudes: (rise) =>
    `Britain’s and Russia’s diplomatic ratings with Austria and Prussia rise by ${rise} for each Russian unit in Prussia.`,
  unbreakable: () =>
    'France may not break with Austria or Prussia, nor they with France, before January 1813.',
  americanWar: (dice) =>
    `The war with America costs Britain ${counted(dice, 'die', 'dice')} of production points at each production.`,
  spainWithBritain: () => 'Britain moves the Spanish forces.',
  prussiaWithRussia: () => 'Russia moves the Prussian forces.',
  prussiaWithBritain: () => 'Britain moves the Prussian forces.',
  russiaWithAustria: () => 'Austria moves the Russian forces.',
  yearsOnTheTrack: () => 'On the track of years, start at 1800 and add twenty.',
}
