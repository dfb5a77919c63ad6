import { monthName } from './months.ts'
import { nationIn, placeIn } from './names.ts'
import type { RuleTexts } from './text.ts'
import { listed } from './production.ts'

type Word = string | number | undefined

/** A month in a reason's parameter; "round 3" where the game counts no months. */
function monthOrRound(month: Word, round: Word): string {
  return Number(month) === 0 ? `round ${round}` : monthName(Number(month))
}

function nationsIn(word: Word): readonly string[] {
  return String(word ?? '')
    .split(' ')
    .filter((each) => each !== '')
    .map(nationIn)
}

/** "On 5 May 2026, 22:30", as the phone tells the time. */
function clockTime(at: Word): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(Number(at)))
}

export const calendarTexts: RuleTexts = {
  reasons: {
    'lapsed.commitment': ({ nation }) =>
      `${nationIn(nation)} is at war with nobody, and rolls for commitment no more`,
    'lapsed.peace': ({ nation }) => `${nationIn(nation)} is at war with nobody, and sues for peace no more`,
    'lapsed.battle': ({ place }) => `No battle is fought: ${placeIn(place)} is at peace`,
    'lapsed.navalLosses': () => 'There are too few squadrons left for the losses that were to be chosen',
    'lapsed.leavePort': ({ nation }) => `${nationIn(nation)}’s squadrons may stay in port`,
    'lapsed.attrition': ({ nation }) => `${nationIn(nation)} rolls for attrition no more`,
    'lapsed.drawCards': ({ nation }) => `${nationIn(nation)} draws no cards any more`,
    'heading.endTurn': ({ nation, allies }) => {
      const together = nationsIn(allies)
      return together.length === 0
        ? `${nationIn(nation)} has moved`
        : `${listed([nationIn(nation), ...together])} have moved together`
    },
    'heading.endProductionTurn': ({ nation, left }) => `${nationIn(nation)} has produced, and saves ${left}`,
    'heading.endRound': ({ month, round }) => `The end of ${monthOrRound(month, round)}`,
    'heading.endProduction': ({ month, round }) => `Production after ${monthOrRound(month, round)} is over`,
    'heading.correctCalendar': ({ note }) => `Calendar corrected: ${note}`,
    'heading.changeEnding.open': () => 'The game has no agreed end',
    'heading.changeEnding.rounds': ({ rounds }) => `The game ends after round ${rounds}`,
    'heading.changeEnding.month': ({ month }) => `The game ends after ${monthName(Number(month))}`,
    'heading.changeEnding.time': ({ at }) => `The game ends with the month being played at ${clockTime(at)}`,
    'heading.endGame': () => 'The players end the game',
    'heading.resumeGame': () => 'The game goes on',
    'ending.suddenDeath': ({ fromRound, endNumber }) =>
      Number(fromRound) === 0
        ? `Sudden death from then on: two dice of ${endNumber} or more end it`
        : `Sudden death from round ${fromRound} on: two dice of ${endNumber} or more end it`,
    'turn.outOfOrder': ({ acting }) => `Out of order: it was ${nationIn(acting)}’s turn`,
    'turn.next.movement': ({ nation }) => `${nationIn(nation)} is next to move`,
    'turn.next.production': ({ nation }) => `${nationIn(nation)} is next to produce`,
    'turn.all.movement': () => 'Everyone has moved',
    'turn.all.production': () => 'Everyone has produced',
    'calendar.goesOn': ({ month, round }) => `Now: ${monthOrRound(month, round)}`,
    'calendar.set.movement': ({ month, round }) => `Now: ${monthOrRound(month, round)}, movement`,
    'calendar.set.production': ({ month, round }) => `Now: production after ${monthOrRound(month, round)}`,
    'suddenDeath.needed': ({ endNumber }) => `Sudden death: ${endNumber} or more on two dice ends the game`,
    'suddenDeath.reached': ({ endNumber }) => `${endNumber} or more: the game ends`,
    'suddenDeath.missed': ({ endNumber }) => `Under ${endNumber}: the game goes on`,
    'outcome.goesOn': ({ endNumber }) => `The game goes on; the next roll ends it on ${endNumber} or more`,
    'outcome.ended.rounds': () => 'The agreed number of rounds is over: the game ends',
    'outcome.ended.month': () => 'The agreed month is over: the game ends',
    'outcome.ended.time': () => 'The agreed time is up: the game ends',
    'outcome.ended.suddenDeath': () => 'Sudden death: the game ends',
    'outcome.ended.agreed': () => 'The game ends',
    'victory.french': () => 'No enemy of France fights on: the French alliance wins the game',
    'victory.antiFrench': () => 'France has sued for peace: the alliance against it wins the game',
    'outcome.ended.defeat': () => 'A side is beaten: the game ends',
  },
  dice: { suddenDeath: 'Sudden death' },
  refusals: {
    gameOver: () => 'The game is over. Go on with it first, in the menu.',
    notOver: () => 'The game is not over.',
    'not.movement': () => 'This is a production round: nations buy now, and move again in the next month.',
    'not.production': () =>
      'Production points are spent only in a production round, which comes after March, June, September and December.',
    'hadTurn.movement': ({ nation }) => `${nationIn(nation)} has already moved in this round.`,
    'hadTurn.production': ({ nation }) => `${nationIn(nation)} has already had its production turn.`,
    'noTurn.movement': ({ nation }) => `${nationIn(nation)} may not move in this round.`,
    'noTurn.production': ({ nation }) =>
      `Nothing is produced for ${nationIn(nation)} as long as another nation moves its army.`,
    notActive: ({ nation }) =>
      `${nationIn(nation)} is neutral and nobody controls it. Win it over first, or correct who holds it.`,
    jointTwice: ({ nation }) => `${nationIn(nation)} is named twice. Name each ally once.`,
    jointNotAllied: ({ nation, ally }) =>
      `${nationIn(nation)} and ${nationIn(ally)} are not allied: only allies move in one turn.`,
    'stillToAct.movement': ({ nation }) =>
      `${nationIn(nation)} has not moved yet. End its turn first, then the month.`,
    'stillToAct.production': ({ nation }) =>
      `${nationIn(nation)} has not had its production turn. End it first, then the round.`,
    roundsPast: ({ rounds, round }) =>
      `Round ${rounds} is past: this is round ${round}. Choose this round or a later one.`,
    monthPast: ({ month, now }) =>
      `${monthName(Number(month))} is past: it is ${monthName(Number(now))}. Choose this month or a later one.`,
    noMonths: () => 'The Basic Rules count rounds and no months. Give a number of rounds.',
    suddenDeathWithoutTime: () =>
      'Say after which round the rolls begin, or agree on a round, a month or a time for them.',
    nothingCorrected: () => 'Nothing is different from before. Change a number first.',
  },
}
