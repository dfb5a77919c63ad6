import { house } from '../../../chart-building.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { RegionId } from '../../board.ts'
import type { NationId } from '../../nations.ts'
import type { NapoleonState } from '../../state.ts'

/** What a game is called that is nothing but a battle. */
export const loneBattle = 'battle'

/** Whether a game is nothing but a battle. */
export function isLone({ scenario }: Pick<NapoleonState, 'scenario'>): boolean {
  return scenario === loneBattle
}

/** @throws Refused while a battle stands on the board, which must be ended or taken off first */
export function requireNoBattle({ battle }: NapoleonState): void {
  if (battle !== null) refuse('battleStands', 'type', house('game'), { place: battle.place })
}

/** @throws Refused where this very battle stands on the board */
export function requireNotOnBoard({ battle }: NapoleonState, due: number | null): void {
  if (battle === null || due === null || battle.due !== due) return
  refuse('battleStands', 'due', house('game'), { place: battle.place })
}

/** @throws Refused where the battle of a nation in a region stands on the board, which nobody owes by a number */
export function requireNotFoughtIn(
  { battle }: NapoleonState,
  nation: NationId,
  region: RegionId | null,
): void {
  const isThis = battle?.region === region && battle.nations.attacker.includes(nation)
  if (isThis) refuse('battleStands', 'region', house('game'), { place: battle.place })
}

/** A battle that stands on the board belongs to the turn in which it began; the table is told, and goes on. */
export function noteBattle({ battle }: NapoleonState, ledger: Ledger): void {
  if (battle === null) return
  const line = { operation: 'note', sum: 'guide', value: 0, provenance: house('game') } as const
  ledger.write({ ...line, key: 'guide.battleStands', parameters: { place: battle.place } })
}
