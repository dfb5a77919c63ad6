import type { CommandOf, Unit, UnitId } from '@/rules/miniatures/index.ts'

/** How a unit was set on the check, as far as the player touched it. */
export type Wanted = CommandOf<'tableCheck'>['changes'][number]['changes']

/** What was set, by unit. Nothing of it is in the game yet. */
export type Counted = ReadonlyMap<UnitId, Wanted>

/** A unit as it stands on the table, by what the player set. */
export function countedUnit(unit: Unit, wanted: Wanted): Unit {
  const { onTable = unit.removed === null, locked = true, ...fields } = wanted
  const removed = onTable ? null : (unit.removed ?? 'players')
  return { ...unit, ...fields, removed, lockedWith: locked && onTable ? unit.lockedWith : [] }
}

/** What the player set that differs from what the app has; the rest is left out. */
function differencesOf(unit: Unit, wanted: Wanted): Wanted {
  const isOn = unit.removed === null
  const { bases, formation, marker, damaged, onTable } = wanted
  const isFreed = wanted.locked === false && unit.lockedWith.length > 0 && onTable !== false
  return {
    ...(bases === undefined || bases === unit.bases ? {} : { bases }),
    ...(formation === undefined || formation === unit.formation ? {} : { formation }),
    ...(marker === undefined || marker === unit.marker ? {} : { marker }),
    ...(damaged === undefined || damaged === unit.damaged ? {} : { damaged }),
    ...(onTable === undefined || onTable === isOn ? {} : { onTable }),
    ...(isFreed ? { locked: false as const } : {}),
  }
}

/** Every unit that stands otherwise on the table, in the order of the roster. */
export function checkedUnits(units: readonly Unit[], counted: Counted): CommandOf<'tableCheck'>['changes'] {
  return units
    .map((unit) => ({ unit: unit.id, changes: differencesOf(unit, counted.get(unit.id) ?? {}) }))
    .filter(({ changes }) => Object.keys(changes).length > 0)
}

/** One base fewer; a unit that loses its last one leaves the table. */
export function withOneFewer({ bases }: Unit): Wanted {
  return bases > 1 ? { bases: bases - 1 } : { bases: 0, onTable: false }
}

/** One base more; a unit that was off the table comes back with it. */
export function withOneMore({ bases, startingBases, removed }: Unit): Wanted {
  const back = removed === null ? {} : { onTable: true }
  return { bases: Math.min(startingBases, removed === null ? bases + 1 : Math.max(1, bases)), ...back }
}

/** Off the table, or back on it with a base at the least. */
export function withTable({ bases, removed }: Unit): Wanted {
  return removed === null ? { onTable: false } : { onTable: true, bases: Math.max(1, bases) }
}

/** Frees a unit from melee, or takes that back, for those that it is locked with too. */
export function withLock(counted: Counted, unit: Unit, free: boolean): Counted {
  if (free) return withWanted(counted, unit.id, { locked: false })
  const together = new Set([unit.id, ...unit.lockedWith])
  return new Map(
    [...counted].map(([id, { locked, ...wanted }]) => [
      id,
      locked === undefined || together.has(id) ? wanted : { ...wanted, locked },
    ]),
  )
}

/** What was set, and this of one unit besides. */
export function withWanted(counted: Counted, id: UnitId, wanted: Wanted): Counted {
  return new Map(counted).set(id, { ...counted.get(id), ...wanted })
}

/** Whether a unit that is locked in the game is so on the table: someone it fights may have been freed. */
export function isLocked(unit: Unit, units: readonly Unit[], counted: Counted): boolean {
  return unit.lockedWith.some((id) => {
    const other = units.find((candidate) => candidate.id === id)
    return other !== undefined && [unit, other].every((each) => fights(each, counted.get(each.id)))
  })
}

function fights({ removed }: Unit, { locked, onTable = removed === null }: Wanted = {}): boolean {
  return locked !== false && onTable
}
