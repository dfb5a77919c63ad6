import type { LogEntryView } from '@/ui/log.ts'
import type {
  DieFaceView,
  OddsView,
  ProvenanceView,
  ResolveView,
  SumLineView,
  SumView,
} from '@/ui/resolve/view.ts'

const place = { chart: 'firePoints', row: 'infantry', column: 'close' }
const house: ProvenanceView = { word: 'house', place }
const family: ProvenanceView = { word: 'row 15–19, family', place }

const fireSums: readonly SumView[] = [
  {
    id: 'points',
    lines: [
      { label: '4 bases × 2, up to 4 in', value: '8', total: false, provenance: house },
      { label: 'Target in column', value: '×2', total: false },
      { label: 'Fire points', value: '16', total: true, provenance: family },
    ],
  },
  {
    id: 'die',
    lines: [
      { label: 'Target in column', value: '+1', total: false },
      { label: 'Target in woods', value: '−2', total: false },
      { label: 'On the die', value: '−1', total: true },
    ],
  },
]

const fireOdds: OddsView = {
  sides: 10,
  segments: [
    { key: 'none', label: 'No effect', probability: 0.3, harm: 0, faces: [1, 2, 3] },
    { key: 'lively', label: 'Lively: a marker', probability: 0.3, harm: 1, faces: [4, 5, 6] },
    { key: 'telling', label: 'Telling: 1 base, a marker', probability: 0.3, harm: 2, faces: [7, 8, 9] },
    { key: 'deadly', label: 'Deadly: 2 bases, a marker', probability: 0.1, harm: 3, faces: [10] },
  ],
}

function d10(face: number, origin: 'rolled' | 'typed', label?: string): DieFaceView {
  return { face, sides: 10, origin, label }
}

const fireLine: SumLineView = {
  dice: [d10(8, 'rolled')],
  terms: [
    { value: '+1', label: 'column' },
    { value: '−2', label: 'woods' },
  ],
  result: '7',
}

const fire: ResolveView = {
  title: 'Fire',
  phase: 'before',
  sums: fireSums,
  odds: fireOdds,
  die: { sides: 10, label: 'What did the D10 show?' },
  action: { label: 'Roll the D10' },
}

const fireAfter: ResolveView = {
  ...fire,
  phase: 'after',
  sumLines: [fireLine],
  rolled: 8,
  outcome: {
    heading: 'Telling fire',
    note: '6 to 8 on row 15–19',
    orders: [
      { symbol: 'base-lost', text: 'Remove 1 base.' },
      { symbol: 'marker-morale', text: 'Place a morale marker.' },
    ],
  },
  recorded: true,
  undoable: true,
}

const attacker: SumView = {
  id: 'attacker',
  heading: '1st Line attacks',
  nation: 'france',
  lines: [
    { label: 'Line infantry', value: '+2', total: false },
    { label: 'In column', value: '+2', total: false, provenance: { word: 'house', place } },
    { label: 'Officer, Jérôme', value: '+1', total: false },
    { label: 'Charges', value: '+1', total: false },
    { label: 'Lost 1 base', value: '−1', total: false },
    { label: 'On the die', value: '+5', total: true },
  ],
}

const defender: SumView = {
  id: 'defender',
  heading: '32nd Foot defends',
  nation: 'britain',
  lines: [
    { label: 'Line infantry', value: '+2', total: false },
    { label: 'On a hill', value: '+1', total: false, provenance: { word: 'family', place } },
    { label: 'Morale marker', value: '−1', total: false },
    { label: 'On the die', value: '+2', total: true },
  ],
}

const melee: ResolveView = {
  title: 'Melee',
  phase: 'before',
  sums: [attacker, defender],
  odds: {
    segments: [
      { key: 'a3', label: '1st Line breaks through', probability: 0.36, harm: 0 },
      { key: 'a1', label: '1st Line wins', probability: 0.32, harm: 1 },
      { key: 'draw', label: 'Both stand, 1 base each', probability: 0.174, harm: 2 },
      { key: 'd1', label: '32nd Foot wins', probability: 0.142, harm: 3 },
      { key: 'd3', label: '1st Line destroyed', probability: 0.004, harm: 4 },
    ],
  },
  die: { sides: 10, label: 'What did the D10 show?', who: 'Attacker' },
  action: { label: 'Roll both D10' },
}

const meleeAfter: ResolveView = {
  ...melee,
  phase: 'after',
  sumLines: [
    {
      who: '1st Line attacks',
      nation: 'france',
      dice: [d10(6, 'rolled')],
      terms: [
        { value: '+2', label: 'line' },
        { value: '+2', label: 'column' },
        { value: '+1', label: 'Jérôme' },
        { value: '+1', label: 'charges' },
        { value: '−1', label: 'lost 1 base' },
      ],
      result: '11',
    },
    {
      who: '32nd Foot defends',
      nation: 'britain',
      dice: [d10(4, 'typed')],
      terms: [
        { value: '+2', label: 'line' },
        { value: '+1', label: 'hill' },
        { value: '−1', label: 'marker' },
      ],
      result: '6',
    },
  ],
  outcome: {
    heading: '1st Line wins by 5',
    note: '4 to 6 on the chart',
    orders: [
      { symbol: 'base-lost', text: '32nd Foot: remove 2 bases.' },
      { symbol: 'fall-back', text: '32nd Foot: fall back 6 inches.' },
      { symbol: 'marker-morale', text: 'Place a morale marker.' },
    ],
  },
  recorded: true,
  undoable: true,
}

/** What the resolve page can show, by name. */
export const resolveViews: Readonly<Record<string, ResolveView>> = {
  before: fire,
  typing: { ...fire, phase: 'typing' },
  waiting: { ...fire, phase: 'waiting' },
  after: fireAfter,
  refused: {
    ...fire,
    phase: 'refused',
    refusal: { reason: 'A unit in square does not fire.', provenance: { word: 'M4', place } },
  },
  melee,
  'melee-second': {
    ...melee,
    phase: 'typing',
    dice: [d10(6, 'rolled', '1st Line')],
    die: { sides: 6, label: 'What did the D6 show?', who: '32nd Foot' },
  },
  'melee-after': meleeAfter,
}

/** The log of the pictures. */
export const logEntries: readonly LogEntryView[] = [
  {
    nation: 'britain',
    heading: '32nd Foot fires at 1st Line, 4 in',
    time: '20:52',
    lines: [fireLine],
    note: '16 points',
    sentence: 'Telling fire. 1st Line loses 1 base and takes a marker.',
    sums: fireSums,
  },
  {
    nation: 'france',
    heading: 'Correction: 1st Light has 3 bases, not 4',
    time: '20:50',
    lines: [],
    sentence: 'The base lost in turn 3 was not entered.',
    sums: [],
  },
  {
    nation: 'britain',
    heading: '28th Foot fires at 1st Light, 8 in',
    time: '20:49',
    lines: [{ dice: [d10(9, 'typed')], terms: [], result: '9' }],
    note: '2 points, typed',
    sentence: 'Lively fire. 1st Light takes a marker.',
    undone: 'Undone at 20:50',
    sums: fireSums,
  },
  {
    nation: 'britain',
    heading: 'Rogers’s Battery fires at 2nd Line, 12 in',
    time: '20:47',
    lines: [{ dice: [d10(2, 'rolled')], terms: [{ value: '+1', label: 'column' }], result: '3' }],
    note: '12 points',
    sentence: 'No effect.',
    sums: fireSums,
  },
  {
    nation: 'britain',
    heading: '69th Foot tries to form square',
    time: '20:44',
    lines: [{ dice: [d10(3, 'typed')], terms: [], result: '3', note: ', needs 6' }],
    note: 'typed',
    sentence: 'No square. It fights as it stands.',
    sums: [],
  },
  {
    nation: 'britain',
    heading: '42nd Highlanders forms square',
    time: '20:43',
    lines: [
      {
        dice: [d10(5, 'typed')],
        terms: [{ value: '+1', label: 'Picton' }],
        result: '6',
        note: ', needs 6',
      },
    ],
    note: 'typed',
    sentence: 'In square.',
    sums: [],
  },
  {
    nation: 'france',
    heading: '6th Lancers charges 42nd Highlanders',
    time: '20:40',
    lines: [],
    sentence: 'Fails to charge.',
    sums: [],
  },
]
