import type { InferOutput } from 'valibot'
import { putById } from '../put-by-id.ts'
import type { NapoleonState } from '../state.ts'
import type { BasicBattle, StandardBattle } from './battle.ts'
import type { battleEffectSchemas } from './effects.ts'

type Schemas = typeof battleEffectSchemas
type Appliers = {
  readonly [Type in keyof Schemas]: (
    state: NapoleonState,
    effect: InferOutput<Schemas[Type]>,
  ) => NapoleonState
}

/** How the facts of a battle are carried out. A fact about a battle of the other kind, or of none, changes nothing. */
export const battleAppliers: Appliers = {
  battleOpened: (state, { battle }) => ({ ...state, battle }),
  battleClosed: (state) => ({ ...state, battle: null }),
  basicPieceSet: (state, { piece }) =>
    changeBasic(state, ({ pieces }) => ({ pieces: putById(pieces, piece) })),
  standardPieceSet: (state, { piece }) =>
    changeStandard(state, ({ pieces }) => ({ pieces: putById(pieces, piece) })),
  basicCourseSet: (state, { course }) => changeBasic(state, () => ({ course })),
  standardCourseSet: (state, { course }) => changeStandard(state, () => ({ course })),
  groundSet: (state, { side, ground }) =>
    changeStandard(state, (battle) => ({ ground: { ...battle.ground, [side]: ground } })),
  battleSizeSet: (state, { size }) => changeStandard(state, () => ({ size })),
  groupsSet: (state, { groups }) => changeStandard(state, () => ({ groups })),
}

function changeBasic(
  state: NapoleonState,
  change: (battle: BasicBattle) => Partial<BasicBattle>,
): NapoleonState {
  const { battle } = state
  return battle?.kind === 'basic' ? { ...state, battle: { ...battle, ...change(battle) } } : state
}

function changeStandard(
  state: NapoleonState,
  change: (battle: StandardBattle) => Partial<StandardBattle>,
): NapoleonState {
  const { battle } = state
  return battle?.kind === 'standard' ? { ...state, battle: { ...battle, ...change(battle) } } : state
}
