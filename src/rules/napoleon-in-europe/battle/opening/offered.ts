import type { NationId } from '../../nations.ts'
import { arms, landUnits, type LandUnit } from '../../pieces.ts'
import type { NapoleonState } from '../../state.ts'
import { isInPlay, unitsOf } from '../../units-in-play.ts'
import { battleInnovations, type BattleInnovation } from '../battle.ts'
import { sides, type Side } from '../sides.ts'

/** By which rules a game fights its battles. */
type Game = Pick<NapoleonState, 'level' | 'rules'>

/** The units that a nation, or a minor nation by itself, may bring into a battle. */
export function unitsInBattle(game: Game, nation: NationId | null): readonly LandUnit[] {
  if (game.level === 'basic') return arms
  return nation === null ? landUnits.filter((unit) => isInPlay(game, unit)) : unitsOf(game, nation)
}

/** Whether the attacker's groups are told apart: they may arrive at different times. (Advanced: Reinforcement.) */
export function tellsGroupsApart({ level, rules }: Game): boolean {
  return level === 'standard' && rules.options.reinforcement === 'on'
}

/** Whether one of the French leaders may be Napoleon. (Advanced: Napoleon Rule.) */
export function knowsNapoleon({ level, rules }: Game): boolean {
  return level === 'standard' && rules.options.napoleon === 'on'
}

/** The innovations that do something in a battle, and for whom. (Advanced: Initiative, Reinforcement.) */
export function innovationsInBattle(
  game: Game,
): readonly { readonly id: BattleInnovation; readonly side: Side }[] {
  const { level, rules } = game
  const hasInitiative = level === 'standard' && rules.options.initiative === 'on'
  const served: Readonly<Record<BattleInnovation, readonly Side[]>> = {
    superiorLightCavalry: hasInitiative ? sides : [],
    corpsDArmee: tellsGroupsApart(game) ? ['attacker'] : [],
  }
  return battleInnovations.flatMap((id) => served[id].map((side) => ({ id, side })))
}
