/** Why a file is not what was asked for, and where it is opened. */
export const wrongFile = {
  notJson: () => 'The file cannot be read, or only half of it is there.',
  tooDeep: () => 'The file is nested deeper than any that this app saves. Nothing was read.',
  forbiddenKey: () => 'The file holds a name that no file of this app has. Nothing was read.',
  gameFile: () => 'This is a saved game. Open it from the menu of the first screen.',
  rulesFile: () => 'This is a file of rules. Open it under Rules, “Your own”.',
  armyFile: () => 'This is an army list. Open it from the menu of Army lists.',
  boardFile: () =>
    'This is a set-up or a map of Napoleon in Europe. Open it where a new game of it is set up.',
  anotherProgram: () =>
    'This is no file of Aide-de-Camp, or its beginning is missing. Nothing here has changed.',
  newer: () => 'This file was saved by a newer version of Aide-de-Camp. Update the app to read it.',
}
