import { counted } from '@/messages/format.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Standing } from '@/rules/napoleon-in-europe/relations.ts'
import { namesOf, nationNames } from './names.ts'
import { turnScreens } from './turn-screens.ts'

/** How one nation stands to another, as the tables show it. */
type Shown = Standing | 'controlled'

const standings: Readonly<Record<Shown, string>> = {
  war: 'at war',
  allied: 'allied',
  neutral: 'neutral',
  controlled: 'controlled',
}

const regions = (count: number) => counted(count, 'region', 'regions')
const squadrons = (count: number) => counted(count, 'squadron', 'squadrons')

/** A page about all nations: its name, and what it shows. */
type PageWords = readonly [label: string, note: string]
type PageId =
  'relations' | 'regions' | 'squadrons' | 'cards' | 'hand' | 'course' | 'victory' | 'standing' | 'evening'

const about: Readonly<Record<PageId, PageWords>> = {
  relations: ['Relations', 'Who is at war, who is allied'],
  regions: ['Regions', 'Who owns and occupies what'],
  squadrons: ['Squadrons', 'By sea area and port'],
  cards: ['Cards', 'Hands and innovations'],
  hand: ['Cards', 'What they can be turned in for'],
  course: ['The course of the game', 'Regions, points and PAP over time'],
  victory: ['Victory', 'Where everyone stands'],
  standing: ['Where everyone stands', 'How the empires have grown'],
  evening: ['For the next evening', 'A sheet to share'],
}

/** What a player sees first: the turn, the powers, and the pages about them. */
export const screens = {
  standings,
  /** Beside a figure that there is none of. */
  none: '–',

  ledger: {
    caption: 'Where the nations stand',
    nation: 'Nation',
    points: 'Points',
    actionPoints: 'PAP',
    regions: 'Regions',
    squadrons: 'Squadrons',
    /** The same where there is little room. */
    short: { points: 'Pts', regions: 'Reg', squadrons: 'Sq' },
    relationTo: (nation: NationId) => `To ${nationNames[nation]}`,
    is: (nation: NationId) => `${nationNames[nation]} is`,
    unplayed: 'unplayed',
  },

  turn: turnScreens,

  powers: {
    title: 'The seven nations',
    pages: {
      title: 'About all of them',
      about,
    },
    playedBy: (name: string) => `Played by ${name}`,
    controlledBy: (nation: NationId, until: 'overture' | 'war') =>
      until === 'war'
        ? `Controlled by ${nationNames[nation]} until the war ends`
        : `Controlled by ${nationNames[nation]}`,
    unplayed: 'Nobody plays it',
    atWarWith: (nations: readonly NationId[]) => `at war with ${namesOf(nations)}`,
    alliedWith: (nations: readonly NationId[]) => `allied with ${namesOf(nations)}`,
    neutralToAll: 'Neutral to all',
    figures: {
      productionPoints: 'Production points',
      politicalActionPoints: 'Political action points',
      politicalDebt: 'PAP that it owes',
      commitment: 'Commitment rating',
      defeats: 'Sued for peace',
      symbolCards: 'Cards in hand',
    },
    regions: {
      title: 'Regions',
      homeland: 'Own homeland',
      of: (count: number, whole: number) => `${count} of ${whole}`,
      foreign: 'Other homelands',
      minor: 'Minor nations',
      northAfrica: 'North Africa',
      closed: 'Occupied or in uprising',
      open: 'Show the regions',
    },
    pieces: { title: 'Land pieces', none: 'None are counted yet.' },
    fleets: { title: 'Squadrons', none: 'None.', open: 'Show the squadrons' },
    somewhere: 'Wherever they lie',
    relations: { title: 'Relations', open: 'Show the relations' },
    truce: (nation: NationId, month: string) => `No war with ${nationNames[nation]} before ${month}`,
    letsPass: (nation: NationId) => `Lets the units of ${nationNames[nation]} pass`,
    mayPass: (nation: NationId) => `Its units may pass through ${nationNames[nation]}`,
    rules: {
      title: 'Rules of its own',
      fleet: (bonus: number) =>
        `At sea its side adds ${bonus} where at least half of the squadrons are British.`,
      landUnits: (most: number) => `It builds at most ${most} land units in a production turn.`,
      grants: 'It alone may give production points to others.',
      navyWins: 'Its victory asks for more squadrons than the next two navies have together.',
      militiaFrom: (year: number) => `From ${year} it may build militia, which may leave the homeland.`,
      cossacks: 'It may build irregular cavalry.',
      twoCapitals: 'An enemy army in either of its two capitals calls for a commitment roll.',
      poorRegions: (points: number, capital: number) =>
        `Each of its regions gives ${points}, Constantinople ${capital}.`,
      ottomanArmy:
        'On land it builds militia, irregular cavalry and leaders alone. Its militia may leave the homeland.',
      ottomanNavy: (malus: number) =>
        `At sea its side takes ${Math.abs(malus)} off where at least half of the squadrons are Ottoman.`,
      straits:
        'Whoever owns Constantinople and Anatolia says who passes between the Aegean and the Black Sea.',
      attrition: 'Those who invade its homeland roll for attrition before each production.',
      enemyOfAll: 'In a historical game all is lost for its alliance once it sues for peace.',
    },
    correct: {
      title: 'Set something right',
      nation: 'Points and commitment',
      regions: 'Regions without a name',
      pieces: 'Pieces',
      squadrons: 'Squadrons',
      where: 'Where',
      unnamed: {
        homeland: 'Own homeland, without the capital',
        homelandLost: 'Own homeland, in other hands',
        foreignHomeland: 'Other homelands',
        minor: 'Minor nations',
        northAfrica: 'North Africa',
        closed: 'Of these occupied or in uprising',
        closedNorthAfrica: 'The same in North Africa',
      },
      unchanged: 'Nothing differs from what the app has. Change a number first.',
      presets: ['Miscounted', 'Agreed at the table', 'Forgotten earlier'],
    },
  },

  relations: {
    views: 'Show',
    table: 'Table',
    web: 'Web',
    ratings: 'Ratings',
    caption: 'How the nations stand to each other',
    ratingsCaption: 'Two dice of this or less win a neutral nation over',
    ratingsNote:
      'The asking nation is at the left, the one that is asked at the top. Two dice of this or less succeed.',
    pair: (one: NationId, other: NationId, relation: Shown) =>
      `${nationNames[one]} to ${nationNames[other]}: ${standings[relation]}`,
    rating: (one: NationId, other: NationId, rating: string) =>
      `${nationNames[one]} asks ${nationNames[other]}: ${rating}`,
    noRating: 'none',
    asks: 'asks',
    choose: 'Tap a nation in the row of another to see what an overture takes.',
    now: 'Now',
    nowLine: (relation: Shown, holder: string) => `${standings[relation]}, ${holder}`,
    playedByNobody: 'played by nobody',
    playedBy: (name: string) => `played by ${name}`,
    controlledBy: (nation: NationId) => `controlled by ${nationNames[nation]}`,
    overture: 'Diplomatic Overture',
    cost: (cost: number, has: number) => `${cost} PAP of ${has}`,
    twoDice: (needed: number) => `Two dice, ${needed} or less`,
    answer: 'Whoever plays it answers',
    yesOrNo: 'yes or no',
    untilThen: 'Until then',
    noWar: (month: string) => `no war before ${month}`,
    make: 'Make the overture',
    inWords: 'In words',
  },

  course: {
    show: 'What is shown',
    figures: {
      regions: 'Regions',
      productionPoints: 'Points',
      politicalActionPoints: 'PAP',
    },
    none: 'The pictures begin once the first month is over.',
    legend: 'Nations',
    table: 'As a table',
    when: 'When',
    fromTo: (nation: NationId, from: number, to: number) => `${nationNames[nation]} from ${from} to ${to}`,
    picture: (figure: string, from: string, to: string, ends: string) =>
      `${figure} from ${from} to ${to}: ${ends}.`,
  },

  evening: {
    turn: (title: string, then: string) => `${title}, ${then}`,
    due: (title: string, line: string) => `${title}: ${line}`,
    nations: 'The nations',
    nation: (name: string, holder: string) => `${name}. ${holder}.`,
    figures: (pointsHeld: number | null, actions: number | null, held: number, ships: number) =>
      [
        ...(pointsHeld === null ? [] : [counted(pointsHeld, 'point', 'points')]),
        ...(actions === null ? [] : [`${actions} PAP`]),
        regions(held),
        squadrons(ships),
      ].join(', '),
    sharing: 'Share the sheet',
    share: {
      picture: 'Share as a picture',
      text: 'Share as text',
      file: (game: string, moment: string) => `${game} ${moment}`,
      shared: 'Sheet shared.',
      downloading: 'The picture goes to your downloads.',
      copied: 'Sheet copied: paste it where you like.',
      saved: 'The browser is saving the sheet as a text file. Look in its downloads.',
      notDrawn: 'The picture could not be made here. The text still can be shared.',
    },
  },
}
