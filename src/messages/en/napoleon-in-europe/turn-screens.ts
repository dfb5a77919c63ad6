import { counted } from '@/messages/format.ts'
import type { Owed } from '@/rules/napoleon-in-europe/due.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { EndCause } from '@/rules/napoleon-in-europe/state.ts'
import { namesOf, nationNames } from './names.ts'

type DueWords = { readonly [Kind in Owed['kind']]: string }

/** What is owed, as a task. */
const dueTitles: DueWords = {
  commitment: 'Commitment roll',
  peace: 'Sue for peace',
  battle: 'Battle',
  navalLosses: 'Losses at sea',
  leavePort: 'Leave the port',
  attrition: 'Attrition',
  drawCards: 'Draw cards',
}

const endCauses: Readonly<Record<EndCause, string>> = {
  rounds: 'The agreed number of rounds has been played.',
  month: 'The agreed month has been played.',
  time: 'The agreed time is up.',
  suddenDeath: 'The dice ended it: sudden death.',
  defeat: 'One side has sued for peace.',
  agreed: 'The players agreed to end it.',
}

const squadrons = (count: number) => counted(count, 'squadron', 'squadrons')

/** The turn: what happens now, what is owed, and how the game ends. */
export const turnScreens = {
  round: (round: number) => `Round ${round}`,
  productionAfter: (month: string) => `Production comes after ${month}`,
  productionNow: (month: string) => `Production after ${month}`,
  roundLine: 'Everyone takes a turn, clockwise',
  toMove: (nation: NationId) => `${nationNames[nation]} to move`,
  toBuild: (nation: NationId) => `${nationNames[nation]} to build`,
  then: (nation: NationId) => `then ${nationNames[nation]}`,
  thenProduction: 'then production',
  thenMonth: (month: string) => `then ${month}`,
  thenRound: 'then the next round',
  hasMoved: (nations: readonly NationId[]) =>
    `${namesOf(nations)} ${nations.length === 1 ? 'has' : 'have'} moved`,
  everyoneMoved: 'Everyone has moved',
  everyoneBuilt: 'Everyone has built',
  endMonth: (month: string) => `End ${month}`,
  endRound: (round: number) => `End round ${round}`,
  goOnTo: (month: string) => `Go on to ${month}`,
  goOn: 'Go on to the next round',
  production: 'Production',
  buildsNothing: 'Builds nothing',
  together: 'Moves together with',
  togetherNote: 'Allies may take their turns together, once in a round.',
  withAllies: 'With allies',
  acts: 'What can be done',
  battle: 'Battle',
  seaBattle: 'Sea battle',
  politics: 'Political action',
  due: {
    heading: 'Still to do',
    titles: dueTitles,
    left: (count: number) => `${counted(count, 'thing', 'things')} still to do`,
    commitment: {
      battle: (nation: NationId, place: string) =>
        place === ''
          ? `${nationNames[nation]} lost a battle`
          : `${nationNames[nation]} lost the battle in ${place}`,
      capital: (nation: NationId, place: string) =>
        `An enemy army stands in ${place}, a capital of ${nationNames[nation]}`,
    },
    peace: {
      commitment: (nation: NationId) => `${nationNames[nation]} fights on no longer`,
      napoleon: (nation: NationId) => `${nationNames[nation]} has lost Napoleon`,
    },
    battle: (place: string, attackers: readonly NationId[], defenders: readonly NationId[]) =>
      defenders.length === 0
        ? `${place}: ${namesOf(attackers)} against its own army`
        : `${place}: ${namesOf(attackers)} against ${namesOf(defenders)}`,
    navalLosses: (nations: readonly NationId[], count: number) =>
      `${namesOf(nations)}: ${squadrons(count)} to be taken off`,
    leavePort: (nation: NationId, count: number, place: string) =>
      `${nationNames[nation]}: ${squadrons(count)} out of ${place}`,
    attrition: (nation: NationId, homeland: NationId) =>
      `${nationNames[nation]} in the homeland of ${nationNames[homeland]}`,
    drawCards: (nation: NationId, count: number) =>
      `${nationNames[nation]}: ${counted(count, 'card', 'cards')}`,
  },
  reminders: 'Bear in mind',
  ended: 'The game is over.',
  endCauses,
  standingNow: 'See where everyone stands',
  playOn: 'Play on',
  suddenDeath: 'Sudden death',
  suddenDeathEnds: (number: number) => `Two dice: ${number} or more ends the game`,
  outcomes: { goesOn: 'The game goes on', ends: 'The game ends' },
  correct: {
    title: 'Correct the calendar',
    month: 'Month',
    year: 'Year',
    round: 'Round',
    phase: 'What is played',
    phases: { movement: 'Movement', production: 'Production' },
    acting: 'Whose turn it is',
    nobody: 'Everyone is done',
    presets: ['Forgotten turn', 'Went on too early', 'Agreed at the table'],
  },
  ending: {
    title: 'When the game ends',
    kind: 'The game ends',
    kinds: { open: 'When agreed', rounds: 'After a round', month: 'After a month', time: 'At a time' },
    round: 'Last round',
    month: 'Last month',
    year: 'Year',
    hours: 'Hours from now',
    suddenDeath: 'Sudden death',
    suddenDeathNote: 'Two dice at the end of each month may end the game.',
    from: 'Rolls begin',
    fromEnd: 'At the agreed end',
    fromRound: 'After a round',
    firstRoll: 'First roll after round',
    agree: 'Agree on it',
    endNow: 'End the game now',
  },
}
