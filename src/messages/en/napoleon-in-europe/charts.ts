import type { Parameters } from '@/rules/index.ts'
import { battleCellWords, battleCharts } from './battle-charts.ts'
import { basicCharts } from './basic-charts.ts'
import { pieces } from './chart-words.ts'
import { politicsCharts } from './politics-charts.ts'

interface ChartWords {
  readonly title: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, string>>
}

/** Titles, explanations, columns and rows of every chart, by id. */
export const charts = {
  ...battleCharts,
  productionMonths: {
    title: 'Production',
    about: 'The months after which production comes, 1 for January.',
    head: 'Production',
    columns: { value: 'After' },
    rows: { first: 'First', second: 'Second', third: 'Third', fourth: 'Fourth' },
  },
  suddenDeath: {
    title: 'Sudden death',
    about: 'Two dice of at least the end number end the game. It falls with each roll.',
    head: 'Number',
    columns: { value: 'Value' },
    rows: { endNumber: 'End number at first', fall: 'Falls each time by' },
  },
  gameLengths: {
    title: 'Length of the game',
    about: 'Lengths that are offered, in rounds.',
    head: 'Length',
    columns: { value: 'Rounds' },
    rows: { short: 'Short', medium: 'Medium', long: 'Long', veryLong: 'Very long', longest: 'Longest' },
  },
  campaignEnd: {
    title: 'End of a campaign',
    about: 'The month after which a whole campaign is over.',
    head: 'What',
    columns: { value: 'Number' },
    rows: { year: 'Year', month: 'Month of the year' },
  },
  regionValues: {
    title: 'Points of a region',
    about: 'Production points for each region that a nation owns.',
    head: 'Region',
    columns: { value: 'Points' },
    rows: { region: 'Any region', northAfrica: 'North Africa', ottoman: 'In Ottoman hands' },
  },
  capitals: {
    title: 'Points of a capital',
    about: 'Instead of its region’s points, for whoever owns the region.',
    head: 'Capital',
    columns: { value: 'Points', ottoman: 'Ottoman' },
    rows: {
      paris: 'Paris',
      london: 'London',
      berlin: 'Berlin',
      saintPetersburg: 'St. Petersburg',
      moscow: 'Moscow',
      constantinople: 'Constantinople',
      vienna: 'Vienna',
      madrid: 'Madrid',
    },
  },
  costs: {
    title: 'What things cost',
    about: 'In production points.',
    head: 'Purchase',
    columns: { value: 'Points' },
    rows: { ...pieces, politicalActionPoint: 'Political action point', innovation: 'Innovation' },
  },
  buildingLimits: {
    title: 'Limits of building',
    about: '',
    head: 'Limit',
    columns: { value: 'Value' },
    rows: {
      britishLandUnits: 'British land units in a production',
      infantryForElite: 'Infantry bought with each elite infantry',
      lastYearWithoutPrussianMilitia: 'Prussia builds no militia until the end of',
    },
  },
  ...politicsCharts,
  landMovement: {
    title: 'Movement on land',
    about: 'Regions in a movement turn.',
    head: 'Unit',
    columns: { value: 'Regions' },
    rows: pieces,
  },
  navalLosses: {
    title: 'Losses of a naval battle',
    about: 'Squadrons that the lower total loses.',
    head: 'Difference',
    columns: { squadrons: 'Lost' },
    rows: {},
  },
  navalModifiers: {
    title: 'On the dice of a naval battle',
    about: '',
    head: 'For',
    columns: { value: 'Dice' },
    rows: {
      british: 'Half of the squadrons or more are British',
      ottoman: 'Half of the squadrons or more are Ottoman',
      port: 'Defending a port',
    },
  },
  navalInterception: {
    title: 'Interception of a fleet',
    about: 'One die of at least this catches it.',
    head: 'Where',
    columns: { value: 'Needed' },
    rows: { openSea: 'On the open sea', leavingPort: 'Leaving a port', straits: 'Through straits' },
  },
  navalLimits: {
    title: 'Limits at sea',
    about: '',
    head: 'Limit',
    columns: { value: 'Value' },
    rows: {
      attackersOnPort: 'Squadrons that may attack a port',
      leastInterceptionRating: 'Least rating against transports',
    },
  },
  landing: {
    title: 'Landing in an enemy homeland',
    about: '',
    head: 'What',
    columns: { value: 'Value' },
    rows: { militia: 'Militia that turns out', defenders: 'Defenders, in that battle' },
  },
  attrition: {
    title: 'Attrition',
    about: 'A die of at most this costs a unit.',
    head: 'When',
    columns: { value: 'Up to' },
    rows: { usual: 'In Spain or Russia', russiaAfterDecember: 'In Russia after December' },
  },
  forcedMarch: {
    title: 'Forced march',
    about: 'What a unit’s two dice come to.',
    head: 'Dice',
    columns: { result: 'Result' },
    rows: {},
  },
  marchModifiers: {
    title: 'On the dice of a forced march',
    about: '',
    head: 'For',
    columns: { value: 'Dice' },
    rows: { mobilityAndForaging: 'Advanced Mobility and Foraging' },
  },
  cardDraws: {
    title: 'Cards',
    about: 'How many are drawn, and held.',
    head: 'For',
    columns: { value: 'Cards' },
    rows: {
      production: 'Each production',
      wonMajorBattle: 'A major battle won',
      lostMajorBattle: 'A major battle lost',
      hand: 'Held at most',
    },
  },
  cardEffects: {
    title: 'What named cards give',
    about: '',
    head: 'Card',
    columns: { value: 'Value' },
    rows: {
      royalMarriage: 'Royal Marriage, PAP',
      superiorLightCavalry: 'Superior Light Cavalry, initiative',
      corpsDArmee: 'Corps d’Armee',
    },
  },
  minorNavies: {
    title: 'Minor navies',
    about: 'Portugal, Holland, Denmark and Sweden.',
    head: 'Each',
    columns: { value: 'Squadrons' },
    rows: { squadrons: 'Brings' },
  },
  ...basicCharts,
}

/** Words in cells. */
export const cellWords: Readonly<Record<string, string>> = {
  ...battleCellWords,
  lost: 'lost',
  stays: 'stays',
  marches: 'marches on',
}

/** Headings of the charts page, and of the options. */
export const chartPage = {
  groups: {
    production: 'Production',
    politics: 'Politics',
    war: 'War',
    battle: 'Battles',
    advanced: 'Advanced',
    basic: 'Basic',
  },
  optionsAbout: 'The Advanced Rules are switches of each game.',
  choices: { on: 'On', off: 'Off' },
  newValue: 'In this game',
  record: 'Change it in this game',
  back: (value: string) => `Back to ${value}, as it comes`,
}

/** "Costs, Infantry: 4, not 3". */
export function chartNumberChanged({ chart, row, column, was, now }: Parameters): string {
  const texts: Readonly<Record<string, ChartWords>> = charts
  const words = texts[String(chart)]
  const title = words?.title ?? String(chart)
  const rowName = words?.rows[String(row)] ?? String(row)
  const columnName = words?.columns[String(column)] ?? ''
  const place = Object.keys(words?.columns ?? {}).length > 1 ? `${rowName}, ${columnName}` : rowName
  const value = (given: string | number | undefined) =>
    given === '' ? 'blank' : (cellWords[String(given)] ?? String(given))
  return `${title}, ${place}: ${value(now)}, not ${value(was)}`
}
