import { TooManyWays } from '@/dice/index.ts'
import { commandOdds, deliberate } from '@/rules/index.ts'
import type { StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { pieceById } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import type { NapoleonCommand, NapoleonEffect, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'

/** How two pieces fare in a charge, each as a chance from 0 to 1. */
export interface Fates {
  readonly chargerLost: number
  readonly chargerBack: number
  readonly level: number
  readonly targetBack: number
  readonly targetLost: number
}

const none: Fates = { chargerLost: 0, chargerBack: 0, level: 0, targetBack: 0, targetLost: 0 }
const mostSteps = 400

/** How charger and target fare by a command; null where no die decides it, or in too many ways. */
export function fatesOf(
  state: NapoleonState,
  command: NapoleonCommand,
  charger: StandardPiece,
  target: StandardPiece,
): Fates | null {
  if (deliberate(napoleonInEurope, state, command, []).kind !== 'needsDie') return null
  const fateOf = (effects: readonly NapoleonEffect[]): keyof Fates => {
    const [ofCharger, ofTarget] = [placeIn(effects, charger), placeIn(effects, target)]
    if (ofCharger === 'lost') return 'chargerLost'
    if (ofTarget === 'lost') return 'targetLost'
    if (ofCharger.endsWith('.retreat')) return 'chargerBack'
    return ofTarget.endsWith('.retreat') ? 'targetBack' : 'level'
  }
  try {
    const chances = commandOdds(
      napoleonInEurope,
      state,
      command,
      ({ effects }) => fateOf(effects),
      [],
      mostSteps,
    )
    return chances.reduce<Fates>((fates, { value, probability }) => {
      const fate = fateOf(value.effects)
      return { ...fates, [fate]: fates[fate] + probability }
    }, none)
  } catch (stop) {
    if (stop instanceof TooManyWays) return null
    throw stop
  }
}

/** Where a piece stands after all; where it stood, if nothing moves it. */
function placeIn(effects: readonly NapoleonEffect[], { id, at }: StandardPiece): string {
  return effects.reduce<string>(
    (place, effect) =>
      effect.type === 'standardPieceSet' && effect.piece.id === id ? effect.piece.at : place,
    at,
  )
}

/** The state that a command without dice leads to; null where it needs dice, or is refused. */
export function stateAfter(state: NapoleonState, command: NapoleonCommand): NapoleonState | null {
  const result = deliberate(napoleonInEurope, state, command, [])
  return result.kind === 'decided' ? result.effects.reduce(napoleonInEurope.apply, state) : null
}

/** A piece as it stands in a state. */
export function pieceIn({ battle }: NapoleonState, id: string): StandardPiece | null {
  return battle?.kind === 'standard' ? (pieceById(battle, id) ?? null) : null
}
