import type { Screen } from './round.ts'

function notYet(): never {
  throw new Error('the screens that the game is played on are not there yet')
}

/** How the app's own screens are played. */
export const screen: Screen = { begin: notYet, openAgain: notYet, roll: notYet }
