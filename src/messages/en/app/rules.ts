/** How a blank cell reads to the eye. */
const blank = '—'

/** Texts of the rules screen. */
export const rules = {
  title: 'Rules',
  groups: { move: 'Moving', fire: 'Fire', melee: 'Melee', morale: 'Morale', options: 'Options' },
  blank,
  anyNumber: 'any',
  blankSpoken: 'cannot happen',
  upTo: (distance: string) => `up to ${distance}`,
  /** Where a cell stands: "Fire points 12–14, Deadly"; a chart of one column needs no column. */
  bandCell: (head: string, row: string, column: string) => `${head} ${row}, ${column}`,
  namedCell: (row: string, column: string) => `${row}, ${column}`,
  cellLabel: (column: string, row: string, value: string, provenance: string) =>
    `${column}, ${row}: ${value} (${provenance})`,
  /** A row of a chart whose rows are bands. */
  row: (head: string, row: string) => `${head} ${row}`,
  bandFrom: 'The rows’ bounds',
  legendTitle: 'What the marks mean',
  legend: {
    rule: 'Printed in the rules, as it stands.',
    faq: 'Answered by the author of the rules.',
    family: 'The printed chart is lost. Taken from the published rules of the same family.',
    house: 'The rules leave it open or the chart is lost. This app’s own ruling.',
    changed: 'A number that your table changed.',
  },
  source: {
    rule: (section: string) => `Rules, “${section}”`,
    faq: (section: string) => `FAQ, “${section}”`,
    family: (section: string) => `Ruling ${section}`,
    house: (section: string) => `Ruling ${section}`,
    changed: () => 'Your table’s own',
  },
  optionsAbout:
    'Where the rules can be read in two ways, each game chooses. The first choice is the usual one.',
  chosen: 'in use',
}
