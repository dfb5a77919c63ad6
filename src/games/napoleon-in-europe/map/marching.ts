import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Region, RegionId } from '@/rules/napoleon-in-europe/board.ts'
import { regionById } from '@/rules/napoleon-in-europe/holdings.ts'
import type { CommandOf, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { owedOf } from '@/rules/napoleon-in-europe/pending.ts'
import { unitsIn } from '@/rules/napoleon-in-europe/pieces.ts'
import type { Troops } from '../naval/troops.ts'
import type { TerritoryOption } from '../politics/territories.ts'

const { march } = napoleon.map

/** Whether anybody's pieces are counted by region, so that they can march from one to another. */
export function countsByRegion({ level, stacks }: NapoleonState): boolean {
  return level === 'standard' && stacks.some(({ region }) => region !== null)
}

/** A place where pieces stand; without a region: wherever they are. */
export interface Origin {
  /** The region; empty where the table does not say. */
  readonly id: string
  readonly label: string
}

/** Where a nation's pieces stand, by name, and last those without a place. */
export function originsOf(state: NapoleonState, nation: NationId): readonly Origin[] {
  const own = state.stacks.filter((stack) => stack.nation === nation && unitsIn(stack.pieces) > 0)
  const placed = own.flatMap(({ region }) => (region === null ? [] : [nameOf(state, region)]))
  const sorted = placed.toSorted((one, other) => one.label.localeCompare(other.label))
  return own.some(({ region }) => region === null) ? [...sorted, { id: '', label: march.anywhere }] : sorted
}

function nameOf(state: NapoleonState, id: RegionId): Origin {
  return { id, label: regionById(state, id)?.name ?? id }
}

/** Where pieces can go from a region: what borders it, and what lies further away. */
export interface Goals {
  readonly near: readonly TerritoryOption[]
  readonly far: readonly TerritoryOption[]
}

/** A region without known borders has everything near. */
export function goalsFrom({ regions }: NapoleonState, from: RegionId): Goals {
  const links = regions.find(({ id }) => id === from)?.links ?? []
  const others = regions
    .filter(({ id }) => id !== from)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const near = others.filter(({ id }) => links.includes(id))
  if (near.length === 0) return { near: others.map(optionOf), far: [] }
  return { near: near.map(optionOf), far: others.filter((region) => !near.includes(region)).map(optionOf) }
}

function optionOf({ id, name, owner }: Region): TerritoryOption {
  return { key: id, territory: { region: id }, label: name, owner, isUnnamed: false }
}

/** The march that has been chosen; null while something is missing. */
export function marchOf(
  nation: NationId,
  from: string,
  to: RegionId | null,
  troops: Troops,
): CommandOf<'movePieces'> | null {
  if (to === null || troops.length === 0) return null
  const pieces = Object.fromEntries(
    troops.flatMap(({ unit, count }) => (unit === null ? [] : [[unit, count] as const])),
  )
  return { type: 'movePieces', nation, from: from === '' ? null : from, to, pieces }
}

/** The number of the battle that a nation must fight in a region; null where there is none. */
export function battleDueAt(state: NapoleonState, nation: NationId, region: RegionId): number | null {
  const due = owedOf(state, 'battle').find(
    (owed) => owed.region === region && owed.attackers.includes(nation),
  )
  return due?.id ?? null
}
