import type { Parameters } from '@/rules/index.ts'
import { battleCellWords, battleCharts } from './battle-charts.ts'
import { nationNames, pieceNames } from './names.ts'
import { opening } from '../../format.ts'

interface ChartWords {
  readonly title: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, string>>
}

const nations = { ...nationNames }

/** The pieces as rows or columns of a chart: "Elite infantry". */
const pieces = Object.fromEntries(Object.entries(pieceNames).map(([piece, [one]]) => [piece, opening(one)]))

const pieceColumns = { infantry: 'Inf.', cavalry: 'Cav.', artillery: 'Art.', leader: 'Leaders' }

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
  politicalActions: {
    title: 'Political actions',
    about: 'What each costs in political action points.',
    head: 'Action',
    columns: { value: 'PAP' },
    rows: {
      overture: 'Diplomatic Overture',
      sueForPeace: 'Sue for peace',
      declareWar: 'Declare war',
      annexation: 'Annexation',
      uprising: 'Uprising',
      putDownUprising: 'Put down an uprising',
      rightOfPassage: 'Right of passage',
    },
  },
  politicalIncome: {
    title: 'Political action points earned',
    about: '',
    head: 'For',
    columns: { value: 'PAP' },
    rows: {
      production: 'Each production',
      majorBattle: 'A major battle won',
      firstAtWar: 'Longest at war with a beaten nation',
      secondAtWar: 'Second longest',
    },
  },
  minorOverture: {
    title: 'Overture to a minor nation',
    about: 'Two dice of at least this succeed.',
    head: 'Overture',
    columns: { value: 'Needed' },
    rows: { usual: 'Without a leader', withLeader: 'With a leader' },
  },
  annexation: {
    title: 'Annexation',
    about: 'One die of at most this: the minor nation accepts.',
    head: 'Answer',
    columns: { value: 'Up to' },
    rows: { accepts: 'Accepts' },
  },
  minorArmy: {
    title: 'Army of a minor nation',
    about: 'Drawn by dice, one for each arm.',
    head: 'Number',
    columns: { value: 'Value' },
    rows: {
      mostInfantry: 'Most infantry; above it the die is thrown again',
      fewestCavalry: 'Cavalry on a low die',
      mostCavalry: 'Cavalry on a high die',
      mostCavalryFrom: 'A high die for cavalry, from',
      artillery: 'Artillery on a high die',
      artilleryFrom: 'A high die for artillery, from',
      timesForTwoRegions: 'Times, for a nation of two regions',
    },
  },
  commitmentRolls: {
    title: 'When commitment is rolled',
    about: 'After a lost battle.',
    head: 'When',
    columns: { value: 'Units' },
    rows: { unitsLost: 'Units lost in it, at least' },
  },
  peace: {
    title: 'Peace',
    about: '',
    head: 'Peace',
    columns: { value: 'Months' },
    rows: { months: 'No new war for' },
  },
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
  victoryLimits: {
    title: 'Victory',
    about: 'What the levels of an a-historical game ask for.',
    head: 'Limit',
    columns: { value: 'Value' },
    rows: {
      largestCombined: 'Largest others that are taken together',
      lowestPlace: 'Lowest place by regions',
      othersAbroad: 'Regions abroad that no other may exceed',
    },
  },
  diplomaticRatings: {
    title: 'Diplomatic ratings',
    about: 'Who asks stands in the row, who is asked in the column. Two dice of at most this succeed.',
    head: 'Asks',
    columns: {
      france: 'Fr',
      britain: 'Br',
      prussia: 'Pr',
      russia: 'Ru',
      ottoman: 'Ot',
      austria: 'Au',
      spain: 'Sp',
    },
    rows: nations,
  },
  commitmentRatings: {
    title: 'Commitment',
    about: 'Two dice above it end a nation’s war.',
    head: 'Nation',
    columns: { value: 'Rating' },
    rows: nations,
  },
  specialUnits: {
    title: 'Special units',
    about: 'How many regular units are exchanged for special ones at the start.',
    head: 'Nation',
    columns: {
      eliteInfantry: 'Elite',
      lightInfantry: 'Light',
      horseArtillery: 'Horse art.',
      heavyCavalry: 'Heavy cav.',
    },
    rows: nations,
  },
  startingPoints: {
    title: 'Political action points at the start',
    about: '',
    head: 'Nation',
    columns: { value: 'PAP' },
    rows: nations,
  },
  scenarioNumbers: {
    title: 'Numbers of the scenario',
    about: 'A dash where the scenario has no such rule.',
    head: 'Number',
    columns: { value: 'Value' },
    rows: {
      commitmentLosses: 'Units lost that make Russia roll',
      productionLossDice: 'Dice of points that Britain loses each production',
      commitmentRise: 'Commitment of who joins against France rises by',
      attitudeRise: 'Attitude rises for each Russian unit by',
    },
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
  evenSteven: {
    title: 'Even Steven',
    about: 'Pieces of each nation at the start.',
    head: 'Nation',
    columns: pieceColumns,
    rows: { each: 'Each nation' },
  },
  middlePowers: {
    title: 'Middle Powers',
    about: 'Pieces of each nation at the start.',
    head: 'Nation',
    columns: pieceColumns,
    rows: nations,
  },
  stopTheFrench: {
    title: 'Stop the French!',
    about: 'Pieces of each nation at the start.',
    head: 'Nation',
    columns: pieceColumns,
    rows: { france: 'France', others: 'Each other nation' },
  },
  nationsEach: {
    title: 'Nations for each player',
    about: 'By the number of players.',
    head: 'Players',
    columns: { evenSteven: 'Even', middlePowers: 'Middle', stopTheFrench: 'French' },
    rows: { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six', seven: 'Seven' },
  },
  limitedWarLengths: {
    title: 'Limited War',
    about: 'Lengths that are offered, in rounds.',
    head: 'Length',
    columns: { value: 'Rounds' },
    rows: { short: 'Short', medium: 'Medium', long: 'Long' },
  },
  basicMoves: {
    title: 'Movement, Basic Rules',
    about: 'Regions in a turn.',
    head: 'Piece',
    columns: { value: 'Regions' },
    rows: pieces,
  },
  basicSea: {
    title: 'At sea, Basic Rules',
    about: '',
    head: 'What',
    columns: { value: 'Value' },
    rows: {
      perCapital: 'Pieces for each capital',
      perCapitalBritain: 'Pieces for each capital, Britain',
      lost: 'A piece is lost on landing, up to',
      lostInBritain: 'The same in Britain, up to',
      enemyHits: 'Defenders hit from',
    },
  },
  basicDraws: {
    title: 'Cards drawn, Basic Rules',
    about: '',
    head: 'For',
    columns: { value: 'Value' },
    rows: {
      majorBattle: 'A major battle won, cards',
      capital: 'Each capital, cards',
      regionsForACard: 'Regions that give a card',
    },
  },
  basicBattles: {
    title: 'Battles, Basic Rules',
    about: '',
    head: 'What',
    columns: { value: 'Pieces' },
    rows: { major: 'A battle is major from, on each side' },
  },
  combinations: {
    title: 'Combinations of cards',
    about: 'What they are made of, and give.',
    head: 'Combination',
    columns: { cards: 'Cards', ...pieceColumns },
    rows: { regiment: 'Regiment', brigade: 'Brigade', division: 'Division', corps: 'Corps' },
  },
  colourBonus: {
    title: 'Bonus for the own colour',
    about: '',
    head: 'Bonus',
    columns: { value: 'Pieces' },
    rows: { ownColour: 'All cards of the own colour' },
  },
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
