import { roomInWords } from './bytes.ts'

/** Texts about where a game is played, and about the room that it takes. */
export const keeping = {
  /** Another window of the app plays the game that is shown here. */
  elsewhere: {
    text: 'This game is being played in another window. You see every change here.',
    waits: 'This game is being played in another window. A roll waits for its next die there.',
    take: 'Play here instead',
    asked: 'Asking the other window to let go of the game…',
    unsaved: 'The other window has something that is not saved yet. Save it there first, then ask again.',
    again: 'Ask again',
    nothingDone: 'Nothing was changed: this game is being played in another window.',
  },

  /** Somebody leaves a game while its last result is not on the disk. */
  leaving: {
    question: 'Leave what is not saved yet?',
    consequence: 'The last dice of this game are not saved on this device. If you leave now they are gone.',
    confirm: 'Leave them',
    cancel: 'Stay',
  },

  /** The browser keeps nothing, and all is in memory. */
  memory: {
    home: 'This browser keeps nothing here, as in private browsing. You can play, but games are gone when this page is closed. Save them to files.',
    homeEmpty:
      'This browser keeps nothing here, as in private browsing. You can play, but games are gone when this page is closed. If you had games here before, they were not touched: close the browser and open it again.',
    game: 'This browser keeps nothing: the game is gone when this page is closed.',
    save: 'Save to a file',
  },

  room: {
    low: (bytes: number) =>
      `Only ${roomInWords(bytes)} of room is left for Aide-de-Camp on this device. Without room nothing more can be saved.`,
    free: 'Delete the automatic backups',
    freed: (bytes: number) => `The automatic backups are deleted: ${roomInWords(bytes)} are free again.`,
    nothingToFree:
      'There are no automatic backups to delete. Save the game to a file, and free some space on the device.',
  },
}
