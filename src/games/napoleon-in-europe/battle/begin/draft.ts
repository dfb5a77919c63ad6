import * as v from 'valibot'
import { battleBegin } from '@/messages/en/napoleon-in-europe/battle/closing.ts'
import type { RegionId } from '@/rules/napoleon-in-europe/board.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { BattleInnovation } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import {
  armiesIn,
  landUnits,
  unitsIn,
  type LandUnit,
  type Pieces,
} from '@/rules/napoleon-in-europe/pieces.ts'
import { nameSchema } from '@/rules/napoleon-in-europe/schemas.ts'

/** Pieces of several nations. */
export type ArmyDraft = Readonly<Partial<Record<NationId, Pieces>>>

/** Attackers that came from one region. */
export interface GroupDraft {
  readonly from: string
  readonly army: ArmyDraft
}

/** A battle that is about to come on the board. */
export interface BattleSetup {
  readonly region: RegionId | null
  readonly place: string
  readonly attackers: readonly NationId[]
  /** None where a minor nation defends itself. */
  readonly defenders: readonly NationId[]
  /** The main group first. */
  readonly groups: readonly GroupDraft[]
  readonly defence: ArmyDraft
  /** A minor nation's own army. */
  readonly minor: Pieces
  readonly landed: boolean
  readonly napoleon: boolean
  readonly innovations: Readonly<Record<Side, readonly BattleInnovation[]>>
}

export const emptyGroup: GroupDraft = { from: '', army: {} }

export const emptySetup: BattleSetup = {
  region: null,
  place: '',
  attackers: [],
  defenders: [],
  groups: [emptyGroup],
  defence: {},
  minor: {},
  landed: false,
  napoleon: false,
  innovations: { attacker: [], defender: [] },
}

/** Pieces with another count of one unit; none of a unit is not written down. */
function withCount(pieces: Pieces, unit: LandUnit, count: number): Pieces {
  const counts = landUnits.map((one) => [one, one === unit ? count : (pieces[one] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, number]) => number > 0))
}

export function withAttack(
  setup: BattleSetup,
  place: number,
  nation: NationId,
  unit: LandUnit,
  count: number,
): BattleSetup {
  const groups = setup.groups.map((group, index) =>
    index === place ? { ...group, army: changed(group.army, nation, unit, count) } : group,
  )
  return { ...setup, groups }
}

export function withDefence(
  setup: BattleSetup,
  nation: NationId | null,
  unit: LandUnit,
  count: number,
): BattleSetup {
  if (nation === null) return { ...setup, minor: withCount(setup.minor, unit, count) }
  return { ...setup, defence: changed(setup.defence, nation, unit, count) }
}

function changed(army: ArmyDraft, nation: NationId, unit: LandUnit, count: number): ArmyDraft {
  return { ...army, [nation]: withCount(army[nation] ?? {}, unit, count) }
}

export function withFrom(setup: BattleSetup, place: number, from: string): BattleSetup {
  return {
    ...setup,
    groups: setup.groups.map((group, index) => (index === place ? { ...group, from } : group)),
  }
}

/** How many pieces a side has, leaders apart. */
export function armiesOf(setup: BattleSetup, side: Side): number {
  return forcesOf(setup, side).reduce((sum, { pieces }) => sum + armiesIn(pieces), 0)
}

/** Whether a French leader is there, who may be Napoleon. */
export function hasFrenchLeader(setup: BattleSetup): boolean {
  const all = [...forcesOf(setup, 'attacker'), ...forcesOf(setup, 'defender')]
  return all.some(({ nation, pieces }) => nation === 'france' && (pieces.leader ?? 0) > 0)
}

interface Force {
  readonly nation: NationId | null
  readonly pieces: Pieces
}

function forcesOf(
  { attackers, defenders, groups, defence, minor }: BattleSetup,
  side: Side,
): readonly Force[] {
  if (side === 'attacker') return groups.flatMap(({ army }) => forcesIn(army, attackers))
  return defenders.length === 0 ? [{ nation: null, pieces: minor }] : forcesIn(defence, defenders)
}

function forcesIn(army: ArmyDraft, nations: readonly NationId[]): readonly Force[] {
  return nations.map((nation) => ({ nation, pieces: army[nation] ?? {} }))
}

/** What a game that is nothing but a battle is called: "Battle of …" where that fits, else as the place. */
export function gameNameOf(place: string): string {
  const { name } = battleBegin
  return [name(place.trim()), place].find(isName) ?? name('')
}

/** Whether something can be a name: not everything that can be typed can. */
export function isName(typed: string): boolean {
  return v.is(nameSchema, typed)
}

type About = Omit<CommandOf<'openBattle'>, 'type' | 'due'>

/**
 * What a setup makes of a command. Groups without pieces are left out, and nations that bring nothing; the first
 * stays, so that the rules can say what is missing.
 */
export function aboutOf(setup: BattleSetup): About {
  const { region, place, groups, attackers, landed, napoleon, innovations } = setup
  const [main = emptyGroup, ...others] = groups
  const filled = others.filter(({ army }) => forcesIn(army, attackers).some(hasPieces))
  return {
    region,
    place: place.trim(),
    attackers: [main, ...filled].map(({ from, army }) => ({
      from: from.trim(),
      forces: written(forcesIn(army, attackers)),
    })),
    defenders: written(forcesOf(setup, 'defender')),
    landed: landed ? 'attacker' : null,
    napoleon: napoleon && hasFrenchLeader(setup),
    innovations: { attacker: [...innovations.attacker], defender: [...innovations.defender] },
  }
}

function hasPieces({ pieces }: Force): boolean {
  return unitsIn(pieces) > 0
}

function written(forces: readonly Force[]): { nation: NationId | null; pieces: Pieces }[] {
  const present = forces.filter(hasPieces)
  return (present.length > 0 ? present : forces.slice(0, 1)).map(({ nation, pieces }) => ({ nation, pieces }))
}
