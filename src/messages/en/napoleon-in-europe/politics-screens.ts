import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { LandUnit, Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { PoliticalActId } from '@/rules/napoleon-in-europe/politics/menu.ts'
import { counted, list, opening } from '../../format.ts'
import { nationNames, pieceNames, placeIn } from './names.ts'

const actNames: Readonly<Record<PoliticalActId, string>> = {
  overtureToMinor: 'Overture to a minor nation',
  overtureToMajor: 'Overture to a neutral major',
  overtureToPlayer: 'Overture to a player',
  declareWar: 'Declare war',
  annex: 'Annex a region',
  raiseUprising: 'Raise an uprising',
  putDownUprising: 'Put down an uprising',
  rightOfPassage: 'Right of passage',
  sueForPeace: 'Sue for peace',
  endAlliance: 'End an alliance',
  withdrawPassage: 'Withdraw a passage',
}

/** Titles of the sheets: one line on a phone. */
const sheetTitles: Readonly<Record<PoliticalActId, string>> = {
  ...actNames,
  overtureToMinor: 'Overture',
  overtureToMajor: 'Overture',
  overtureToPlayer: 'Overture',
  raiseUprising: 'Uprising',
  putDownUprising: 'Uprising',
  withdrawPassage: 'Right of passage',
}

/** Texts of the sheets of politics and war. */
export const politicsScreens = {
  /** In the list of everything that can be done. */
  offered: {
    battle: ['Battle', 'Enter its result'],
    politicalAction: ['Political action', 'The menu of a nation, with costs'],
    overture: ['Diplomatic overture', 'To a major nation'],
    commitment: ['Commitment', 'Whether a nation fights on'],
    peace: ['Sue for peace', 'A nation gives its wars up'],
  } satisfies Readonly<Record<string, readonly [string, string]>>,
  acts: actNames,
  sheetTitles,
  menu: {
    title: 'Political action',
    notNow: 'Not now',
    notNowCount: (count: number) => counted(count, 'action', 'actions'),
    cost: (points: number) => (points === 0 ? 'free' : `${points} PAP`),
    has: (points: number) => `${points} PAP`,
    paidBy: (nation: NationId, points: number) => `${nationNames[nation]} pays, ${points} PAP`,
  },
  who: {
    acts: 'Who acts',
    change: 'choose another nation',
    rolls: 'Who rolls',
    sues: 'Who sues for peace',
  },
  target: {
    overtureToMajor: 'Whom to ask',
    overtureToPlayer: 'Whom to ask',
    declareWar: 'On whom',
    rightOfPassage: 'Through whose regions',
    endAlliance: 'With whom',
    withdrawPassage: 'Whose passage',
  } satisfies Readonly<Partial<Record<PoliticalActId, string>>>,
  territory: {
    title: 'Where',
    choose: 'Choose a region',
    unnamed: (kind: string, owner: NationId | null) =>
      owner === null
        ? `${opening(placeIn(kind))} not named here`
        : `${opening(placeIn(kind))} of ${nationNames[owner]}`,
  },
  leader: ['A leader is there', 'Two dice of 8 do instead of 9'] as const,
  units: (nation: NationId, homeland: NationId) =>
    `Units of ${nationNames[nation]} in the homeland of ${nationNames[homeland]}`,
  about: 'What is asked',
  nearer: { war: 'Make peace', neutral: 'Become allies', allied: 'Be allies' },
  leave: (nation: NationId) => `Leave ${nationNames[nation]}`,
  answer: {
    title: (nation: NationId) => `${nationNames[nation]} answers`,
    yes: 'Accepts',
    no: 'Declines',
  },
  consent: {
    title: (nation: NationId) => `${nationNames[nation]} answers`,
    yes: 'Consents',
    no: 'Refuses',
  },
  joining: 'Who declares war at once, too',
  nearest: 'Whose capital is nearest',
  playedBy: 'Who plays its army if it resists',
  first: 'Who was first at war',
  second: 'Who was second at war',
  commitmentTitle: 'Commitment',
  goOnToPeace: 'On to the peace',
  goOnToCommitment: (nation: NationId) => `On to ${nationNames[nation]}’s commitment`,
  battle: {
    title: 'Battle',
    attackers: 'Attackers',
    defenders: 'Defenders',
    minorDefends: 'Nobody: a minor nation defends itself',
    where: 'Where',
    elsewhere: 'In a region not named here',
    place: 'Name of the place',
    winner: 'Who won',
    winners: { attackers: 'Attackers', defenders: 'Defenders', nobody: 'Nobody' },
    major: ['Major battle', '6 units or more on both sides, leaders apart'] as const,
    losses: (nation: NationId) => `${nationNames[nation]} lost`,
    lost: (pieces: Pieces) => piecesLost(pieces),
    nothing: 'nothing',
    unit: (unit: LandUnit) => opening(pieceNames[unit][1]),
    napoleon: ['Napoleon is lost', 'France sues for peace'] as const,
  },
}

function piecesLost(pieces: Pieces): string {
  const counts = Object.entries(pieces)
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  return list(
    counts.map(([unit, count]) => {
      const [one, several] = names[unit] ?? [unit, unit]
      return counted(count, one, several)
    }),
  )
}
