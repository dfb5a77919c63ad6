import type { RegionId } from '@/rules/napoleon-in-europe/board.ts'
import type { CommandOf, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { landUnits, unitsIn, type LandUnit, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { owedOf } from '@/rules/napoleon-in-europe/pending.ts'
import { enemiesOf } from '@/rules/napoleon-in-europe/standing.ts'

type Report = CommandOf<'reportBattle'>

/** A battle's result as far as it has been entered. */
export interface BattleDraft extends Omit<Report, 'type' | 'losses' | 'attackers' | 'defenders'> {
  readonly attackers: readonly NationId[]
  readonly defenders: readonly NationId[]
  readonly losses: Readonly<Partial<Record<NationId, Pieces>>>
}

/** A battle that is to be fought, or a new one of a nation against its first enemy. */
export function battleDraftOf(state: NapoleonState, nation: NationId, due: number | null): BattleDraft {
  const owed = owedOf(state, 'battle').find(({ id }) => id === due)
  const [enemy] = enemiesOf(state, nation)
  return {
    nation,
    due: owed?.id ?? null,
    region: owed?.region ?? null,
    place: owed === undefined || owed.region !== null ? '' : owed.place,
    attackers: owed?.attackers ?? [nation],
    defenders: owed?.defenders ?? (enemy === undefined ? [] : [enemy]),
    winner: 'attackers',
    major: false,
    losses: {},
    napoleonLost: false,
  }
}

/** The command that a draft makes; null while nobody attacks. Losses of those who are not in it do not count. */
export function reportOf(draft: BattleDraft): Report | null {
  const { attackers, defenders, losses, napoleonLost } = draft
  if (attackers.length === 0) return null
  const present = nationIds.filter((nation) => attackers.includes(nation) || defenders.includes(nation))
  return {
    ...draft,
    type: 'reportBattle',
    attackers: [...attackers],
    defenders: [...defenders],
    losses: present.flatMap((nation) => {
      const pieces = losses[nation]
      return pieces === undefined || unitsIn(pieces) === 0 ? [] : [{ nation, pieces }]
    }),
    napoleonLost: napoleonLost && mayLoseNapoleon(draft),
  }
}

/** Whether Napoleon can be among what was lost: he is a French leader. */
export function mayLoseNapoleon({ losses }: Pick<BattleDraft, 'losses'>): boolean {
  return (losses.france?.leader ?? 0) > 0
}

/** The draft with a loss of so many of a unit. */
export function withLoss(draft: BattleDraft, nation: NationId, unit: LandUnit, count: number): BattleDraft {
  const before = draft.losses[nation] ?? {}
  const counts = landUnits.map((one) => [one, one === unit ? count : (before[one] ?? 0)] as const)
  const pieces: Pieces = Object.fromEntries(counts.filter(([, lost]) => lost > 0))
  return { ...draft, losses: { ...draft.losses, [nation]: pieces } }
}

/** The regions that a battle can be in, by name. */
export function places({
  regions,
}: NapoleonState): readonly { readonly id: RegionId; readonly name: string }[] {
  return regions.toSorted((one, other) => one.name.localeCompare(other.name))
}
