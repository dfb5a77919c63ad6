import { roomInWords } from '../bytes.ts'

const leastShownBytes = 100_000

/** Texts of the settings screen. */
export const settings = {
  title: 'Settings',
  screen: 'Screen',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark', sunlight: 'Sunlight' },
  themeHelp: 'Sunlight is pure black and white, for a table outdoors or by a window.',
  play: 'In play',
  keepAwake: 'Keep the screen awake',
  keepAwakeNote: 'While a game is open',
  keepAwakeMissing: 'This browser cannot do it here',
  vibrate: 'Vibrate on a result',
  vibrateMissing: 'This browser cannot do it',
  notSaved: 'This setting could not be saved. It holds until the app is closed.',

  install: {
    title: 'On the home screen',
    done: 'The app is installed on this phone.',
    offer: 'Installed, it opens like any other app, without the network, and the browser keeps its games.',
    button: 'Install',
    android: 'Android',
    androidSteps: 'In Chrome open the menu ⋮ and choose “Add to home screen”, then “Install”.',
    ios: 'iPhone and iPad',
    iosSteps: 'In Safari press Share, then “Add to Home Screen”.',
  },

  storage: {
    title: 'Your games',
    place:
      'Everything stays on this phone and with this address. Games made at one address cannot be seen at another: take them along as files.',
    kept: 'The browser keeps the games until you delete them.',
    inMemory:
      'This browser keeps nothing here, as in private browsing: the games are gone when this page is closed. Save them to files.',
    notKept: 'The browser may clear the games if space runs short or the app is not opened for weeks.',
    unknown: 'At this address the browser does not say whether it keeps the games. Save them to files.',
    ask: 'Ask the browser to keep them',
    refused: 'The browser did not agree. Installing the app usually changes that.',
    used: (bytes: number) =>
      bytes < leastShownBytes ? 'Less than 0.1 MB is used.' : `${roomInWords(bytes)} are used.`,
    available: (bytes: number) => `There is room for ${roomInWords(bytes)} more.`,
    low: 'That is little: save your games to files, and free some space on the device.',
  },

  about: {
    title: 'About',
    version: (version: string) => `Aide-de-Camp ${version}`,
    privacy: 'Nothing leaves this phone: no account, no counting of visits, no other host.',
    fonts:
      'Set in Source Sans 3 (©\u00a0Adobe) and Old Standard TT (©\u00a0Alexey Kryukov), both under the SIL Open Font License 1.1.',
  },
}
