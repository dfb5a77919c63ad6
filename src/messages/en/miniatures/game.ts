import { counted } from '../../format.ts'

/** Texts of a miniatures game’s own screens. */
export const game = {
  menu: { label: 'This game', setup: 'Name, sides and house rules' },
  setup: { title: 'Name, sides and house rules' },
  /** What a side has lost so far: its army morale as a plain count. */
  breakage: (bases: number, units: number) =>
    bases === 0 && units === 0
      ? 'Nothing lost'
      : `Lost ${counted(bases, 'base', 'bases')}, ${counted(units, 'unit', 'units')}`,
  forces: {
    correctWhom: 'Which unit?',
    add: (side: string) => `Add units to ${side}`,
    addTo: (side: string) => `Add to ${side}`,
    addOne: (copies: number) => (copies === 1 ? 'Add' : `Add ${copies}`),
    added: (name: string, copies: number) =>
      copies === 1 ? `${name} is on the roster.` : `${copies} units are on the roster, from ${name}.`,
    edit: 'Edit',
    save: 'Save',
    duplicate: 'Duplicate',
    up: 'Move up',
    down: 'Move down',
    remove: 'Take off the roster',
    more: (name: string) => `More for ${name}`,
    officer: 'Officer',
    noOfficer: 'No officer',
    officersAlone: 'Officers without a unit',
    correct: 'Correct',
    correctHelp: (name: string) => `${name}, as it stands on the table`,
    why: 'Why, for the log',
    presets: 'Usual reasons',
    presetNotes: ['Miscounted', 'Forgotten earlier', 'Agreed at the table'],
    record: 'Record the correction',
    noteMissing: 'Say why in a few words: it stands in the log.',
    nothingChanged: 'Nothing differs from what the app has.',
    nameMissing: 'Give the unit a name.',
  },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    undo: (name: string) => `Undo: ${name}`,
    redo: (name: string) => `Redo: ${name}`,
    abandon: (name: string) => `Given up: ${name}`,
    /** A roll that waited for a die, and could not go on when its game was opened. */
    putAside: {
      refused: (name: string) =>
        `${name}: this roll was put aside, since the rules do not allow it any more. Its dice stay in the log.`,
      unknown: (name: string) =>
        `${name}: this roll was put aside, since this version of the app does not know it. Its dice stay in the log.`,
      nameless: 'A roll that waited for a die',
      inLog: {
        refused: 'When the game was opened again, the rules did not allow it any more.',
        unknown: 'When the game was opened again, the app did not know it any more.',
      },
      faces: (faces: string) => `Its dice showed ${faces}.`,
    },
    theOfficer: 'The officer',
    upTo: (distance: string) => `Up to ${distance}.`,
    nothingApplied: 'Nothing was applied.',
    byRules: (name: string) => `by ${name}`,
    undone: 'Undone',
    undoneAt: (time: string) => `Undone at ${time}`,
    die: (sides: number, face: number, typed: boolean) => `D${sides} ${face}${typed ? ' (typed)' : ''}`,
    /** Many dice, and how many of them show each face, the highest first: "21 D6: 6 ×5, 4 ×16". */
    dice: (sides: number, counts: readonly (readonly [face: number, count: number])[], typed: boolean) => {
      const all = counts.reduce((sum, [, count]) => sum + count, 0)
      const faces = counts.map(([face, count]) => `${face} ×${count}`).join(', ')
      return `${all} D${sides}: ${faces}${typed ? ' (typed)' : ''}`
    },
    undoButton: (name: string) => `Undo ${name}`.trim(),
    redoButton: (name: string) => `Redo ${name}`.trim(),
    tookBack: (name: string) => `Taken back: ${name}`,
    undoPlain: 'Undo',
    redoPlain: 'Redo',
    older: 'Older entries',
    share: 'Share the log as text',
    shared: 'Log shared.',
    copied: 'Log copied: paste it where you like.',
    saved: 'The browser is saving the log as a text file. Look in its downloads.',
    damaged: (index: number) =>
      `Entry ${index + 1} and those before it cannot be read. The game itself goes on.`,
  },
}
