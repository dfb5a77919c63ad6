import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { atWar, withoutPlaces, type NavalCase, type NavalRefusal } from './naval.cases.ts'

type Transport = Extract<NapoleonCommand, { type: 'transport' }>

/** Britain carries three infantry from Cornwall through the Bay of Biscay to Galicia, unless it says otherwise. */
export function carry(about: Partial<Transport> = {}): Transport {
  return {
    type: 'transport',
    nation: 'britain',
    from: 'cornwall',
    to: { region: 'galicia' },
    troops: [{ unit: 'infantry', count: 3 }],
    legs: [{ sea: 'bayOfBiscay', enemy: 3, own: 3 }],
    escort: 4,
    defenders: [],
    ...about,
  }
}

const quiet = [{ sea: 'northSea', enemy: 0, own: 0 }]
const open = [{ sea: null, enemy: 0, own: 2 }]
const army = { infantry: 3, artillery: 1, leader: 1 }
const counted = { ...atWar, stacks: [{ nation: 'britain' as const, region: 'cornwall', pieces: army }] }
const together = { ...atWar, stacks: [{ nation: 'britain' as const, region: null, pieces: army }] }
const defended = {
  ...atWar,
  stacks: [{ nation: 'france' as const, region: 'illyria', pieces: { infantry: 1 } }],
}
const landed = {
  ...atWar,
  nextDue: 8,
  pending: [
    {
      id: 7,
      kind: 'battle' as const,
      cause: 'landing' as const,
      region: 'brittany',
      place: 'Brittany',
      attackers: ['britain' as const],
      defenders: ['france' as const],
      garrison: { militia: 3 },
      garrisonPlayedBy: 'france' as const,
    },
  ],
}
const france = { homeland: 'france', owner: 'france', unnamed: 'homeland' } as const
const minor = { homeland: null, owner: null, unnamed: 'minor' } as const

// prettier-ignore
export const transportCases: readonly NavalCase[] = [
  { what: 'Cornwall to Illyria: 2, 5 and 1 cost one unit', state: counted, command: carry({ to: { region: 'illyria' } }), faces: [2, 5, 1], effects: ['britain −3 infantry in Cornwall', 'britain +2 infantry in Illyria', 'Illyria of nobody, occupied by britain'] },
  { what: 'no enemy, no dice', state: counted, command: carry({ legs: quiet, to: { region: 'illyria' } }), effects: ['britain −3 infantry in Cornwall', 'britain +3 infantry in Illyria', 'Illyria of nobody, occupied by britain'] },
  { what: 'a rating of two', state: counted, command: carry({ legs: [{ sea: 'bayOfBiscay', enemy: 5, own: 3 }] }), faces: [2, 3, 1], effects: ['britain −3 infantry in Cornwall', 'britain +1 infantry in Galicia'] },
  { what: 'a rating above every face', state: counted, command: carry({ legs: [{ sea: 'bayOfBiscay', enemy: 9, own: 0 }] }), faces: [6, 6, 6], effects: ['britain −3 infantry in Cornwall'] },
  { what: 'more of one’s own than of the enemy: still 1', state: counted, command: carry({ legs: [{ sea: 'bayOfBiscay', enemy: 1, own: 9 }] }), faces: [1, 1, 2], effects: ['britain −3 infantry in Cornwall', 'britain +1 infantry in Galicia'] },
  { what: 'two sea areas: who is left rolls again', state: counted, command: carry({ to: { region: 'illyria' }, legs: [{ sea: 'bayOfBiscay', enemy: 1, own: 0 }, { sea: 'aegeanSea', enemy: 2, own: 0 }] }), faces: [1, 4, 4, 2, 6], effects: ['britain −3 infantry in Cornwall', 'britain +1 infantry in Illyria', 'Illyria of nobody, occupied by britain'] },
  { what: 'leaders do not roll, and need no squadron', state: counted, command: carry({ escort: 4, troops: [{ unit: 'infantry', count: 3 }, { unit: 'artillery', count: 1 }, { unit: 'leader', count: 1 }] }), faces: [3, 3, 1, 1], effects: ['britain −3 infantry in Cornwall', 'britain −1 artillery in Cornwall', 'britain −1 leader in Cornwall', 'britain +2 infantry in Galicia', 'britain +1 leader in Galicia'] },
  { what: 'a leader alone', state: counted, command: carry({ escort: 0, troops: [{ unit: 'leader', count: 1 }] }), effects: ['britain −1 leader in Cornwall', 'britain +1 leader in Galicia'] },
  { what: 'pieces that are counted without a place only lose', state: together, command: carry({}), faces: [1, 6, 6], effects: ['britain −3 infantry', 'britain +2 infantry'] },
  { what: 'pieces that are not counted', command: carry({}), faces: [1, 6, 6], effects: [] },
  { what: 'armies without a kind', state: counted, command: carry({ troops: [{ unit: null, count: 3 }] }), faces: [1, 6, 6], effects: [] },
  { what: 'into an enemy homeland: militia turn out', command: carry({ legs: quiet.map((leg) => ({ ...leg, sea: 'bayOfBiscay' })), to: { region: 'brittany' } }), effects: ['owed: battle at Brittany: britain against france'] },
  { what: 'into an enemy homeland in uprising: nobody', command: carry({ legs: [{ sea: 'bayOfBiscay', enemy: 0, own: 0 }], to: { region: 'gascony' } }), effects: ['Gascony of france, occupied by britain, in uprising'] },
  { what: 'where enemies are said to stand', command: carry({ legs: open, to: { region: 'illyria' }, defenders: ['france'] }), effects: ['owed: battle at Illyria: britain against france'] },
  { what: 'where enemies are counted', state: defended, command: carry({ legs: open, to: { region: 'illyria' } }), effects: ['owed: battle at Illyria: britain against france'] },
  { what: 'a friend’s homeland in enemy hands: no militia', command: carry({ legs: open, to: { region: 'navarre' } }), effects: ['Navarre of france, occupied by britain'] },
  { what: 'a second landing to a battle still to be fought: the same battle, and no more militia', state: landed, command: carry({ legs: open, to: { region: 'brittany' } }), effects: [] },
  { what: 'an ally lands beside: the battle is fought together', state: landed, command: carry({ nation: 'austria', from: null, legs: open, to: { region: 'brittany' } }), effects: ['settled 7', 'owed: battle at Brittany: britain, austria against france'] },
  { what: 'a leader alone occupies nothing', command: carry({ legs: open, to: { region: 'illyria' }, troops: [{ unit: 'leader', count: 1 }] }), effects: [] },
  { what: 'an unnamed enemy homeland', command: carry({ from: null, legs: open, to: france }), effects: ['owed: battle at unnamed.homeland: britain against france'] },
  { what: 'an unnamed enemy homeland in uprising', command: carry({ from: null, legs: open, to: france, uprising: true }), effects: [] },
  { what: 'all are lost, and nobody lands', command: carry({ legs: [{ sea: 'bayOfBiscay', enemy: 9, own: 0 }], to: { region: 'brittany' } }), faces: [1, 2, 3], effects: [] },
  { what: 'squadrons without places', state: withoutPlaces, command: carry({ from: null, to: minor, legs: [{ sea: null, enemy: 4, own: 6 }], escort: 8 }), faces: [1, 2, 3], effects: [] },
]

// prettier-ignore
export const transportRefusals: readonly NavalRefusal[] = [
  { what: 'more armies than squadrons', command: carry({ troops: [{ unit: 'infantry', count: 5 }], escort: 4 }), code: 'escortTooSmall', path: 'escort' },
  { what: 'an escort that is not there', command: carry({ escort: 9 }), code: 'escortNotThere', path: 'escort' },
  { what: 'no escort beside Crimea', command: carry({ to: { region: 'crimea' }, legs: [{ sea: 'blackSea', enemy: 0, own: 0 }], escort: 1 }), code: 'landingUnwelcome', path: 'to' },
  { what: 'from a region without a port', command: carry({ from: 'saxony' }), code: 'noPortToSailFrom', path: 'from' },
  { what: 'to a neutral’s region', command: carry({ to: { unnamed: 'homeland', owner: 'russia', homeland: 'russia' } }), code: 'landingUnwelcome', path: 'to' },
  { what: 'through a sea area that Cornwall does not touch', command: carry({ legs: [{ sea: 'aegeanSea', enemy: 0, own: 0 }, { sea: 'bayOfBiscay', enemy: 0, own: 0 }] }), code: 'seaNotBesideCoast', path: 'legs.0.sea' },
  { what: 'to a coast that the last sea area does not touch', command: carry({ legs: quiet }), code: 'seaNotBesideCoast', path: 'legs.0.sea' },
  { what: 'through closed straits', command: carry({ to: minor, legs: [...quiet, { sea: 'aegeanSea', enemy: 0, own: 0 }, { sea: 'blackSea', enemy: 0, own: 0 }] }), code: 'straitsClosed', path: 'leave' },
  { what: 'more units than there are', state: counted, command: carry({ troops: [{ unit: 'cavalry', count: 1 }] }), code: 'tooFewTroops', path: 'troops' },
  { what: 'militia abroad', command: carry({ troops: [{ unit: 'infantry', count: 1 }, { unit: 'militia', count: 1 }] }), code: 'militiaStaysHome', path: 'troops.1' },
  { what: 'from a region that is none', command: carry({ from: 'mars' }), code: 'noSuchRegion', path: 'from' },
]
