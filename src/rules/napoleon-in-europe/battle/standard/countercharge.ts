import { rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import type { Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardOwed, StandardPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { standardBattleIn } from '../standing.ts'
import { actionsLeft, armOfPiece, pieceById, setCourse, setPiece } from './board.ts'
import { chargeBetween, chargeComesHome } from './charge-roll.ts'
import { requireChoice } from './charge-choice.ts'
import { isAhead } from './charging.ts'
import type { Charge } from './charge-sums.ts'
import type { standardBattleCommands } from './commands.ts'
import { lineBroken } from './ending.ts'
import { aboutPiece, firstOf, requireNone, requireOwn, type Doubt, type Objection } from './phases.ts'
import { say } from './saying.ts'

const section = rule('Countercharges')

type Offer = Extract<StandardOwed, { readonly kind: 'countercharge' }>

/** Who may countercharge now; nobody where no countercharge is offered. */
export function counterchargers({ battle, rules }: NapoleonState): readonly StandardPiece[] {
  if (battle?.kind !== 'standard') return []
  const [owed] = battle.course.owed
  return owed?.kind === 'countercharge' ? readyTo(rules, battle, owed) : []
}

function readyTo(rules: NapoleonRules, battle: StandardBattle, offer: Offer): readonly StandardPiece[] {
  return battle.pieces.filter((piece) => whyNoCountercharge(rules, battle, offer, piece) === null)
}

/** What keeps a piece of the side that may countercharge from it; null where nothing does. (Countercharges.) */
function whyNoCountercharge(
  rules: NapoleonRules,
  battle: StandardBattle,
  { charger, target, area, side }: Offer,
  piece: StandardPiece,
): Objection | null {
  const other = pieceById(battle, charger)
  const doubts: readonly Doubt[] = [
    [armOfPiece(piece) !== 'cavalry', 'onlyCavalryCountercharges', section, {}],
    [piece.side !== side || piece.at !== area, 'counterchargerElsewhere', section, {}],
    [piece.id === target, 'chargedCannotCountercharge', section, {}],
    [piece.hasCountercharged, 'hasCountercharged', section, {}],
    [actionsLeft(rules, battle, piece) === 0, 'noActionLeft', section, {}],
    [other === undefined || !isAhead(piece, other), 'chargerIsGone', section, {}],
  ]
  return firstOf(doubts, { ...aboutPiece(battle, piece), area })
}

/**
 * A countercharge is offered to cavalry beside who was charged, while the charger stands before it, after the first
 * charge of a charger that came home in a turn. (Countercharges.)
 */
export function counterchargeOffered(
  state: NapoleonState,
  { charger, target, into }: Charge,
  ledger: Ledger,
): Effects {
  const about = { charger: charger.id, target: target.id, side: target.side, area: into }
  return charger.hasCharged ? [] : offered(state, { kind: 'countercharge', ...about }, ledger)
}

function offered(state: NapoleonState, offer: Offer, ledger: Ledger): Effects {
  const { rules } = state
  const battle = standardBattleIn(state)
  if (rules.options.countercharges !== 'on' || readyTo(rules, battle, offer).length === 0) return []
  const { side, area } = offer
  say(ledger, 'order', 'order.mayCountercharge', section, { nation: seatOf(battle, side), side, area })
  return [setCourse(battle, { owed: [...battle.course.owed, offer] })]
}

/** Cavalry meets a charger, or lets it be; other cavalry beside it may do so after it. (Countercharges.) */
export const countercharge: Deciders<typeof standardBattleCommands>['countercharge'] = (
  state,
  { side, piece: id },
  table,
) => {
  const { battle, owed: offer, rest } = requireChoice(state, 'countercharge', side)
  const { ledger } = table
  const charger = pieceById(battle, offer.charger)
  const about = { nation: seatOf(battle, side), side, area: offer.area, charger: charger?.unit ?? '' }
  if (id === null) {
    writeHeading(ledger, 'countercharge.none', about)
    say(ledger, 'outcome', 'countercharge.noneComes', section, about)
    return rest
  }
  const piece = requireOwn(battle, side, id, 'piece')
  requireNone(whyNoCountercharge(state.rules, battle, offer, piece), 'piece')
  writeHeading(ledger, 'countercharge', { ...about, ...aboutPiece(battle, piece) })
  return inOrder(
    state,
    () => [...rest, setPiece(piece, { spent: piece.spent + 1 })],
    (now) => chargeComesHome(now, chargeBetween(now, piece.id, offer.charger, true), table),
    (now) => offered(now, offer, ledger),
    (now) => lineBroken(now, ledger),
  )
}
