import { facesAlike } from '@/dice/index.ts'
import { cellOf, numberIn, type Provenance } from '../chart.ts'
import { refuse } from '../reason.ts'
import type { Table } from '../rulebook.ts'
import type { ReactionInput } from './charge-input.ts'
import { dieSides } from './charts/index.ts'
import { house, rule } from '../chart-building.ts'
import { requirePossibleUnit, requireStanding } from './check.ts'
import { fallenLeader } from './leader.ts'
import type { OfficerFate } from './losses.ts'
import { moraleRating } from './morale.ts'
import { orderer, orderRemoval } from './orders.ts'
import { officerValue } from './own-value.ts'
import type { MiniaturesRules } from './rules.ts'
import type { ChargeAnswer } from './turn.ts'
import type { Formation, UnitDescription } from './units.ts'

const m10 = house('M10')
const sequence = rule('Sequence of play')

export interface ReactionOutcome {
  /** Named ending, such as `squareForms`. */
  readonly result: string
  /** Whether the unit does what it set out to do. */
  readonly holds: boolean
  /** The formation that it is in afterwards. */
  readonly formation: Formation
  /** Whether skirmishers were ridden down. */
  readonly eliminated: boolean
  readonly officer: OfficerFate
}

/** An answer that needs a die: what comes of it when the die is high enough, and when it is not. */
interface Attempt {
  readonly answer: Exclude<ChargeAnswer, 'stand'>
  readonly formation: Formation | null
  readonly success: { readonly result: string; readonly order: string }
  readonly failure: { readonly result: string; readonly order: string }
}

const attempts: readonly Attempt[] = [
  {
    answer: 'counterCharge',
    formation: null,
    success: { result: 'counterCharges', order: 'order.counterCharge' },
    failure: { result: 'counterChargeFails', order: 'order.standsAsItIs' },
  },
  {
    answer: 'square',
    formation: 'square',
    success: { result: 'squareForms', order: 'order.formSquare' },
    failure: { result: 'squareFails', order: 'order.standsAsItIs' },
  },
  {
    answer: 'formLine',
    formation: 'line',
    success: { result: 'lineForms', order: 'order.formLine' },
    failure: { result: 'lineFails', order: 'order.standsAsItIs' },
  },
]

/**
 * What the charged do: stand, or try to counter-charge, to form square or, as skirmishers, to form line.
 * Skirmishers that fail against cavalry are ridden down. (Sheet: Sequence of play, b and c; M10.)
 *
 * @throws Refused when the unit cannot answer so
 */
export function chargeReaction(input: ReactionInput, rules: MiniaturesRules, table: Table): ReactionOutcome {
  requireLegalReaction(input)
  const attempt = attempts.find(({ answer }) => answer === input.answer)
  if (attempt === undefined) return stand(input, table)
  return isHighEnough(attempt.answer, input, rules, table)
    ? succeed(attempt, input, table)
    : fail(attempt, input, rules, table)
}

function stand({ target }: ReactionInput, table: Table): ReactionOutcome {
  close('stands', target, table)
  return { ...unchanged(target), result: 'stands', holds: true }
}

function unchanged({ formation, officer }: UnitDescription) {
  const fate: OfficerFate = officer === null ? 'none' : 'notAtRisk'
  return { formation, eliminated: false, officer: fate }
}

/** The die with class, nation and officer. Bases lost do not count here. (M10.) */
function isHighEnough(
  answer: Attempt['answer'],
  { target }: ReactionInput,
  rules: MiniaturesRules,
  { dice, ledger }: Table,
): boolean {
  const rating = moraleRating(target, 'reaction', rules, ledger)
  const value = rating + officerValue(target, 'reaction', sequence, ledger)
  const cell = cellOf(rules.charts.chargeReaction, answer, 'value')
  const needed = numberIn(cell)
  const parameters = { unit: target.name, needed }
  const total = { parameters, value, operation: 'total', sum: 'reaction', provenance: sequence } as const
  ledger.write({ ...total, key: 'charge.onTheDie' })
  const alike = facesAlike(dieSides, (face) => String(face + value >= needed))
  const face = dice.roll({ sides: dieSides, label: 'charge.reaction', side: 'target', alike })
  const isEnough = face + value >= needed
  ledger.fromCell(cell, {
    key: isEnough ? `charge.${answer}.holds` : `charge.${answer}.fails`,
    parameters,
    value: face + value,
    operation: 'result',
    sum: 'reaction',
  })
  return isEnough
}

function succeed({ formation, success }: Attempt, { target }: ReactionInput, table: Table): ReactionOutcome {
  order(success.order, target, table)
  close(success.result, target, table)
  return {
    ...unchanged(target),
    result: success.result,
    holds: true,
    formation: formation ?? target.formation,
  }
}

function fail(
  { failure, answer }: Attempt,
  input: ReactionInput,
  rules: MiniaturesRules,
  table: Table,
): ReactionOutcome {
  const { charger, target } = input
  if (answer === 'formLine' && charger.arm === 'cavalry') return rideDown(input, rules, table)
  order(failure.order, target, table)
  close(failure.result, target, table)
  return { ...unchanged(target), result: failure.result, holds: false }
}

/** Skirmishers caught by cavalry are gone, each base a danger to their officer; the cavalry may go on. */
function rideDown({ charger, target }: ReactionInput, rules: MiniaturesRules, table: Table): ReactionOutcome {
  orderRemoval(target, target.bases, sequence, table.ledger)
  const officer = fallenLeader(
    { officer: target.officer, basesRemoved: target.bases, danger: 'melee', side: 'target' },
    rules,
    table,
  )
  order('order.mayGoOn', charger, table)
  close('riddenDown', target, table)
  return { result: 'riddenDown', holds: false, formation: target.formation, eliminated: true, officer }
}

function order(key: string, unit: UnitDescription, { ledger }: Table): void {
  orderer(unit, m10, ledger)(key, 0)
}

function close(result: string, { name }: UnitDescription, { ledger }: Table): void {
  ledger.write({
    key: `charge.outcome.${result}`,
    parameters: { target: name },
    value: 0,
    operation: 'outcome',
    sum: 'reaction',
    provenance: m10,
  })
}

interface Bar {
  readonly code: string
  readonly field: string
  readonly provenance: Provenance
  readonly holds: (input: ReactionInput) => boolean
}

const inSquare = ({ formation }: UnitDescription): boolean => formation === 'square'
const skirmishes = ({ formation }: UnitDescription): boolean => formation === 'skirmish'

/** What keeps a unit from charging, or from answering a charge so. */
const bars: readonly Bar[] = [
  {
    code: 'gunsDoNotAttack',
    field: 'charger.arm',
    provenance: house('M12'),
    holds: ({ charger }) => charger.arm === 'artillery',
  },
  {
    code: 'squareDoesNotAttack',
    field: 'charger.formation',
    provenance: rule('Movement'),
    holds: ({ charger }) => inSquare(charger),
  },
  {
    code: 'lockedDoesNotAnswer',
    field: 'answer',
    provenance: m10,
    holds: ({ inMelee, answer }) => inMelee && answer !== 'stand',
  },
  {
    code: 'onlyCavalryCounterCharges',
    field: 'answer',
    provenance: m10,
    holds: ({ target, answer }) => answer === 'counterCharge' && target.arm !== 'cavalry',
  },
  {
    code: 'onlySkirmishersFormLine',
    field: 'answer',
    provenance: sequence,
    holds: ({ target, answer }) => answer === 'formLine' && !skirmishes(target),
  },
  {
    code: 'skirmishersFormLine',
    field: 'answer',
    provenance: sequence,
    holds: ({ target, answer, charger, inMelee }) =>
      skirmishes(target) &&
      !inMelee &&
      answer !== 'formLine' &&
      (answer !== 'stand' || charger.arm === 'cavalry'),
  },
  {
    code: 'onlyInfantryFormsSquare',
    field: 'answer',
    provenance: sequence,
    holds: ({ target, answer }) => answer === 'square' && target.arm !== 'infantry',
  },
  {
    code: 'squareAgainstCavalryOnly',
    field: 'answer',
    provenance: m10,
    holds: ({ charger, answer }) => answer === 'square' && charger.arm !== 'cavalry',
  },
  {
    code: 'alreadyInSquare',
    field: 'answer',
    provenance: m10,
    holds: ({ target, answer }) => answer === 'square' && inSquare(target),
  },
]

/** Why a unit cannot answer so; null where it can. */
function barOf(input: ReactionInput): Bar | null {
  return bars.find(({ holds }) => holds(input)) ?? null
}

function requireLegalReaction(input: ReactionInput): void {
  const { charger, target } = input
  requirePossibleUnit(charger, 'charger')
  requireStanding(charger, 'charger')
  requirePossibleUnit(target, 'target')
  requireStanding(target, 'target')
  const bar = barOf(input)
  if (bar === null) return
  const about = bar.field.startsWith('charger') ? charger : target
  refuse(bar.code, bar.field, bar.provenance, { unit: about.name })
}

/** The answers that are open to a charged unit, the likeliest first; one that is held in a fight only stands. */
export function answersTo(
  charger: UnitDescription,
  target: UnitDescription,
  inMelee = false,
): readonly ChargeAnswer[] {
  const active = attempts.map(({ answer }) => answer)
  return [...active, 'stand' as const].filter(
    (answer) => barOf({ charger, target, answer, inMelee }) === null,
  )
}
