import { counted } from '../../format.ts'

/** Texts of the miniatures screens. */
export const screens = {
  title: 'Miniatures',
  summary: (first: string, second: string) => `Miniatures, ${first} and ${second}`,

  places: { turn: 'Turn', forces: 'Forces', resolve: 'Resolve', log: 'Log', rules: 'Rules' },
  pages: {
    check: 'Table check',
    rules: 'Charts and rules',
    reference: 'Quick reference',
    summary: 'Summary of the battle',
  },

  procedures: { fire: 'Fire', charge: 'Charge', melee: 'Melee', morale: 'Morale', leader: 'Leader' },
  procedureTitles: {
    fire: 'Fire',
    charge: 'Charge',
    melee: 'Melee',
    morale: 'Rally',
    leader: 'Fallen leader',
    firstMover: 'Who moves first',
  },

  quick: {
    title: 'Quick resolve',
    firer: 'Firing unit',
    target: 'Target',
    charger: 'Charger',
    charged: 'Charged unit',
    attacker: 'Attacker',
    defender: 'Defender',
    unit: 'Unit',
    leader: 'Officer’s unit',
  },

  roll: {
    one: 'Roll the D10',
    two: 'Roll both D10',
    all: 'Roll the dice',
    next: 'Roll the next D10',
    none: 'Record it',
  },
  typedQuestion: {
    fire: 'What did the D10 show?',
    'melee.attacker': 'What did the attacker’s D10 show?',
    'melee.defender': 'What did the defender’s D10 show?',
    'morale.rally': 'What did the D10 show?',
    'morale.contact': 'What did the check’s D10 show?',
    leader: 'What did the leader’s D10 show?',
    'charge.reaction': 'What did the D10 show?',
    'firstMover.a': 'What did the D10 show?',
    'firstMover.b': 'What did the D10 show?',
  },
  subjectQuestion: (name: string) => `What did the D10 for ${name} show?`,
  dieLabels: {
    fire: 'Fire',
    'melee.attacker': 'Attacker',
    'melee.defender': 'Defender',
    'morale.rally': 'Morale',
    'morale.contact': 'Check before contact',
    leader: 'Leader',
    'charge.reaction': 'Answer to the charge',
    'firstMover.a': 'Who moves first',
    'firstMover.b': 'Who moves first',
  },

  at: 'at',
  distance: 'Distance',
  atOn: (distance: string) => `at ${distance} on`,
  attacks: 'attacks',
  charges: 'charges',
  points: (points: number) => counted(points, 'point', 'points'),
  typed: 'typed',
  tied: (ties: number) => `${counted(ties, 'tie', 'ties')} thrown again`,
  clearance: (atGun: string, atTarget: string) =>
    `Past friends: ${atGun} clear at the gun, ${atTarget} at the target`,
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
  leaderRisk: (officer: string) => (officer === '' ? 'The officer falls' : `${officer} falls`),
  andOthers: (name: string, others: number) => `${name} and ${counted(others, 'other', 'others')}`,

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

  fields: {
    struck: 'Strikes the',
    basesRemoved: 'Bases just removed',
    danger: 'Removed by',
  },
  remarks: {
    locked: 'locked',
    others: (count: number) => `${counted(count, 'other', 'others')} beside it`,
    charging: 'charging',
    supported: 'supported',
    moved: 'moved',
    atCharger: 'at its charger',
  },
  another: 'Choose another unit',
  compare: 'Compare',
  giveUp: {
    question: 'Give this roll up?',
    consequence: 'The dice that were thrown stay in the log, marked as given up.',
    confirm: 'Give up',
    cancel: 'Go on',
  },
  dangers: { fire: 'Fire', melee: 'Melee' },

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
