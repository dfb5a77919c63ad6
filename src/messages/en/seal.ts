import { counted } from '../format.ts'

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Texts of the seal: what vouches for a log, how it is checked, and what is said where it is broken. */
export const seal = {
  title: 'Seal',
  menuNote: 'Eight characters that vouch for the log',
  what: 'These eight characters stand for the whole log, to its last entry. Let your opponent write them down: if a single letter of the log is changed later, they no longer fit.',
  after: (entries: number) => `after ${counted(entries, 'entry', 'entries')}`,
  /** Read aloud letter by letter. */
  spoken: (characters: readonly string[]) => `Seal: ${characters.join(' ')}`,
  writtenDown: 'It is written down',
  noted: 'This phone looks for it whenever the game is opened.',
  offer: 'End of the session?',
  offerNote: 'Let your opponent write down the seal of the log.',

  earlier: 'Written down before',
  earlierLine: (at: number) => dates.format(at),
  stands: 'stands',
  gone: 'no longer in the log',

  check: {
    title: 'Check a seal',
    label: 'The seal as it was written down',
    hint: 'Eight characters, of 0–9 and A–F.',
    button: 'Check',
    working: 'Following the whole log.',
    length: (length: number) =>
      length === 0
        ? 'Type the eight characters that were written down.'
        : `A seal has eight characters. Here ${length === 1 ? 'is' : 'are'} ${length}.`,
    characters: (wrong: string) => `“${wrong}” occurs in no seal: they are made of 0–9 and A–F.`,
    stands: (index: number, at: number) => `Entry ${index + 1}, ${days.format(at)}, ${clock.format(at)}`,
    unchanged: 'Everything up to there stands as it was sealed.',
    since: (count: number) =>
      count === 0
        ? 'Nothing has been played since.'
        : `${counted(count, 'entry', 'entries')} ${count === 1 ? 'has' : 'have'} been added since.`,
    unknown: 'No entry of this log carries this seal',
    unknownWhy:
      'Read it again, character by character. If it is right, it is the seal of another game, or the log was rewritten after it was written down. Compare the log with a file of the game that was saved back then.',
    brokenAt: (index: number) => `Beyond entry ${index} the log is broken and could not be followed.`,
    failed: 'The log cannot be read now. Try again.',
  },

  broken: {
    entry: (index: number) => `Entry ${index + 1} of the log does not fit.`,
    head: 'What is noted of where this game stands does not fit its log.',
    whys: {
      altered: 'It was changed after it was written, or an entry before it was left out, put in or moved.',
      malformed: 'It is missing, it is no entry, or it may not stand there.',
    },
    readOnly:
      'The game can be read, as far as it can be shown, and not played on. Nothing of it has been touched.',
    look: 'Show the entry',
    copy: 'Copy as a new game',
    /** A game that cannot be shown has no name either. */
    save: 'Save what is stored to a file',
    saveOf: (name: string) => `Save what is stored to a file: ${name}`,
    fileName: 'Unreadable game',
    nothingDone: 'Nothing was done: the log of this game is broken, and it is only shown.',
    /** Beside the entry in the log. */
    misfit: 'Here the log is broken.',
    altered: 'This is not what was written: it was changed afterwards.',
    unreadable: (index: number) => `Entry ${index + 1} cannot be read`,
  },

  copy: {
    question: 'Copy as a new game?',
    whole: (entries: number, fault: number) =>
      `All ${counted(entries, 'entry', 'entries')} are copied. From entry ${fault + 1} on they are sealed anew as they read now, and the new log says so for ever. This game stays as it is.`,
    part: (copied: number, entries: number) =>
      `${copied === 1 ? 'Only the first entry is' : `Entries 1 to ${copied} are`} copied, of ${entries}; the next one cannot be. The new log says so for ever. This game stays as it is.`,
    nothing: 'Not even the first entry can be copied. Save the game to a file, and look for an older one.',
    confirm: 'Copy',
    cancel: 'Not now',
    copied: 'This is the copy. The broken game is still on the first screen.',
  },

  /** The entry that says for ever that a log is a copy. */
  copied: {
    heading: 'Copied from a game whose log was broken',
    sentence: (seal: string, fault: number, copied: number, entries: number) =>
      [
        `Entry ${fault + 1} did not fit.`,
        ...(copied > fault ? ['From it on, the entries were sealed anew as they read then.'] : []),
        `${copied} of ${counted(entries, 'entry', 'entries')} were copied. The other log ended with the seal ${seal}.`,
      ].join(' '),
  },

  mended:
    'Something that is kept beside the log did not fit it, and was put right from the log, which is whole.',
  missing: (written: string, at: number) =>
    `The seal ${written}, written down on ${days.format(at)}, is no longer in this log: the log was rewritten since. Compare it with a file of the game that was saved back then.`,
  clockSetBack: 'Here the phone’s clock was set back.',
}
