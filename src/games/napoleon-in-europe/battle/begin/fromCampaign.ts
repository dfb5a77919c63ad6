import type { RegionId } from '@/rules/napoleon-in-europe/board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { piecesAt } from '@/rules/napoleon-in-europe/map/pieces.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { owedOf } from '@/rules/napoleon-in-europe/pending.ts'
import { landUnits, unitsIn, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { BattleDue } from '@/rules/napoleon-in-europe/politics/fighting.ts'
import { areFriends, enemiesOf, playerNations } from '@/rules/napoleon-in-europe/standing.ts'
import { emptyGroup, emptySetup, type ArmyDraft, type BattleSetup } from './draft.ts'

/** The battle that is owed under a number. */
export function battleOwed(state: NapoleonState, due: number | undefined): BattleDue | undefined {
  return owedOf(state, 'battle').find(({ id }) => id === due)
}

/** A battle that is owed, or a new one of a nation against its first enemy, with what the app counts there. */
export function setupOf(
  state: NapoleonState,
  nation: NationId,
  due: BattleDue | undefined,
  region: RegionId | null,
): BattleSetup {
  if (due === undefined) {
    const enemy = firstEnemy(state, nation)
    const defenders = enemy === undefined ? [] : [enemy]
    return withCounted(state, { ...emptySetup, region, attackers: [nation], defenders })
  }
  return withCounted(
    state,
    {
      ...emptySetup,
      region: due.region,
      place: due.region === null ? due.place : '',
      attackers: due.attackers,
      defenders: due.defenders,
      landed: due.cause === 'landing',
    },
    due,
  )
}

function firstEnemy(state: NapoleonState, nation: NationId): NationId | undefined {
  if (state.level === 'standard') return enemiesOf(state, nation)[0]
  return playerNations(state).find((other) => !areFriends(state, nation, other))
}

/** The pieces of a setup as the app counts them in its region, in one group; militia that turned out are theirs. */
export function withCounted(state: NapoleonState, setup: BattleSetup, due?: BattleDue): BattleSetup {
  const { region, attackers, defenders } = setup
  const garrison = due?.garrison ?? {}
  const army = armyThere(state, attackers, region)
  const there = armyThere(state, defenders, region)
  const [first] = defenders
  const defence = first === undefined ? there : { ...there, [first]: together(there[first] ?? {}, garrison) }
  return {
    ...setup,
    groups: [{ ...emptyGroup, army }],
    defence,
    minor: first === undefined ? garrison : {},
  }
}

function armyThere(state: NapoleonState, nations: readonly NationId[], region: RegionId | null): ArmyDraft {
  const piecesOf = (nation: NationId) => (region === null ? {} : piecesAt(state, nation, region))
  return Object.fromEntries(nations.map((nation) => [nation, piecesOf(nation)]))
}

function together(one: Pieces, other: Pieces): Pieces {
  const counts = landUnits.map((unit) => [unit, (one[unit] ?? 0) + (other[unit] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Whether any piece of a setup was counted by the app. */
export function isCounted({ groups, defence }: BattleSetup): boolean {
  const armies = [...groups.map(({ army }) => army), defence]
  return armies.some((army) => Object.values(army).some((pieces) => unitsIn(pieces) > 0))
}
