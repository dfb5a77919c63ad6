import { list } from '@/messages/format.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'

/** What the players call the nations. */
export const nationNames: Readonly<Record<NationId, string>> = {
  france: 'France',
  britain: 'Britain',
  prussia: 'Prussia',
  russia: 'Russia',
  ottoman: 'Ottoman',
  austria: 'Austria',
  spain: 'Spain',
}

/** Several nations, with commas between them. */
export function namesOf(nations: readonly NationId[]): string {
  return list(nations.map((nation) => nationNames[nation]))
}

/** Two letters for a table's narrow head. */
export const nationShortNames: Readonly<Record<NationId, string>> = {
  france: 'Fr',
  britain: 'Br',
  prussia: 'Pr',
  russia: 'Ru',
  ottoman: 'Ot',
  austria: 'Au',
  spain: 'Sp',
}

/** One and several of each piece. */
export const pieceNames: Readonly<Record<LandUnit | 'squadron', readonly [string, string]>> = {
  infantry: ['infantry', 'infantry'],
  eliteInfantry: ['elite infantry', 'elite infantry'],
  lightInfantry: ['light infantry', 'light infantry'],
  militia: ['militia', 'militia'],
  cavalry: ['cavalry', 'cavalry'],
  heavyCavalry: ['heavy cavalry', 'heavy cavalry'],
  irregularCavalry: ['irregular cavalry', 'irregular cavalry'],
  artillery: ['artillery', 'artillery'],
  horseArtillery: ['horse artillery', 'horse artillery'],
  leader: ['leader', 'leaders'],
  squadron: ['naval squadron', 'naval squadrons'],
}

const unnamedNames: Readonly<Record<string, string>> = {
  'unnamed.homeland': 'a homeland region',
  'unnamed.foreignHomeland': 'a region of another homeland',
  'unnamed.minor': 'a minor nation',
  'unnamed.northAfrica': 'a region of North Africa',
}

/** A nation in a reason's parameter; a word that is none stands for itself. */
export function nationIn(parameter: string | number | undefined): string {
  const names: Readonly<Record<string, string>> = nationNames
  const word = String(parameter ?? '')
  return names[word] ?? word
}

/** A territory in a reason's parameter: a region's name, or a word for an unnamed one. */
export function placeIn(parameter: string | number | undefined): string {
  const word = String(parameter ?? '')
  return unnamedNames[word] ?? word
}
