import { counted, list } from '../../format.ts'
import { wrongFile } from '../files.ts'
import { inBackups } from '../in-backups.ts'

function unitsWord(units: number): string {
  return counted(units, 'unit', 'units')
}

function basesWord(bases: number): string {
  return counted(bases, 'base', 'bases')
}

/** Texts of the army lists. */
export const armies = {
  title: 'Army lists',
  empty: 'No army lists yet. Make one, paste one as text, or copy one of the samples.',
  help: 'An army list is kept apart from any game, and can begin as many games as you like.',
  list: 'Your armies',
  unreadable: (count: number) =>
    `${counted(count, 'army list', 'army lists')} here cannot be read by this version. Nothing is done to ${count === 1 ? 'it' : 'them'}.`,
  samples: 'Sample armies',
  samplesNote: 'to copy',
  copySample: (name: string) => `Copy ${name}`,
  newArmy: 'New army',
  newArmyName: (nation: string) => `Army of ${nation}`,
  paste: 'Paste a list',
  pastedArmy: 'Pasted army',
  openFile: 'Open an army file',
  openFileNote: 'An army that was saved to a file',
  menuOf: (name: string) => `Menu of ${name}`,
  strength: (units: number, bases: number) => `${unitsWord(units)}, ${basesWord(bases)}`,
  strengthAndOfficers: (units: number, bases: number, officers: number) =>
    list([unitsWord(units), basesWord(bases), counted(officers, 'officer', 'officers')]),
  line: (nation: string, strength: string) => `${nation}: ${strength}`,
  noUnits: 'no units yet',
  missing: 'This army list is not on this device any more.',

  about: 'Name, nation and notes',
  name: 'Name of the army',
  nameMissing: 'Give the army a name.',
  notes: 'Notes',
  notesHint: 'For yourself and for whoever gets the list.',
  pasteInto: 'Paste more units',
  share: 'Share as text',
  save: 'Save to a file',
  saveNote: 'A copy that can be kept or passed on',
  copy: 'Copy',
  copyName: (name: string) => `${name}, copy`,
  copied: (name: string) => `This is the copy: ${name}.`,
  delete: 'Delete',
  deletion: {
    question: (name: string) => `Delete ${name}?`,
    consequence: (hasBackups: boolean) =>
      `The army list goes from this phone. Games that began with it keep their units. ${inBackups(hasBackups, 'it')}`,
    confirm: 'Delete',
  },
  saved: {
    shared: (name: string) => `${name} was passed on as a file.`,
    downloading: (name: string) => `The browser is saving ${name}. Look in its downloads.`,
    failed: (name: string) => `${name} could not be saved to a file. Try again.`,
  },
  sharing: {
    shared: 'Army list shared.',
    copied: 'Army list copied: paste it where you like.',
    saved: 'The browser is saving the army list as a text file. Look in its downloads.',
    notLoaded:
      'What writes army lists as text could not be loaded. Try again where there is a network, or save the list to a file.',
  },
  changedElsewhere: (name: string, copyName: string) =>
    `${name} was changed in another window meanwhile. That one stays as it is, and yours is kept beside it as “${copyName}”.`,
  deletedElsewhere: (name: string) =>
    `${name} was deleted in another window meanwhile. As you have changed it here since, yours is kept.`,
  notStored: 'The army list could not be saved. Try again, or share it as text.',
  fileProblems: {
    ...wrongFile,
    tooLarge: () => 'This file is far too large for an army list.',
    malformed: (path: string) =>
      `Something in this file is not as it should be, at ${path}. Nothing was read.`,
    unread: () => 'This file could not be read.',
  },

  officers: 'Officers of the army',
  leadsAll: (officer: string) => `${officer}, of the whole army`,
  officersHelp:
    'An officer counts for the unit that he is with, and only one counts for a unit. One without a unit stays with the army until you put him with one.',
  addOfficer: 'Add an officer',
  editOfficer: (name: string) => (name === '' ? 'Change the officer' : `Change ${name}`),
  leads: (officer: string) => `${officer} leads, with no unit`,
  withFirst: 'Of several he is with the first.',

  unnamed: 'Units',
  commandName: 'Name of the command',
  commandHint: 'Such as “Picton’s Division”.',
  addCommand: 'Add a command',
  editCommand: 'Name and leader',
  commandMenu: (name: string) => `Menu of ${name}`,
  commandUp: 'Move up',
  commandDown: 'Move down',
  removeCommand: 'Remove with its units',
  removedCommand: (name: string, units: number) =>
    units === 0 ? `${name} is off the list.` : `${name} is off the list, with ${unitsWord(units)}.`,

  addUnits: (command: string) => `Add units to ${command}`,
  addTo: (command: string) => `Add to ${command}`,
  several: (copies: number) => `${copies} of them`,
  guns: (guns: number) => counted(guns, 'gun', 'guns'),
  unitMenu: (name: string) => `More for ${name}`,
  unitUp: 'Move up',
  unitDown: 'Move down',
  removeUnit: 'Take off the list',
  removed: (name: string) => `${name} is off the list.`,
  added: (name: string) => `${name} is on the list.`,
  full: (most: number) => `An army list holds ${most} units. There is no room for more.`,
  allIn: (most: number) => `An army list holds ${most} commands.`,
  officersFull: (most: number) => `An army list holds ${most} officers without a unit.`,
}
