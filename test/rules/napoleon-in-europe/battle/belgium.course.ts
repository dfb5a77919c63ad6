import {
  answers,
  charges,
  done,
  fire,
  goesOn,
  move,
  pursues,
  rallies,
  threatens,
  unsquares,
  type Board,
  type Entry,
  type Said,
} from './belgium-said.ts'

export const boardAtFirst: Board = {
  'attacker.left': '6I 3C 3A 1L',
  'attacker.centre': '2I',
  'attacker.right': '2I',
  'attacker.reserve': '1C 1L',
  'defender.left': '3I',
  'defender.centre': '3I 2A',
  'defender.right': '3I',
  'defender.reserve': '2C 1L',
}

/** The picture of the battle board shows this. */
const boardAfterTurn1: Board = {
  'attacker.left': '1I 4C 3A',
  'middle.left': '4I 1L',
  'attacker.centre': '2I',
  'attacker.right': '2I',
  'attacker.reserve': '1L',
  'attacker.retreat': '1I',
  'defender.left': '4I',
  'middle.centre': '1I',
  'defender.centre': '1I 2C 2A',
  'defender.right': '2I',
  'defender.reserve': '1I 1L',
}

const turn1: readonly Entry[] = [
  {
    what: '1, French cavalry: the one in reserve goes to the left',
    said: [move('F', 'cavalry', [4], 'attacker.left'), done('F')],
    board: { ...boardAtFirst, 'attacker.left': '6I 4C 3A 1L', 'attacker.reserve': '1L' },
  },
  {
    what: '1, British cavalry: both go to the centre',
    said: [move('B', 'cavalry', [1, 2], 'defender.centre'), done('B')],
  },
  {
    what: '1, French artillery: 5, 7 and 10 at long range hit once, and a 5 sends the infantry back',
    said: [
      fire('F', ['artillery', 1], ['infantry', 1], [2, 3]),
      fire('F', ['artillery', 2], ['infantry', 1], [3, 4]),
      fire('F', ['artillery', 3], ['infantry', 1], [4, 6, 5]),
      done('F'),
    ],
  },
  {
    what: '1, British artillery: one of two hits, and the infantry falls back',
    said: [
      fire('B', ['artillery', 1], ['infantry', 7], [4, 5, 6]),
      fire('B', ['artillery', 2], ['infantry', 8], [2, 3]),
      done('B'),
    ],
  },
  {
    what: '1, French infantry: four go forward on the left, one to the centre',
    said: [
      move('F', 'infantry', [1, 2, 3, 4], 'middle.left'),
      move('F', 'infantry', [5], 'attacker.centre'),
      done('F'),
    ],
  },
  {
    what: '1, British infantry: the right is reinforced by two, one goes forward, one comes from the left; 6 and 8 miss',
    said: [
      move('B', 'infantry', [4, 5], 'defender.left'),
      move('B', 'infantry', [6], 'middle.centre'),
      move('B', 'infantry', [7], 'defender.centre'),
      fire('B', ['infantry', 2], ['infantry', 1], [2, 4]),
      fire('B', ['infantry', 3], ['infantry', 1], [3, 5]),
      done('B'),
    ],
  },
  {
    what: '1, French leaders: 5 and 7 rally nobody, and the other goes forward',
    said: [
      rallies('F', 2, 7, [1, 4]),
      rallies('F', 2, 7, [3, 4]),
      move('F', 'leader', [1], 'middle.left'),
      done('F'),
    ],
  },
  {
    what: '1, British leader: 7 fails, 9 rallies the infantry',
    said: [rallies('B', 1, 1, [2, 5]), rallies('B', 1, 1, [4, 5]), done('B')],
    board: boardAfterTurn1,
  },
]

const boardAfterCavalry: Board = {
  ...boardAfterTurn1,
  'attacker.left': '1I 3A',
  'middle.left': '4I 4C 1L',
  'defender.left': '4S',
}

const boardAfterTurn2: Board = {
  'attacker.left': '1I',
  'middle.left': '3I 4C 3A 1L',
  'attacker.centre': '2I 1S',
  'attacker.right': '1I',
  'attacker.reserve': '1I 1L',
  'attacker.retreat': '1I',
  'defender.left': '1I 2S 1L',
  'middle.centre': '2I 1C 2A',
  'defender.right': '2I',
  'defender.retreat': '1I',
  lost: '1I 1C',
}

/**
 * By the rules an infantry has one battle action. The example has the French centre take both its infantry out of square,
 * be joined by one from the right and fire: nobody is left who could. Here one leaves its square, and the other fires out
 * of it, with its 1 less; the 10 that is printed hits all the same.
 */
const turn2: readonly Entry[] = [
  {
    what: '2, French cavalry: all four go forward and threaten, four squares are formed',
    said: [
      move('F', 'cavalry', [1, 2, 3, 4], 'middle.left'),
      ...threatens('F', 1, 2),
      ...threatens('F', 2, 3),
      ...threatens('F', 3, 4),
      ...threatens('F', 4, 5),
      done('F'),
    ],
    board: boardAfterCavalry,
  },
  {
    what: '2, British cavalry: both go forward in the centre and threaten two infantry, which form square',
    said: [
      move('B', 'cavalry', [1, 2], 'middle.centre'),
      ...threatens('B', 1, 5),
      ...threatens('B', 2, 8),
      done('B'),
    ],
    board: {
      ...boardAfterCavalry,
      'attacker.centre': '2S',
      'middle.centre': '1I 2C',
      'defender.centre': '1I 2A',
    },
  },
  {
    what: '2, French artillery: it goes forward',
    said: [move('F', 'artillery', [1, 2, 3], 'middle.left'), done('F')],
  },
  {
    what: '2, British artillery: it goes forward',
    said: [move('B', 'artillery', [1, 2], 'middle.centre'), done('B')],
  },
  {
    what: '2, French infantry: 3, 7, 9 and 11 hit two squares, a 1 and a 5; the centre is reinforced and fires a cavalry away',
    said: [
      fire('F', ['infantry', 1], ['infantry', 2], [1, 2]),
      fire('F', ['infantry', 2], ['infantry', 2], [3, 4]),
      fire('F', ['infantry', 3], ['infantry', 2], [4, 5, 1]),
      fire('F', ['infantry', 4], ['infantry', 3], [5, 6, 5]),
      move('F', 'infantry', [9], 'attacker.centre'),
      unsquares('F', 8),
      fire('F', ['infantry', 5], ['cavalry', 1], [4, 6, 2]),
      done('F'),
    ],
  },
  {
    what: '2, British infantry: centre and reserve go forward, the centre misses, the squares hit once',
    said: [
      move('B', 'infantry', [7], 'middle.centre'),
      move('B', 'infantry', [1], 'defender.left'),
      fire('B', ['infantry', 6], ['infantry', 8], [3, 4]),
      fire('B', ['infantry', 4], ['infantry', 4], [4, 6, 4]),
      fire('B', ['infantry', 5], ['infantry', 1], [4, 5]),
      done('B'),
    ],
  },
  {
    what: '2, French leaders: 3 fails, 8 rallies an infantry',
    said: [rallies('F', 2, 7, [1, 2]), rallies('F', 2, 7, [3, 5]), done('F')],
  },
  {
    what: '2, British leader: he rallies nobody and goes to the right',
    said: [rallies('B', 1, 3, [2, 3]), move('B', 'leader', [1], 'defender.left'), done('B')],
    board: boardAfterTurn2,
  },
]

/**
 * By the chart artillery hits infantry in the next area on 7, and a square on 5 as the dice lie; the example wants 6. Its
 * 7 and 9 hit either way.
 */
const turn3: readonly Entry[] = [
  {
    what: '3, French cavalry: it charges home against a square, 9 to 7, and drives it off by 2',
    said: [charges('F', 1, 1), answers('B', 'square'), goesOn('F', [4, 5, 3, 4])],
    board: { ...boardAfterTurn2, 'defender.left': '2S 1L', 'defender.retreat': '2I' },
  },
  {
    what: '3, French cavalry: it charges another square, 4 to 8, and is destroyed by 4',
    said: [[charges('F', 1, 4)[0], [2, 2, 4, 4]], done('F')],
    board: {
      ...boardAfterTurn2,
      'middle.left': '3I 3C 3A 1L',
      'defender.left': '2S 1L',
      'defender.retreat': '2I',
      lost: '1I 2C',
    },
  },
  {
    what: '3, British cavalry: it overruns an infantry, 8 to 8 and by 3, and is driven off by another, 5 to 9',
    said: [
      charges('B', 2, 8),
      answers('F', 'stand', [4, 4, 3, 5]),
      charges('B', 2, 9),
      answers('F', 'stand', [2, 3, 4, 5]),
      done('B'),
    ],
  },
  {
    what: '3, French artillery: a 7 hits a square, and a 2 eliminates it',
    said: [fire('F', ['artillery', 1], ['infantry', 4], [3, 4, 2])],
  },
]

/** The shot after which nobody but the leader is left on the British right. */
export const lastShot: Said = fire('F', ['artillery', 2], ['infantry', 5], [4, 5, 6])

export const boardBeforePursuit: Board = {
  'attacker.left': '1I',
  'middle.left': '3I 3C 3A 1L',
  'attacker.centre': '1I 1S',
  'attacker.right': '1I',
  'attacker.reserve': '1I 1L',
  'attacker.retreat': '1I',
  'defender.left': '1L',
  'middle.centre': '2I 2A',
  'defender.right': '2I',
  'defender.retreat': '3I 1C',
  lost: '3I 2C',
}

/** Everything up to the shot that strips the British right. */
export const course: readonly Entry[] = [...turn1, ...turn2, ...turn3]

/**
 * By the rules a leader is a unit and holds the British right, so that the battle is not lost yet: Britain leaves the field
 * at the beginning of its own artillery phase. (N6, N12.)
 */
export const retreat: readonly Said[] = [done('F'), [{ type: 'retreatFromBattle', side: 'defender' }]]

const boardAtLast: Board = {
  'attacker.left': '1I',
  'middle.left': '3I 3C 3A 1L',
  'attacker.centre': '1I 1S',
  'attacker.right': '1I',
  'attacker.reserve': '1I 1L',
  'attacker.retreat': '1I',
  'middle.centre': '1I',
  'defender.right': '2I',
  'defender.retreat': '3I 1C',
  lost: '4I 2C 2A 1L',
}

export const pursuit: readonly Entry[] = [
  {
    what: 'pursuit: French cavalry throws 2, 4 and 5 at the artillery, and both are gone',
    said: [
      pursues('cavalry', 2, ['artillery', 1], 2),
      pursues('cavalry', 3, ['artillery', 1], 4),
      pursues('cavalry', 4, ['artillery', 2], 5),
    ],
    board: { ...boardBeforePursuit, 'middle.centre': '2I', lost: '3I 2C 2A' },
  },
  {
    what: 'pursuit: French infantry throws 2, 4, 3 and 6 at the leader',
    said: [
      pursues('infantry', 1, ['leader', 1], 2),
      pursues('infantry', 2, ['leader', 1], 4),
      pursues('infantry', 3, ['leader', 1], 3),
      pursues('infantry', 5, ['leader', 1], 6),
    ],
  },
  {
    what: 'pursuit: the other four throw 5, 2, 4 and 6 at the infantry, and nobody is left to pursue',
    said: [
      pursues('infantry', 6, ['infantry', 6], 5),
      pursues('infantry', 7, ['infantry', 6], 2),
      pursues('infantry', 9, ['infantry', 6], 4),
      pursues('infantry', 10, ['infantry', 6], 6),
    ],
    board: boardAtLast,
  },
]
