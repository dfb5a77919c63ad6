import type { Parameters, ProvenanceKind } from '@/rules/index.ts'
import { counted, plain } from '../../format.ts'
import { wrongFile } from '../files.ts'
import { inBackups } from '../in-backups.ts'

type Text = (parameters: Parameters) => string

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

function changes(count: number): string {
  return count === 0 ? 'nothing changed' : counted(count, 'number changed', 'numbers changed')
}

/** Why charts cannot be played by, or a file of them not be read; the place is said apart. */
const faults = {
  missingChart: () => 'A chart is missing.',
  unknownChart: () => 'This version does not know this chart. Update the app if the file is newer.',
  tooManyRows: (p) => `More than ${p['most']} rows.`,
  missingRow: (p) => `The row “${p['row']}” is missing.`,
  unknownRow: (p) => `Nothing reads a row “${p['row']}”.`,
  duplicateRow: (p) => `The row “${p['row']}” is there twice.`,
  missingCell: () => 'A number is missing.',
  unknownColumn: () => 'The chart has no such column.',
  wrongType: () => 'A number stands where a word belongs, or a word where a number does.',
  notAChoice: (p) => `“${p['word']}” is not one of the words that can stand here.`,
  outOfRange: (p) => `It must lie from ${plain(Number(p['minimum']))} to ${plain(Number(p['maximum']))}.`,
  offStep: (p) => `It goes in steps of ${plain(Number(p['step']))}.`,
  blankCell: () => 'It may not be left blank.',
  noBands: () => 'The chart has no row at all.',
  badBound: () => 'A band cannot begin or end here.',
  backwards: () => 'A band ends before it begins.',
  wrongStart: () => 'The first band must begin where the chart as it comes begins.',
  wrongEnd: () => 'The last band must reach as far as in the chart as it comes.',
  gap: (p) => `A gap: the band must begin at ${plain(Number(p['due']))}.`,
  overlap: (p) => `Two bands overlap: this one must begin at ${plain(Number(p['due']))}.`,
  blankBeforeNumber: () => 'It has points further away and none here. Give it a number, or blank those too.',
  blankLoss: () => 'Say how many bases the loser loses. Only the destroyed need no number.',
  lockedAlone: () => 'It takes two to stay locked: loser and winner must both, or neither.',
  belowEffect: (p) => `The fire effect chart begins at ${p['least']}: legal fire must be worth that much.`,
  tooLarge: () => 'It is far larger than any set of rules.',
  ...wrongFile,
  tooDeep: () => 'It is nested deeper than any set of rules.',
  forbiddenKey: () => 'It holds a name that no set of rules has.',
  anotherRulebook: () => 'These are rules of another rulebook than the miniatures’.',
  malformed: () => 'Something is not as it should be.',
} satisfies Record<string, Text>

/** A number as it was before the table changed it, by where it came from. */
const was: Readonly<Record<ProvenanceKind, (value: string) => string>> = {
  rule: (value) => `${value} in the printed rules`,
  faq: (value) => `${value} in the author’s answers`,
  family: (value) => `${value} in the published family of rules`,
  house: (value) => `${value} by this app’s own ruling`,
  changed: (value) => `${value} before`,
}

/** Texts of a table's own rules: the list, and the choice for a game. */
export const ruleSets = {
  title: 'Rules to play by',
  about:
    'Change any number, save it under a name, and play by it. Games keep the rules that they began with.',
  open: 'Your own',
  usual: 'The charts as they come',
  usualNote: 'To read, and to start from',
  list: 'Your own',
  make: 'Make your own',
  read: 'Read from a file',
  empty: 'None yet. Make a copy of the charts as they come and change what your table plays otherwise.',
  note: (count: number, savedAt: number) => `${changes(count)}, saved ${shortDate.format(savedAt)}`,
  unreadable: 'Cannot be read',
  unreadableNote: {
    unsupported: 'Made by a newer version of Aide-de-Camp. Update the app to read it.',
    malformed: 'Damaged. It is left as it is.',
  },
  nameless: 'Rules without a name',
  menu: (name: string) => `Menu of ${name}`,
  copy: 'Make a copy',
  rename: 'Rename',
  share: 'Save to a file',
  shareNote: 'To keep, or to pass on to another phone',
  remove: 'Delete',
  deletion: {
    question: (name: string) => `Delete ${name}?`,
    consequence: (hasBackups: boolean) =>
      `Games that are played by these rules keep them. ${inBackups(hasBackups, 'them')}`,
    confirm: 'Delete',
  },
  naming: {
    create: 'What are these rules called?',
    rename: 'Another name',
    label: 'Name',
    hint: 'The log says it beside every roll.',
    usualName: 'House rules',
    save: 'Save',
    missing: 'Give the rules a name.',
    taken: 'Other rules here have this name.',
  },
  said: {
    removed: (name: string) => `${name} are deleted.`,
    added: (name: string) => `${name} are here now.`,
    renamed: (from: string, to: string) => `You have other rules called ${from}: these are here as ${to}.`,
    known: (name: string) => `${name} are here already, just as in the file.`,
    shared: (name: string) => `${name} were passed on as a file.`,
    downloading: (name: string) => `The browser is saving ${name}. Look in its downloads.`,
    notShared: (name: string) => `${name} could not be saved to a file. Try again.`,
    refused: (words: string, path: string) =>
      path === '' ? `Nothing was read. ${words}` : `Nothing was read. ${words} (${path})`,
  },
  /** What storage could not do, where the words about games do not fit. */
  problems: {
    conflict:
      'These rules were saved in another tab or window meanwhile. Save yours to a file to keep them, then open these again.',
    missing: 'These rules were deleted in another tab or window. Save yours to a file to keep them.',
    failed: 'The rules could not be saved. Try again.',
  },

  gone: 'These rules are not on this device.',
  toList: 'To the list of rules',
  changed: (count: number) => `${plain(count)} changed`,
  was,
  noNumber: 'No number',
  faults,

  choice: {
    label: 'Rules',
    usual: 'The charts as they come',
    current: (name: string) => `${name}, as in this game`,
    more: 'Make or change rules',
  },
  inForce: (count: number) => changes(count),
}
