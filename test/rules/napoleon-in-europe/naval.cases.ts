import type { FleetPlace } from '@/rules/napoleon-in-europe/board.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, regionOf, relationOf } from './table.ts'

export interface NavalCase {
  readonly what: string
  readonly state?: NapoleonState
  readonly command: NapoleonCommand
  readonly faces?: readonly number[]
  readonly effects: readonly string[]
}

export interface NavalRefusal {
  readonly what: string
  readonly state?: NapoleonState
  readonly command: NapoleonCommand
  readonly code: string
  readonly path: string
}

const sea = (id: string): FleetPlace => ({ kind: 'sea', sea: id })
const port = (region: string): FleetPlace => ({ kind: 'port', region })
const area = (id: string, name: string, links: readonly string[] = []) => ({
  id,
  name,
  links,
  straits: links,
})

export const biscay = sea('bayOfBiscay')

/**
 * Britain, Austria and Spain against France; Russia and the Ottomans look on. Squadrons lie in the Bay of
 * Biscay, in two ports, and some are counted without a place.
 */
export const atWar: NapoleonState = gameOf({
  regions: [
    regionOf('cornwall', {
      name: 'Cornwall',
      homeland: 'britain',
      port: true,
      seas: ['bayOfBiscay', 'northSea'],
    }),
    regionOf('brittany', { name: 'Brittany', homeland: 'france', port: true, seas: ['bayOfBiscay'] }),
    regionOf('gascony', {
      name: 'Gascony',
      homeland: 'france',
      port: true,
      seas: ['bayOfBiscay'],
      uprising: true,
    }),
    regionOf('navarre', { name: 'Navarre', homeland: 'spain', owner: 'france', port: true }),
    regionOf('galicia', { name: 'Galicia', homeland: 'spain', port: true, seas: ['bayOfBiscay'] }),
    regionOf('crimea', { name: 'Crimea', homeland: 'russia', port: true, seas: ['blackSea'] }),
    regionOf('illyria', { name: 'Illyria', port: true }),
    regionOf('saxony', { name: 'Saxony', port: false }),
    regionOf('constantinople', {
      name: 'Constantinople',
      homeland: 'ottoman',
      port: true,
      seas: ['aegeanSea', 'blackSea'],
    }),
    regionOf('anatolia', { name: 'Anatolia', homeland: 'ottoman' }),
  ],
  seas: [
    area('bayOfBiscay', 'Bay of Biscay'),
    area('northSea', 'North Sea'),
    area('aegeanSea', 'Aegean Sea', ['blackSea']),
    area('blackSea', 'Black Sea', ['aegeanSea']),
  ],
  relations: [
    relationOf('britain', 'france', 'war', 1),
    relationOf('austria', 'france', 'war', 2),
    relationOf('spain', 'france', 'war', 3),
    relationOf('britain', 'austria', 'allied'),
    relationOf('britain', 'spain', 'allied'),
    relationOf('austria', 'spain', 'allied'),
  ],
  fleets: [
    { nation: 'britain', at: biscay, squadrons: 4 },
    { nation: 'spain', at: biscay, squadrons: 3 },
    { nation: 'austria', at: biscay, squadrons: 1 },
    { nation: 'france', at: biscay, squadrons: 5 },
    { nation: 'france', at: port('brittany'), squadrons: 2 },
    { nation: 'russia', at: port('crimea'), squadrons: 2 },
    { nation: 'russia', at: sea('aegeanSea'), squadrons: 1 },
    { nation: 'ottoman', at: null, squadrons: 3 },
  ],
  calendar: { ...gameOf().calendar, acting: 'britain' },
})

/** Nobody says where squadrons lie. */
export const withoutPlaces: NapoleonState = gameOf({
  relations: atWar.relations,
  fleets: [
    { nation: 'britain', at: null, squadrons: 6 },
    { nation: 'spain', at: null, squadrons: 2 },
    { nation: 'france', at: null, squadrons: 4 },
  ],
})

function sail(about: Partial<Extract<NapoleonCommand, { type: 'moveSquadrons' }>>): NapoleonCommand {
  return {
    type: 'moveSquadrons',
    nation: 'britain',
    from: biscay,
    to: sea('northSea'),
    squadrons: 2,
    ...about,
  }
}

type Forces = readonly (readonly [NationId, number])[]

/** A naval battle in the Bay of Biscay, unless it says otherwise. */
export function fight(
  attackers: Forces,
  defenders: Forces,
  about: Partial<Extract<NapoleonCommand, { type: 'navalBattle' }>> = {},
): NapoleonCommand {
  const side = (forces: Forces) => forces.map(([nation, squadrons]) => ({ nation, squadrons }))
  return {
    type: 'navalBattle',
    nation: 'france',
    at: biscay,
    attackers: side(attackers),
    defenders: side(defenders),
    inPort: false,
    ...about,
  }
}

function lose(...losses: Forces): NapoleonCommand {
  return {
    type: 'takeNavalLosses',
    nation: 'britain',
    due: 7,
    losses: losses.map(([nation, squadrons]) => ({ nation, squadrons })),
  }
}

/** Britain and Spain owe three squadrons after a battle in the Bay of Biscay. */
const losing: NapoleonState = {
  ...atWar,
  pending: [{ id: 7, kind: 'navalLosses', nations: ['britain', 'spain'], squadrons: 3, at: biscay }],
  nextDue: 8,
}

function leave(to: string | null): NapoleonCommand {
  return { type: 'leavePort', nation: 'france', due: 4, to }
}

/** Two French squadrons must leave the port of Brittany. */
const leaving: NapoleonState = {
  ...atWar,
  pending: [{ id: 4, kind: 'leavePort', nation: 'france', region: 'brittany', squadrons: 2 }],
}
const left: NapoleonState = { ...leaving, fleets: [] }

const openShores = atWar.regions.map((region) =>
  region.id === 'anatolia' ? { ...region, owner: null } : region,
)
const grantedByOttoman = { ...atWar, passages: [{ through: 'ottoman', of: 'russia' }] as const }

function correct(squadrons: number, at: FleetPlace = biscay): NapoleonCommand {
  return { type: 'correctSquadrons', nation: 'britain', at, squadrons, note: 'miscounted' }
}

function catchFleet(
  about: Partial<Extract<NapoleonCommand, { type: 'interceptSquadrons' }>> = {},
): NapoleonCommand {
  return {
    type: 'interceptSquadrons',
    nation: 'britain',
    avoiding: 'france',
    at: biscay,
    way: 'openSea',
    ...about,
  }
}

// prettier-ignore
export const navalCases: readonly NavalCase[] = [
  // Sailing
  { what: 'two squadrons to another sea area', command: sail({}), effects: ['britain −2 squadrons in bayOfBiscay', 'britain +2 squadrons in northSea'] },
  { what: 'all of them', command: sail({ squadrons: 4 }), effects: ['britain −4 squadrons in bayOfBiscay', 'britain +4 squadrons in northSea'] },
  { what: 'into an own port', command: sail({ to: port('cornwall') }), effects: ['britain −2 squadrons in bayOfBiscay', 'britain +2 squadrons in port cornwall'] },
  { what: 'into an ally’s port', command: sail({ to: port('galicia') }), effects: ['britain −2 squadrons in bayOfBiscay', 'britain +2 squadrons in port galicia'] },
  { what: 'out of a port', command: sail({ nation: 'france', from: port('brittany'), to: biscay }), effects: ['france −2 squadrons in port brittany', 'france +2 squadrons in bayOfBiscay'] },
  { what: 'from no place that is told to one that is', command: sail({ nation: 'ottoman', from: null, to: sea('blackSea') }), effects: ['ottoman −2 squadrons', 'ottoman +2 squadrons in blackSea'] },
  { what: 'through the straits, the Ottomans’ own', command: sail({ nation: 'ottoman', from: null, to: sea('aegeanSea') }), effects: ['ottoman −2 squadrons', 'ottoman +2 squadrons in aegeanSea'] },
  { what: 'through the straits with the Ottomans’ leave', command: sail({ nation: 'russia', from: port('crimea'), to: sea('aegeanSea'), leave: true }), effects: ['russia −2 squadrons in port crimea', 'russia +2 squadrons in aegeanSea'] },
  { what: 'through the straits by a right of passage', state: grantedByOttoman, command: sail({ nation: 'russia', from: sea('aegeanSea'), to: sea('blackSea'), squadrons: 1 }), effects: ['russia −1 squadrons in aegeanSea', 'russia +1 squadrons in blackSea'] },
  { what: 'through straits whose shores the map does not know', state: { ...atWar, regions: [] }, command: sail({ nation: 'russia', from: sea('aegeanSea'), to: sea('blackSea'), squadrons: 1 }), effects: ['russia −1 squadrons in aegeanSea', 'russia +1 squadrons in blackSea'] },
  { what: 'behind the straits, which closes nothing', command: sail({ nation: 'russia', from: port('crimea'), to: sea('blackSea') }), effects: ['russia −2 squadrons in port crimea', 'russia +2 squadrons in blackSea'] },

  // Leaving a port
  { what: 'a captured port is left for the sea beside it', state: leaving, command: leave('bayOfBiscay'), effects: ['france −2 squadrons in port brittany', 'france +2 squadrons in bayOfBiscay', 'settled 4'] },
  { what: 'a captured port is left for no place that is told', state: leaving, command: leave(null), effects: ['france −2 squadrons in port brittany', 'france +2 squadrons', 'settled 4'] },
  { what: 'a captured port that squadrons have left already', state: left, command: leave('bayOfBiscay'), effects: ['settled 4'] },

  // Corrections
  { what: 'corrected to more', command: correct(9), effects: ['britain +5 squadrons in bayOfBiscay'] },
  { what: 'corrected to none', command: correct(0), effects: ['britain −4 squadrons in bayOfBiscay'] },
  { what: 'corrected where there were none', command: correct(2, port('cornwall')), effects: ['britain +2 squadrons in port cornwall'] },

  // Interception
  { what: 'caught at sea on a 5', command: catchFleet(), faces: [5], effects: [] },
  { what: 'caught leaving a port on a 3', command: catchFleet({ way: 'leavingPort' }), faces: [3], effects: [] },
  { what: 'gone through the straits on a 2', command: catchFleet({ way: 'straits' }), faces: [2], effects: [] },

  // Battles: attackers’ two dice, then the defenders’
  { what: 'level totals', command: fight([['france', 5]], [['spain', 3]]), faces: [1, 2, 3, 2], effects: [] },
  { what: 'one ahead costs one squadron', command: fight([['france', 5]], [['spain', 3]]), faces: [2, 2, 3, 2], effects: ['spain −1 squadrons in bayOfBiscay'] },
  { what: 'two ahead costs one', command: fight([['france', 5]], [['spain', 3]]), faces: [3, 2, 3, 2], effects: ['spain −1 squadrons in bayOfBiscay'] },
  { what: 'three ahead costs two', command: fight([['france', 5]], [['spain', 3]]), faces: [4, 2, 3, 2], effects: ['spain −2 squadrons in bayOfBiscay'] },
  { what: 'four ahead costs two', command: fight([['france', 5]], [['spain', 3]]), faces: [5, 2, 3, 2], effects: ['spain −2 squadrons in bayOfBiscay'] },
  { what: 'five ahead costs three', command: fight([['france', 5]], [['spain', 3]]), faces: [6, 2, 3, 2], effects: ['spain −3 squadrons in bayOfBiscay'] },
  { what: 'the attackers behind', command: fight([['france', 5]], [['spain', 3]]), faces: [1, 1, 6, 6], effects: ['france −3 squadrons in bayOfBiscay'] },
  { what: 'never more than there are', command: fight([['france', 5]], [['austria', 1]]), faces: [6, 6, 1, 1], effects: ['austria −1 squadrons in bayOfBiscay'] },
  { what: 'the British 1', command: fight([['france', 4]], [['britain', 4]]), faces: [3, 3, 3, 3], effects: ['france −1 squadrons in bayOfBiscay'] },
  { what: 'the British 1 at exactly half', command: fight([['france', 4]], [['britain', 2], ['spain', 2]]), faces: [3, 3, 3, 3], effects: ['france −1 squadrons in bayOfBiscay'] },
  { what: 'no British 1 below half', command: fight([['france', 3]], [['britain', 1], ['spain', 2]]), faces: [3, 3, 3, 3], effects: [] },
  { what: 'the Ottoman −1', state: { ...atWar, relations: [relationOf('ottoman', 'russia', 'war', 1)] }, command: fight([['russia', 1]], [['ottoman', 1]], { nation: 'russia', at: sea('aegeanSea') }), faces: [3, 3, 3, 3], effects: ['ottoman −1 squadrons'] },
  { what: 'the port’s 2', command: fight([['spain', 2]], [['france', 2]], { at: port('brittany'), inPort: true }), faces: [3, 3, 3, 2], effects: ['spain −1 squadrons in bayOfBiscay'] },
  { what: 'a port is one, whatever is said of it', command: fight([['spain', 2]], [['france', 2]], { at: port('brittany') }), faces: [3, 3, 3, 2], effects: ['spain −1 squadrons in bayOfBiscay'] },
  { what: 'a choice of losses is owed', command: fight([['france', 5]], [['britain', 2], ['spain', 2]]), faces: [4, 4, 2, 2], effects: ['owed: britain, spain loses 2 squadrons'] },
  { what: 'no choice where all are lost', command: fight([['france', 5]], [['spain', 1], ['austria', 1]]), faces: [6, 6, 1, 1], effects: ['spain −1 squadrons in bayOfBiscay', 'austria −1 squadrons in bayOfBiscay'] },
  { what: 'without places', state: withoutPlaces, command: fight([['france', 4]], [['spain', 2]]), faces: [2, 2, 3, 2], effects: ['spain −1 squadrons'] },
  { what: 'without places, in a port', state: withoutPlaces, command: fight([['spain', 2]], [['france', 4]], { at: null, inPort: true }), faces: [4, 5, 1, 1], effects: ['france −2 squadrons'] },

  // Losses chosen
  { what: 'losses are chosen', state: losing, command: lose(['britain', 1], ['spain', 2]), effects: ['britain −1 squadrons in bayOfBiscay', 'spain −2 squadrons in bayOfBiscay', 'settled 7'] },
  { what: 'losses are one nation’s alone', state: losing, command: lose(['spain', 3]), effects: ['spain −3 squadrons in bayOfBiscay', 'settled 7'] },
]

// prettier-ignore
export const navalRefusals: readonly NavalRefusal[] = [
  { what: 'more than there are', command: sail({ squadrons: 5 }), code: 'tooFewSquadrons', path: 'squadrons' },
  { what: 'where there are none', command: sail({ from: port('cornwall') }), code: 'tooFewSquadrons', path: 'squadrons' },
  { what: 'to where they are', command: sail({ to: biscay }), code: 'squadronsAreThere', path: 'to' },
  { what: 'to a sea that is none', command: sail({ to: sea('mars') }), code: 'noSuchSea', path: 'to' },
  { what: 'to a region that is none', command: sail({ to: port('mars') }), code: 'noSuchRegion', path: 'to' },
  { what: 'to a region without a port', command: sail({ to: port('saxony') }), code: 'noPortThere', path: 'to' },
  { what: 'into an enemy’s port', command: sail({ to: port('brittany') }), code: 'portOfOthers', path: 'to' },
  { what: 'into a port that nobody owns', command: sail({ to: port('illyria') }), code: 'portOfOthers', path: 'to' },
  { what: 'through closed straits', command: sail({ nation: 'russia', from: port('crimea'), to: sea('aegeanSea') }), code: 'straitsClosed', path: 'leave' },
  { what: 'through straits of two owners, with leave', state: { ...atWar, regions: openShores }, command: sail({ nation: 'russia', from: port('crimea'), to: sea('aegeanSea'), leave: true }), code: 'straitsHeldByNobody', path: 'to' },
  { what: 'a port left for a sea elsewhere', state: leaving, command: leave('aegeanSea'), code: 'seaNotBesidePort', path: 'to' },
  { what: 'a port that nobody must leave', command: leave('bayOfBiscay'), code: 'nothingInThatPort', path: 'due' },
  { what: 'another’s port to leave', state: leaving, command: { type: 'leavePort', nation: 'britain', due: 4, to: null }, code: 'nothingInThatPort', path: 'due' },
  { what: 'nothing to correct', command: correct(4), code: 'squadronsAsCounted', path: 'squadrons' },
  { what: 'corrected in a sea that is none', command: correct(4, sea('mars')), code: 'noSuchSea', path: 'to' },
  { what: 'to catch a friend', command: catchFleet({ avoiding: 'spain' }), code: 'notAtWarAtSea', path: 'avoiding' },
  { what: 'to fight a neutral', command: fight([['france', 1]], [['russia', 1]]), code: 'notAtWarAtSea', path: 'defenders' },
  { what: 'an ally on the other side', command: fight([['france', 1], ['spain', 1]], [['britain', 1]]), code: 'friendsOpposed', path: 'defenders' },
  { what: 'a nation twice', command: fight([['france', 1], ['france', 1]], [['britain', 1]]), code: 'nationTwiceAtSea', path: 'attackers.1.nation' },
  { what: 'more attackers than there are', command: fight([['france', 6]], [['britain', 1]]), code: 'tooFewSquadrons', path: 'attackers.0.squadrons' },
  { what: 'more defenders than there are', command: fight([['france', 5]], [['britain', 1], ['austria', 2]]), code: 'tooFewSquadrons', path: 'defenders.1.squadrons' },
  { what: 'three on a port', command: fight([['britain', 2], ['spain', 1]], [['france', 2]], { at: port('brittany') }), code: 'tooManyOnPort', path: 'attackers' },
  { what: 'losses that are not owed', command: lose(['spain', 3]), code: 'noLossesOwed', path: 'due' },
  { what: 'too few losses', state: losing, command: lose(['spain', 2]), code: 'wrongLosses', path: 'losses' },
  { what: 'too many losses', state: losing, command: lose(['spain', 2], ['britain', 2]), code: 'wrongLosses', path: 'losses' },
  { what: 'losses of somebody else', state: losing, command: lose(['austria', 3]), code: 'notInThatBattle', path: 'losses.0.nation' },
  { what: 'losses of a nation twice', state: losing, command: lose(['spain', 1], ['spain', 2]), code: 'nationTwiceAtSea', path: 'losses.1.nation' },
]
