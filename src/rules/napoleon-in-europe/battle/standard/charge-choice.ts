import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import type { Effects } from '../../effects.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardOwed } from '../battle.ts'
import { seatOf } from '../seat.ts'
import type { Side } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import { pieceById, setCourse } from './board.ts'

const game = house('game')

type Kind = Exclude<StandardOwed['kind'], 'leaderFalls'>

type OwedOf<Chosen extends Kind> = Extract<StandardOwed, { readonly kind: Chosen }>

interface Choice<Chosen extends Kind> {
  readonly battle: StandardBattle
  readonly owed: OwedOf<Chosen>
  /** The choice is made: what is owed besides. */
  readonly rest: Effects
}

/** What is refused where no such choice is owed. */
const notOwed: Readonly<Record<Kind, string>> = {
  answer: 'noChargeToAnswer',
  chargeHome: 'noChargeToDecide',
  countercharge: 'noCounterchargeOffered',
}

/** The choice about a charge that comes first, where it is of this kind and this side's. @throws Refused */
export function requireChoice<Chosen extends Kind>(
  state: NapoleonState,
  kind: Chosen,
  side: Side,
): Choice<Chosen> {
  const battle = standardBattleIn(state)
  const [owed, ...others] = battle.course.owed
  if (owed === undefined || !isOf(owed, kind)) return refuse(notOwed[kind], 'type', game)
  const chooser = chooserOf(battle, owed)
  if (chooser !== side)
    refuse('choiceIsOthers', 'side', game, {
      nation: seatOf(battle, side),
      other: chooser === null ? '' : seatOf(battle, chooser),
    })
  return { battle, owed, rest: [setCourse(battle, { owed: others })] }
}

function isOf<Chosen extends Kind>(owed: StandardOwed, kind: Chosen): owed is OwedOf<Chosen> {
  return owed.kind === kind
}

/** Whose choice it is: who is charged answers, the charger charges home; null where they are not in the battle. */
export function chooserOf(battle: StandardBattle, owed: StandardOwed): Side | null {
  if ('side' in owed) return owed.side
  const id = owed.kind === 'chargeHome' ? owed.charger : owed.target
  return pieceById(battle, id)?.side ?? null
}
