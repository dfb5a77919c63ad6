import type { NationId } from './nations.ts'
import type { Pieces } from './pieces.ts'

export type RegionId = string
export type SeaId = string

/** The capital cities, which are rows of the chart of capitals. (Standard Rules: Production Points.) */
export const capitalIds = [
  'paris',
  'london',
  'berlin',
  'saintPetersburg',
  'moscow',
  'constantinople',
  'vienna',
  'madrid',
] as const
export type CapitalId = (typeof capitalIds)[number]

/** What is printed on the board about a region, or entered by the table that has the board before it. */
export interface RegionOnMap {
  readonly id: RegionId
  readonly name: string
  /** Whose homeland it is part of; null for a minor nation. */
  readonly homeland: NationId | null
  /** The capital whose value it has, where it has one. */
  readonly capital: CapitalId | null
  /** Whether it has a port: an anchor. */
  readonly port: boolean
  readonly northAfrica: boolean
  /** Regions that it borders. */
  readonly links: readonly RegionId[]
  /** Sea areas that its coast touches. */
  readonly seas: readonly SeaId[]
}

/** A region as it stands in a game. Ownership and occupation are different things. (Standard Rules: Definitions.) */
export interface Region extends RegionOnMap {
  /** The nation whose region it is: of a homeland its own nation unless another has taken it. */
  readonly owner: NationId | null
  /** The nation whose army stands in it, where that is not the owner's or its friend's. */
  readonly occupier: NationId | null
  readonly uprising: boolean
}

export interface SeaArea {
  readonly id: SeaId
  readonly name: string
  readonly links: readonly SeaId[]
  /** Sea areas that are reached through straits, where a fleet is easier to catch. (Interception.) */
  readonly straits: readonly SeaId[]
}

/** A table's map: what it has entered of its board. */
export interface GameMap {
  readonly regions: readonly RegionOnMap[]
  readonly seas: readonly SeaArea[]
}

/** Where squadrons lie; null where the table does not say. */
export type FleetPlace =
  { readonly kind: 'sea'; readonly sea: SeaId } | { readonly kind: 'port'; readonly region: RegionId } | null

/** Squadrons of one nation that lie together. */
export interface Fleet {
  readonly nation: NationId
  readonly at: FleetPlace
  readonly squadrons: number
}

/** Land pieces of one nation in one region, or wherever they are where the region is null. */
export interface Stack {
  readonly nation: NationId
  readonly region: RegionId | null
  readonly pieces: Pieces
}

/**
 * Regions that a nation owns and that the table counts without naming them. They are worth what named ones
 * are. (N4.)
 */
export interface UnnamedRegions {
  /** Of its own homeland, without the capital. */
  readonly homeland: number
  /** Of its own homeland, in other nations' hands. */
  readonly homelandLost: number
  /** Of other nations' homelands. */
  readonly foreignHomeland: number
  /** Minor nations outside North Africa. */
  readonly minor: number
  readonly northAfrica: number
  /** How many of the regions outside North Africa are occupied by an enemy or in uprising. */
  readonly closed: number
  /** How many of those in North Africa are. */
  readonly closedNorthAfrica: number
}

export const unnamedKinds = ['homeland', 'foreignHomeland', 'minor', 'northAfrica'] as const
/** A kind of region that a nation can own without a name. */
export type UnnamedKind = (typeof unnamedKinds)[number]

/**
 * A region that a command is about: a named one, or one that the table only counts; an unnamed homeland
 * region says whose homeland it is of.
 */
export type Territory =
  | { readonly region: RegionId }
  | {
      readonly unnamed: UnnamedKind
      /** Who owns it; null for nobody. */
      readonly owner: NationId | null
      /** Whose homeland it is of; null for minor nations. */
      readonly homeland: NationId | null
    }
