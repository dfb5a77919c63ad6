import { diceOf } from '@/rules/napoleon-in-europe/battle/basic/fire.ts'
import { moved } from '@/rules/napoleon-in-europe/battle/basic/course.ts'
import { choicesOwed } from '@/rules/napoleon-in-europe/battle/basic/ranks.ts'
import type { BasicBattle, BasicPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'

/** Dice that a side throws more in front for having a piece, than without it. */
function worthOf(rules: NapoleonRules, battle: BasicBattle, piece: BasicPiece): number {
  const [there, gone] = [moved(battle, [piece], 'front'), moved(battle, [piece], 'lost')]
  return diceOf(rules, there, piece.side).dice - diceOf(rules, gone, piece.side).dice
}

/** Dice that some pieces are worth together, less or more as they fall or come back. */
export function worthOfAll(rules: NapoleonRules, battle: BasicBattle, pieces: readonly BasicPiece[]): number {
  return pieces.reduce((sum, piece) => sum + worthOf(rules, battle, piece), 0)
}

/** What to name of those that may be: what is worth the most dice, as many as are owed. */
export function suggestion(rules: NapoleonRules, battle: BasicBattle): readonly BasicPiece[] {
  const { owed } = battle.course
  if (owed === null) return []
  return [...choicesOwed(battle)]
    .map((piece) => ({ piece, worth: worthOf(rules, battle, piece) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, owed.count)
    .map(({ piece }) => piece)
}
