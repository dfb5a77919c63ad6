import { rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Parameters } from '../../../reason.ts'
import type { Table } from '../../../rulebook.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardOwed } from '../battle.ts'
import { standardBattleIn } from '../standing.ts'
import { reserveOf } from './areas.ts'
import { setCourse, setPiece } from './board.ts'
import { requireChoice } from './charge-choice.ts'
import { chargeBetween, chargeComesHome } from './charge-roll.ts'
import type { Charge } from './charge-sums.ts'
import { answersOf, whyNoCharge, type ChargeAnswer } from './charging.ts'
import type { standardBattleCommands } from './commands.ts'
import { countercharge, counterchargeOffered } from './countercharge.ts'
import { lineBroken } from './ending.ts'
import { aboutPiece, requireActor, requireEnemy, requireNone } from './phases.ts'
import { say } from './saying.ts'
import { formsSquare } from './squares.ts'

const chargeRule = rule('Charge Attack')
const squareRule = rule('Square Formation')
const avoiding = rule('Avoiding')

type Charging = 'charge' | 'answerCharge' | 'chargeHome' | 'countercharge'

/** Charges, what is answered to them, and countercharges. (Charge Attack; Advanced: Countercharges.) */
export const chargeDeciders: Deciders<Pick<typeof standardBattleCommands, Charging>> = {
  charge(state, { side, piece: id, target: targetId }, table) {
    const piece = requireActor(state, side, id, 'piece')
    const battle = standardBattleIn(state)
    const target = requireEnemy(battle, side, targetId, 'target')
    requireNone(whyNoCharge(battle, piece, target), 'target')
    const answers = answersOf(piece, target)
    const about = aboutCharge(chargeBetween(state, id, targetId), 'charger')
    writeHeading(table.ledger, 'charge', about)
    return inOrder(
      state,
      () => [setPiece(piece, { spent: piece.spent + 1 }), setCourse(battle, { hasActed: true })],
      (now) => {
        if (answers.length === 1) return home(now, id, targetId, table)
        say(table.ledger, 'outcome', `charge.answered.${answers.join('.')}`, chargeRule, about)
        return owe(now, { kind: 'answer', charger: id, target: targetId })
      },
      (now) => lineBroken(now, table.ledger),
    )
  },

  answerCharge(state, { side, answer }, table) {
    const { owed, rest } = requireChoice(state, 'answer', side)
    const charge = chargeBetween(state, owed.charger, owed.target)
    const about = aboutCharge(charge, 'target')
    if (!answersOf(charge.charger, charge.target).includes(answer)) {
      refuse(notAnswered[answer], 'answer', chargeRule, about)
    }
    writeHeading(table.ledger, `answerCharge.${answer}`, about)
    return inOrder(
      state,
      () => rest,
      (now) => answered[answer](now, chargeBetween(now, owed.charger, owed.target), table),
      (now) => lineBroken(now, table.ledger),
    )
  },

  chargeHome(state, { side, goesOn }, table) {
    const { owed, rest } = requireChoice(state, 'chargeHome', side)
    const { ledger } = table
    const about = aboutCharge(chargeBetween(state, owed.charger, owed.target), 'charger')
    writeHeading(ledger, goesOn ? 'chargeHome.goesOn' : 'chargeHome.cancelled', about)
    if (!goesOn) {
      say(ledger, 'outcome', 'charge.outcome.cancelled', squareRule, about)
      return rest
    }
    return inOrder(
      state,
      () => rest,
      (now) => home(now, owed.charger, owed.target, table),
      (now) => lineBroken(now, ledger),
    )
  },

  countercharge,
}

/** Why an answer is refused that the target of this charge cannot give. */
const notAnswered: Readonly<Record<ChargeAnswer, string>> = {
  stand: 'cannotStand',
  square: 'cannotFormSquare',
  avoid: 'cannotAvoid',
}

type Answering = (state: NapoleonState, charge: Charge, table: Table) => Effects

const answered: Readonly<Record<ChargeAnswer, Answering>> = {
  stand: (state, { charger, target }, table) => home(state, charger.id, target.id, table),

  square(state, charge, table) {
    const { battle, charger, target } = charge
    if (!formsSquare(state.rules, battle, target, table)) return home(state, charger.id, target.id, table)
    const about = aboutCharge(charge, 'target')
    say(table.ledger, 'outcome', 'charge.outcome.square', squareRule, about)
    say(table.ledger, 'order', 'order.turnSquare', squareRule, about)
    return inOrder(
      state,
      () => [setPiece(target, { inSquare: true })],
      (now) => owe(now, { kind: 'chargeHome', charger: charger.id, target: target.id }),
    )
  },

  avoid(_state, charge, { ledger }) {
    const { target } = charge
    const about = aboutCharge(charge, 'target')
    say(ledger, 'outcome', 'charge.outcome.avoided', avoiding, about)
    say(ledger, 'order', 'order.avoidToReserve', avoiding, about)
    return [setPiece(target, { at: reserveOf(target.side) })]
  },
}

/** The two come together; afterwards cavalry beside who was charged may meet the charger. */
function home(state: NapoleonState, charger: string, target: string, table: Table): Effects {
  const charge = chargeBetween(state, charger, target)
  return inOrder(
    state,
    (now) => chargeComesHome(now, charge, table),
    (now) => counterchargeOffered(now, charge, table.ledger),
  )
}

function owe(state: NapoleonState, choice: StandardOwed): Effects {
  const battle = standardBattleIn(state)
  return [setCourse(battle, { owed: [...battle.course.owed, choice] })]
}

/** Who charges whom, for a text that speaks of one of them. */
function aboutCharge({ battle, charger, from, target, into }: Charge, of: 'charger' | 'target'): Parameters {
  const [one, area, other] = of === 'charger' ? [charger, from, target] : [target, into, charger]
  const { nation = '', unit = '', side } = aboutPiece(battle, other)
  return { ...aboutPiece(battle, one), area, otherNation: nation, otherUnit: unit, otherSide: side ?? '' }
}
