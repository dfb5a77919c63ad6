import type { Parameters, ProvenanceKind } from '@/rules/index.ts'
import { counted, inches, plain } from '../../format.ts'
import { wrongFile } from '../files.ts'

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

/** Rolls on which a changed number is shown. */
const examples = {
  attacker: 'The attacker',
  defender: 'The defender',
  infantryFire: (bases: number, distance: number) =>
    `${counted(bases, 'base', 'bases')} of infantry at ${inches(distance)}`,
  gunsFire: (guns: number, distance: number) =>
    `${counted(guns, 'heavy gun', 'heavy guns')} at ${inches(distance)}`,
  horseGunFire: (distance: number) => `A horse gun at ${inches(distance)}`,
  at: (what: string, target: string) => `${what}, ${target}`,
  targets: {
    column: 'target in column',
    skirmish: 'target skirmishes',
    hill: 'target on a hill',
    lightCover: 'target in light cover',
    woods: 'target in woods',
    house: 'target in a house',
    gun: 'target a gun',
  },
  firers: {
    skirmish: 'firer skirmishes',
    marker: 'firer with a marker',
    damaged: 'gun damaged',
    moved: 'gun that moved',
  },
  melee: {
    line: 'Infantry charges a line',
    column: 'A column charges a line',
    twoToOne: 'Eight bases charge four',
    supported: 'A supported line charges a line',
    flank: 'A line charges a flank',
    rear: 'A line charges a rear',
    baseLost: 'A line that lost a base charges a line',
    light: 'Light cavalry charges a line',
    lancers: 'Lancers charge a line',
    heavy: 'Heavy cavalry charges a line',
    armoured: 'Armoured cavalry charges a line',
    square: 'Light cavalry charges a square',
    hill: 'Infantry charges a line on a hill',
    lightCover: 'Infantry charges a line in light cover',
    woods: 'Infantry charges a line in woods',
    house: 'Infantry charges a line in a house',
    marked: 'A line with a marker charges a line',
    militia: 'Militia charges a line',
    elite: 'Elite infantry charges a line',
    lightInfantry: 'Light infantry charges a line',
    guard: 'Guard charges a line',
  },
  rally: {
    line: 'A line tries to rally',
    baseLost: 'A line that lost a base tries to rally',
    militia: 'Militia tries to rally',
    light: 'Light infantry tries to rally',
    elite: 'Elite infantry tries to rally',
    guard: 'The guard tries to rally',
    heavy: 'Heavy cavalry tries to rally',
    french: 'A French line tries to rally',
  },
  leader: 'A leader whose unit loses a base',
  answers: {
    counterCharge: 'Light cavalry counter-charges',
    square: 'A charged line forms square',
    formLine: 'Charged skirmishers form line',
  },
}

/** Texts of a table's own rules: the list, the editor, and the choice for a game. */
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
    consequence: 'Games that are played by these rules keep them. This cannot be undone.',
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

  subtitle: 'Miniatures, changed by your table',
  save: 'Save',
  saved: 'Saved.',
  gone: 'These rules are not on this device.',
  toList: 'To the list of rules',
  charts: 'Charts',
  optionsTab: 'Options',
  changed: (count: number) => `${plain(count)} changed`,
  resetChart: 'This chart as it comes',
  resetAll: 'Everything as it comes',
  resetting: {
    question: 'Everything as it comes?',
    consequence: 'Every number and every option of these rules goes back. Nothing is saved before you save.',
    confirm: 'Put everything back',
  },
  leaving: {
    question: (name: string) => `Leave ${name} unsaved?`,
    consequence: 'What you changed since you last saved is lost.',
    save: 'Save and leave',
    discard: 'Leave without saving',
    stay: 'Stay here',
  },
  cellHint: 'Tap a number to change it.',
  bandHint: 'Tap a number, or the start of a row.',
  was,
  asOf: {
    rule: 'As in the printed rules',
    faq: 'As the author answered',
    family: 'As in the published family of rules',
    house: 'This app’s own ruling',
    changed: 'Your table’s own number',
  },
  ownBand: 'Your table’s own row',
  bandNote: 'A row as it comes',
  backTo: (value: string) => `Back to ${value}`,
  blank: 'Blank',
  noNumber: 'No number',
  giveNumber: 'Give it a number',
  endsAt: 'Ends at',
  openEnd: 'The last row has no end.',
  split: 'Part in two',
  removeBand: 'Take out',
  preview: {
    title: 'What it changes',
    same: (example: string) => `${example}: no difference`,
    none: 'No odds to show for this.',
    with: (value: string) => `with ${value}`,
    before: 'as it came',
    after: 'now',
    rise: (label: string, before: string, after: string) => `${label}: ${before}, now ${after}`,
  },
  warnings: {
    title: 'Is this what you want?',
    about: 'The fire effect chart would do less where one expects more:',
    milderWithDie: (place: string, other: string) => `${place}: needs less than ${other} does.`,
    milderWithPoints: (place: string, other: string) => `${place}: needs more than with ${other} points.`,
    keep: 'Keep it so',
    back: 'Go back',
    count: (count: number) => counted(count, 'place is out of order', 'places are out of order'),
    show: 'Show',
  },
  faultAt: (place: string, words: string) => `${place}: ${words}`,
  faultsTitle: 'It cannot be played by yet',
  faults,
  examples,

  choice: {
    label: 'Rules',
    usual: 'The charts as they come',
    current: (name: string) => `${name}, as in this game`,
    more: 'Make or change rules',
  },
  inForce: (count: number) => changes(count),
}
