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
  typedQuestion: 'What did the die show?',
  typedQuestionOf: (name: string) => `What did the die for ${name} show?`,
  /** Own dice of which only the successes are counted. */
  counting: {
    question: (count: number, successes: readonly number[]) =>
      `How many of ${count} dice show a ${either.format(successes.map(String))}?`,
    singly: 'Die by die',
    together: 'Count them',
    more: 'More',
  },
  giveUp: {
    question: 'Give this roll up?',
    consequence: 'The dice that were thrown stay in the log, marked as given up.',
    confirm: 'Give up',
    cancel: 'Go on',
  },
  noActs: 'Nothing can be resolved yet.',
}
