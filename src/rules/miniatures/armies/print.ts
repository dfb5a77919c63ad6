import type { Officer } from '../units.ts'
import type { ArmyCommand, ArmyDraft, ArmyUnit } from './army.ts'
import { isGreatCommander } from '../commanders.ts'
import { readLine, type SaidLine } from './read-line.ts'
import { quoted } from './segments.ts'
import { written } from './vocabulary.ts'

/** An army list as text that `readArmy` reads back to the very same list. */
export function printArmy({ name, nation, officers, commands, notes }: ArmyDraft): string {
  const opening = [
    firstThatSays({ kind: 'title', name, nation: null }, [`Army: ${name}`, `Army: ${quoted(name)}`]),
    `Nation: ${written.nations[nation]}`,
    ...(notes === '' ? [] : notes.split('\n').map((line) => `> ${line}`)),
    ...officers.map(officerLine),
  ]
  const parts = commands.map((command, place) => commandLines(command, place === 0))
  return [opening, ...parts].map((lines) => lines.join('\n')).join('\n\n')
}

/** Units before any heading need none, unless there is something else to say of them. */
function commandLines({ name, officer, units }: ArmyCommand, isFirst: boolean): readonly string[] {
  const isPlain = isFirst && name === '' && officer === null && units.length > 0
  return [
    ...(isPlain ? [] : [headingLine(name)]),
    ...(officer === null ? [] : [officerLine(officer)]),
    ...units.map(unitLine),
  ]
}

function headingLine(name: string): string {
  const said: SaidLine = { kind: 'command', name }
  return firstThatSays(said, [`${name}:`, `# ${name}`, `# ${quoted(name)}`])
}

function officerLine(officer: Officer): string {
  const said: SaidLine = { kind: 'officer', officer, unit: null }
  return firstThatSays(
    said,
    officerTexts(officer).map((text) => `Officer: ${text}`),
  )
}

/** The ways to write an officer, the plainest first. */
function officerTexts({ name, value, onlyFallsInMelee }: Officer): readonly string[] {
  const fates = onlyFallsInMelee ? ', falls only in melee' : ', falls by fire too'
  const fate = onlyFallsInMelee === isGreatCommander(name) ? '' : fates
  if (name === '') return [`+${value}${fate}`]
  return [`${name} +${value}${fate}`, `${quoted(name)} +${value}${fate}`]
}

/** A unit's line: its name, what it is, how strong, and what is unusual about it. */
function unitLine(unit: ArmyUnit): string {
  const { arm, copies, startingBases, formation, nation, officer } = unit
  const isGun = arm === 'artillery'
  const count = isGun || copies === 1 ? '' : `${copies}x `
  const strength = isGun ? counted(copies, 'gun') : counted(startingBases, 'base')
  const stands = formation === 'line' ? '' : `, ${written.formations[formation]}`
  const from = nation === null ? '' : `, ${written.adjectives[nation]}`
  const leaders = officer === null ? [''] : officerTexts(officer).map((text) => `, with ${text}`)
  const names = [unit.name, quoted(unit.name)]
  const texts = leaders.flatMap((led) =>
    names.flatMap((name) =>
      descriptions(unit).map((words) => `${count}${name} – ${words}, ${strength}${stands}${from}${led}`),
    ),
  )
  return firstThatSays({ kind: 'unit', unit }, texts)
}

/** What a unit is, in as few words as will do, and in all of them. */
function descriptions({ arm, kind, class: unitClass }: ArmyUnit): readonly string[] {
  const words = [written.kinds[kind], arm].filter((word) => word !== '').join(' ')
  const all = `${written.classes[unitClass]} ${words}`
  return unitClass === 'line' ? [words, all] : [all]
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

/** The first of several texts that is read as what it should say; the last one always is. */
function firstThatSays(said: SaidLine, texts: readonly string[]): string {
  const wanted = JSON.stringify(said)
  return texts.find((text) => JSON.stringify(readLine(text, false)) === wanted) ?? texts.at(-1) ?? ''
}
