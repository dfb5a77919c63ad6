/** Every land unit of the Standard and Advanced Rules; the Basic Rules use four of them. */
export const landUnits = [
  'infantry',
  'eliteInfantry',
  'lightInfantry',
  'militia',
  'cavalry',
  'heavyCavalry',
  'irregularCavalry',
  'artillery',
  'horseArtillery',
  'leader',
] as const
export type LandUnit = (typeof landUnits)[number]

/** Pieces that are counted together, such as an army; absent is none. */
export type Pieces = Readonly<Partial<Record<LandUnit, number>>>

export const arms = ['infantry', 'cavalry', 'artillery', 'leader'] as const
export type Arm = (typeof arms)[number]

/** The basic type that a unit is of. (Standard Rules: Pieces.) */
export const armOf: Readonly<Record<LandUnit, Arm>> = {
  infantry: 'infantry',
  eliteInfantry: 'infantry',
  lightInfantry: 'infantry',
  militia: 'infantry',
  cavalry: 'cavalry',
  heavyCavalry: 'cavalry',
  irregularCavalry: 'cavalry',
  artillery: 'artillery',
  horseArtillery: 'artillery',
  leader: 'leader',
}

/** How many pieces there are, leaders included: units, in the rulebook's words. (N12.) */
export function unitsIn(pieces: Pieces): number {
  return landUnits.reduce((sum, unit) => sum + (pieces[unit] ?? 0), 0)
}

/** How many pieces there are without leaders: armies, in the rulebook's words. (N12.) */
export function armiesIn(pieces: Pieces): number {
  return unitsIn(pieces) - (pieces.leader ?? 0)
}
