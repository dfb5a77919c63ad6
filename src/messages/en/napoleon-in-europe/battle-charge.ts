import { opening } from '@/messages/format.ts'
import type { Parameters } from '@/rules/index.ts'
import { areaIn, pieceIn, spotIn, unitIn, whoIn } from './battle-names.ts'
import type { RuleTexts } from './text.ts'

/** A piece and where it stands: "France’s cavalry on the left". */
function pieceThere(about: Parameters): string {
  return `${pieceIn(about)} ${spotIn(about['area'], about['side'])}`
}

/** The other one in a charge: "Britain’s infantry". */
function otherIn({ otherNation = '', otherUnit = '' }: Parameters): string {
  return pieceIn({ nation: otherNation, unit: otherUnit })
}

function aboutUnit(words: string): (about: Parameters) => string {
  return (about) => `${opening(pieceIn(about))} ${words}`
}

const destroyed = aboutUnit('is destroyed')
const fallsBack = aboutUnit('falls back')

/** What charges say. */
export const battleChargeTexts: RuleTexts = {
  dice: {
    'charge.charger': 'Charger',
    'charge.target': 'Charged',
    'charge.square': 'Forming square',
  },
  reasons: {
    'heading.charge': (about) => `${opening(pieceThere(about))} charges ${otherIn(about)}`,
    'heading.answerCharge.stand': (about) => `${opening(pieceThere(about))} stands against ${otherIn(about)}`,
    'heading.answerCharge.square': (about) =>
      `${opening(pieceThere(about))} ${about['unit'] === 'militia' ? 'tries to form' : 'forms'} square against ${otherIn(about)}`,
    'heading.answerCharge.avoid': (about) => `${opening(pieceThere(about))} avoids ${otherIn(about)}`,
    'heading.chargeHome.goesOn': (about) =>
      `${opening(pieceThere(about))} charges home against the square of ${otherIn(about)}`,
    'heading.chargeHome.cancelled': (about) =>
      `${opening(pieceThere(about))} cancels its charge on the square of ${otherIn(about)}`,
    'heading.countercharge': ({ charger, ...about }) =>
      `${opening(pieceThere(about))} countercharges the ${unitIn(charger)}`,
    'heading.countercharge.none': ({ nation, side, area, charger }) =>
      `${opening(whoIn(nation))} does not countercharge the ${unitIn(charger)} from ${areaIn(area, side)}`,
    'charge.answered.stand.square': (about) => `${opening(otherIn(about))} stands or forms square`,
    'charge.answered.stand.avoid': (about) => `${opening(otherIn(about))} stands or avoids`,
    'square.failsTo': ({ most }) => `Militia forms no square on ${most} or less`,
    'square.formed': () => 'The square is formed',
    'square.failed': () => 'No square: it fights as it stands',
    'charge.against': ({ arm, target }) => `${opening(unitIn(arm))} charges ${unitIn(target)}`,
    'charge.stands': ({ unit }) => `${opening(unitIn(unit))} stands`,
    'charge.standsInSquare': ({ unit }) => `${opening(unitIn(unit))} stands in square`,
    'charge.square': () => 'against a square',
    'charge.leader': () => 'a leader beside it',
    'charge.napoleon': () => 'Napoleon beside it',
    'charge.combinedArms': () => 'combined arms',
    'charge.eliteInfantry': () => 'elite',
    'charge.heavyCavalry': () => 'heavy',
    'charge.militia': () => 'militia',
    'charge.irregularCavalry': () => 'irregular',
    'charge.lightInfantry': () => 'light',
    'charge.lightInfantryInCover': () => 'light, in woods or a village',
    'charge.countercharge': () => 'countercharge',
    'charge.streamCavalry': () => 'into a stream',
    'charge.woodsCavalryInto': () => 'into woods',
    'charge.woodsCavalryFrom': () => 'out of woods',
    'charge.hill': () => 'up a hill',
    'charge.village': () => 'into a village',
    'charge.landing': () => 'against a landing',
    'charge.onTheDice': () => 'On two dice',
    'charge.level': () => 'Level totals',
    'charge.ahead': ({ by, ...about }) => `${opening(pieceIn(about))} is ahead by ${by}`,
    'charge.outcome.level': () => 'Level: neither moves',
    'charge.outcome.charger.fallsBack': fallsBack,
    'charge.outcome.charger.destroyed': destroyed,
    'charge.outcome.target.fallsBack': fallsBack,
    'charge.outcome.target.destroyed': destroyed,
    'charge.outcome.square': aboutUnit('is in square'),
    'charge.outcome.avoided': aboutUnit('has avoided the charge'),
    'charge.outcome.cancelled': () => 'The charge is cancelled',
    'countercharge.noneComes': () => 'Nobody countercharges',
    'order.removeCharged': (about) => `Remove ${pieceIn(about)}.`,
    'order.retreatCharged': (about) => `Move ${pieceIn(about)} to the retreat area.`,
    'order.turnSquare': (about) =>
      `Turn ${pieceIn(about)} sideways. ${opening(otherIn(about))} charges home or cancels.`,
    'order.avoidToReserve': (about) => `Move ${pieceIn(about)} to the reserve.`,
    'order.mayCountercharge': ({ nation, side, area }) =>
      `${opening(whoIn(nation))} may countercharge with cavalry ${spotIn(area, side)}.`,
  },
  refusals: {
    armCannotCharge: (about) =>
      `${opening(pieceIn(about))} does not charge. Infantry and cavalry do; choose one of them.`,
    chargedNotThere: ({ target }) =>
      `The ${unitIn(target)} is not on the board any more. Choose another target.`,
    squareCannotCharge: (about) =>
      `${opening(pieceIn(about))} is in square and may not charge. Take it out of square first, which is its battle action.`,
    riverBarsCharges: () =>
      'A river runs in front of one of the armies: nobody charges in this battle. Fire instead.',
    chargeStraightAhead: ({ side, area, into }) =>
      `A charge goes straight ahead into the next area. From ${areaIn(area, side)} it does not reach a target ${spotIn(into, side)}: choose another, or move first.`,
    leaderIsNoTarget: () =>
      'Leaders are no targets. One falls when the dice against a unit beside him show enough as they lie. Charge a unit.',
    artilleryCovered: ({ target }) =>
      `Infantry or cavalry in its area covers the ${unitIn(target)}. Drive that off first.`,
    noChargeToAnswer: () => 'No charge waits for an answer. It is answered when one is declared.',
    noChargeToDecide: () => 'No charge waits to go on. That is asked when the infantry has formed square.',
    noCounterchargeOffered: () =>
      'No countercharge is open. It may follow a first charge that came home, while the charger stands ahead.',
    choiceIsOthers: ({ other }) => `That is for ${whoIn(other)} to say. Hand the phone over.`,
    chargeIsOver: () =>
      'One of the two in this charge is not on the board any more. Correct the battle, so that nothing is owed.',
    cannotFormSquare: (about) =>
      `${opening(pieceIn(about))} cannot form square: only infantry does, against cavalry, and not twice. Let it stand.`,
    cannotAvoid: (about) =>
      `${opening(pieceIn(about))} cannot avoid: cavalry and light infantry do, from infantry, and never out of a square. Let it stand.`,
    onlyCavalryCountercharges: (about) =>
      `${opening(pieceIn(about))} cannot countercharge. Cavalry beside the unit that was charged may.`,
    counterchargerElsewhere: ({ side, area }) =>
      `Only cavalry ${spotIn(area, side)}, beside the unit that was charged, may countercharge. Choose one there.`,
    chargedCannotCountercharge: (about) =>
      `${opening(pieceIn(about))} was itself charged. Other cavalry beside it may countercharge.`,
    chargerIsGone: () =>
      'The charger does not stand ahead any more, so nobody can countercharge it. Let it be.',
    hasCountercharged: (about) =>
      `${opening(pieceIn(about))} has countercharged this turn, and may do so once. Choose another, or none.`,
  },
}
