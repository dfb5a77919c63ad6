import { counted } from '../../format.ts'

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Texts around the places and pages of a campaign. */
export const shell = {
  levels: { basic: 'Napoleon in Europe, Basic', standard: 'Napoleon in Europe, Standard' },
  round: (round: number) => `Round ${round}`,
  menu: 'This campaign',
  actGroups: {
    war: 'Battle and war',
    sea: 'At sea',
    politics: 'Politics',
    advanced: 'Advanced',
    basic: 'Cards',
  },
  roll: { one: 'Roll the die', two: 'Roll both dice', all: 'Roll the dice', next: 'Roll the next die' },
  record: 'Record it',
  unfinished: 'Roll',
  /** What the sheet of a throw is called that was left half done, by its command. */
  unfinishedTitles: {
    fireInBattle: 'Fire',
    charge: 'Charge',
    answerCharge: 'Charge',
    chargeHome: 'Charge',
    countercharge: 'Countercharge',
    rallyInBattle: 'Rally',
    pursue: 'Pursue',
    fireRanks: 'Fire',
    rallyRanks: 'Rally',
    pursueRanks: 'Pursue',
    rollInitiative: 'Initiative',
    rollArrivals: 'Reinforcements',
    rollTerrain: 'Terrain',
  },
  typedQuestion: 'What did the die show?',
  typedQuestionOf: (name: string) => `What did the die for ${name} show?`,
  /** Own dice of which only the successes are counted. */
  counting: {
    question: (count: number, successes: readonly number[]) =>
      `How many of ${count} dice show a ${either.format(successes.map(String))}?`,
    singly: 'Die by die',
    together: 'Count them',
    more: 'More',
    /** After the number of dice of which only the successes were counted; null where that number is not known. */
    counted: (successes: number | null) =>
      successes === null ? 'dice counted' : `dice counted: ${counted(successes, 'success', 'successes')}`,
  },
  giveUp: {
    question: 'Give this roll up?',
    consequence: 'The dice that were thrown stay in the log, marked as given up.',
    confirm: 'Give up',
    cancel: 'Go on',
  },
  noActs: 'Nothing can be resolved yet.',
}
