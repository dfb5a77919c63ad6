import type { Month } from './calendar.ts'
import type { NationId } from './nations.ts'

export const relationKinds = ['war', 'allied'] as const
export type RelationKind = (typeof relationKinds)[number]
/** How two nations stand to each other; without a relation they are neutral. */
export type Standing = RelationKind | 'neutral'

/** Two nations at war or allied. (Standard Rules: Diplomatic Track.) */
export interface Relation {
  readonly nations: readonly [NationId, NationId]
  readonly kind: RelationKind
  /** Counts wars in the order that they began, from 1: who was first at war is paid first. Allies have 0. */
  readonly order: number
}

/** Peace that holds until a month: no war before it. (N1.) */
export interface Truce {
  readonly nations: readonly [NationId, NationId]
  readonly until: Month
}

/** A nation lets another's units pass. (Right of Passage.) */
export interface Passage {
  /** Whose regions are passed. */
  readonly through: NationId
  /** Whose units may pass. */
  readonly of: NationId
}

/** Whether a pair is about two nations, in whichever order. */
export function isBetween(pair: readonly [NationId, NationId], one: NationId, other: NationId): boolean {
  return (pair[0] === one && pair[1] === other) || (pair[0] === other && pair[1] === one)
}

/** How two nations stand to each other. */
export function standing(relations: readonly Relation[], one: NationId, other: NationId): Standing {
  return relations.find(({ nations }) => isBetween(nations, one, other))?.kind ?? 'neutral'
}

/** The nations that stand to one in some way, in the order that they came to do so. */
export function nationsThat(
  relations: readonly Relation[],
  kind: RelationKind,
  nation: NationId,
): readonly NationId[] {
  return relations
    .filter((relation) => relation.kind === kind && relation.nations.includes(nation))
    .toSorted((one, other) => one.order - other.order)
    .map(({ nations: [one, other] }) => (one === nation ? other : one))
}
