import { counted, list, opening as large, plain } from '../../format.ts'

function entries(count: number): string {
  return counted(count, 'entry', 'entries')
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** So many names are said; of more, how many there are. */
const mostNames = 3

function names(all: readonly string[]): string {
  const said = all.slice(0, mostNames)
  return list(all.length > mostNames ? [...said, `${plain(all.length - mostNames)} more`] : said)
}

/** Texts of what opening a file would do, and did. Entries are counted from 1. */
export const opening = {
  title: 'Open this file',
  unread: 'The file could not be read. Try again, or take another copy of it.',
  /** When it was saved, where that is known. */
  savedAt: (at: number) => `Saved on ${dayAndTime.format(at)}.`,
  safe: 'Nothing that is here is replaced.',
  nothing: 'Everything in it is here already. There is nothing to do.',
  cannot: 'Nothing of it can be taken in.',
  done: {
    here: (all: readonly string[]) => `${names(all)} ${all.length === 1 ? 'is' : 'are'} here now.`,
    upToDate: (all: readonly string[]) => `${names(all)} ${all.length === 1 ? 'is' : 'are'} up to date.`,
    back: (all: readonly string[]) => `${names(all)} ${all.length === 1 ? 'is' : 'are'} played here again.`,
    settings: 'The settings are those of the file.',
  },
  happens: 'What will happen',
  refused: 'What cannot be taken in',
  stays: 'What stays as it is',
  moved: 'Something here has changed meanwhile. Look once more at what would happen.',
  working: 'Taking it in…',
  acts: {
    new: 'Add to this phone',
    broughtUpToDate: 'Bring up to date',
    keptAsCopy: 'Keep it beside',
    all: 'Take all of it in',
    settings: 'Take the settings over',
  },
  leave: 'Leave as it is',
  close: 'Close',
  settings: {
    label: 'Take the settings over, too',
    note: 'Theme, own dice in quick resolve, staying awake, vibration',
  },

  game: {
    new: (count: number) => `Comes to this phone with ${entries(count)}.`,
    upToDate: () => 'Is here already, just as in the file.',
    broughtUpToDate: (from: number, to: number, draft: boolean) => {
      const dice = 'The dice that were thrown for a roll that is not finished come along.'
      if (from === to) return dice
      const added =
        to - from === 1
          ? `Goes on: entry ${plain(to)} is added.`
          : `Goes on: ${entries(to - from)} are added, from ${plain(from + 1)} to ${plain(to)}.`
      return draft ? `${added} ${dice}` : added
    },
    behind: (here: number, there: number) =>
      `The game here has all of it, and ${entries(here - there)} more. It stays as it is.`,
    keptAsCopy: (common: number, copyName: string) =>
      `Has gone another way here: the two part after entry ${plain(common)}. The game here stays as it is, and that of the file is kept beside it as “${copyName}”.`,
    lacksBeginning: (after: number, here: number) => {
      const remedy = 'Ask for a file of the whole game.'
      const news = `The file has only what came after entry ${plain(after)}`
      if (here === 0) return `${news}, and the game is not on this phone. ${remedy}`
      if (here < after)
        return `${news}, and the game here ends at entry ${plain(here)}. Open the file before it first. If there is none, ask for a file of the whole game.`
      return `${news}, and the game here went another way before that. ${remedy}`
    },
    unplayable: () =>
      'Cannot be played on by the rules of this version of Aide-de-Camp. Update the app, then open the file again, or ask for it again.',
    unknownRulebook: () =>
      'Is played by a rulebook that this version of Aide-de-Camp does not have. Update the app, then open the file again.',
  },

  kinds: { game: 'game', army: 'army list', chartSet: 'set of rules', setup: 'board' },
  nameless: {
    game: 'A game without a name',
    army: 'An army list without a name',
    chartSet: 'Rules without a name',
    setup: 'A board without a name',
  },
  item: {
    new: (kind: string) => `${large(kind)}. Comes to this phone.`,
    same: (kind: string) => `${large(kind)}. Is here already, just as in the file.`,
    keptAsCopy: (kind: string, copyName: string) =>
      `${large(kind)}. The one here is different and stays as it is. That of the file is kept beside it as “${copyName}”.`,
  },
  unreadThing: {
    new: (kind: string) =>
      `${large(kind)}. It was broken, or could not be read, when the file was saved. It comes just as it is.`,
    same: (kind: string) =>
      `${large(kind)}. It is broken, or cannot be read, and lies here already, just as in the file.`,
    leftOut: (kind: string) =>
      `${large(kind)}. It was broken, or could not be read, when the file was saved, and something stands in its place here. It stays in the file.`,
  },
}
