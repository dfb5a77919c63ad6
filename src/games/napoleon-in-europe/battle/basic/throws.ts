import { basicBoard } from '@/messages/en/napoleon-in-europe/battle/basic.ts'
import { rallyDiceOf } from '@/rules/napoleon-in-europe/battle/basic/dice.ts'
import { diceOf } from '@/rules/napoleon-in-europe/battle/basic/fire.ts'
import { rallyingLeaders } from '@/rules/napoleon-in-europe/battle/basic/ranks.ts'
import { waitingFor } from '@/rules/napoleon-in-europe/battle/basic/waiting.ts'
import type { BasicBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'

/** Dice that are thrown next. */
export interface NextThrow {
  /** Title of its sheet. */
  readonly title: string
  readonly command: NapoleonCommand
  readonly hint: string
  /** What the button says. */
  readonly label: string
}

/** The dice that a battle waits for; null where it waits for a move or for names. */
export function nextThrow(rules: NapoleonRules, battle: BasicBattle): NextThrow | null {
  const waiting = waitingFor(battle)
  if (waiting === null || waiting.for === 'move' || waiting.for === 'names') return null
  return throws[waiting.for](rules, battle, waiting.side)
}

const throws = { fire, rally, pursuit } as const

function fire(rules: NapoleonRules, battle: BasicBattle, side: Side): NextThrow {
  const { title, hint, button } = basicBoard.fire
  const { dice } = diceOf(rules, battle, side)
  return { title, hint, label: button(dice), command: { type: 'fireRanks', side } }
}

function rally(rules: NapoleonRules, battle: BasicBattle, side: Side): NextThrow {
  const { title, hint, button } = basicBoard.rally
  const { dice } = rallyDiceOf(rules, battle, side)
  const leaders = rallyingLeaders(battle, side).length
  return { title, hint: hint(leaders), label: button(dice), command: { type: 'rallyRanks', side } }
}

function pursuit(rules: NapoleonRules, battle: BasicBattle, side: Side): NextThrow {
  const { title, hint, button } = basicBoard.pursuit
  const { dice } = diceOf(rules, battle, side)
  return { title, hint, label: button(dice), command: { type: 'pursueRanks', side } }
}
