import type { FaceSource } from '@/dice/index.ts'
import { rallyDiceOf } from '@/rules/napoleon-in-europe/battle/basic/dice.ts'
import { diceOf, frontDiceOf } from '@/rules/napoleon-in-europe/battle/basic/fire.ts'
import type { BasicPiece, BasicStep } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { BasicQuestion } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { bySide, enemyOf, type BySide, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { dieSides } from '@/rules/napoleon-in-europe/charts/index.ts'
import { arms, type Arm } from '@/rules/napoleon-in-europe/pieces.ts'

/** What came of battles that were thrown, die by die. */
export interface Simulated {
  readonly wins: BySide<number>
  /** How often a side lost so many pieces. */
  readonly losses: BySide<readonly number[]>
  /** Rounds begun in all battles together. */
  readonly rounds: number
}

const ranks = ['front', 'rear'] as const
type Counts = Record<Arm, number>
type Army = Record<'front' | 'rear' | 'lost', Counts>

interface Thrown {
  readonly dice: number
  readonly least: number
}

/**
 * Throws a Basic battle to its end many times, by the policies of the question. It stands beside the exact odds and
 * shares nothing with them but the numbers of dice, which the rules count.
 */
export function simulateBattles(question: BasicQuestion, count: number, faceOf: FaceSource): Simulated {
  return new Simulation(question, faceOf).play(count)
}

class Simulation {
  readonly #question: BasicQuestion
  readonly #faceOf: FaceSource
  readonly #counted = new Map<string, Thrown>()
  readonly #wins = { attacker: 0, defender: 0 }
  readonly #losses: BySide<number[]>
  readonly #orders: BySide<readonly Arm[]>
  #rounds = 0

  constructor(question: BasicQuestion, faceOf: FaceSource) {
    this.#question = question
    this.#faceOf = faceOf
    this.#losses = bySide((side) => Array.from({ length: sizeOf(question.standing[side]) + 1 }, () => 0))
    this.#orders = bySide((side) => this.#orderOf(side))
  }

  play(count: number): Simulated {
    for (let battle = 0; battle < count; battle += 1) this.#fight()
    return { wins: this.#wins, losses: this.#losses, rounds: this.#rounds }
  }

  #fight(): void {
    const { standing, acting, step } = this.#question
    /** Whose turn begins a round. */
    const begins = step === 'rally' ? enemyOf(acting) : acting
    const armies = bySide((side): Army => ({
      front: { ...standing[side].front },
      rear: { ...standing[side].rear },
      lost: { ...standing[side].lost },
    }))
    if (step !== 'rally') this.#rounds += 1
    let side = acting
    let next = step
    while (this.#turn(armies, side, next)) {
      side = enemyOf(side)
      next = 'move'
      if (side === begins) this.#rounds += 1
    }
    this.#pursue(armies, side)
  }

  /** Whether the battle goes on after a side's turn, from this step of it on. */
  #turn(armies: BySide<Army>, side: Side, step: BasicStep): boolean {
    const own = armies[side]
    const enemy = armies[enemyOf(side)]
    if (step === 'move') this.#move(own, side)
    if (step !== 'rally') {
      remove(enemy.front, enemy.lost, this.#orders[enemyOf(side)], this.#successes('fire', own, side))
      if (armiesIn(enemy.front) === 0) return false
    }
    const back = this.#successes('rally', own, side)
    remove(own.lost, own.rear, this.#orders[side].toReversed(), back)
    return true
  }

  #move({ front, rear }: Army, side: Side): void {
    const { leaders, guns } = this.#question.policies[side]
    for (const arm of arms) {
      front[arm] += rear[arm]
      rear[arm] = 0
    }
    const stepBack = (arm: Arm) => {
      rear[arm] = front[arm]
      front[arm] = 0
    }
    if (leaders === 'rally') stepBack('leader')
    if (guns === 'rear' && front.infantry + front.cavalry > 0) stepBack('artillery')
  }

  #pursue(armies: BySide<Army>, victor: Side): void {
    const beaten = enemyOf(victor)
    const { front, rear } = armies[beaten]
    const left = arms.reduce((sum, arm) => sum + front[arm] + rear[arm], 0)
    const caught = Math.min(left, this.#successes('fire', armies[victor], victor))
    this.#wins[victor] += 1
    count(
      this.#losses[victor],
      arms.reduce((sum, arm) => sum + armies[victor].lost[arm], 0),
    )
    count(this.#losses[beaten], sizeOf(armies[beaten]) - left + caught)
  }

  #successes(what: 'fire' | 'rally', army: Army, side: Side): number {
    const { dice, least } = this.#thrown(what, army, side)
    let successes = 0
    for (let die = 0; die < dice; die += 1) if (this.#faceOf(dieSides) >= least) successes += 1
    return successes
  }

  /** The rules' own numbers, counted once for each way to stand. */
  #thrown(what: 'fire' | 'rally', army: Army, side: Side): Thrown {
    const key = [what, side, ...arms.map((arm) => `${army.front[arm]},${army.rear[arm]}`)].join(' ')
    const known = this.#counted.get(key)
    if (known !== undefined) return known
    const thrown = this.#count(what, army, side)
    this.#counted.set(key, thrown)
    return thrown
  }

  #count(what: 'fire' | 'rally', army: Army, side: Side): Thrown {
    const { rules, landed } = this.#question
    const firing = { landed, pieces: piecesOf(army, side) }
    if (what === 'rally') {
      const { dice, ralliesOn } = rallyDiceOf(rules, firing, side)
      return { dice, least: ralliesOn }
    }
    const { dice, hitsOn } = diceOf(rules, firing, side)
    return { dice, least: hitsOn }
  }

  /** In which order a side's pieces are lost. */
  #orderOf(side: Side): readonly Arm[] {
    const { rules, policies } = this.#question
    const sign = policies[enemyOf(side)].aims === 'dearest' ? -1 : 1
    const cost = (unit: Arm) => sign * frontDiceOf(rules, { unit })
    return arms.filter((arm) => arm !== 'leader').sort((one, other) => cost(one) - cost(other))
  }
}

/** So many pieces go from one place to another, in this order. */
function remove(from: Counts, to: Counts, order: readonly Arm[], count: number): void {
  let left = count
  for (const arm of order) {
    const going = Math.min(left, from[arm])
    from[arm] -= going
    to[arm] += going
    left -= going
  }
}

function count(tally: number[], place: number): void {
  tally[place] = (tally[place] ?? 0) + 1
}

function armiesIn(counts: Readonly<Counts>): number {
  return counts.infantry + counts.cavalry + counts.artillery
}

function sizeOf(army: Readonly<Record<'front' | 'rear' | 'lost', Readonly<Counts>>>): number {
  return [army.front, army.rear, army.lost].reduce((sum, each) => sum + armiesIn(each) + each.leader, 0)
}

function piecesOf(army: Army, side: Side): readonly BasicPiece[] {
  return ranks.flatMap((at) =>
    arms.flatMap((unit) =>
      Array.from({ length: army[at][unit] }, (_, place) => ({
        id: `${at}.${unit}.${place}`,
        side,
        nation: null,
        unit,
        at,
      })),
    ),
  )
}
