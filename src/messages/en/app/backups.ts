import { counted, list, opening } from '../../format.ts'

const size = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const bytesOfKilobyte = 1_000
const bytesOfMegabyte = 1_000_000

/** "12 kB", "1.3 MB". */
function bytes(count: number): string {
  if (count < bytesOfMegabyte) return `${size.format(Math.max(1, Math.round(count / bytesOfKilobyte)))} kB`
  return `${size.format(count / bytesOfMegabyte)} MB`
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "Monday 30 November", and with the year where it is another. Both in milliseconds since 1970. */
function date(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? day : dayOfYear).format(at)
}

function entries(count: number): string {
  return counted(count, 'entry', 'entries')
}

/** Texts of what is saved to files, and of what the app saves by itself. */
export const backups = {
  /** The sheet on which a file is saved. */
  saving: {
    title: (name: string) => `Save ${name}`,
    preparing: 'Packing the file…',
    file: (name: string, count: number) => `${name}, ${bytes(count)}`,
    help: 'One file holds all of it. Keep it somewhere else than on this phone: it can be opened again from the menu of the first screen.',
    ways: {
      share: 'Share it with another app',
      disk: 'Choose a place for it',
      download: 'Download it',
      copy: 'Copy it as text',
    },
    cancelled: 'Nothing was saved.',
    refused: {
      share: 'The other app did not take the file. Nothing was saved: try another way.',
      disk: 'The file could not be written there. Nothing was saved: try another way.',
      download: 'The browser did not download the file. Nothing was saved: try another way.',
      copy: 'The browser did not copy it. Nothing was saved: try another way, or take the text from below.',
    },
    /** What the app cannot see for itself is asked. */
    asking: {
      share: {
        done: 'It was handed to the other app. Aide-de-Camp cannot see whether it arrived.',
        question: 'Look there: is the file where you sent it?',
      },
      download: {
        done: 'The browser is downloading it. Aide-de-Camp cannot see whether it is there.',
        question: 'Is it in your downloads?',
      },
      copy: {
        done: 'It is on the clipboard. Paste it where it stays, such as a note or a mail to yourself.',
        question: 'Is it pasted, down to its last line?',
      },
    },
    yes: 'Yes, it is there',
    no: 'Not there',
    notThere: 'Then it does not count as saved. Try another way.',
    text: 'The whole file as text',
    saved: (name: string) => `${opening(name)} is saved to a file.`,
    failed: 'The file could not be packed.',
    tooMuch: 'This is more than one file holds. Save the games one by one, each to a file of its own.',
  },

  /** How long ago something was saved, and what came since. */
  since: {
    never: (count: number) => `Never saved, ${entries(count)}`,
    saved: (at: number, now: number, count: number) =>
      count === 0
        ? `Saved on ${date(at, now)}, nothing new since`
        : `Saved on ${date(at, now)}, ${entries(count)} since`,
  },

  /** Lines at the head of a file, for whoever opens it in an editor. */
  lines: {
    saved: (at: number, version: string) =>
      `Saved on ${dayOfYear.format(at)} at ${clock.format(at)} by Aide-de-Camp ${version}.`,
    game: (name: string, count: number) => `${name}: ${entries(count)}`,
    howTo: 'Aide-de-Camp opens it: choose “Open a saved game” in the menu of its first screen.',
  },

  /** What a backup holds. */
  holds: {
    games: (count: number) => counted(count, 'game', 'games'),
    armies: (count: number) => counted(count, 'army list', 'army lists'),
    chartSets: (count: number) => counted(count, 'set of rules', 'sets of rules'),
    setups: (count: number) => counted(count, 'board', 'boards'),
    settings: 'the settings',
    unread: (count: number) => `${counted(count, 'thing', 'things')} that this version cannot read`,
    all: (parts: readonly string[]) => `${opening(list(parts))}.`,
  },

  screen: {
    title: 'Backups',
    everything: {
      title: 'Everything in one file',
      name: 'everything',
      fileName: 'Everything',
      save: 'Save everything to a file',
      open: 'Open a backup',
      unknown: 'What is here cannot be read just now.',
      help: 'A backup is opened beside what is here: nothing is ever replaced.',
    },
    games: {
      title: 'Games',
      save: 'Save to a file',
    },
    automatic: {
      title: 'Automatic backups',
      for: 'Made by the app, on this phone: after each day of play, for the last five of them, and before every update of the storage and every opening of a file. They help where an update or a file has gone wrong.',
      notFor:
        'They do not help where the browser clears the app’s data, or the phone is lost. A file that is kept elsewhere does.',
      missing:
        'This browser gives the app no private files, so there are no automatic backups here. Save to files instead.',
      inMemory:
        'This browser keeps nothing here, as in private browsing, and no automatic backups either. Save to files instead.',
      none: 'None yet. The first one is made after the first day of play.',
      kinds: {
        play: (when: string) => `After play on ${when}`,
        migration: (when: string) => `Before the update on ${when}`,
        import: (when: string) => `Before a file was opened on ${when}`,
      },
      made: (at: number, count: number) => `${clock.format(at)}, ${bytes(count)}`,
      look: 'Look',
      lookAt: (name: string) => `Look into: ${name}`,
      free: (count: number) => `Delete them all, freeing ${bytes(count)}`,
      freeing: {
        question: 'Delete the automatic backups?',
        consequence:
          'Your games stay as they are. If an update or a file goes wrong after this, there is nothing to go back to but files of your own.',
        confirm: 'Delete them',
        cancel: 'Keep them',
      },
      freed: (count: number) => `${bytes(count)} are free again.`,
      noRoom:
        'There is too little room for another automatic backup. Free some space on the device, or delete those that are here.',
      failed: 'The last automatic backup could not be written.',
      unguarded: (at: number, now: number) =>
        `Before the update of the storage on ${date(at, now)} no automatic backup could be made.`,
    },
    inSettings: {
      label: 'Save and restore',
      note: 'In files of yours, and by the app itself',
    },
  },

  reminder: {
    never: (name: string, count: number) => `${name} has ${entries(count)} and was never saved to a file.`,
    since: (name: string, count: number, at: number, now: number) =>
      `${name} has ${entries(count)} more than when it was last saved, on ${date(at, now)}.`,
    save: 'Save it now',
    later: 'Later',
    all: 'All backups',
  },

  date,
}
