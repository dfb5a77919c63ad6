const locale = 'en-GB'

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
const wholeDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

const millisecondsOfDay = 24 * 60 * 60 * 1000

/** Midnights between two moments by the phone's own clock; negative for the past. */
function daysBetween(from: Date, to: Date): number {
  const midnights = [from, to].map((date) => new Date(date).setHours(0, 0, 0, 0))
  const [first = 0, second = 0] = midnights
  // Rounded, because the day on which the clocks change has 23 or 25 hours.
  return Math.round((first - second) / millisecondsOfDay)
}

/** When something was, as one says it at a table. Both in milliseconds since 1970. */
function moment(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const days = daysBetween(then, today)
  if (days === 0 || days === -1) return `${relative.format(days, 'day')} ${clock.format(then)}`
  if (days < 0 && days > -7) return `on ${weekday.format(then)}, ${clock.format(then)}`
  const isThisYear = then.getFullYear() === today.getFullYear()
  return `on ${(isThisYear ? dayAndMonth : wholeDate).format(then)}`
}

const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })

/** "April 1802". @param month counted from January of the year 0 */
function monthText(month: number): string {
  return monthAndYear.format(new Date(Math.floor(month / 12), month % 12))
}

/** Texts of the home screen. */
export const home = {
  menu: {
    armies: 'Army lists',
    rules: 'Rules',
    settings: 'Settings',
    open: 'Open a saved game',
    receive: 'Scan a code',
    receiveNote: 'From another phone’s screen',
    openNote: 'Or a backup or an army list, from a file',
  },
  games: 'Games',
  lastGame: 'Last game',
  otherGames: 'Other games',
  continue: 'Continue',
  continueGame: (name: string) => `Continue ${name}`,
  lastPlayed: (at: number, now: number) => `Last played ${moment(at, now)}`,
  turn: (turn: number, step: string) => `Turn ${turn}, ${step}`,
  steps: {
    initiative: () => 'who moves first',
    charges: (side: string) => `${side} charges`,
    chargeMoves: (side: string) => `${side} charges`,
    moves: (side: string) => `${side} moves`,
    defenderFire: (side: string) => `${side} fires`,
    attackerFire: (side: string) => `${side} fires`,
    melee: () => 'melee',
    rally: () => 'rally',
  },
  campaign: {
    title: 'Napoleon in Europe',
    month: (month: number) => monthText(month),
    round: (round: number) => `Round ${round}`,
    toMove: (when: string, nation: string) => `${when}, ${nation} to move`,
    production: (when: string) => `${when}, production`,
    over: (when: string) => `Ended in ${when}`,
  },
  unfinished: 'A roll waits for its next die',
  newGame: 'New game',
  quickResolve: 'Quick resolve',
  empty:
    'No games yet. Start one to keep two armies and a log of every roll, or resolve a single roll below.',
  gameMenu: (name: string) => `Menu of ${name}`,
  save: 'Save to a file',
  saveNote: 'A copy that can be kept or passed on',
  delete: 'Delete',
}
