import { counted, list, plain } from '../../format.ts'

const locale = 'en-GB'
const dayAndTime = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

function entries(count: number): string {
  return counted(count, 'entry', 'entries')
}

/** How a game, or something small, goes from one phone to another. */
export const handOver = {
  /** What the menu of a game calls it. */
  title: 'Hand over',
  menuNote: 'Another phone plays on',
  purpose: 'The other phone plays on with this game, dice, log and all.',
  what: 'What goes across',
  news: 'What is new',
  newsNote: (count: number, at: number) =>
    `${entries(count)} since ${dayAndTime.format(at)}, when the other phone last had the game.`,
  nothingNew: (at: number) =>
    `The other phone has had everything since ${dayAndTime.format(at)}. Send the whole game where it is another phone, or it lost the game.`,
  whole: 'The whole game',
  wholeNote: (count: number) => `${entries(count)}: all of it, for a phone that has not had this game.`,
  ways: {
    share: 'Send it with another app',
    disk: 'Save it as a file',
    download: 'Download it as a file',
    copy: 'Copy it as text',
  },
  asCodes: 'Show as codes',
  codesNote: (count: number) => `${counted(count, 'picture', 'pictures')} for the other camera`,
  noCodes:
    'What draws the codes could not be loaded. Hand the game over as a file, or try again where there is a network.',
  /** What the menu of something small calls its codes. */
  codesMenuNote: 'For another phone’s camera',
  tooLong: 'Too long for pictures: use a file.',
  packing: 'Getting ready',
  unfinished: 'A roll waits for its next die. Finish it or give it up, then hand the game over.',
  unsaved: 'The last entry is not saved yet. Save it, then hand the game over.',
  broken:
    'The log of this game is broken: no other phone would play it on. Copy it as a new game and hand the copy over, or save it to a file as it is.',
  notPacked: 'It could not be made ready. Close this and try again.',
  failed: 'The game could not be read. Go back and try again.',
  tooMuch:
    'This is more than one file holds. Choose what is new where the other phone has had the game, or play it on here.',
  /** What the file says of itself, for whoever opens it in an editor. */
  inFile: (name: string, from: number, to: number) => [
    from === 0
      ? `${name}, the whole game: ${entries(to)}.`
      : `${name}, what is new: entries ${plain(from + 1)} to ${plain(to)}.`,
    'Open this file in Aide-de-Camp, from the menu of the first screen, and the game goes on there.',
  ],

  arrived: 'Has the other phone got it?',
  arrivedNote:
    'Say yes once the game stands there. From then on only what is new is sent, and this phone knows that the other one plays.',
  yes: 'Yes, it is there',
  notYet: 'Not yet',
  done: 'Handed over',
  doneNote: (count: number) =>
    `The other phone plays on now, from entry ${plain(count)}. What you enter here meanwhile makes two different games.`,

  away: (count: number) =>
    `Handed over at entry ${plain(count)}. The other phone plays on: two that play make two games of it.`,
  takeBack: 'Play here again',
  comesBack:
    'There is nothing new in it. If the other phone has given the game back as it was, play it here again.',

  /** What came from another phone, before it is taken in. */
  received: 'From another phone',
  /** What a phone that receives a game says of the entries that are new to it, the newest first. */
  lastOfThem: (shown: number, all: number) =>
    shown < all ? 'The last of them, the newest first:' : 'What is new, the newest first:',

  /** Codes on the screen, and reading them. */
  codes: {
    hint: 'On the other phone open the menu of the first screen and choose “Scan a code”.',
    code: (number: number, count: number) =>
      count === 1 ? 'The code' : `Code ${plain(number)} of ${plain(count)}`,
    pause: 'Pause',
    goOn: 'Go on',
    earlier: 'Earlier code',
    next: 'Next code',
    drawing: 'The code is being drawn',
  },

  /** The page that reads codes. */
  receive: {
    purpose:
      'Hold the camera at the other phone’s screen. There the game, army list or set of rules is shown as codes.',
    camera: 'What the camera sees',
    starting: 'The camera is starting',
    looking: 'Looking for a code',
    progress: (read: number, count: number) => `${plain(read)} of ${plain(count)}`,
    read: 'Codes read',
    missing: (places: readonly number[]) =>
      places.length > 6
        ? `${counted(places.length, 'code is', 'codes are')} still missing.`
        : `Still missing: ${list(places.map((place) => plain(place + 1)))}.`,
    whole: 'Everything is here.',
    problems: {
      foreign: 'This code is not from Aide-de-Camp. Show the one on the other phone’s screen.',
      newer: 'This code is from a newer version of Aide-de-Camp. Update this phone’s app to read it.',
      damaged: 'This code could not be read whole. Hold the camera still and show it again.',
    },
    damagedWhole:
      'The codes do not add up to what was sent. Nothing was changed. Have them shown from the beginning again.',
    other: {
      question: 'Start with the other one?',
      consequence: (read: number, count: number) =>
        `This code belongs to something else. ${plain(read)} of ${plain(count)} codes of the first are read; they are forgotten if you start with the other.`,
      confirm: 'Start with the other',
      cancel: 'Go on with the first',
    },
    troubles: {
      insecure:
        'This address is not secure, so the browser lends no camera. Open the app at an https address, or have it sent as a file.',
      noDetector: 'This browser cannot read codes from the camera. Have it sent as a file instead.',
      noCamera: 'No camera was found on this device. Have it sent as a file instead.',
      refused:
        'The camera is not allowed here. Allow it for this address in the browser’s settings and try again, or have it sent as a file.',
      busy: 'The camera gives no picture; another app may be using it. Close that app and try again, or have it sent as a file.',
    },
    again: 'Try again',
    restart: 'Begin anew',
    openFile: 'Open a file instead',
  },
}
