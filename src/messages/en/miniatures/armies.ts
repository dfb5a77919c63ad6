import type { LineFaultKey } from '@/rules/miniatures/armies/index.ts'
import type { Parameters } from '@/rules/index.ts'
import { band, counted, list, plain } from '../../format.ts'
import { wrongFile } from '../files.ts'
import { gameRefusals } from './game-refusals.ts'
import { word, words } from './words.ts'

type Text = (parameters: Parameters) => string

function armWord(arm: string | number | undefined): string {
  return word(words.arms, arm).toLocaleLowerCase()
}

/** What the tags of the reader are called. */
const tagWords: Readonly<Record<string, string>> = { skirmishing: 'skirmishing', inLine: 'in line' }

function officerOrNobody({ officer }: Parameters): string {
  return officer === '' ? 'an officer' : String(officer)
}

/** By code, for reasons that come from the rules. */
const ruleReasons: Readonly<Record<string, Text>> = gameRefusals

/** Why a line of a pasted list is not understood, and what to do. */
const faults: Readonly<Record<LineFaultKey, Text>> = {
  noArm: () => 'No arm in this line: add infantry, cavalry or guns.',
  noName: () => 'No name in this line: begin it with one.',
  twoArms: (p) => `Two arms in this line, ${armWord(p['one'])} and ${armWord(p['other'])}: keep one of them.`,
  contradiction: (p) =>
    `It cannot be both ${word(tagWords, p['one'])} and ${word(tagWords, p['other'])}: keep one of them.`,
  twoStrengths: (p) =>
    `Two strengths in this line, ${plain(Number(p['one']))} and ${plain(Number(p['other']))}: keep one of them.`,
  wordNotOfArm: (p) => `“${p['word']}” says nothing of ${armWord(p['arm'])}: take it out.`,
  unknownWords: (p) =>
    `“${p['words']}” is not known here: take it out, or put the whole name before the first comma.`,
  unknownNation: (p) =>
    `“${p['words']}” is no nation that is known here. Known are ${list(Object.values(words.nations).slice(0, -1))}; any other is “allied”.`,
  unclearFigure: (p) =>
    `“${p['words']}” is not clear: write one whole number, such as “4 bases” or “3x”, or put the name in quotation marks.`,
  basesOutOfRange: (p) => `${counted(Number(p['number']), 'base', 'bases')}: a unit has 1 to ${p['most']}.`,
  copiesOutOfRange: (p) =>
    `${plain(Number(p['number']))} of them: a line stands for 1 to ${p['most']} units.`,
  gunsOutOfRange: (p) => `${counted(Number(p['number']), 'gun', 'guns')}: a battery has 1 to ${p['most']}.`,
  officerValue: (p) => `${plain(Number(p['value']))}: an officer is worth 0 to ${p['most']}.`,
  noOfficer: () => 'No officer is named: add his name, such as “Officer: Picton +2”.',
  nameTooLong: (p) => `The name is too long: at most ${p['most']} letters.`,
  impossible: (p) => ruleReasons[String(p['reason'])]?.(p) ?? String(p['reason']),
  noSuchUnit: (p) => `No unit of this list is called “${p['unit']}”.`,
  unitHasOfficer: (p) =>
    `${p['unit']} already has ${officerOrNobody(p)}: only one officer counts for a unit.`,
  namedTwice: (p) => `The army already has a name: ${p['name']}.`,
  tooManyUnits: (p) => `An army list holds ${p['most']} units.`,
  tooManyCommands: (p) => `An army list holds ${p['most']} commands.`,
  tooManyOfficers: (p) => `An army list holds ${p['most']} officers without a unit.`,
  notesTooLong: (p) => `The notes of an army list hold ${p['most']} letters.`,
  lineTooLong: (p) => `This line is too long: at most ${p['most']} letters.`,
}

function unitsWord(units: number): string {
  return counted(units, 'unit', 'units')
}

function basesWord(bases: number): string {
  return counted(bases, 'base', 'bases')
}

interface Run {
  readonly from: number
  readonly to: number
}

/** "Lines 84 and 90–120 are left out." A run counts from 0, the player from 1. */
function linesLeftOut(runs: readonly Run[]): string {
  const lines = list(runs.map(({ from, to }) => band(from + 1, to + 1)))
  return /\D/u.test(lines) ? `Lines ${lines} are left out.` : `Line ${lines} is left out.`
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
    consequence:
      'The army list goes from this phone. Games that began with it keep their units. This cannot be undone.',
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
  },
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

  pasting: {
    title: 'Paste a list',
    label: 'One unit on a line',
    hint: 'Such as “3x Line Infantry, 4 bases”, “Cuirassiers, 3 bases, armoured” or “Heavy battery, 2 guns”. A line such as “Picton’s Division:” heads what follows; “Officer: Picton +2” leads it.',
    read: 'Read it',
    empty: 'Paste or type a list first.',
    tooLong: (most: number) =>
      `This is far too long for an army list: at most ${plain(most)} letters. Paste the units alone.`,
    unknown: (count: number) => `${counted(count, 'line', 'lines')} not understood`,
    noRoom: (why: string, runs: readonly Run[]) => `${why} ${linesLeftOut(runs)}`,
    whichNation: 'Nation: the list names none that is known here',
    nationFirst: 'Choose the nation first.',
    unknownHelp: 'Correct a line and it is read again. What stays like this is left out.',
    lineNumber: (number: number) => `Line ${number}`,
    now: 'Now it is understood.',
    nowUnit: (strength: string) => `Now it is understood: ${strength}.`,
    understood: 'What is understood',
    nothing: 'Nothing in this text is understood yet.',
    kinds: {
      title: 'Name of the army',
      nation: 'Nation',
      note: 'Note',
      leads: 'leads them, with no unit',
      stays: 'of the whole army',
      with: (unit: string) => `with ${unit}`,
    },
    back: 'Change text',
    keep: (units: number) => (units === 0 ? 'Keep what is understood' : `Keep ${unitsWord(units)}`),
    leftOut: (lines: number) => `${counted(lines, 'line is', 'lines are')} left out`,
    leave: {
      question: 'Throw the pasted list away?',
      consequence: 'Nothing of it is kept yet: its text and what you corrected are lost.',
      confirm: 'Throw away',
      cancel: 'Stay',
    },
    unnamedArmy: 'Pasted army',
    beyond: 'Together with what is on the list, this is more than an army list holds.',
  },

  faults,
}
