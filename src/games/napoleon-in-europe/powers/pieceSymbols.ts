import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'

/** The sprite's symbol of each piece. */
export const pieceSymbols: Readonly<Record<LandUnit, string>> = {
  infantry: 'infantry',
  eliteInfantry: 'elite-infantry',
  lightInfantry: 'light-infantry',
  militia: 'militia',
  cavalry: 'cavalry',
  heavyCavalry: 'heavy-cavalry',
  irregularCavalry: 'irregular-cavalry',
  artillery: 'artillery',
  horseArtillery: 'horse-artillery',
  leader: 'officer',
}
