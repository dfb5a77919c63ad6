import { house } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { NapoleonState } from '../state.ts'
import type { BasicBattle, StandardBattle } from './battle.ts'

/** The battle of the Standard Rules that stands on the board. @throws Refused where none does */
export function standardBattleIn({ battle }: NapoleonState): StandardBattle {
  return battle?.kind === 'standard' ? battle : refuse('noBattle', 'type', house('game'))
}

/** The battle of the Basic Rules that stands on the board. @throws Refused where none does */
export function basicBattleIn({ battle }: NapoleonState): BasicBattle {
  return battle?.kind === 'basic' ? battle : refuse('noBattle', 'type', house('game'))
}
