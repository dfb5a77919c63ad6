import { limits } from '../limits.ts'
import type { Nation, Officer } from '../units.ts'
import type { ArmyUnit } from './army.ts'
import { fault, type LineFault } from './faults.ts'
import { takeCount, takeStrength, unclearFigure } from './numbers.ts'
import { isOfficerLine, readOfficer, tellsOfOfficer } from './read-officer.ts'
import { readUnit } from './read-unit.ts'
import { tidyName } from './schema.ts'
import { segmentsOf, unquoted, withoutBullet } from './segments.ts'
import { plainWords } from './vocabulary.ts'
import { saidIn } from './words.ts'

/** What one line of a list is. */
export type SaidLine =
  | { readonly kind: 'title'; readonly name: string; readonly nation: Nation | null }
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'officer'; readonly officer: Officer; readonly unit: string | null }
  | { readonly kind: 'unit'; readonly unit: ArmyUnit }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'unknown'; readonly faults: readonly LineFault[] }

/** Longer than anything that a line of a list has to say. */
const mostCharacters = 500

/**
 * Reads one line that is not blank.
 *
 * @param isFirst whether nothing was understood before it: then it may be the army's name
 */
export function readLine(line: string, isFirst: boolean): SaidLine {
  if (line.length > mostCharacters) return unknown([fault('lineTooLong', { most: mostCharacters })])
  const text = withoutBullet(line)
  const readers = isFirst ? [...labelled, titleIn, ...plain] : [...labelled, ...plain]
  for (const reader of readers) {
    const said = reader(text)
    if (said !== null) return said
  }
  return unitIn(text)
}

type Reader = (text: string) => SaidLine | null

function unknown(faults: readonly LineFault[]): SaidLine {
  return { kind: 'unknown', faults }
}

function noteIn(text: string): SaidLine | null {
  const found = /^(?:> ?|notes?\s*:\s*)(?<note>.*)$/isu.exec(text)?.groups
  return found === undefined ? null : { kind: 'note', text: found['note'] ?? '' }
}

function titleLabelled(text: string): SaidLine | null {
  const said = /^(?:army|army list|name|list)\s*:\s*(?<name>\S.*)$/iu.exec(text)?.groups?.['name']
  return said === undefined ? null : title(said, null)
}

function nationLabelled(text: string): SaidLine | null {
  const said = /^(?:nation|nationality|country)\s*:\s*(?<nation>\S.*)$/iu.exec(text)?.groups?.['nation']
  if (said === undefined) return null
  const nation = wholeNation(said)
  return nation === undefined
    ? unknown([fault('unknownNation', { words: said })])
    : { kind: 'nation', nation }
}

function bareNation(text: string): SaidLine | null {
  const nation = wholeNation(text)
  return nation === undefined ? null : { kind: 'nation', nation }
}

/** The nation that a text is about and nothing else; an army may be said to be of it. */
function wholeNation(text: string): Nation | undefined {
  const { nations, unknown: others, tags } = saidIn(text)
  const [nation, second] = nations
  return second === undefined && tags.length === 0 && others.length === 0 ? nation : undefined
}

function commandMarked(text: string): SaidLine | null {
  const hashed = /^#+\s*(?<name>.*?)\s*#*$/u.exec(text)?.groups?.['name']
  const beforeColon = /^(?<name>\S.*?)\s*:$/u.exec(text)?.groups?.['name']
  const name = hashed ?? beforeColon
  return name === undefined ? null : named(name, (said) => ({ kind: 'command', name: said }))
}

const formations =
  /\b(?:division|divisions|brigade|corps|wing|reserve|advance ?guard|rear ?guard|vanguard|avant-garde|column)\b/u

const armsAlone = /^(?:the )?(?:infantry|foot|cavalry|horse|artillery|guns|officers)$/u

/**
 * "Picton’s Division", "Heavy Cavalry Brigade" and "Cavalry" head what follows, unless a strength stands with
 * them.
 */
function commandNamed(text: string): SaidLine | null {
  const [only = '', more] = segmentsOf(text)
  const isOne = more === undefined && unclearFigure(only) === null && takeCount(only).count === 1
  const words = plainWords(only)
  const isHeading = armsAlone.test(words) || (formations.test(words) && !tellsOfOfficer(only))
  if (!isOne || !isHeading) return null
  return named(only, (name) => ({ kind: 'command', name }))
}

function titleIn(text: string): SaidLine | null {
  const isTitle = /\b(?:army|armee|order of battle|1[78]\d\d)\b/u.test(plainWords(text))
  if (!isTitle || takeStrength(text).strength !== null) return null
  const nation = saidIn(text).nations.find((each) => each !== 'other') ?? null
  return title(text, nation)
}

function title(text: string, nation: Nation | null): SaidLine {
  return named(text, (name) => (name === '' ? unknown([fault('noName')]) : { kind: 'title', name, nation }))
}

function officerLabelled(text: string): SaidLine | null {
  return isOfficerLine(text) ? officerIn(text) : null
}

const beforeUnit = /^(.*?)\s(?:attached to|leading|leads|with)\s/iu

/** An officer who is not called one: neither a strength nor a word of a unit stands beside his name. */
function officerNamed(text: string): SaidLine | null {
  const who = beforeUnit.exec(text)?.[1] ?? text
  const isStrong = segmentsOf(text).some((part) => takeStrength(part).strength !== null)
  const isUnit = isStrong || saidIn(who).tags.length > 0
  return isUnit || !tellsOfOfficer(who) ? null : officerIn(text)
}

function officerIn(text: string): SaidLine {
  const read = readOfficer(text)
  return 'faults' in read ? unknown(read.faults) : { kind: 'officer', ...read }
}

function unitIn(text: string): SaidLine {
  const read = readUnit(text)
  return 'faults' in read ? unknown(read.faults) : { kind: 'unit', unit: read.unit }
}

function named(text: string, made: (name: string) => SaidLine): SaidLine {
  const name = tidyName(unquoted(text) ?? text)
  const isTooLong = name.length > limits.nameLength
  return isTooLong ? unknown([fault('nameTooLong', { most: limits.nameLength })]) : made(name)
}

/** The readers in the order in which they are asked: what says itself what it is comes first. */
const labelled: readonly Reader[] = [
  noteIn,
  titleLabelled,
  nationLabelled,
  officerLabelled,
  commandMarked,
  bareNation,
]
const plain: readonly Reader[] = [officerNamed, commandNamed]
