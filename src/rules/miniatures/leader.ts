import { cellOf, numberIn } from '../chart.ts'
import type { Table } from '../rulebook.ts'
import { dieSides } from './charts/index.ts'
import { rule } from '../chart-building.ts'
import type { LeaderDanger, LeaderInput } from './leader-input.ts'
import type { OfficerFate } from './losses.ts'
import type { MiniaturesRules } from './rules.ts'
import type { Officer } from './units.ts'

/** Who is in danger, from what, and which side throws his dice. */
export interface LeaderCase {
  readonly officer: Officer | null
  /** 0 to 12. */
  readonly basesRemoved: number
  readonly danger: LeaderDanger
  readonly side: string
}

/**
 * Whether an officer falls as bases are removed around him: one die a base, until he falls or the last
 * base is off. Napoleon, Wellington and Blücher risk it only in melee. (Sheet: Fallen leader; M9.)
 */
export function fallenLeader(
  { officer, basesRemoved, danger, side }: LeaderCase,
  rules: MiniaturesRules,
  { dice, ledger }: Table,
): OfficerFate {
  if (officer === null) return 'none'
  if (basesRemoved === 0) return 'notAtRisk'
  const parameters = { officer: officer.name }
  if (danger === 'fire' && officer.onlyFallsInMelee) {
    const provenance = rule('Fallen leader')
    ledger.write({
      key: 'leader.notByFire',
      parameters,
      value: 0,
      operation: 'note',
      sum: 'leader',
      provenance,
    })
    return 'notAtRisk'
  }
  const limit = cellOf(rules.charts.fallenLeader, 'fallsUpTo', 'value')
  const fallsUpTo = numberIn(limit)
  const successes = facesUpTo(fallsUpTo)
  const falls = dice.until({
    sides: dieSides,
    count: basesRemoved,
    successes,
    label: 'leader',
    side,
    subject: officer.name,
  })
  const line = { parameters: { ...parameters, fallsUpTo }, value: basesRemoved, sum: 'leader' } as const
  ledger.fromCell(limit, { ...line, key: falls ? 'leader.falls' : 'leader.unhurt', operation: 'result' })
  if (falls) ledger.fromCell(limit, { ...line, key: 'order.officerFalls', value: 1, operation: 'order' })
  return falls ? 'falls' : 'unhurt'
}

function facesUpTo(highest: number): readonly number[] {
  return Array.from({ length: highest }, (_, index) => index + 1)
}

export interface LeaderOutcome {
  readonly officer: OfficerFate
}

/** The fallen-leader roll on its own. */
export function leaderRoll(
  input: LeaderInput,
  rules: MiniaturesRules,
  { dice, ledger }: Table,
): LeaderOutcome {
  const fate = fallenLeader({ ...input, side: 'unit' }, rules, { dice, ledger })
  ledger.write({
    key: `leader.outcome.${fate}`,
    parameters: { officer: input.officer.name },
    value: 0,
    operation: 'outcome',
    sum: 'leader',
    provenance: rule('Fallen leader'),
  })
  return { officer: fate }
}
