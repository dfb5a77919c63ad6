import { hasInnovation } from '../../advanced/known-cards.ts'
import { regionById } from '../../holdings.ts'
import { countsIn } from '../../politics/tracking.ts'
import type { NapoleonState } from '../../state.ts'
import {
  battleInnovations,
  type AnyPiece,
  type BasicBattle,
  type Battle,
  type Ground,
  type Group,
  type StandardBattle,
  type StandardPiece,
} from '../battle.ts'
import { isLone } from '../closing/on-board.ts'
import { bySide, type Side } from '../sides.ts'
import { reserveOf } from '../standard/areas.ts'
import { areGroupsApart } from './checks.ts'
import { forcesOf, nationsOf, type AboutBattle, type Force } from './forces.ts'
import { sizeBy, stagesOf } from './stages.ts'

/** A piece with the place of its group. */
interface Counted extends AnyPiece {
  readonly group: number
}

/**
 * A battle as it comes on the board, before anything is prepared: by the Basic Rules in a game of the Basic Rules.
 * Whatever is not known to arrive later stands in its reserve, or its rear rank.
 *
 * @param about who fights where, and with what; it has been checked
 */
export function openedBattle(state: NapoleonState, about: AboutBattle): Battle {
  return state.level === 'basic' ? basicBattle(state, about) : standardBattle(state, about)
}

function basicBattle(state: NapoleonState, about: AboutBattle): BasicBattle {
  const pieces = countedPieces(about)
  return {
    kind: 'basic',
    ...whoAndWhere(state, about, pieces),
    pieces: pieces.map(({ id, side, nation, unit }) => ({ id, side, nation, unit, at: 'rear' })),
    course: {
      stage: 'deployment',
      deployed: [],
      turn: 1,
      acting: 'defender',
      step: 'move',
      owed: null,
      result: null,
    },
  }
}

function standardBattle(state: NapoleonState, about: AboutBattle): StandardBattle {
  const isApart = areGroupsApart(state, about)
  const groups = isApart ? about.attackers.map(groupOf) : [oneGroup(about)]
  const counted = countedPieces(about).map((piece) => (isApart ? piece : { ...piece, group: 0 }))
  const emperor = about.napoleon
    ? counted.find(({ nation, unit }) => nation === 'france' && unit === 'leader')?.id
    : undefined
  const [stage = 'deployment'] = stagesOf(state.rules, groups)
  return {
    kind: 'standard',
    ...whoAndWhere(state, about, counted),
    groups,
    ground: bySide(() => bareGround),
    innovations: bySide((side) => innovationsOf(state, about, side)),
    pieces: counted.map((piece) => ({ ...standingBy(piece), isNapoleon: piece.id === emperor })),
    course: {
      stage,
      first: 'attacker',
      openly: null,
      surprised: null,
      deployed: [],
      turn: 1,
      phase: 'cavalry',
      acting: 'attacker',
      hasActed: false,
      isLively: false,
      idleTurns: 0,
      owed: [],
      result: null,
      isCovered: false,
    },
  }
}

function whoAndWhere(state: NapoleonState, about: AboutBattle, pieces: readonly AnyPiece[]) {
  const { due, region, place, landed } = about
  const forces = forcesOf(about)
  const named = region === null ? undefined : regionById(state, region)
  return {
    due,
    region,
    place: named?.name ?? place,
    nations: bySide((side) => nationsOf(forces[side])),
    size: sizeBy(state, pieces),
    landed,
  }
}

function groupOf({ from }: AboutBattle['attackers'][number], place: number): Group {
  return { from, arrives: place === 0 ? 0 : null }
}

/** All groups as one, which came from wherever they came from. */
function oneGroup({ attackers }: AboutBattle): Group {
  const named = attackers.map(({ from }) => from).filter((from) => from !== '')
  return { from: [...new Set(named)].join(', '), arrives: 0 }
}

/** Ground without any feature. */
const bareGround: Ground = {
  features: {},
  toPlace: [],
  riverBehind: false,
  riverInFront: false,
  hasRolled: false,
}

/** Every piece by a name of its own, such as `france.cavalry.2`; a minor nation's by its side's. */
function countedPieces({ attackers, defenders }: AboutBattle): readonly Counted[] {
  const groups = attackers.flatMap(({ forces }, group) => forces.map((force) => ({ force, group })))
  const own = defenders.map((force) => ({ force, group: 0 }))
  return [...numbered('attacker', groups), ...numbered('defender', own)]
}

interface Placed {
  readonly force: Force
  readonly group: number
}

function numbered(side: Side, forces: readonly Placed[]): readonly Counted[] {
  const numbers = new Map<string, number>()
  return forces.flatMap(({ force: { nation, pieces }, group }) =>
    countsIn(pieces).flatMap(([unit, count]) =>
      Array.from({ length: count }, (): Counted => {
        const kind = `${nation ?? side}.${unit}`
        const number = (numbers.get(kind) ?? 0) + 1
        numbers.set(kind, number)
        return { id: `${kind}.${number}`, side, nation, unit, group }
      }),
    ),
  )
}

function standingBy(piece: Counted): StandardPiece {
  return {
    ...piece,
    at: piece.group === 0 ? reserveOf(piece.side) : 'coming',
    isNapoleon: false,
    spent: 0,
    inSquare: false,
    hasFired: false,
    hasCharged: false,
    hasCountercharged: false,
    hasPursued: false,
  }
}

/** In a campaign a side has what one of its nations possesses; a battle by itself is told. */
function innovationsOf(state: NapoleonState, about: AboutBattle, side: Side) {
  if (isLone(state)) return about.innovations[side]
  const nations = nationsOf(forcesOf(about)[side])
  return battleInnovations.filter((id) => nations.some((nation) => hasInnovation(state, nation, id)))
}
