import { secureFaces } from '@/dice/index.ts'
import { basicOdds } from '@/rules/napoleon-in-europe/battle/odds/odds.ts'
import {
  questionOfArmies,
  usualPolicy,
  type ArmCounts,
  type BasicQuestion,
} from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { simulateBattles } from './simulated-battles.ts'

function twoOf(army: ArmCounts): BasicQuestion {
  const armies = { attacker: army, defender: army }
  return questionOfArmies(rulesWith(), null, armies, { attacker: usualPolicy, defender: usualPolicy })
}

/** Whole Basic battles of twenty pieces and a leader a side: leaders rally, the dearest is lost first. */
export const wholeBattles: readonly { readonly name: string; readonly question: BasicQuestion }[] = [
  { name: 'of all arms', question: twoOf({ infantry: 10, cavalry: 6, artillery: 4, leader: 1 }) },
  { name: 'of infantry', question: twoOf({ infantry: 20, cavalry: 0, artillery: 0, leader: 1 }) },
]

/** So many simulated battles stand beside the exact odds. */
export const simulatedBattles = 20_000

export function solve(question: BasicQuestion): void {
  if (basicOdds(question) === null) throw new Error('the battle does not end')
}

export function simulate(question: BasicQuestion): void {
  simulateBattles(question, simulatedBattles, secureFaces())
}
