import type { Due, Owed } from '../due.ts'
import type { Effects } from '../effects.ts'
import type { RegionId } from '../board.ts'
import type { NationId } from '../nations.ts'
import { owe, owedOf, settle } from '../pending.ts'
import { areFriends } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

type Battle = Extract<Due, { readonly kind: 'battle' }>
type BattleOwed = Extract<Owed, { readonly kind: 'battle' }>

/** The battle in a region that a nation, or a friend of it, has come to and not fought yet. */
export function battleAhead(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
): BattleOwed | undefined {
  return owedOf(state, 'battle').find(
    (due) =>
      region !== null &&
      due.region === region &&
      due.cause !== 'annexation' &&
      due.attackers.some((attacker) => areFriends(state, attacker, nation)),
  )
}

/** A battle is owed; where the attackers or their friends have one to fight there, it is the same battle. */
export function battleOwed(state: NapoleonState, battle: Battle): Effects {
  const [nation] = battle.attackers
  const before = nation === undefined ? undefined : battleAhead(state, nation, battle.region)
  if (before === undefined) return [owe(state, battle)]
  const one = together(before, battle)
  return isSame(before, one) ? [] : [settle(before), owe(state, one)]
}

function together(before: Battle, after: Battle): Battle {
  const hasGarrison = Object.keys(before.garrison).length > 0
  return {
    ...after,
    cause: before.cause === 'landing' ? before.cause : after.cause,
    attackers: [...new Set([...before.attackers, ...after.attackers])],
    defenders: [...new Set([...before.defenders, ...after.defenders])],
    garrison: hasGarrison ? before.garrison : after.garrison,
    garrisonPlayedBy: before.garrisonPlayedBy ?? after.garrisonPlayedBy,
  }
}

function isSame(before: Battle, after: Battle): boolean {
  return (
    before.cause === after.cause &&
    before.attackers.length === after.attackers.length &&
    before.defenders.length === after.defenders.length &&
    JSON.stringify(before.garrison) === JSON.stringify(after.garrison)
  )
}
