import { counted } from '../../format.ts'

function turnsWord(turns: number): string {
  return counted(turns, 'turn', 'turns')
}

/** Texts of what players agree on before a battle. */
export const scenario = {
  title: 'Scenario',
  edit: 'Change the scenario',
  change: 'Change',
  save: 'Save',
  turnLimit: 'Limit of turns',
  turnsLabel: 'Turns',
  turns: turnsWord,
  noTurnLimit: 'No limit of turns',
  clock: 'Clock',
  minutes: 'Minutes for a half-turn',
  minutesEach: (minutes: number) => `${counted(minutes, 'minute', 'minutes')} for each half-turn`,
  terrain: 'Terrain',
  noTerrain: 'No terrain noted',
  noCover: 'no cover',
  addTerrain: 'Add terrain',
  terrainName: 'Name of the place',
  terrainNote: 'Note',
  cover: 'Cover',
  coverNames: { none: 'None', hill: 'Hill', lightCover: 'Light', woods: 'Woods', house: 'House' },
  objectives: 'Objectives',
  noObjectives: 'No objectives noted',
  addObjective: 'Add an objective',
  objectiveName: 'Name of the objective',
  holder: 'Held by',
  nobody: 'Nobody',
  notes: 'Notes',
  remove: (name: string) => (name === '' ? 'Remove' : `Remove ${name}`),
  nameMissing: 'Give it a name, or remove it.',
  /** "8 turns, 4 pieces of terrain, 3 objectives". */
  summary: (turnLimit: number | null, terrain: number, objectives: number) =>
    [
      ...(turnLimit === null ? [] : [turnsWord(turnLimit)]),
      ...(terrain === 0 ? [] : [counted(terrain, 'piece of terrain', 'pieces of terrain')]),
      ...(objectives === 0 ? [] : [counted(objectives, 'objective', 'objectives')]),
    ].join(', '),
  none: 'none',
  some: 'notes',
}
