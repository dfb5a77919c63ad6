import { counted, list } from '../../format.ts'

/** Texts of moves, charges and what is only asked in a game. */
export const play = {
  allGuns: (guns: number) => `All ${guns} guns together`,
  answers: {
    what: 'What it does about it',
    stand: 'Stand',
    counterCharge: 'Counter-charge',
    square: 'Form square',
    formLine: 'Form line',
    rides: (unit: string) => `${unit} rides out`,
    others: 'Other cavalry rides out',
    who: 'Who rides out',
  },
  support: {
    what: 'Second line in support',
    of: (unit: string) => `${unit} supported`,
    by: (unit: string, others: string) =>
      `${unit} supported by ${others === '' ? 'those beside it' : others}`,
  },
  reach: (distance: string) => `, charges up to ${distance}`,
  whatIsLeft: ', goes on with what is left of its charge',
  after: {
    left: (unit: string) => `Did ${unit} leave the table?`,
    leaves: (unit: string) => `${unit} has left the table.`,
    stays: 'It is still on the table',
    goesOn: (unit: string) => `Go on with ${unit}`,
  },
  doing: { charging: 'charging', pinned: 'pinned', moved: 'moved', leaving: 'leaving the table' },
  done: {
    fire: 'has fired',
    charge: 'has been answered',
    melee: 'has fought',
    rally: 'has checked',
    reaction: '',
  },
  move: {
    title: 'Move',
    who: 'Who moves',
    officerAlone: (officer: string) => (officer === '' ? 'The officer alone' : `${officer} alone`),
    formation: 'Formation it takes up',
    changes: 'Changes formation',
    before: (distance: string) => `Before: ${distance}`,
    after: (distance: string) => `After: ${distance}`,
    noMove: 'no move',
    ground: 'Slowest ground on the way',
    grounds: { open: 'Open', road: 'Road', rough: 'Rough', woods: 'Woods', building: 'Building' },
    obstacles: 'Hills and fences',
    hillLevels: 'Levels of hill',
    fences: 'Fences',
    crossed: (levels: number, fences: number) =>
      list([
        ...(levels > 0 ? [counted(levels, 'level', 'levels')] : []),
        ...(fences > 0 ? [counted(fences, 'fence', 'fences')] : []),
      ]),
    endsIn: 'Ends in',
    record: 'Moved',
    formOnly: 'Only change formation',
    standOnly: 'Only record the ground',
  },
}
