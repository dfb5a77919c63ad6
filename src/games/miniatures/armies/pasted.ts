import * as v from 'valibot'
import { aside } from '@/messages/aside.ts'
import { armySchema, type ArmyList, type LineFault } from '@/rules/miniatures/armies/index.ts'
import { readArmy, type ReadArmy, type ReadLine } from '@/rules/miniatures/armies/text.ts'
import type { Nation } from '@/rules/miniatures/index.ts'

const { pasting } = aside

/** A line that was not understood once. It stays before the player's eyes however it is read now. */
export interface DoubtfulLine {
  readonly index: number
  readonly text: string
  /** Null where the line is blank by now. */
  readonly said: ReadLine['said'] | null
}

/** The lines that were ever in doubt, as they are read now, in their order. */
export function doubtfulLines(
  lines: readonly string[],
  read: ReadArmy,
  everInDoubt: ReadonlySet<number>,
): readonly DoubtfulLine[] {
  const said = new Map(read.lines.map((line) => [line.index, line.said]))
  return [...everInDoubt]
    .sort((one, other) => one - other)
    .map((index) => ({ index, text: lines[index] ?? '', said: said.get(index) ?? null }))
}

/** Why a line is not understood, in words. */
export function faultText({ key, parameters }: LineFault): string {
  return pasting.faults[key](parameters)
}

/** Faults of lines that are understood, but for which the list has no more room. */
const noRoom: readonly LineFault['key'][] = [
  'tooManyUnits',
  'tooManyCommands',
  'tooManyOfficers',
  'notesTooLong',
]

function noRoomFor({ said }: ReadLine): LineFault | undefined {
  return said.kind === 'unknown' ? said.faults.find(({ key }) => noRoom.includes(key)) : undefined
}

/** The places of the lines that are not understood now. */
export function unknownIndexes(read: ReadArmy): readonly number[] {
  return read.lines.flatMap((line) =>
    line.said.kind === 'unknown' && noRoomFor(line) === undefined ? [line.index] : [],
  )
}

/** Lines beyond what an army list holds, each run of them from its first to its last line. */
export interface Beyond {
  readonly fault: LineFault
  readonly runs: readonly { readonly from: number; readonly to: number }[]
}

/** What the list has no room for, by what there is too much of. */
export function beyondLimits({ lines }: ReadArmy): readonly Beyond[] {
  return noRoom.flatMap((key) => {
    const runs: { from: number; to: number }[] = []
    let fault: LineFault | undefined
    for (const [place, line] of lines.entries()) {
      const found = noRoomFor(line)
      if (found?.key !== key) continue
      fault = found
      const last = runs.at(-1)
      if (last !== undefined && last.to === lines[place - 1]?.index) last.to = line.index
      else runs.push({ from: line.index, to: line.index })
    }
    return fault === undefined ? [] : [{ fault, runs }]
  })
}

/** The places of the officers who lead the command above them: the first after its heading. */
export function leaderIndexes(lines: readonly ReadLine[]): ReadonlySet<number> {
  const leaders = new Set<number>()
  let mayLead = false
  for (const { index, said } of lines) {
    if (said.kind === 'command') mayLead = true
    if (said.kind !== 'officer' || said.unit !== null || !mayLead) continue
    leaders.add(index)
    mayLead = false
  }
  return leaders
}

/** Whether anything was understood that an army list keeps. */
export function holdsAnything({ commands, officers, notes }: ReadArmy): boolean {
  return commands.length > 0 || officers.length > 0 || notes !== ''
}

/**
 * An army with what was pasted after all that it has; null where it does not hold as much. Units without a
 * heading come under the pasted army's name, and keep its nation where it is another.
 */
export function withPasted(army: ArmyList, read: ReadArmy): ArmyList | null {
  const { id } = army
  const commands = read.commands.map((command) => ({
    ...command,
    name: command.name === '' ? (read.name ?? '') : command.name,
    units: command.units.map((unit) => ({ ...unit, nation: nationIn(army, unit.nation ?? read.nation) })),
  }))
  const parsed = v.safeParse(armySchema, {
    name: army.name,
    nation: army.nation,
    officers: [...army.officers, ...read.officers],
    commands: [...army.commands, ...commands],
    notes: [army.notes, read.notes].filter((notes) => notes !== '').join('\n'),
  })
  return parsed.success ? { id, ...parsed.output } : null
}

function nationIn(army: ArmyList, nation: Nation | null): Nation | null {
  return nation === army.nation ? null : nation
}

/** What a text is read as, line by line; the caller has seen that it is not too long. */
export function readLines(lines: readonly string[]): ReadArmy | null {
  return readArmy(lines.join('\n'))
}
