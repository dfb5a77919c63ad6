import type {
  BasicBattle,
  BasicPlace,
  Battle,
  StandardBattle,
} from '@/rules/napoleon-in-europe/battle/battle.ts'
import { areas, type Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { headingIn } from '../../describe/outcome.ts'
import type { KindView } from '../basic/kinds.ts'
import type { BattleStep } from './reading.ts'

/** Until both have set up, who looks at the record may not see where the enemy stands. */
export function isHidden({ course: { stage } }: Battle): boolean {
  return ['initiative', 'reinforcement', 'terrain', 'deployment'].includes(stage)
}

/** The areas of the battle board in which something changed, and those from and at which something was done. */
export function changedAreas({ entry, before, after }: BattleStep): readonly Area[] {
  const { parameters = {} } = headingIn(entry.reasons) ?? {}
  const named = [parameters['from'], parameters['area'], parameters['to']]
  const changed = before.kind === 'standard' && after.kind === 'standard' ? movedAreas(before, after) : []
  return areas.filter((area) => named.includes(area) || changed.includes(area))
}

function movedAreas(before: StandardBattle, after: StandardBattle): readonly string[] {
  return after.pieces.flatMap((piece) => {
    const earlier = before.pieces.find(({ id }) => id === piece.id)
    const isSame = earlier?.at === piece.at && earlier.inSquare === piece.inSquare
    return isSame || earlier === undefined ? [] : [earlier.at, piece.at]
  })
}

/** By how many a kind has become more or fewer in a rank of the Basic Rules. */
export function rankChange(
  before: BasicBattle,
  after: BasicBattle,
  { unit, nation, pieces: [first] }: KindView,
  at: BasicPlace,
): number {
  const countIn = ({ pieces }: BasicBattle) =>
    pieces.filter(
      (piece) =>
        piece.side === first?.side && piece.unit === unit && piece.nation === nation && piece.at === at,
    ).length
  return countIn(after) - countIn(before)
}
