/** The ranges of what a player may enter. */
export const limits = {
  bases: 12,
  officerValue: 3,
  /** Longest distance that can be entered, in inches. */
  distance: 96,
  distanceStep: 0.5,
  firers: 24,
  nameLength: 60,
  noteLength: 200,
  players: 8,
  copies: 20,
  turns: 99,
  minutes: 240,
  terrain: 40,
  objectives: 20,
  scenarioNotesLength: 2000,
  hillLevels: 6,
  fences: 6,
  officersAlone: 40,
} as const
