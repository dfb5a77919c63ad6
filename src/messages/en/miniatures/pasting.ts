import type { LineFaultKey } from '@/rules/miniatures/armies/index.ts'
import type { Parameters } from '@/rules/index.ts'
import { band, counted, list, plain } from '../../format.ts'
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

interface Run {
  readonly from: number
  readonly to: number
}

/** "Lines 84 and 90–120 are left out." A run counts from 0, the player from 1. */
function linesLeftOut(runs: readonly Run[]): string {
  const lines = list(runs.map(({ from, to }) => band(from + 1, to + 1)))
  return /\D/u.test(lines) ? `Lines ${lines} are left out.` : `Line ${lines} is left out.`
}

/** Texts about a list that is pasted as text. */
export const pasting = {
  title: 'Paste a list',
  label: 'One unit on a line',
  hint: 'Such as “3x Line Infantry, 4 bases”, “Cuirassiers, 3 bases, armoured” or “Heavy battery, 2 guns”. A line such as “Picton’s Division:” heads what follows; “Officer: Picton +2” leads it.',
  read: 'Read it',
  empty: 'Paste or type a list first.',
  tooLong: (most: number) =>
    `This is far too long for an army list: at most ${plain(most)} letters. Paste the units alone.`,
  tooManyLines: (most: number) =>
    `These are far too many lines for an army list: at most ${plain(most)}. Paste the units alone.`,
  unknown: (count: number) => `${counted(count, 'line', 'lines')} not understood`,
  noRoom: (why: string, runs: readonly Run[]) => `${why} ${linesLeftOut(runs)}`,
  whichNation: 'Nation: the list names none that is known here',
  nationFirst: 'Choose the nation first.',
  unknownHelp: 'Correct a line and it is read again. What stays like this is left out.',
  notShown: (lines: number) =>
    `${counted(lines, 'more line is', 'more lines are')} not shown here. Change the text, and take out what is no unit.`,
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
  keep: (units: number) =>
    units === 0 ? 'Keep what is understood' : `Keep ${counted(units, 'unit', 'units')}`,
  leftOut: (lines: number) => `${counted(lines, 'line is', 'lines are')} left out`,
  leave: {
    question: 'Throw the pasted list away?',
    consequence: 'Nothing of it is kept yet: its text and what you corrected are lost.',
    confirm: 'Throw away',
    cancel: 'Stay',
  },
  beyond: 'Together with what is on the list, this is more than an army list holds.',

  faults,
}
