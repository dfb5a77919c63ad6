import { counted } from '../format.ts'

/** Texts of the dice record. */
export const diceRecord = {
  title: 'Dice',
  what: 'Every die that was thrown counts, also where the roll was undone or given up.',
  whose: (side: string, players: string) => (players === '' ? side : `${side} (${players})`),
  nobody: 'Either side',
  rolledAgain: (side: string, count: number) =>
    `${side}: ${counted(count, 'roll', 'rolls')} taken back and rolled again`,
  kind: (sides: number) => `D${sides}`,
  dice: (count: number) => counted(count, 'die', 'dice'),
  origins: { rolled: 'Rolled by the app', typed: 'Typed from real dice', given: 'Given faces' },
  face: (face: number, count: number) => `${face}: ${counted(count, 'time', 'times')}`,
  expected: (count: number) => `${mean.format(count)} expected of each`,
  mean: (value: number, expected: number) => `mean ${mean.format(value)}, ${mean.format(expected)} expected`,
  tooEarly: (least: number) => `Under ${least} dice it is too early to tell.`,
  uneven: (games: string, verdict: string) =>
    `Fair dice fall at least this unevenly in ${games}: ${verdict}.`,
  games: {
    nearlyEvery: 'nearly every game',
    ofTen: (count: number) => `${counted(count, 'game', 'games')} out of 10`,
    oneOf: (count: number) => `1 of ${whole.format(count)} games`,
    hardlyAny: 'fewer than 1 of a million games',
  },
  verdicts: {
    usual: 'nothing odd here',
    uneven: 'a little uneven, as happens',
    rare: 'such a game comes, but rarely',
    strange: 'very odd, worth a look at the dice',
  },
}

const mean = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
