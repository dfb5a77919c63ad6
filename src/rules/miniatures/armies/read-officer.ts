import { cellOf, numberIn } from '../../chart.ts'
import { officerValues } from '../charts/morale.ts'
import { isGreatCommander } from '../commanders.ts'
import { limits } from '../limits.ts'
import type { Officer } from '../units.ts'
import { fault, type LineFault } from './faults.ts'
import { numberOf } from './vocabulary.ts'
import { tidyName } from './schema.ts'
import { unquoted } from './segments.ts'

/** An officer as a line tells of him, and the unit that he is said to be with. */
export interface SaidOfficer {
  readonly officer: Officer
  readonly unit: string | null
}

type ReadOfficer = SaidOfficer | { readonly faults: readonly LineFault[] }

const lineLabel = /^(?:officer|general|leader|commander(?:[- ]in[- ]chief)?|c-in-c)\s*:\s*/iu
const partLabel = /^(?:officer|led by|commanded by|under|with)\s+/iu
const worthAtEnd = /(?:^|\s)\(?[+−-]\d{1,3}\)?$/u
/** A worth that is no whole number: "+1.5", "1-2". */
const figureAtEnd = /[+−-]?\d+\s?[.,/–-]\s?\d+$/u
const fate = /[\s,]*\b(?:falls (?<inMelee>only in melee)|falls by fire too)$/iu
const said =
  /^(?<name>"(?:[^"]|"")+"|.*?)[\s,(]*(?:value\s*)?(?<worth>[+−-]?\d{1,3})?\s*\)?(?:[\s,]+(?:attached to|leading|leads|with)\s+(?<unit>\S.*))?$/iu

/** Whether a line says itself that it is about an officer. */
export function isOfficerLine(line: string): boolean {
  return lineLabel.test(line)
}

/** Whether a part of a unit's line is about its officer: "with Picton +1". */
export function isOfficerPart(part: string): boolean {
  return partLabel.test(part) || worthAtEnd.test(part) || fate.test(part)
}

/**
 * Reads an officer: "Picton +1", "Officer: Marshal Ney with 1st Line", "Wellington". Without a number he is
 * worth what his rank is.
 */
export function readOfficer(text: string): ReadOfficer {
  const about = text.replace(lineLabel, '').replace(partLabel, '').trim()
  const fateSaid = fate.exec(about)
  const { name: written = '', worth, unit } = said.exec(about.replace(fate, ''))?.groups ?? {}
  const literal = unquoted(written)
  const name = tidyName(literal ?? written)
  const value = worth === undefined ? null : numberOf(worth)
  const figure = literal === null ? figureAtEnd.exec(about)?.[0] : undefined
  if (figure !== undefined) return { faults: [fault('unclearFigure', { words: figure })] }
  const faults = officerFaults(name, value)
  if (faults.length > 0) return { faults }
  const officer = {
    name,
    value: value ?? valueOfRank(name),
    onlyFallsInMelee: fateSaid === null ? isGreatCommander(name) : fateSaid.groups?.['inMelee'] !== undefined,
  }
  return { officer, unit: unit === undefined ? null : (unquoted(unit) ?? unit) }
}

function officerFaults(name: string, value: number | null): readonly LineFault[] {
  const isOutOfRange = value !== null && (value < 0 || value > limits.officerValue)
  return [
    ...(name === '' && value === null ? [fault('noOfficer')] : []),
    ...(name.length > limits.nameLength ? [fault('nameTooLong', { most: limits.nameLength })] : []),
    ...(isOutOfRange ? [fault('officerValue', { value, most: limits.officerValue })] : []),
  ]
}

const juniorRank = /^(?:brigadier|brig|major[- ]general|maj[. -]*gen|colonel|col)\b/iu
const seniorRank =
  /^(?:marshal|maréchal|field[- ]marshal|general|gen|général|lieutenant[- ]general|lt[. -]*gen)\b/iu

function valueOfRank(name: string): number {
  const rank = isGreatCommander(name) ? 'greatCommander' : seniorRank.test(name) ? 'division' : 'brigade'
  return numberIn(cellOf(officerValues, rank, 'value'))
}

/** Whether words without an arm are an officer: a value, a rank or a great name stands in them. */
export function tellsOfOfficer(line: string): boolean {
  return worthAtEnd.test(line) || juniorRank.test(line) || seniorRank.test(line) || isGreatCommander(line)
}
