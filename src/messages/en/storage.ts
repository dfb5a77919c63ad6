import { plain } from '../format.ts'
import { wrongFile } from './files.ts'

/** The place in a file, where the fault is not the file as a whole. */
function where(path: string): string {
  return path === '' ? '' : `, at ${path}`
}

const oneByOne = 'Nothing here has changed. Where it comes from, save the games one by one.'

/** Texts of what can go wrong with saved games, and what to do about it. */
export const storage = {
  tryAgain: 'Try again',
  saveToFile: 'Save the game to a file',
  notSavedYet: 'Not saved yet',

  /** What is wrong with storage as a whole, by the code of the problem, and what to do. */
  problems: {
    blocked: {
      what: 'Another tab still has an older version of Aide-de-Camp open.',
      remedy: 'Close every other tab and window of Aide-de-Camp: this one then goes on by itself.',
    },
    lost: {
      what: 'The connection to this phone’s storage was lost and did not come back.',
      remedy:
        'Try again. If that does not help, save the game to a file, then close the app and open it again.',
    },
    quota: {
      what: 'There is no room left to save on this device.',
      remedy: 'Save the game to a file, free some space on the device, then try again.',
    },
    newer: {
      what: 'A newer version of Aide-de-Camp has been open here and has updated your saved games.',
      remedy: 'Close this tab and open Aide-de-Camp again to get the newer version. Your games are safe.',
    },
    unavailable: {
      what: 'The browser does not let Aide-de-Camp save anything here.',
      remedy: 'Leave private browsing, or allow this site to store data, then open Aide-de-Camp again.',
    },
    shut: {
      what: 'The games on this device cannot be reached: the browser’s storage does not open. Nothing in it was changed.',
      remedy:
        'Close the browser and open it again. If that does not help, restart the device and free some space on it. Do not clear the browser’s data: the games would go with it.',
    },
    conflict: {
      what: 'This game was played on in another tab or window.',
      remedy: 'The game has been read again. Check it, and repeat your last step if it is still needed.',
    },
    missing: {
      what: 'This game is no longer in this device’s storage.',
      remedy: 'Save the game to a file now if it is still on the screen; it can be read back from there.',
    },
    failed: {
      what: 'The game could not be saved.',
      remedy: 'Try again. If that does not help, save the game to a file.',
    },
  },

  /** Where the damage is. `index` counts from 0. */
  atEntry: (index: number) => `The fault is at entry ${index + 1} of its log.`,

  /** Why a backup file cannot be read. Nothing has been imported then. */
  backups: {
    ...wrongFile,
    empty: () => 'There is nothing in this file.',
    damaged: () =>
      'Something in this file was changed on its way. Get it once more from where it was saved. Nothing here has changed.',
    truncated: (there: number, whole: number) => {
      const remedy = 'Get it once more from where it was saved. Nothing here has changed.'
      if (whole === 0) return `Only the beginning of this file is there. ${remedy}`
      return `Only a part of this file is there: ${plain(there)} of ${plain(whole)} bytes. ${remedy}`
    },
    tooLarge: (most: number) =>
      `This file is larger than any that Aide-de-Camp reads: more than ${plain(Math.round(most / 1_000_000))} million bytes. ${oneByOne}`,
    tooMuch: () => `There is more in this file than Aide-de-Camp reads at once. ${oneByOne}`,
    tooDeep: (path: string) => `Something in this file is nested too deep to be one of ours${where(path)}.`,
    forbiddenKey: (path: string) =>
      `Something in this file has a name that no file of ours has${where(path)}.`,
    rulesMissing: (name: string | null) =>
      `The rules ${name === null ? 'for something in this file' : `that ${name} is played by`} are not on this phone yet. Open it once more with a connection.`,
    malformed: (path: string) => `Something in this file is not as it should be${where(path)}.`,
    badEntry: {
      malformed: (game: string, index: number) => `Entry ${index + 1} of “${game}” cannot be read.`,
      unsupported: (game: string, index: number) =>
        `Entry ${index + 1} of “${game}” was written by a newer version of Aide-de-Camp. Update the app to read it.`,
      altered: (game: string, index: number) =>
        `Entry ${index + 1} of “${game}” was changed after it was saved.`,
    },
  },
}
