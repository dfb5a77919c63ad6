import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import { battleDeciders as basicReports } from '../../basic/battle.ts'
import type { Effects } from '../../effects.ts'
import { piecesAt } from '../../map/pieces.ts'
import type { NationId } from '../../nations.ts'
import type { LandUnit } from '../../pieces.ts'
import { reportBattle } from '../../politics/battle.ts'
import { inOrder, type Step } from '../../politics/in-order.ts'
import { countsIn } from '../../politics/tracking.ts'
import { owedOf } from '../../pending.ts'
import type { Table } from '../../../rulebook.ts'
import type { NapoleonState } from '../../state.ts'
import type { BasicBattle, Battle, BattleResult, StandardBattle } from '../battle.ts'
import { lossesOf } from './losses.ts'

/** A battle goes into its campaign as if its result had been entered by hand. */
export function reported(battle: Battle, result: BattleResult, table: Table): Step {
  return (state) =>
    battle.kind === 'standard'
      ? inOrder(
          state,
          (now) => turnedOut(now, battle),
          (now) => reportStandard(now, battle, result, table),
        )
      : reportBasic(state, battle, result, table)
}

/** Militia that turned out for this battle, were never counted by the table, and have fallen in it. */
function turnedOut(state: NapoleonState, battle: StandardBattle): Effects {
  const garrison = owedOf(state, 'battle').find(({ id }) => id === battle.due)?.garrison ?? {}
  return lossesOf(battle)
    .filter(({ nation }) => battle.nations.defender.includes(nation))
    .filter(({ nation }) => state.stacks.some((stack) => stack.nation === nation))
    .flatMap(({ nation, pieces }) =>
      countsIn(pieces).flatMap(([unit, lost]): Effects => {
        const by = Math.min(garrison[unit] ?? 0, lost - known(state, battle, nation, unit))
        return by <= 0 ? [] : [{ type: 'piecesChanged', nation, region: battle.region, unit, by }]
      }),
    )
}

function known(state: NapoleonState, { region }: Battle, nation: NationId, unit: LandUnit): number {
  const there = region === null ? {} : piecesAt(state, nation, region)
  return (there[unit] ?? 0) + (piecesAt(state, nation, null)[unit] ?? 0)
}

function reportStandard(
  state: NapoleonState,
  battle: StandardBattle,
  { winner }: BattleResult,
  table: Table,
): ReturnType<Step> {
  const [nation] = battle.nations.attacker
  if (nation === undefined) return refuse('nobodyAttacks', 'type', house('N7'))
  // What was owed may have lapsed while the battle was fought, as where peace was made.
  const due = owedOf(state, 'battle').some(({ id }) => id === battle.due) ? battle.due : null
  return reportBattle(
    state,
    {
      type: 'reportBattle',
      nation,
      due,
      region: battle.region,
      place: battle.place,
      attackers: [...battle.nations.attacker],
      defenders: [...battle.nations.defender],
      winner: winner === 'attacker' ? 'attackers' : 'defenders',
      major: battle.size === 'major',
      losses: [...lossesOf(battle)],
      napoleonLost: isNapoleonLost(state, battle),
    },
    table,
  )
}

function isNapoleonLost({ rules }: NapoleonState, { pieces }: StandardBattle): boolean {
  return rules.options.napoleon === 'on' && pieces.some(({ isNapoleon, at }) => isNapoleon && at === 'lost')
}

function reportBasic(
  state: NapoleonState,
  battle: BasicBattle,
  { winner }: BattleResult,
  table: Table,
): ReturnType<Step> {
  const [nation, ...beside] = battle.nations.attacker
  const [victor] = battle.nations[winner]
  if (nation === undefined || victor === undefined) return refuse('nobodyAttacks', 'type', house('N7'))
  return basicReports.reportBasicBattle(
    state,
    {
      type: 'reportBasicBattle',
      nation,
      beside,
      against: [...battle.nations.defender],
      region: battle.region,
      major: battle.size === 'major',
      winner: victor,
      losses: [...lossesOf(battle)],
    },
    table,
  )
}
