/** The numbers that the sequence of play speaks of, as they read. */
interface StepNumbers {
  /** "D10". */
  readonly die: string
  /** What the French add to who moves first: "+1". */
  readonly french: string
  /** How near other moves come to the enemy: "2 in". */
  readonly apart: string
  readonly onceAGame: boolean
}

/** Texts of the quick-reference sheet. */
export const reference = {
  asTheyCome: 'The charts as they come',
  changedBy: (set: string) => (set === '' ? 'Changed by your table' : set),
  changedMark: '*',
  changedKey: 'changed by your table',
  changedSpoken: (text: string) => `${text}, changed`,
  jump: 'Go to',
  charts: 'Whose charts',
  sections: {
    turn: 'Turn',
    movement: 'Move',
    charges: 'Charge',
    fire: 'Fire',
    melee: 'Melee',
    morale: 'Morale',
    options: 'Options',
  },
  titles: {
    turn: 'Sequence of play',
    movement: 'Moving',
    charges: 'Charges',
    fire: 'Fire',
    melee: 'Melee',
    morale: 'Morale, rally and officers',
    options: 'Options in force',
  },
  /** The steps of a half-turn in our own words. */
  steps: {
    initiative: ({ die, french, onceAGame }: StepNumbers) =>
      `Who moves first: a ${die} for each side, ${french} for the French; a tie is rolled again. ${onceAGame ? 'Once, before the first turn.' : 'In every turn.'}`,
    charges: () =>
      'The attacker declares charges. The defender answers each: stand, counter-charge, emergency square, skirmishers into line.',
    chargeMoves: () =>
      'Chargers move. Squares and lines form, or fail to. Whoever is contacted is pinned. Cavalry rides down skirmishers that did not form line, and may go on.',
    moves: ({ apart }: StepNumbers) =>
      `The attacker’s other moves, ${apart} or more from the enemy. Formation changes before or after the move; a square stays where it is.`,
    defenderFire: () => 'The defender fires, artillery first.',
    attackerFire: () => 'The attacker fires, artillery first.',
    melee: () => 'Melee. A unit with a morale marker checks before contact.',
    rally: () => 'Every unit with a marker checks to rally. Units driven off the table are removed.',
  },
  then: 'Then the sides change roles. Two half-turns are a turn.',
  how: {
    fire: (die: string) =>
      `Add up the points of the bases or guns, multiply by all that applies, round a half up. Then a ${die} with what is added to it.`,
    melee: (die: string) =>
      `Each side a ${die} with class, one officer and all that applies. The difference of the totals is read below.`,
    morale: (die: string) => `A ${die} with class, one officer and all that applies.`,
  },
  /** Parts of a chart that stand alone here. */
  parts: {
    contact: {
      title: 'Check before contact',
      about: 'A unit with a marker that would enter a melee: the morale die, read here.',
    },
    rally: { title: 'Rally', about: 'What the total means for the marker.' },
  },
  /** Rows that an option reads otherwise. */
  squareAgainstCavalry: 'Defender in square, against cavalry',
  actions: { label: 'Print or share', print: 'Print', share: 'Share as text', file: 'Save as a text file' },
  fileName: 'Quick reference',
  outcome: {
    shared: 'Sheet shared.',
    copied: 'Sheet copied: paste it where you like.',
    saved: 'The browser is saving the sheet as a text file. Look in its downloads.',
    downloading: 'The browser saves the sheet.',
  },
}
