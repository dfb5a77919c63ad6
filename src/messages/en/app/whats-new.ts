/** What a version brought. */
interface Release {
  readonly version: string
  /** The day on which it came, such as 2026-11-30. */
  readonly date: string
  /** A sentence each, in the words of those who play. */
  readonly news: readonly string[]
}

/**
 * What each version brought, newest first. The newest is the version that stands in `package.json`; when a version is
 * made, nothing else has to be said anywhere.
 */
export const releases: readonly [Release, ...Release[]] = [
  {
    version: '0.2.0',
    date: '2026-11-30',
    news: [
      'Everything on this phone can be saved to one file and opened again: games, army lists, rules, boards and settings. Opening a file says first what it will change, and replaces nothing.',
      'The app backs everything up by itself for the last five days of play. The settings list these backups.',
      'A game goes to another phone and back, as a file or as QR codes, so that both phones take turns with it.',
      'One window plays a game; others look on, and can ask to play.',
      'A broken log is shown with the first entry that does not fit. The game stays as it is and can be played on as a copy.',
      'At the end of a session eight characters can be written down. Next time they show whether the log is still the same.',
      'A roll that finds no room is kept on the screen until it is saved.',
      'A new version waits until you take it, and never comes between a roll and its record.',
      'The settings say what is new, and list the licences of all that is in the app.',
    ],
  },
  {
    version: '0.1.0',
    date: '2026-11-30',
    news: [
      'Any fire, charge, melee, rally or fallen leader is resolved in two taps, with its reasons and its exact odds.',
      'Games of miniatures keep two armies, lead through the turn, and log every roll.',
      'Army lists can be pasted, kept and shared. Charts can be changed and shared.',
      'Campaigns of Napoleon in Europe, at all three levels, with their battles.',
    ],
  },
]
