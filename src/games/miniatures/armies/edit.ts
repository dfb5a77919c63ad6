import {
  armyLimits,
  armyUnits,
  officersAloneOf,
  strengthOf,
  type ArmyCommand,
  type ArmyList,
  type ArmyUnit,
} from '@/rules/miniatures/armies/index.ts'
import type { Nation, Officer, UnitDescription } from '@/rules/miniatures/index.ts'

/** Where a unit stands in an army list: its command's place, and its own within that. */
export interface UnitPlace {
  readonly command: number
  readonly unit: number
}

/** A unit of an army list as the fields of a unit show it. */
export function descriptionOf(unit: ArmyUnit, nation: Nation): UnitDescription {
  const { name, arm, kind, class: unitClass, startingBases, formation, officer } = unit
  const fresh = { bases: startingBases, cover: [], marker: false, damaged: false }
  const own = unit.nation ?? nation
  return { name, nation: own, arm, kind, class: unitClass, startingBases, formation, officer, ...fresh }
}

/** What the fields of a unit say, as an army list keeps it. */
export function unitFrom(description: UnitDescription, copies: number, nation: Nation): ArmyUnit {
  const { name, arm, kind, class: unitClass, startingBases, formation, officer } = description
  const own = description.nation === nation ? null : description.nation
  return { name, nation: own, arm, kind, class: unitClass, startingBases, formation, copies, officer }
}

function inserted<Item>(items: readonly Item[], at: number, item: Item): readonly Item[] {
  return [...items.slice(0, at), item, ...items.slice(at)]
}

function without<Item>(items: readonly Item[], at: number): readonly Item[] {
  return items.filter((_item, place) => place !== at)
}

function replaced<Item>(items: readonly Item[], at: number, item: Item): readonly Item[] {
  return items.map((other, place) => (place === at ? item : other))
}

/** The same items with one a place earlier or later; as they were where it cannot go there. */
function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const item = items[at]
  const to = at + by
  if (item === undefined || to < 0 || to >= items.length) return items
  return inserted(without(items, at), to, item)
}

function withCommand(army: ArmyList, at: number, change: (command: ArmyCommand) => ArmyCommand): ArmyList {
  const command = army.commands[at]
  return command === undefined ? army : { ...army, commands: replaced(army.commands, at, change(command)) }
}

function withUnits(
  army: ArmyList,
  at: number,
  change: (units: readonly ArmyUnit[]) => readonly ArmyUnit[],
): ArmyList {
  return withCommand(army, at, (command) => ({ ...command, units: change(command.units) }))
}

/** The changes of an army list. Each gives a new list; a place that there is not changes nothing. */
export const edit = {
  addUnit: (army: ArmyList, command: number, unit: ArmyUnit) =>
    withUnits(army, command, (units) => [...units, unit]),
  changeUnit: (army: ArmyList, { command, unit: at }: UnitPlace, unit: ArmyUnit) =>
    withUnits(army, command, (units) => replaced(units, at, unit)),
  /** A copy below the first, without its officer. */
  duplicateUnit: (army: ArmyList, { command, unit: at }: UnitPlace, name: string) =>
    withUnits(army, command, (units) => {
      const unit = units[at]
      return unit === undefined ? units : inserted(units, at + 1, { ...unit, name, officer: null })
    }),
  removeUnit: (army: ArmyList, { command, unit }: UnitPlace) =>
    withUnits(army, command, (units) => without(units, unit)),
  moveUnit: (army: ArmyList, place: UnitPlace, by: -1 | 1) => movedUnit(army, place, by),

  addCommand: (army: ArmyList, command: ArmyCommand) => ({
    ...army,
    commands: [...army.commands, command],
  }),
  changeCommand: (army: ArmyList, at: number, changes: Partial<ArmyCommand>) =>
    withCommand(army, at, (command) => ({ ...command, ...changes })),
  removeCommand: (army: ArmyList, at: number) => ({ ...army, commands: without(army.commands, at) }),
  moveCommand: (army: ArmyList, at: number, by: -1 | 1) => ({
    ...army,
    commands: moved(army.commands, at, by),
  }),

  addOfficer: (army: ArmyList, officer: Officer) => ({ ...army, officers: [...army.officers, officer] }),
  changeOfficer: (army: ArmyList, at: number, officer: Officer) => ({
    ...army,
    officers: replaced(army.officers, at, officer),
  }),
  removeOfficer: (army: ArmyList, at: number) => ({ ...army, officers: without(army.officers, at) }),
} as const

/** Past the end of its command a unit goes on into the next one. */
function movedUnit(army: ArmyList, { command: from, unit: at }: UnitPlace, by: -1 | 1): ArmyList {
  const unit = army.commands[from]?.units[at]
  const target = army.commands[from + by]
  const isAtEnd = by === -1 ? at === 0 : at === (army.commands[from]?.units.length ?? 0) - 1
  if (unit === undefined) return army
  if (!isAtEnd) return withUnits(army, from, (units) => moved(units, at, by))
  if (target === undefined) return army
  const gone = withUnits(army, from, (units) => without(units, at))
  return withUnits(gone, from + by, (units) => (by === -1 ? [...units, unit] : [unit, ...units]))
}

/** How many more units, copies counted, an army list can take. */
export function roomForUnits(army: ArmyList): number {
  return armyLimits.units - strengthOf(armyUnits(army)).units
}

/** How many more officers without a unit it can take. */
export function roomForOfficers(army: ArmyList): number {
  return armyLimits.officersAlone - officersAloneOf(army).length
}

/** Names that are taken in an army. */
export function namesIn(army: ArmyList): readonly string[] {
  return armyUnits(army).map(({ name }) => name)
}
