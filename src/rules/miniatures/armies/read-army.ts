import { Assembly } from './assembly.ts'
import type { ArmyDraft } from './army.ts'
import type { LineFault } from './faults.ts'
import { readLine, type SaidLine } from './read-line.ts'

/** A line of a pasted list, and what was made of it. Blank lines are left out. */
export interface ReadLine {
  /** Place among all lines, from 0. */
  readonly index: number
  readonly text: string
  readonly said: SaidLine
}

/** What a text was read as. A name and a nation that it does not give are null. */
export interface ReadArmy extends Omit<ArmyDraft, 'name' | 'nation'> {
  readonly name: string | null
  readonly nation: ArmyDraft['nation'] | null
  readonly lines: readonly ReadLine[]
}

/** More than the text of any army list that can be kept. */
export const mostTextCharacters = 65_536

/** So many lines that are not blank are more than the text of any army list that can be kept. */
export const mostTextLines = 2_500

const lineEnds = /\r\n?|[\n\u2028\u2029]/u

/** The lines of a text, as they are read one by one. */
export function linesOf(text: string): readonly string[] {
  return text.split(lineEnds)
}

/** Whether a text has more lines than are read. */
export function hasTooManyLines(text: string): boolean {
  return linesOf(text).filter((line) => line.trim() !== '').length > mostTextLines
}

/**
 * Reads an army list out of text. What is understood is kept, line by line; of each other line every reason
 * is given. Never throws.
 *
 * @returns null where the text is longer than `mostTextCharacters`, or of more lines than `mostTextLines`
 */
export function readArmy(text: string): ReadArmy | null {
  if (text.length > mostTextCharacters || hasTooManyLines(text)) return null
  const assembly = new Assembly()
  const said: { index: number; text: string; said: SaidLine }[] = []
  for (const [index, line] of linesOf(text).entries()) {
    const trimmed = line.trim()
    if (trimmed === '') continue
    const read = readLine(trimmed, assembly.isEmpty)
    const faults = assembly.take(read, index)
    said.push({ index, text: trimmed, said: faults.length > 0 ? { kind: 'unknown', faults } : read })
  }
  const late = assembly.attachOfficers()
  return { ...assembly.army(), lines: said.map((line) => withLateFaults(line, late)) }
}

function withLateFaults(line: ReadLine, late: ReadonlyMap<number, LineFault>): ReadLine {
  const found = late.get(line.index)
  return found === undefined ? line : { ...line, said: { kind: 'unknown', faults: [found] } }
}
