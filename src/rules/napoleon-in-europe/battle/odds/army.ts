import { binomialUpTo } from '@/dice/index.ts'
import { dieSides } from '../../charts/index.ts'
import { arms, type Arm } from '../../pieces.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { BasicPiece } from '../battle.ts'
import { facesFrom, rallyDiceOf } from '../basic/dice.ts'
import { diceOf, frontDiceOf, ranks, type Firing } from '../basic/fire.ts'
import { enemyOf, type Side } from '../sides.ts'
import {
  arranged,
  countsBy,
  noPieces,
  type ArmCounts,
  type BasicQuestion,
  type Standing,
} from './question.ts'

/** How a side may stand as the enemy fires, and the chance of that. */
interface PossibleRow {
  readonly row: number
  readonly chance: number
}

/** A side after its move: how it stands then follows from what it has lost, but for a move that is made already. */
export interface MovedState {
  /** Pieces that it has lost. */
  readonly lost: number
  /** Dice of its fire. */
  readonly dice: number
  /** How it may stand after its rally, with the chance of each. */
  readonly rallies: readonly PossibleRow[]
}

/** A side as the enemy fires at it: pieces that were rallied just now stand in the rear. */
export interface FiredAtState {
  /** Its state after its next move, by the hits that it takes; with one hit more it is beaten. */
  readonly after: readonly number[]
  /** What it then has left for the pursuit. */
  readonly left: number
}

/** Every state that a side may come to, numbered. */
export interface ArmyStates {
  /** Its pieces, lost ones among them. */
  readonly size: number
  /** The chance that one of its dice hits. */
  readonly hitChance: number
  readonly moved: readonly MovedState[]
  readonly firedAt: readonly FiredAtState[]
  /** Where it begins: its state after a move made now, and how the enemy's next fire may find it else. */
  readonly start: { readonly moved: number; readonly rows: readonly PossibleRow[] }
}

/** More states than a phone could work out. */
export class TooManyStates extends Error {
  constructor(most: number) {
    super(`the battle comes to more than ${most} states`)
    this.name = 'TooManyStates'
  }
}

/**
 * Every state that a side may come to from where it stands, by both sides' policies. The fixed order of losses and
 * of what comes back keeps them few: for each number of losses there is one state, and some where rallied pieces
 * escaped a fire.
 *
 * @throws TooManyStates
 */
export function armyStates(question: BasicQuestion, side: Side, most: number): ArmyStates {
  return new Exploration(question, side, most).explore()
}

type Army = Exclude<Arm, 'leader'>

class Exploration {
  readonly #question: BasicQuestion
  readonly #side: Side
  readonly #most: number
  readonly #all: ArmCounts
  /** In the order in which they are lost. */
  readonly #order: readonly Army[]
  readonly #moved = new Numbering<Standing>()
  readonly #firedAt = new Numbering<Standing>()

  constructor(question: BasicQuestion, side: Side, most: number) {
    const { front, rear, lost } = question.standing[side]
    this.#question = question
    this.#side = side
    this.#most = most
    this.#all = countsBy((arm) => front[arm] + rear[arm] + lost[arm])
    this.#order = lossOrder(question.rules, question.policies[enemyOf(side)].aims)
  }

  explore(): ArmyStates {
    const { standing, acting, step } = this.#question
    const now = standing[this.#side]
    const isActing = acting === this.#side
    const rows =
      isActing && step === 'rally' ? this.#rallies(now) : [{ row: this.#firedAt.numberOf(now), chance: 1 }]
    const hasMoved = isActing && step === 'fire'
    const start = { moved: this.#moved.numberOf(hasMoved ? now : this.#arranged(now.lost)), rows }
    const moved: MovedState[] = []
    const firedAt: FiredAtState[] = []
    while (moved.length < this.#moved.count || firedAt.length < this.#firedAt.count) {
      if (this.#moved.count + this.#firedAt.count > this.#most) throw new TooManyStates(this.#most)
      const fires = this.#moved.at(moved.length)
      if (fires !== undefined) moved.push(this.#movedState(fires))
      const stands = this.#firedAt.at(firedAt.length)
      if (stands !== undefined) firedAt.push(this.#firedAtState(stands))
    }
    const size = sum(this.#all)
    return { size, hitChance: this.#hitChance(now), moved, firedAt, start }
  }

  #movedState(stands: Standing): MovedState {
    const { dice } = diceOf(this.#question.rules, this.#firing(stands), this.#side)
    return { lost: sum(stands.lost), dice, rallies: this.#rallies(stands) }
  }

  #rallies(stands: Standing): readonly PossibleRow[] {
    const { dice, ralliesOn } = rallyDiceOf(this.#question.rules, this.#firing(stands), this.#side)
    const back = binomialUpTo(dice, chanceFrom(ralliesOn), sum(stands.lost) - stands.lost.leader)
    return back.map((chance, count) => ({
      row: this.#firedAt.numberOf(this.#rallied(stands, count)),
      chance,
    }))
  }

  /** What is lost last in the order comes back first, into the rear. */
  #rallied({ front, rear, lost }: Standing, count: number): Standing {
    const back = taken(lost, this.#order.toReversed(), count)
    return { front, rear: plus(rear, back), lost: minus(lost, back) }
  }

  #firedAtState({ front, rear, lost }: Standing): FiredAtState {
    const standing = sum(front) - front.leader
    const after = Array.from({ length: standing }, (_, hits) =>
      this.#moved.numberOf(this.#arranged(plus(lost, taken(front, this.#order, hits)))),
    )
    return { after, left: sum(rear) + front.leader }
  }

  #arranged(lost: ArmCounts): Standing {
    return arranged(minus(this.#all, lost), lost, this.#question.policies[this.#side])
  }

  #hitChance(stands: Standing): number {
    return chanceFrom(diceOf(this.#question.rules, this.#firing(stands), this.#side).hitsOn)
  }

  #firing(stands: Standing): Firing {
    return { landed: this.#question.landed, pieces: piecesOf(stands, this.#side) }
  }
}

/** Gives each value a number, the same to equal ones. */
class Numbering<Value> {
  readonly #values: Value[] = []
  readonly #numbers = new Map<string, number>()

  get count(): number {
    return this.#values.length
  }

  at(number: number): Value | undefined {
    return this.#values[number]
  }

  numberOf(value: Value): number {
    const key = JSON.stringify(value)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#values.push(value) - 1
    this.#numbers.set(key, number)
    return number
  }
}

/** Which arms the enemy's hits remove first. */
function lossOrder(rules: NapoleonRules, aims: 'dearest' | 'cheapest'): readonly Army[] {
  const sign = aims === 'dearest' ? -1 : 1
  const armies: readonly Army[] = ['infantry', 'cavalry', 'artillery']
  const diceOfArm = (unit: Army) => frontDiceOf(rules, { unit })
  return armies.toSorted((one, other) => sign * (diceOfArm(one) - diceOfArm(other)))
}

/** So many of some pieces, in this order. */
function taken(from: ArmCounts, order: readonly Army[], count: number): ArmCounts {
  let left = count
  const counts: Record<Arm, number> = { ...noPieces }
  for (const arm of order) {
    counts[arm] = Math.min(left, from[arm])
    left -= counts[arm]
  }
  return counts
}

function piecesOf(stands: Standing, side: Side): readonly BasicPiece[] {
  return ranks.flatMap((at) =>
    arms.flatMap((unit) =>
      Array.from({ length: stands[at][unit] }, (_, place) => ({
        id: `${at}.${unit}.${place}`,
        side,
        nation: null,
        unit,
        at,
      })),
    ),
  )
}

function chanceFrom(least: number): number {
  return facesFrom(least).length / dieSides
}

function plus(one: ArmCounts, other: ArmCounts): ArmCounts {
  return countsBy((arm) => one[arm] + other[arm])
}

function minus(one: ArmCounts, other: ArmCounts): ArmCounts {
  return countsBy((arm) => one[arm] - other[arm])
}

function sum(counts: ArmCounts): number {
  return arms.reduce((total, arm) => total + counts[arm], 0)
}
