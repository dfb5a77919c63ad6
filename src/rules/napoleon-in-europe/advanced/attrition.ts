import { rule } from '../../chart-building.ts'
import { cellOf } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { monthOfYear } from '../calendar.ts'
import { dieSides } from '../charts/index.ts'
import type { Deciders } from '../decider.ts'
import { regionById } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import { owedOf, settle } from '../pending.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { armiesAmong, changeTroops, sourceOf, type Troop } from '../troops.ts'
import type { advancedCommands } from './commands.ts'
import { requireInForce } from './in-force.ts'
import { harshHomelands } from './owed.ts'

const attrition = rule('Attrition in Spain and Russia')

/**
 * Each army of an invader throws a die before production: 1 removes it, after December in Russia 1 or 2.
 * (Advanced Rules: Attrition in Spain and Russia.)
 */
export const attritionDeciders: Deciders<Pick<typeof advancedCommands, 'rollAttrition'>> = {
  rollAttrition(state, { nation, due, homeland, region, troops, last }, table) {
    const { ledger } = table
    const armies = armiesAmong(troops)
    const place = region === null ? '' : (regionById(state, region)?.name ?? region)
    writeHeading(ledger, 'rollAttrition', { nation, homeland, armies, place })
    requireInForce(state, 'attrition')
    requireInvader(state, nation, homeland)
    if (troops.some(({ unit }) => unit === 'leader')) refuse('leadersSufferNone', 'troops', attrition)
    const owed = owedOf(state, 'attrition').filter(
      (one) => one.id === due && one.nation === nation && one.homeland === homeland,
    )
    if (due !== null && owed.length === 0) refuse('noAttritionOwed', 'due', attrition, { nation, homeland })
    if (armies === 0 && due === null) refuse('nobodySuffers', 'troops', attrition, { nation, homeland })
    const settled = last ? owed.map(settle) : []
    if (armies === 0) return settled
    const source = sourceOf(state, nation, region, troops, 'troops')
    const lost = thrown(state, homeland, nation, troops, table)
    writeOutcome(nation, place, armies, lost, ledger)
    return [...(source === null ? [] : changeTroops(nation, source.region, lost, -1)), ...settled]
  },
}

function requireInvader(state: NapoleonState, nation: NationId, homeland: NationId): void {
  if (!harshHomelands.some((harsh) => harsh === homeland))
    refuse('noAttritionThere', 'homeland', attrition, { homeland })
  if (standingOf(state, nation, homeland) !== 'war') {
    refuse('notInvading', 'nation', attrition, { nation, homeland })
  }
}

/** Whether it is the production after December, which the chart of production months puts last. */
function isWinter({ calendar, rules }: NapoleonState): boolean {
  const december = cellOf(rules.charts.productionMonths, 'fourth', 'value').value
  return calendar.month !== null && monthOfYear(calendar.month) === december
}

/** What the dice take from each troop. */
function thrown(
  state: NapoleonState,
  homeland: NationId,
  nation: NationId,
  troops: readonly Troop[],
  { dice, ledger }: Table,
): readonly Troop[] {
  const row = homeland === 'russia' && isWinter(state) ? 'russiaAfterDecember' : 'usual'
  const most = ledger.read(cellOf(state.rules.charts.attrition, row, 'value'), {
    key: `attrition.${row}`,
    operation: 'total',
    sum: 'attrition',
  })
  const successes = Array.from({ length: Math.min(most, dieSides) }, (_, index) => index + 1)
  return troops.map(({ unit, count }) => {
    const subject = unit === null ? {} : { subject: unit }
    const lost = dice.pool({
      sides: dieSides,
      label: 'attrition',
      side: nation,
      count,
      successes,
      ...subject,
    })
    return { unit, count: lost }
  })
}

function writeOutcome(
  nation: NationId,
  place: string,
  armies: number,
  lost: readonly Troop[],
  ledger: Ledger,
): void {
  const write = (
    operation: 'outcome' | 'order',
    key: string,
    about: Readonly<Record<string, string | number>>,
  ) =>
    ledger.write({
      key,
      parameters: { nation, place, ...about },
      value: operation === 'outcome' ? armiesAmong(lost) : 0,
      operation,
      sum: 'attrition',
      provenance: attrition,
    })
  write('outcome', 'attrition.lost', { lost: armiesAmong(lost), armies })
  for (const { unit, count } of lost) {
    if (count > 0) write('order', 'order.removeTroops', { unit: unit ?? 'army', count })
  }
}
