import type { Table } from '../../rulebook.ts'
import { requirePossibleUnit } from '../check.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { Officer } from '../units.ts'
import { refuse, type Ledger } from '../../reason.ts'
import { house } from '../../chart-building.ts'
import { requireUnit } from './find.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { isSamePerson, officerEffects } from './officer.ts'
import { storableUnit } from './store.ts'
import { removalEffects } from './suffer.ts'

type Changes = CommandOf<'tableCheck'>['changes'][number]['changes']

/** Brings a unit in line with the table, with the player's reason: "that was 3 bases, not 4". */
export function decideCorrect(
  state: MiniaturesState,
  { unit: id, changes }: CommandOf<'correct'>,
  { ledger }: Table,
): readonly MiniaturesEffect[] {
  const unit = requireUnit(state, id, 'unit')
  writeHeading(ledger, 'correct', { unit: unit.name })
  return correctUnit(state, unit, changes, 'changes', ledger)
}

/**
 * The facts that bring a unit in line with the table; each difference is written down.
 *
 * @param path where the changes stand in the command
 * @throws Refused where no unit can be so
 */
export function correctUnit(
  state: MiniaturesState,
  before: Unit,
  changes: Changes,
  path: string,
  ledger: Ledger,
): readonly MiniaturesEffect[] {
  const after = corrected(before, changes)
  requirePossibleUnit(after, path)
  if (after.bases === 0 && after.removed === null) {
    refuse('standsWithoutBases', `${path}.bases`, house('M8'), { unit: before.name })
  }
  writeDifferences(before, after, ledger)
  const freed = changes.locked === false ? before.lockedWith : []
  return [
    ...officerEffects(state, before, changes.officer),
    {
      type: 'unitChanged',
      unit: storableUnit({ ...after, removed: before.removed, lockedWith: before.lockedWith }),
    },
    ...freed.map((other): MiniaturesEffect => ({ type: 'unitsFreed', units: [before.id, other] })),
    ...presence(before, after),
  ]
}

function corrected(before: Unit, { onTable, locked, ...fields }: Changes): Unit {
  const removed = onTable === undefined ? before.removed : removedNow(before, onTable)
  const lockedWith = locked === false ? [] : before.lockedWith
  return { ...before, ...fields, removed, lockedWith }
}

function removedNow(before: Unit, onTable: boolean): Unit['removed'] {
  return onTable ? null : (before.removed ?? 'players')
}

/** The facts of a unit that is taken off the table or put back on it. */
function presence(before: Unit, after: Unit): readonly MiniaturesEffect[] {
  if (before.removed === after.removed) return []
  if (after.removed !== null) return removalEffects(after, after.removed, true)
  return [{ type: 'unitReturned', unit: before.id }]
}

interface Difference {
  readonly key: string
  readonly read: (unit: Unit) => string | number
}

const differences: readonly Difference[] = [
  { key: 'correct.bases', read: ({ bases }) => bases },
  { key: 'correct.startingBases', read: ({ startingBases }) => startingBases },
  { key: 'correct.marker', read: ({ marker }) => Number(marker) },
  { key: 'correct.formation', read: ({ formation }) => formation },
  { key: 'correct.damaged', read: ({ damaged }) => Number(damaged) },
  { key: 'correct.onTable', read: ({ removed }) => Number(removed === null) },
  { key: 'correct.locked', read: ({ lockedWith }) => Number(lockedWith.length > 0) },
]

function writeDifferences(before: Unit, after: Unit, ledger: Ledger): void {
  for (const { key, read } of differences) {
    const [now, was] = [read(after), read(before)]
    if (now !== was) writeNote(ledger, key, { now, was })
  }
  writeOfficer(before.officer, after.officer, ledger)
}

/** An officer may have no name: whether there is one is told besides. */
function writeOfficer(before: Officer | null, after: Officer | null, ledger: Ledger): void {
  if (isSamePerson(before, after)) return
  const [now, was] = [after?.name ?? '', before?.name ?? '']
  writeNote(ledger, 'correct.officer', { now, was, led: Number(after !== null) })
}
