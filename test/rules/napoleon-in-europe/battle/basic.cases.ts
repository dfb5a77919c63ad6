import type { BasicCourse } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Ranks, ranksOf } from './ranks.ts'

type About = Parameters<typeof ranksOf>[0]

export interface DiceCase {
  readonly what: string
  readonly battle: About
  readonly side: Side
  readonly dice: number
  readonly hitsOn: number
}

const line = { front: '1I' }

/** How many dice a side throws, and what hits. */
export const diceCases: readonly DiceCase[] = [
  {
    what: 'an infantry in front has 1 die',
    battle: { attacker: { front: '1I' }, defender: line },
    side: 'attacker',
    dice: 1,
    hitsOn: 6,
  },
  {
    what: 'a cavalry in front has 3',
    battle: { attacker: { front: '1C' }, defender: line },
    side: 'attacker',
    dice: 3,
    hitsOn: 6,
  },
  {
    what: 'an artillery in front has 4',
    battle: { attacker: { front: '1A' }, defender: line },
    side: 'attacker',
    dice: 4,
    hitsOn: 6,
  },
  {
    what: 'a leader in front has 3',
    battle: { attacker: { front: '1I 1L' }, defender: line },
    side: 'attacker',
    dice: 4,
    hitsOn: 6,
  },
  {
    what: 'an artillery in the rear has 2',
    battle: { attacker: { front: '1I', rear: '2A' }, defender: line },
    side: 'attacker',
    dice: 5,
    hitsOn: 6,
  },
  {
    what: 'infantry, cavalry and leaders in the rear have none',
    battle: { attacker: { front: '1I', rear: '3I 2C 1L' }, defender: line },
    side: 'attacker',
    dice: 1,
    hitsOn: 6,
  },
  {
    what: 'what is lost does not fire',
    battle: { attacker: { front: '1I', lost: '4I 1A' }, defender: line },
    side: 'attacker',
    dice: 1,
    hitsOn: 6,
  },
  {
    what: 'against who came by sea a 5 hits as well',
    battle: { attacker: line, defender: line, battle: { landed: 'attacker' } },
    side: 'defender',
    dice: 1,
    hitsOn: 5,
  },
  {
    what: 'who came by sea hits on a 6',
    battle: { attacker: line, defender: line, battle: { landed: 'attacker' } },
    side: 'attacker',
    dice: 1,
    hitsOn: 6,
  },
  {
    what: 'the optional rule: a leader in front gives each that fires a die, and has none himself',
    battle: {
      attacker: { front: '2I 1C 1L', rear: '1A 3I' },
      defender: line,
      options: { basicLeaders: 'on' },
    },
    side: 'attacker',
    dice: 2 * 2 + 4 + 3,
    hitsOn: 6,
  },
  {
    what: 'the optional rule: a second leader in front gives nothing more',
    battle: { attacker: { front: '2I 2L' }, defender: line, options: { basicLeaders: 'on' } },
    side: 'attacker',
    dice: 4,
    hitsOn: 6,
  },
  {
    what: 'the optional rule: a leader in the rear gives nothing',
    battle: { attacker: { front: '2I', rear: '1L' }, defender: line, options: { basicLeaders: 'on' } },
    side: 'attacker',
    dice: 2,
    hitsOn: 6,
  },
]

/** What a side asks for, with its pieces in letters. */
export type Asked =
  | { readonly type: 'deployRanks' | 'moveRanks'; readonly side: Side; readonly front: string }
  | { readonly type: 'fireRanks' | 'rallyRanks' | 'pursueRanks'; readonly side: Side }
  | { readonly type: 'nameCasualties' | 'nameRallied'; readonly side: Side; readonly pieces: string }

export interface BattleStep {
  readonly what: string
  readonly battle: About
  readonly asked: Asked
  readonly faces?: readonly number[]
  /** Where the pieces stand then. */
  readonly attacker?: Ranks
  readonly defender?: Ranks
  readonly course: Partial<BasicCourse>
  /** Keys that must be among what is said. */
  readonly says?: readonly string[]
}

const unset = { stage: 'deployment', deployed: [], turn: 0 } as const
const toFire = { acting: 'attacker', step: 'fire' } as const
const toRally = { acting: 'attacker', step: 'rally' } as const

export const stepCases: readonly BattleStep[] = [
  {
    what: 'the attacker sets up first: nobody fights yet',
    battle: { attacker: { rear: '3I 1L' }, defender: { rear: '3I' }, course: unset },
    asked: { type: 'deployRanks', side: 'attacker', front: '2I' },
    attacker: { front: '2I', rear: '1I 1L' },
    course: { stage: 'deployment', deployed: ['attacker'] },
    says: ['ranks.ready'],
  },
  {
    what: 'a side may set up again until the other has',
    battle: {
      attacker: { front: '2I', rear: '1I 1L' },
      defender: { rear: '3I' },
      course: { ...unset, deployed: ['attacker'] },
    },
    asked: { type: 'deployRanks', side: 'attacker', front: '1I 1L' },
    attacker: { front: '1I 1L', rear: '2I' },
    course: { stage: 'deployment', deployed: ['attacker'] },
  },
  {
    what: 'once both have set up, the defender moves first',
    battle: {
      attacker: { front: '3I' },
      defender: { rear: '3I' },
      course: { ...unset, deployed: ['attacker'] },
    },
    asked: { type: 'deployRanks', side: 'defender', front: '3I' },
    defender: { front: '3I' },
    course: {
      stage: 'fight',
      deployed: ['attacker', 'defender'],
      turn: 1,
      acting: 'defender',
      step: 'move',
    },
    says: ['ranks.begin', 'ranks.front', 'ranks.rear'],
  },
  {
    what: 'pieces change their rank, and the side fires next',
    battle: { attacker: line, defender: { front: '2I 1L', rear: '1A' } },
    asked: { type: 'moveRanks', side: 'defender', front: '1I 1A' },
    defender: { front: '1I 1A', rear: '1I 1L' },
    course: { acting: 'defender', step: 'fire' },
    says: ['order.toFront', 'order.toRear'],
  },
  {
    what: 'a side may stand as it is',
    battle: { attacker: line, defender: line },
    asked: { type: 'moveRanks', side: 'defender', front: '1I' },
    course: { acting: 'defender', step: 'fire' },
    says: ['ranks.hold'],
  },
  {
    what: 'without an army in front a side gives the battle up, its leader in front or not',
    battle: { attacker: line, defender: { front: '2I 1L' } },
    asked: { type: 'moveRanks', side: 'defender', front: '1L' },
    defender: { front: '1L', rear: '2I' },
    course: { stage: 'pursuit', result: { winner: 'attacker', cause: 'retreat' } },
    says: ['ranks.givenUp'],
  },
  {
    what: 'without a hit the battle goes on; nothing is lost, so nothing is rallied, and the other side moves',
    battle: {
      attacker: { front: '2I', rear: '1L' },
      defender: line,
      course: { acting: 'defender', step: 'fire' },
    },
    asked: { type: 'fireRanks', side: 'defender' },
    faces: [5],
    course: { turn: 1, acting: 'attacker', step: 'move' },
    says: ['basicStep.nobodyLost'],
  },
  {
    what: 'after the attacker the next turn begins',
    battle: { attacker: { front: '1I', lost: '1I' }, defender: line, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [5],
    course: { turn: 2, acting: 'defender', step: 'move' },
    says: ['basicStep.noLeader'],
  },
  {
    what: 'a leader in front does not rally',
    battle: { attacker: { front: '1I 1L', lost: '1I' }, defender: line, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [5, 5, 5, 5],
    course: { turn: 2, acting: 'defender', step: 'move' },
    says: ['basicStep.noLeader'],
  },
  {
    what: 'with a leader in the rear and pieces lost it rallies next',
    battle: { attacker: { front: '1I', rear: '1L', lost: '1I' }, defender: line, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [5],
    course: { acting: 'attacker', step: 'rally' },
  },
  {
    what: 'hits on pieces that are all alike are taken at once',
    battle: { attacker: { front: '3I' }, defender: { front: '3I 1L', rear: '2C' }, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [6, 6, 1],
    defender: { front: '1I 1L', rear: '2C', lost: '2I' },
    course: { owed: null, acting: 'defender', step: 'move' },
    says: ['order.removeFromRanks'],
  },
  {
    what: 'hits where there is a choice are named by who fired',
    battle: { attacker: { front: '3I' }, defender: { front: '2I 1C' }, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [6, 6, 1],
    defender: { front: '2I 1C' },
    course: { acting: 'attacker', step: 'fire', owed: { kind: 'casualties', side: 'attacker', count: 2 } },
    says: ['order.name.casualties'],
  },
  {
    what: 'as many hits as targets: all go, and the battle is lost',
    battle: { attacker: { front: '3I' }, defender: { front: '1I 1C 1L', rear: '1A' }, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [6, 6, 1],
    defender: { front: '1L', rear: '1A', lost: '1I 1C' },
    course: { stage: 'pursuit', owed: null, result: { winner: 'attacker', cause: 'noFront' } },
    says: ['basicBattleLost.noFront'],
  },
  {
    what: 'more hits than targets: all go, the rest is nothing',
    battle: { attacker: { front: '3I' }, defender: { front: '1I', rear: '5I' }, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [6, 6, 6],
    defender: { rear: '5I', lost: '1I' },
    course: { stage: 'pursuit', result: { winner: 'attacker', cause: 'noFront' } },
  },
  {
    what: 'a defender who landed is hit on a 5',
    battle: {
      attacker: { front: '2I' },
      defender: { front: '2I' },
      course: toFire,
      battle: { landed: 'defender' },
    },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [5, 4],
    defender: { front: '1I', lost: '1I' },
    course: { acting: 'defender', step: 'move' },
    says: ['basicFire.hitsLanded'],
  },
  {
    what: 'the optional rule is said',
    battle: { attacker: { front: '2I 1L' }, defender: line, course: toFire, options: { basicLeaders: 'on' } },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [1, 2, 3, 4],
    course: { acting: 'defender', step: 'move' },
    says: ['basicFire.led'],
  },
  {
    what: 'a beaten army of which nothing is left is not pursued',
    battle: { attacker: { front: '3I' }, defender: { front: '1I' }, course: toFire },
    asked: { type: 'fireRanks', side: 'attacker' },
    faces: [6, 1, 1],
    defender: { lost: '1I' },
    course: { stage: 'over', result: { winner: 'attacker', cause: 'noFront' } },
    says: ['basicStep.nobodyToPursue'],
  },
  {
    what: 'named pieces fall, and the battle goes on',
    battle: {
      attacker: { front: '3I', rear: '1L', lost: '1I' },
      defender: { front: '2I 1C' },
      course: { ...toFire, owed: { kind: 'casualties', side: 'attacker', count: 2 } },
    },
    asked: { type: 'nameCasualties', side: 'attacker', pieces: '1I 1C' },
    defender: { front: '1I', lost: '1I 1C' },
    course: { owed: null, acting: 'attacker', step: 'rally' },
  },
  {
    what: 'each leader in the rear throws two dice; a 5 and a 6 bring a piece back into the rear',
    battle: { attacker: { front: '1I', rear: '2L', lost: '3I' }, defender: line, course: toRally },
    asked: { type: 'rallyRanks', side: 'attacker' },
    faces: [5, 4, 6, 1],
    attacker: { front: '1I', rear: '2I 2L', lost: '1I' },
    course: { turn: 2, acting: 'defender', step: 'move' },
    says: ['order.placeInRear'],
  },
  {
    what: 'nothing comes back',
    battle: { attacker: { front: '1I', rear: '1L', lost: '1I 1C' }, defender: line, course: toRally },
    asked: { type: 'rallyRanks', side: 'attacker' },
    faces: [4, 1],
    attacker: { front: '1I', rear: '1L', lost: '1I 1C' },
    course: { owed: null, turn: 2, acting: 'defender', step: 'move' },
  },
  {
    what: 'more successes than losses: all come back',
    battle: { attacker: { front: '1I', rear: '1L', lost: '1C' }, defender: line, course: toRally },
    asked: { type: 'rallyRanks', side: 'attacker' },
    faces: [5, 6],
    attacker: { front: '1I', rear: '1C 1L' },
    course: { owed: null, turn: 2, acting: 'defender', step: 'move' },
  },
  {
    what: 'which come back, their own side names',
    battle: { attacker: { front: '1I', rear: '1L', lost: '1I 1C' }, defender: line, course: toRally },
    asked: { type: 'rallyRanks', side: 'attacker' },
    faces: [5, 1],
    course: { acting: 'attacker', step: 'rally', owed: { kind: 'rallied', side: 'attacker', count: 1 } },
    says: ['order.name.rallied'],
  },
  {
    what: 'named pieces come back into the rear',
    battle: {
      attacker: { front: '1I', rear: '1L', lost: '1I 1C' },
      defender: line,
      course: { ...toRally, owed: { kind: 'rallied', side: 'attacker', count: 1 } },
    },
    asked: { type: 'nameRallied', side: 'attacker', pieces: '1C' },
    attacker: { front: '1I', rear: '1C 1L', lost: '1I' },
    course: { owed: null, turn: 2, acting: 'defender', step: 'move' },
  },
  {
    what: 'the victor pursues with the dice of the battle, and names leaders, too',
    battle: {
      attacker: { front: '1I', rear: '1A' },
      defender: { front: '1L', rear: '2I' },
      course: { stage: 'pursuit', result: { winner: 'attacker', cause: 'noFront' } },
    },
    asked: { type: 'pursueRanks', side: 'attacker' },
    faces: [6, 1, 2],
    course: { stage: 'pursuit', owed: { kind: 'pursued', side: 'attacker', count: 1 } },
    says: ['order.name.pursued'],
  },
  {
    what: 'a leader is named in pursuit, and the battle is over',
    battle: {
      attacker: line,
      defender: { front: '1L', rear: '2I' },
      course: {
        stage: 'pursuit',
        owed: { kind: 'pursued', side: 'attacker', count: 1 },
        result: { winner: 'attacker', cause: 'noFront' },
      },
    },
    asked: { type: 'nameCasualties', side: 'attacker', pieces: '1L' },
    defender: { rear: '2I', lost: '1L' },
    course: { stage: 'over', owed: null, result: { winner: 'attacker', cause: 'noFront' } },
  },
  {
    what: 'a pursuit may remove all that is left',
    battle: {
      attacker: { front: '3I' },
      defender: { front: '1L', rear: '1I' },
      course: { stage: 'pursuit', result: { winner: 'attacker', cause: 'noFront' } },
    },
    asked: { type: 'pursueRanks', side: 'attacker' },
    faces: [6, 6, 6],
    defender: { lost: '1I 1L' },
    course: { stage: 'over' },
  },
  {
    what: 'a pursuit may miss',
    battle: {
      attacker: line,
      defender: { rear: '1I' },
      course: { stage: 'pursuit', result: { winner: 'attacker', cause: 'retreat' } },
    },
    asked: { type: 'pursueRanks', side: 'attacker' },
    faces: [5],
    defender: { rear: '1I' },
    course: { stage: 'over' },
  },
]

export interface RefusedStep {
  readonly what: string
  readonly battle: About
  readonly asked: Asked
  /** Pieces by their names where letters do not do. */
  readonly ids?: readonly string[]
  readonly code: string
  readonly path: string
}

const owing = { kind: 'casualties', side: 'attacker', count: 1 } as const

export const refusedSteps: readonly RefusedStep[] = [
  {
    what: 'setting up with no army in front',
    battle: { attacker: { rear: '2I 1L' }, defender: line, course: unset },
    asked: { type: 'deployRanks', side: 'attacker', front: '1L' },
    code: 'noArmyInFront',
    path: 'front',
  },
  {
    what: 'setting up once the battle has begun',
    battle: { attacker: line, defender: line },
    asked: { type: 'deployRanks', side: 'attacker', front: '1I' },
    code: 'ranksStand',
    path: 'type',
  },
  {
    what: 'moving before both have set up',
    battle: { attacker: line, defender: line, course: unset },
    asked: { type: 'moveRanks', side: 'defender', front: '1I' },
    code: 'ranksDoNotFight',
    path: 'type',
  },
  {
    what: 'moving in the other side’s turn',
    battle: { attacker: line, defender: line },
    asked: { type: 'moveRanks', side: 'attacker', front: '1I' },
    code: 'otherRanksStep',
    path: 'side',
  },
  {
    what: 'firing before moving',
    battle: { attacker: line, defender: line },
    asked: { type: 'fireRanks', side: 'defender' },
    code: 'otherRanksStep',
    path: 'side',
  },
  {
    what: 'moving after firing',
    battle: { attacker: line, defender: line, course: toRally },
    asked: { type: 'moveRanks', side: 'attacker', front: '1I' },
    code: 'otherRanksStep',
    path: 'side',
  },
  {
    what: 'moving the enemy’s pieces',
    battle: { attacker: line, defender: line },
    asked: { type: 'moveRanks', side: 'defender', front: '' },
    ids: ['france.infantry.1'],
    code: 'notInRanks',
    path: 'front[0]',
  },
  {
    what: 'moving a lost piece',
    battle: { attacker: line, defender: { front: '1I', lost: '1C' } },
    asked: { type: 'moveRanks', side: 'defender', front: '' },
    ids: ['britain.infantry.1', 'britain.cavalry.1'],
    code: 'notInRanks',
    path: 'front[1]',
  },
  {
    what: 'moving a piece that is in no battle',
    battle: { attacker: line, defender: line },
    asked: { type: 'moveRanks', side: 'defender', front: '' },
    ids: ['spain.infantry.1'],
    code: 'notInRanks',
    path: 'front[0]',
  },
  {
    what: 'a piece named twice',
    battle: { attacker: line, defender: line },
    asked: { type: 'moveRanks', side: 'defender', front: '' },
    ids: ['britain.infantry.1', 'britain.infantry.1'],
    code: 'rankedTwice',
    path: 'front[1]',
  },
  {
    what: 'going on before what is hit is named',
    battle: { attacker: line, defender: { front: '1I 1C' }, course: { ...toFire, owed: owing } },
    asked: { type: 'fireRanks', side: 'attacker' },
    code: 'ranksOwed',
    path: 'type',
  },
  {
    what: 'rallying before what came back is named',
    battle: {
      attacker: { front: '1I', rear: '1L', lost: '1I 1C' },
      defender: line,
      course: { ...toRally, owed: { kind: 'rallied', side: 'attacker', count: 1 } },
    },
    asked: { type: 'rallyRanks', side: 'attacker' },
    code: 'ranksOwed',
    path: 'type',
  },
  {
    what: 'pursuing before what is hit is named',
    battle: {
      attacker: line,
      defender: { rear: '1I 1C' },
      course: {
        stage: 'pursuit',
        owed: { kind: 'pursued', side: 'attacker', count: 1 },
        result: { winner: 'attacker', cause: 'retreat' },
      },
    },
    asked: { type: 'pursueRanks', side: 'attacker' },
    code: 'ranksOwed',
    path: 'type',
  },
  {
    what: 'naming casualties where nothing was hit',
    battle: { attacker: line, defender: line, course: toFire },
    asked: { type: 'nameCasualties', side: 'attacker', pieces: '' },
    ids: ['britain.infantry.1'],
    code: 'nothingToName',
    path: 'type',
  },
  {
    what: 'the victim naming the casualties',
    battle: { attacker: line, defender: { front: '1I 1C' }, course: { ...toFire, owed: owing } },
    asked: { type: 'nameCasualties', side: 'defender', pieces: '' },
    ids: ['britain.infantry.1'],
    code: 'nothingToName',
    path: 'type',
  },
  {
    what: 'naming a leader in battle',
    battle: { attacker: line, defender: { front: '1I 1C 1L' }, course: { ...toFire, owed: owing } },
    asked: { type: 'nameCasualties', side: 'attacker', pieces: '1L' },
    code: 'notFiredAt',
    path: 'pieces[0]',
  },
  {
    what: 'naming a piece in the rear rank',
    battle: { attacker: line, defender: { front: '1I 1C', rear: '1A' }, course: { ...toFire, owed: owing } },
    asked: { type: 'nameCasualties', side: 'attacker', pieces: '1A' },
    code: 'notFiredAt',
    path: 'pieces[0]',
  },
  {
    what: 'naming more than were hit',
    battle: { attacker: line, defender: { front: '1I 1C 1A' }, course: { ...toFire, owed: owing } },
    asked: { type: 'nameCasualties', side: 'attacker', pieces: '1C 1A' },
    code: 'otherNumberNamed',
    path: 'pieces',
  },
  {
    what: 'naming in pursuit what has fallen already',
    battle: {
      attacker: line,
      defender: { rear: '1I 1C', lost: '1A' },
      course: {
        stage: 'pursuit',
        owed: { kind: 'pursued', side: 'attacker', count: 1 },
        result: { winner: 'attacker', cause: 'retreat' },
      },
    },
    asked: { type: 'nameCasualties', side: 'attacker', pieces: '' },
    ids: ['britain.artillery.1'],
    code: 'notPursued',
    path: 'pieces[0]',
  },
  {
    what: 'rallying what has not fallen',
    battle: {
      attacker: { front: '1I', rear: '1L', lost: '1I 1C' },
      defender: line,
      course: { ...toRally, owed: { kind: 'rallied', side: 'attacker', count: 1 } },
    },
    asked: { type: 'nameRallied', side: 'attacker', pieces: '' },
    ids: ['france.infantry.1'],
    code: 'notLostHere',
    path: 'pieces[0]',
  },
  {
    what: 'pursuing before anybody has won',
    battle: { attacker: line, defender: line },
    asked: { type: 'pursueRanks', side: 'attacker' },
    code: 'noRanksPursuit',
    path: 'type',
  },
  {
    what: 'the beaten side pursuing',
    battle: {
      attacker: line,
      defender: { rear: '1I 1A' },
      course: { stage: 'pursuit', result: { winner: 'attacker', cause: 'retreat' } },
    },
    asked: { type: 'pursueRanks', side: 'defender' },
    code: 'victorPursues',
    path: 'side',
  },
]
