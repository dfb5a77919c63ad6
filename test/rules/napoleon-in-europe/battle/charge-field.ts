import type { StandardBattle, StandardCourse } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { battleOf, piecesOf, stateOf, withPieces } from './board.ts'

/** A larger board for what is refused and answered: France has three arms before Britain's three. */
export const field: StandardBattle = battleOf({
  attacker: {
    'middle.centre': { infantry: 2, cavalry: 2, artillery: 1, leader: 1 },
    left: { infantry: 1 },
    centre: { infantry: 1 },
    right: { infantry: 1 },
    reserve: { cavalry: 1 },
    retreat: { cavalry: 1 },
    coming: { cavalry: 1 },
    lost: { cavalry: 1 },
  },
  defender: {
    centre: { infantry: 2, lightInfantry: 1, cavalry: 2, artillery: 1, leader: 1 },
    left: { infantry: 1, artillery: 1 },
    right: { infantry: 1 },
    reserve: { infantry: 1 },
    retreat: { infantry: 1 },
    lost: { infantry: 1 },
  },
  course: { turn: 2 },
})

const all: Partial<NapoleonOptions> = { lightInfantry: 'on', countercharges: 'on' }

/** The field in a phase of a side, some pieces otherwise, some choice owed. */
export function fieldAs(
  course: Partial<StandardCourse>,
  changes: Parameters<typeof withPieces>[1] = {},
  options: Partial<NapoleonOptions> = all,
): NapoleonState {
  const battle = withPieces(field, changes)
  return stateOf({ ...battle, course: { ...battle.course, ...course } }, options)
}

/** Leaders of two nations beside a unit: which falls, their owner says. */
export function withAllies(battle: StandardBattle): StandardBattle {
  const allies = piecesOf({ centre: { leader: 1 } }, 'defender', 'prussia')
  return {
    ...battle,
    nations: { ...battle.nations, defender: ['britain', 'prussia'] },
    pieces: [...battle.pieces, ...allies],
  }
}
