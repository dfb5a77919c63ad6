import { binomial } from '@/dice/index.ts'
import { enemyOf, type BySide, type Side } from '../sides.ts'
import type { ArmyStates } from './army.ts'

/** How a battle may have ended: chances by the beaten side's pieces left and the victor's state. */
export interface Ends {
  /** The side that was beaten. */
  readonly beaten: Side
  /** By what the beaten side has left, then by the victor's state after its move. */
  readonly chances: readonly Float64Array[]
}

export interface ChainEnds {
  readonly ends: BySide<Ends>
  /** Rounds that are begun, on average: a round is a turn of each side. */
  readonly rounds: number
  /** No chance is wrong by more than this. */
  readonly error: number
}

/** Small enough for every figure that is shown. */
const goal = 1e-12
/** What is left of an error where the machine's own rounding is all of it. */
const rounding = 1e-14
const mostRounds = 20_000

/**
 * Follows every way that a battle may go, round by round, until what is still fought shrinks by the same share in
 * every cell; the rest is then a geometric series.
 *
 * With v what is still fought, P a round and L the share that goes on, let e = vP − Lv. Then the sum of v, vP, vPP …
 * is (v + e(I − P)⁻¹) / (1 − L). What follows from a cell is a chance, so that leaving e out changes no chance by
 * more than |e| / 2(1 − L), the halves of e being of equal weight. That is the error which is given.
 *
 * @returns null where by these numbers the battle does not end
 */
export function chainEnds(armies: BySide<ArmyStates>, first: Side): ChainEnds | null {
  const round = new Round(armies, first)
  let fought = round.begin()
  let rounds = 0
  for (let count = 0; count < mostRounds; count += 1) {
    const mass = total(fought)
    const next = round.play(fought)
    const ended = round.endedNow()
    const goesOn = 1 - ended / mass
    const rest = distance(next, fought, goesOn)
    const error = ended > 0 ? rest / 2 / (ended / mass) : Infinity
    if (error <= goal || (ended > 0 && rest <= rounding * mass)) {
      round.settle(mass / ended)
      return { ends: round.ends, rounds: rounds + mass * (mass / ended), error }
    }
    round.settle(1)
    rounds += mass
    fought = next
  }
  return null
}

/** A turn of the side that is first, then one of the other. */
class Round {
  readonly ends: BySide<Ends>
  readonly #armies: BySide<ArmyStates>
  readonly #first: Side
  readonly #turns: readonly [Turn, Turn]

  constructor(armies: BySide<ArmyStates>, first: Side) {
    const second = enemyOf(first)
    const ofFirst = new Turn(armies[first], armies[second])
    const ofSecond = new Turn(armies[second], armies[first])
    const beatenBy = { [first]: ofFirst, [second]: ofSecond }
    this.#armies = armies
    this.#first = first
    this.#turns = [ofFirst, ofSecond]
    this.ends = {
      attacker: { beaten: 'attacker', chances: beatenBy['defender']?.ended ?? [] },
      defender: { beaten: 'defender', chances: beatenBy['attacker']?.ended ?? [] },
    }
  }

  /** What is fought as the battle begins, by the second side's row and the first side's state. */
  begin(): Float64Array {
    const firer = this.#armies[this.#first]
    const target = this.#armies[enemyOf(this.#first)]
    const cells = new Float64Array(target.firedAt.length * firer.moved.length)
    for (const { row, chance } of target.start.rows) {
      cells[row * firer.moved.length + firer.start.moved] = chance
    }
    return cells
  }

  play(fought: Float64Array): Float64Array {
    const [ofFirst, ofSecond] = this.#turns
    return ofSecond.play(ofFirst.play(fought))
  }

  endedNow(): number {
    return this.#turns.reduce((sum, turn) => sum + turn.endedNow(), 0)
  }

  /** Enters what ended in this round, so many times. */
  settle(times: number): void {
    for (const turn of this.#turns) turn.settle(times)
  }
}

/** A side fires at the other, and rallies. */
class Turn {
  /** By what the target has left, then by the firer's state. */
  readonly ended: readonly Float64Array[]
  readonly #now: readonly Float64Array[]
  readonly #firer: ArmyStates
  readonly #target: ArmyStates
  /** The chance of so many hits, by the firer's state. */
  readonly #hits: readonly Float64Array[]
  /** The chance of so many hits or more, by the firer's state. */
  readonly #hitsFrom: readonly Float64Array[]

  constructor(firer: ArmyStates, target: ArmyStates) {
    this.#firer = firer
    this.#target = target
    const widest = target.firedAt.reduce((most, { after }) => Math.max(most, after.length), 0)
    const spreads = firer.moved.map(({ dice }) => binomial(dice, firer.hitChance))
    this.#hits = Array.from({ length: widest }, (_, hits) =>
      Float64Array.from(spreads, (spread) => spread[hits] ?? 0),
    )
    this.#hitsFrom = Array.from({ length: widest + 1 }, (_, hits) =>
      Float64Array.from(spreads, (spread) => spread.slice(hits).reduce((sum, each) => sum + each, 0)),
    )
    const lefts = target.firedAt.reduce((most, { left }) => Math.max(most, left), 0) + 1
    const cells = () => Array.from({ length: lefts }, () => new Float64Array(firer.moved.length))
    this.ended = cells()
    this.#now = cells()
  }

  /** From the target's row and the firer's state to the firer's row and the target's state. */
  play(fought: Float64Array): Float64Array {
    return this.#rally(this.#fire(fought))
  }

  endedNow(): number {
    return this.#now.reduce((sum, each) => sum + total(each), 0)
  }

  settle(times: number): void {
    this.#now.forEach((now, left) => {
      const ended = this.ended[left]
      now.forEach((chance, state) => {
        if (ended !== undefined) ended[state] = (ended[state] ?? 0) + times * chance
      })
      now.fill(0)
    })
  }

  /** By the target's state after its next move, then by the firer's state. */
  #fire(fought: Float64Array): Float64Array {
    const width = this.#firer.moved.length
    const cells = new Float64Array(this.#target.moved.length * width)
    this.#target.firedAt.forEach(({ after, left }, row) => {
      const from = row * width
      if (isEmpty(fought, from, width)) return
      after.forEach((state, hits) => addProducts(cells, state * width, fought, from, this.#hits[hits]))
      addProducts(this.#now[left], 0, fought, from, this.#hitsFrom[after.length])
    })
    return cells
  }

  #rally(fired: Float64Array): Float64Array {
    const width = this.#firer.moved.length
    const states = this.#target.moved.length
    const cells = new Float64Array(this.#firer.firedAt.length * states)
    this.#firer.moved.forEach(({ rallies }, column) => {
      for (const { row, chance } of rallies) {
        for (let state = 0; state < states; state += 1) {
          const at = row * states + state
          cells[at] = (cells[at] ?? 0) + chance * (fired[state * width + column] ?? 0)
        }
      }
    })
    return cells
  }
}

/** Adds a row, each place times its chance. */
function addProducts(
  to: Float64Array | undefined,
  at: number,
  from: Float64Array,
  start: number,
  chances: Float64Array | undefined,
): void {
  if (to === undefined || chances === undefined) return
  for (let place = 0; place < chances.length; place += 1) {
    to[at + place] = (to[at + place] ?? 0) + (from[start + place] ?? 0) * (chances[place] ?? 0)
  }
}

function isEmpty(cells: Float64Array, from: number, count: number): boolean {
  for (let place = from; place < from + count; place += 1) if (cells[place] !== 0) return false
  return true
}

function total(cells: Float64Array): number {
  let sum = 0
  for (const each of cells) sum += each
  return sum
}

/** How far what goes on is from being so much of everything that was there. */
function distance(next: Float64Array, before: Float64Array, share: number): number {
  let sum = 0
  for (let place = 0; place < next.length; place += 1) {
    sum += Math.abs((next[place] ?? 0) - share * (before[place] ?? 0))
  }
  return sum
}
