/** Texts around the places and pages of a campaign. */
export const shell = {
  places: { turn: 'Turn', powers: 'Powers', resolve: 'Resolve', log: 'Log' },
  levels: { basic: 'Napoleon in Europe, Basic', standard: 'Napoleon in Europe, Standard' },
  round: (round: number) => `Round ${round}`,
  menu: 'This campaign',
  rules: 'Charts and rules',
  saveToFile: 'Save to a file',
  shareLog: 'Share the log as text',
  actGroups: {
    war: 'Battle and war',
    sea: 'At sea',
    politics: 'Politics',
    advanced: 'Advanced',
    basic: 'Cards',
  },
  noActs: 'Nothing can be resolved yet.',
}
