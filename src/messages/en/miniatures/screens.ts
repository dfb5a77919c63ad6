import { counted } from '../../format.ts'

/** Texts of the miniatures screens. */
export const screens = {
  title: 'Miniatures',
  summary: (first: string, second: string) => `Miniatures, ${first} and ${second}`,

  places: { turn: 'Turn', forces: 'Forces', resolve: 'Resolve', log: 'Log', rules: 'Rules' },

  procedures: { fire: 'Fire', melee: 'Melee', morale: 'Morale', leader: 'Leader' },
  procedureTitles: { fire: 'Fire', melee: 'Melee', morale: 'Rally', leader: 'Fallen leader' },
  procedureHelp: {
    fire: 'A volley or a cannonade at one target',
    melee: 'One unit against another, hand to hand',
    morale: 'A unit tries to lose its marker',
    leader: 'An officer’s unit has lost bases',
  },

  quick: {
    title: 'Quick resolve',
    firer: 'Firing unit',
    target: 'Target',
    attacker: 'Attacker',
    defender: 'Defender',
    unit: 'Unit',
    leader: 'Officer’s unit',
    again: 'Again',
  },

  roll: { one: 'Roll the D10', two: 'Roll both D10', next: 'Roll the next D10' },
  typedQuestion: {
    fire: 'What did the D10 show?',
    'melee.attacker': 'What did the attacker’s D10 show?',
    'melee.defender': 'What did the defender’s D10 show?',
    'morale.rally': 'What did the D10 show?',
    'morale.contact': 'What did the D10 for the check before contact show?',
    leader: 'What did the leader’s D10 show?',
  },
  dieLabels: {
    fire: 'Fire',
    'melee.attacker': 'Attacker',
    'melee.defender': 'Defender',
    'morale.rally': 'Morale',
    'morale.contact': 'Check before contact',
    leader: 'Leader',
  },

  at: 'at',
  distance: 'Distance',
  atOn: (distance: string) => `at ${distance} on`,
  attacks: 'attacks',
  fightsOn: 'fights on with',
  points: (points: number) => counted(points, 'point', 'points'),
  typed: 'typed',
  needed: (range: string, row: string) => `${range} on row ${row}`,
  reached: {
    to: (from: string, to: string) => `${from} to ${to}`,
    orMore: (from: string) => `${from} or more`,
    under: (below: string) => `under ${below}`,
  },
  row: (row: string) => `row ${row}`,
  difference: (difference: string) => `difference ${difference}`,
  checkOf: (unit: string) => `${unit} before contact`,
  orderFor: (unit: string, order: string) =>
    `${unit}: ${order.charAt(0).toLocaleLowerCase()}${order.slice(1)}`,
  namedEffect: (name: string, effects: string) => `${name}: ${effects}`,
  strength: (present: number, started: string) => `${present} of ${started}`,
  leaderRisk: (chance: string) => `The officer falls: ${chance}`,

  oddsNames: {
    'fire.outcome.none': 'No effect',
    'fire.outcome.lively': 'Lively',
    'fire.outcome.telling': 'Telling',
    'fire.outcome.deadly': 'Deadly',
    'fire.outcome.withering': 'Withering',
    'morale.outcome.markerOff': 'Rallies: marker off',
    'morale.outcome.stays': 'Stays: marker stays',
    'morale.outcome.movesBack': 'Falls back, marker stays',
    'morale.outcome.removed': 'Removed',
    'melee.outcome.attackerShies': 'Attack fails to close',
    'melee.outcome.defenderShies': 'Defender will not stand',
    'melee.outcome.attackerBreaksThrough': 'Attacker breaks through',
    'melee.outcome.attackerWins': 'Attacker wins',
    'melee.outcome.level': 'Locked',
    'melee.outcome.squareHolds': 'Square holds',
    'melee.outcome.defenderWins': 'Defender wins',
    'melee.outcome.defenderBreaksThrough': 'Attacker routed',
    'leader.outcome.unhurt': 'Unhurt',
    'leader.outcome.falls': 'Falls',
    'leader.outcome.notAtRisk': 'Not at risk',
  },
  effects: {
    marker: 'a marker',
    bases: (bases: number) => counted(bases, 'base', 'bases'),
    damaged: 'damaged',
    removed: 'removed',
  },

  unit: {
    bases: (bases: number, starting: number) =>
      bases === starting
        ? counted(bases, 'base', 'bases')
        : `${bases} of ${counted(starting, 'base', 'bases')}`,
    marker: 'morale marker',
    damaged: 'damaged',
    moved: 'moved this turn',
    locked: 'locked in melee',
    gone: 'off the table',
    officer: (name: string, value: string) => (name === '' ? `officer ${value}` : `${name} ${value}`),
  },
}
