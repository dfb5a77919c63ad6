import type { BattleInnovation } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { BySide } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'

export interface InitiativeCase {
  readonly what: string
  readonly attacker?: Pieces
  readonly defender?: Pieces
  readonly innovations?: BySide<readonly BattleInnovation[]>
  /** Two dice of the attacker, two of the defender. */
  readonly faces: readonly [number, number, number, number]
  readonly course: Readonly<Record<string, unknown>>
}

const divider = { first: 'attacker', openly: null, surprised: null, stage: 'deployment' }
const attackerLeads = { first: 'attacker', openly: 'defender', surprised: null, stage: 'deployment' }
const defenderLeads = { first: 'defender', openly: 'attacker', surprised: null, stage: 'deployment' }

export const initiativeCases: readonly InitiativeCase[] = [
  { what: 'level', faces: [3, 3, 2, 4], course: divider },
  { what: 'the attacker ahead by 1', faces: [3, 4, 2, 4], course: divider },
  { what: 'the defender ahead by 1', faces: [3, 3, 3, 4], course: divider },
  { what: 'the attacker ahead by 2', faces: [4, 4, 2, 4], course: attackerLeads },
  { what: 'the attacker ahead by 7', faces: [5, 4, 1, 1], course: attackerLeads },
  { what: 'the defender ahead by 2', faces: [3, 3, 4, 4], course: defenderLeads },
  { what: 'the defender ahead by 7', faces: [1, 1, 5, 4], course: defenderLeads },
  {
    what: 'the attacker ahead by 8',
    faces: [5, 5, 1, 1],
    course: { ...attackerLeads, surprised: 'attacker' },
  },
  {
    what: 'the defender ahead by 10',
    faces: [1, 1, 6, 6],
    course: { ...defenderLeads, surprised: 'defender' },
  },
  {
    what: 'each cavalry adds 1',
    attacker: { infantry: 6, cavalry: 2 },
    faces: [3, 3, 3, 3],
    course: attackerLeads,
  },
  {
    what: 'each leader adds 2',
    defender: { infantry: 6, leader: 1 },
    faces: [3, 3, 3, 3],
    course: defenderLeads,
  },
  {
    what: 'heavy cavalry, elite infantry, militia and artillery add nothing',
    attacker: { heavyCavalry: 3, eliteInfantry: 3, militia: 3, artillery: 3 },
    faces: [3, 3, 3, 3],
    course: divider,
  },
  {
    what: 'each light infantry adds 1, horse artillery nothing',
    attacker: { lightInfantry: 2, infantry: 6, horseArtillery: 2 },
    faces: [3, 3, 3, 3],
    course: attackerLeads,
  },
  {
    what: 'Superior Light Cavalry adds 2',
    innovations: { attacker: [], defender: ['superiorLightCavalry'] },
    faces: [3, 3, 3, 3],
    course: defenderLeads,
  },
  {
    what: 'Corps d’Armée adds nothing to it',
    innovations: { attacker: ['corpsDArmee'], defender: [] },
    faces: [3, 3, 3, 3],
    course: divider,
  },
]

/** The turn that a group arrives in, by its die, without Corps d’Armée and with it. */
export const arrivalCases: readonly (readonly [die: number, turn: number, withCorps: number])[] = [
  [1, 3, 2],
  [2, 2, 1],
  [3, 1, 0],
  [4, 0, 0],
  [5, 0, 0],
  [6, 0, 0],
]

/** How many features two dice give. */
export const terrainCountCases: readonly (readonly [one: number, other: number, count: number])[] = [
  [1, 1, 0],
  [1, 2, 0],
  [2, 2, 0],
  [2, 3, 0],
  [3, 3, 1],
  [3, 4, 1],
  [4, 4, 1],
  [4, 5, 2],
  [5, 5, 2],
  [5, 6, 3],
  [6, 6, 3],
]

/** What two dice give of terrain. */
export const terrainTypeCases: readonly (readonly [one: number, other: number, type: string])[] = [
  [1, 1, 'riverBehind'],
  [1, 2, 'stream'],
  [2, 2, 'stream'],
  [2, 3, 'woods'],
  [3, 3, 'woods'],
  [3, 4, 'hill'],
  [4, 4, 'hill'],
  [4, 5, 'village'],
  [5, 5, 'village'],
  [5, 6, 'village'],
  [6, 6, 'riverInFront'],
]
