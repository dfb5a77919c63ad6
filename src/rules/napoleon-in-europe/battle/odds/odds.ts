import { binomialUpTo } from '@/dice/index.ts'
import { bySide, enemyOf, type BySide, type Side } from '../sides.ts'
import { armyStates, TooManyStates, type ArmyStates } from './army.ts'
import { chainEnds, type Ends } from './chain.ts'
import type { BasicQuestion } from './question.ts'

/** How a Basic battle ends, by both sides' policies. */
export interface BasicOdds {
  /** The chance of each side to win. */
  readonly wins: BySide<number>
  /** The chance of each number of pieces that a side loses, from none to all, pursuit and former losses included. */
  readonly losses: BySide<readonly number[]>
  /** Rounds that are begun from now on, on average. */
  readonly rounds: number
  /** No chance is wrong by more than this. */
  readonly error: number
}

/** What a phone works through in a few seconds: states of an army, and pairs of states of both. */
const mostStates = 4_000
const mostPairs = 1_000_000

/**
 * The exact odds of a Basic battle from where it stands, losses in pursuit included: the chain of its states is
 * solved, nothing is thrown.
 *
 * @returns null where by these numbers the battle does not end
 * @throws TooManyStates
 */
export function basicOdds(question: BasicQuestion): BasicOdds | null {
  const armies = bySide((side) => armyStates(question, side, mostStates))
  if (pairsOf(armies) > mostPairs) throw new TooManyStates(mostPairs)
  const { acting, step } = question
  const solved = chainEnds(armies, step === 'rally' ? enemyOf(acting) : acting)
  if (solved === null) return null
  const { ends, rounds, error } = solved
  const losses = bySide((side) => Array.from({ length: armies[side].size + 1 }, () => 0))
  for (const end of [ends.attacker, ends.defender]) addLosses(losses, armies, end)
  const wins = bySide((side) => chanceOf(ends[enemyOf(side)]))
  return { wins, losses, rounds, error }
}

function pairsOf({ attacker, defender }: BySide<ArmyStates>): number {
  return Math.max(
    attacker.firedAt.length * defender.moved.length,
    defender.firedAt.length * attacker.moved.length,
  )
}

function chanceOf({ chances }: Ends): number {
  return chances.reduce((sum, each) => each.reduce((total, chance) => total + chance, sum), 0)
}

/** The victor loses nothing more; of what the beaten side has left, each hit of the pursuit removes one. */
function addLosses(losses: BySide<number[]>, armies: BySide<ArmyStates>, { beaten, chances }: Ends): void {
  const victor = enemyOf(beaten)
  const { hitChance, moved } = armies[victor]
  chances.forEach((byState, left) => {
    byState.forEach((chance, state) => {
      const { lost = 0, dice = 0 } = moved[state] ?? {}
      if (chance === 0) return
      add(losses, victor, lost, chance)
      binomialUpTo(dice, hitChance, left).forEach((share, hits) =>
        add(losses, beaten, armies[beaten].size - left + hits, chance * share),
      )
    })
  })
}

function add(losses: BySide<number[]>, side: Side, lost: number, chance: number): void {
  losses[side][lost] = (losses[side][lost] ?? 0) + chance
}
