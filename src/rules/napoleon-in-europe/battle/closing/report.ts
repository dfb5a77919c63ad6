import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import { battleDeciders as basicReports } from '../../basic/battle.ts'
import type { Step } from '../../politics/in-order.ts'
import { reportBattle } from '../../politics/battle.ts'
import { owedOf } from '../../pending.ts'
import type { Table } from '../../../rulebook.ts'
import type { NapoleonState } from '../../state.ts'
import type { BasicBattle, Battle, BattleResult, StandardBattle } from '../battle.ts'
import { lossesOf } from './losses.ts'

/** A battle goes into its campaign as if its result had been entered by hand. */
export function reported(battle: Battle, result: BattleResult, table: Table): Step {
  return (state) =>
    battle.kind === 'standard'
      ? reportStandard(state, battle, result, table)
      : reportBasic(state, battle, result, table)
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
