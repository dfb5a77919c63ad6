import type { Table } from '../rulebook.ts'
import { dieSides } from './charts/index.ts'
import { house } from '../chart-building.ts'
import { fallenLeader } from './leader.ts'
import type { Losses, OfficerFate } from './losses.ts'
import { requireLegalMelee } from './melee-check.ts'
import type { Combatant, MeleeFate, MeleeInput, Role } from './melee-input.ts'
import { meleeVerdict, type Damage, type Verdict } from './melee-result.ts'
import { attackerSum, defenderSum } from './melee-sum.ts'
import { morale, moveBack } from './morale.ts'
import { orderer, orderLosses } from './orders.ts'
import type { MiniaturesRules } from './rules.ts'

export interface MeleeLosses extends Losses {
  readonly fate: MeleeFate
  /** How far it falls back, in inches; 0 when it does not. */
  readonly inches: number
}

export interface MeleeOutcome {
  /** Named ending, such as `attackerWins`. */
  readonly result: string
  readonly attacker: MeleeLosses
  readonly defender: MeleeLosses
}

/**
 * One unit against another: the check before contact of whoever carries a marker, the roll-off with every
 * modifier, and what the difference does to both. (Sheet: Bayonet and saber melee; M11–M13.)
 *
 * @throws Refused when the melee is not allowed or a unit is impossible
 */
export function melee(input: MeleeInput, rules: MiniaturesRules, table: Table): MeleeOutcome {
  requireLegalMelee(input)
  const shy = input.locked ? null : checkContact(input, rules, table)
  return shy ?? fight(input, rules, table)
}

/** The checks of marked units before contact, the attacker's first; null when both fight. (M11.) */
function checkContact(input: MeleeInput, rules: MiniaturesRules, table: Table): MeleeOutcome | null {
  const attacker = contact('attacker', input, rules, table)
  if (attacker !== null) {
    return close(
      'attackerShies',
      { attacker, defender: untouched(input.defender, 'stands') },
      'M11',
      input,
      table,
    )
  }
  const defender = contact('defender', input, rules, table)
  if (defender === null) return null
  const charged = input.attacker.charging
  if (charged) orderer(input.attacker, house('M11'), table.ledger)('order.mayOccupy', 0)
  const unopposed = untouched(input.attacker, charged ? 'mayOccupy' : 'stands')
  return close('defenderShies', { attacker: unopposed, defender }, 'M11', input, table)
}

function contact(role: Role, input: MeleeInput, rules: MiniaturesRules, table: Table): MeleeLosses | null {
  const unit = input[role]
  if (!unit.marker) return null
  const { result, inches } = morale(
    { unit, occasion: 'contact', side: role, sum: `${role}Check` },
    rules,
    table,
  )
  if (result === 'fights') return null
  const removed = result === 'removed'
  const losses = untouched(unit, removed ? 'removed' : 'fallsBack')
  return { ...losses, removed: removed ? 'morale' : null, inches }
}

function untouched({ officer }: Combatant, fate: MeleeFate): MeleeLosses {
  const officerFate: OfficerFate = officer === null ? 'none' : 'notAtRisk'
  return { basesLost: 0, marker: false, damaged: false, removed: null, officer: officerFate, fate, inches: 0 }
}

function fight(input: MeleeInput, rules: MiniaturesRules, table: Table): MeleeOutcome {
  const attack = attackerSum(input, rules, table.ledger)
  const defence = defenderSum(input, rules, table.ledger)
  const dice = table.dice.opposed({
    sides: dieSides,
    first: { label: 'melee.attacker', side: 'attacker' },
    second: { label: 'melee.defender', side: 'defender' },
  })
  const difference = dice + attack - defence
  const verdict = meleeVerdict(difference, input, rules)
  table.ledger.fromCell(verdict.cell, {
    key: 'melee.difference',
    parameters: { ahead: ahead(difference), ...verdict.band },
    value: Math.abs(difference),
    operation: 'result',
    sum: 'difference',
  })
  const attacker = suffer('attacker', verdict, input, rules, table)
  const defender = suffer('defender', verdict, input, rules, table)
  return close(verdict.result, { attacker, defender }, 'M12', input, table)
}

function ahead(difference: number): Role | 'neither' {
  if (difference === 0) return 'neither'
  return difference > 0 ? 'attacker' : 'defender'
}

/** Carries a verdict out on one side: losses, the officer's fate, and orders to the hand. */
function suffer(
  role: Role,
  verdict: Verdict,
  input: MeleeInput,
  rules: MiniaturesRules,
  table: Table,
): MeleeLosses {
  const unit = input[role]
  const damage = verdict[role]
  const removed = damage.basesLost >= unit.bases ? 'melee' : null
  const marker = damage.marker && !unit.marker && removed === null
  orderLosses(
    { unit, basesLost: damage.basesLost, marker, damaged: false, removed, source: verdict.cell.provenance },
    table.ledger,
  )
  const officer = fallenLeader(
    { officer: unit.officer, basesRemoved: damage.basesLost, danger: 'melee', side: role },
    rules,
    table,
  )
  const fate = fateOf(damage, verdict, role, input)
  const inches = orderFate(fate, unit, rules, table)
  return { basesLost: damage.basesLost, marker, damaged: false, removed, officer, inches, fate }
}

function fateOf({ basesLost, fate }: Damage, verdict: Verdict, role: Role, input: MeleeInput): MeleeFate {
  if (basesLost >= input[role].bases) return 'removed'
  const other: Role = role === 'attacker' ? 'defender' : 'attacker'
  const alone = verdict[other].basesLost >= input[other].bases
  return fate === 'locked' && alone ? 'holds' : fate
}

const permissions: Partial<Readonly<Record<MeleeFate, string>>> = {
  mayOccupy: 'order.mayOccupy',
  breaksThrough: 'order.breaksThrough',
  locked: 'order.locked',
  holds: 'order.holds',
}

/** Orders what the fate asks of a unit still there. Gives the inches of a move back. */
function orderFate(fate: MeleeFate, unit: Combatant, rules: MiniaturesRules, { ledger }: Table): number {
  if (fate === 'fallsBack') return moveBack(unit, rules, ledger)
  const key = permissions[fate]
  if (key !== undefined) orderer(unit, house('M12'), ledger)(key, 0, { arm: unit.arm })
  return 0
}

function close(
  result: string,
  sides: Pick<MeleeOutcome, Role>,
  ruling: 'M11' | 'M12',
  { attacker, defender }: MeleeInput,
  { ledger }: Table,
): MeleeOutcome {
  ledger.write({
    key: `melee.outcome.${result}`,
    parameters: { attacker: attacker.name, defender: defender.name },
    value: 0,
    operation: 'outcome',
    sum: 'melee',
    provenance: house(ruling),
  })
  return { result, ...sides }
}
