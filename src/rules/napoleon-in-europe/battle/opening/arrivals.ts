import { facesAlike } from '@/dice/index.ts'
import { rule } from '../../../chart-building.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Table } from '../../../rulebook.ts'
import { dieSides } from '../../charts/index.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { NapoleonState } from '../../state.ts'
import type { Group, StandardBattle } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { reserveOf } from '../standard/areas.ts'
import { setPiece } from '../standard/board.ts'
import { say } from '../standard/saying.ts'
import { standardBattleIn } from '../standing.ts'
import { bandCell } from './bands.ts'
import type { openingCommands } from './commands.ts'
import { battleAt, stageLeft } from './stages.ts'

const reinforcing = rule('Reinforcement')

/** Each group of the attacker but the main one throws a die for its arrival. (Advanced: Reinforcement.) */
export const arrivalDeciders: Deciders<Pick<typeof openingCommands, 'rollArrivals'>> = {
  rollArrivals(state, { side }, table) {
    const battle = battleAt(state, 'reinforcement')
    if (side === 'defender') refuse('arrivalsOfAttacker', 'side', reinforcing)
    const { ledger } = table
    writeHeading(ledger, 'rollArrivals', { nation: seatOf(battle, side) })
    const modifier = modifierOf(state.rules, battle, ledger)
    const groups = battle.groups.map((group, place) =>
      place === 0 ? group : { ...group, arrives: arrivalOf(state.rules, battle, group, modifier, table) },
    )
    writeArrivals(groups, ledger)
    return inOrder(
      state,
      (now) => arranged(now, groups),
      (now) => saySize(now, battle, ledger),
    )
  },
}

/** Says how large the battle begins, where so many come later that it is smaller than all together made it. (N7.) */
function saySize(state: NapoleonState, before: StandardBattle, ledger: Ledger): Effects {
  const { size } = standardBattleIn(state)
  if (size !== before.size) say(ledger, 'order', `battle.opened.${size}`, rule('Deployment'), {})
  return []
}

/** The groups arrive so; who comes with the main group stands in the reserve until it is set up. */
export function arranged(state: NapoleonState, groups: readonly Group[]): Effects {
  return inOrder(
    state,
    () => [{ type: 'groupsSet', groups: [...groups] }, ...comeWithMain(state, groups)],
    stageLeft,
  )
}

function comeWithMain(state: NapoleonState, groups: readonly Group[]): Effects {
  return standardBattleIn(state)
    .pieces.filter((piece) => piece.at === 'coming' && groups[piece.group]?.arrives === 0)
    .map((piece) => setPiece(piece, { at: reserveOf(piece.side) }))
}

function modifierOf({ charts }: NapoleonRules, { innovations }: StandardBattle, ledger: Ledger): number {
  if (!innovations.attacker.includes('corpsDArmee')) return 0
  const cell = cellOf(charts.cardEffects, 'corpsDArmee', 'value')
  const value = ledger.read(cell, { key: 'arrivals.corpsDArmee', operation: 'add', sum: 'arrival' })
  const total = { key: 'arrivals.onTheDie', operation: 'total', sum: 'arrival', value } as const
  ledger.write({ ...total, parameters: {}, provenance: reinforcing })
  return value
}

/** The turn that a group arrives in; 0 with the main group. */
function arrivalOf(
  { charts }: NapoleonRules,
  battle: StandardBattle,
  { from }: Group,
  modifier: number,
  { dice }: Table,
): number {
  const turnOf = (face: number) => numberIn(bandCell(charts.arrivals, face + modifier, 'turn'))
  const face = dice.roll({
    sides: dieSides,
    label: 'battle.arrival',
    side: seatOf(battle, 'attacker'),
    ...(from === '' ? {} : { subject: from }),
    alike: facesAlike(dieSides, (each) => String(turnOf(each))),
  })
  return turnOf(face)
}

function writeArrivals(groups: readonly Group[], ledger: Ledger): void {
  const rolled = groups.slice(1)
  const line = { operation: 'outcome', sum: 'battle', provenance: reinforcing } as const
  ledger.write({ ...line, ...outcomeOf(rolled) })
  rolled.forEach(({ from, arrives }, place) => {
    const key = arrives === 0 ? 'order.groupSetsUp' : 'order.groupWaits'
    say(ledger, 'order', key, reinforcing, { from, group: place + 2, turn: arrives ?? 0 })
  })
}

/** What all dice come to: of one group when it arrives, of several how many are late. */
function outcomeOf(rolled: readonly Group[]) {
  const [only, ...others] = rolled
  if (only !== undefined && others.length === 0) {
    const turn = only.arrives ?? 0
    const key = turn === 0 ? 'arrivals.outcome.together' : 'arrivals.outcome.later'
    return { key, parameters: { turn }, value: turn }
  }
  const late = rolled.filter(({ arrives }) => arrives !== 0).length
  return { key: 'arrivals.outcome.several', parameters: { late, groups: rolled.length }, value: late }
}
