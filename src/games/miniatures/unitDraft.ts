import {
  coversOfArm,
  formations,
  isHeavyCavalry,
  kindsOfArm,
  limits,
  unitClasses,
  unitFaults,
  type Formation,
  type Nation,
  type UnitClass,
  type UnitDescription,
} from '@/rules/miniatures/index.ts'

/** Bases of a unit that nobody has counted yet. */
const usualBases = 4
/** Squadrons are smaller. */
const usualCavalryBases = 3

/** A full line battalion. */
export function freshUnit(nation: Nation, name = ''): UnitDescription {
  return {
    name,
    nation,
    arm: 'infantry',
    kind: 'foot',
    class: 'line',
    startingBases: usualBases,
    bases: usualBases,
    formation: 'line',
    cover: [],
    marker: false,
    damaged: false,
    officer: null,
  }
}

/** Whether the rules find nothing wrong with one field of a unit. */
function isPossible(unit: UnitDescription, field: 'class' | 'formation'): boolean {
  return !unitFaults(unit).some((fault) => fault.field === field)
}

/** The classes that a unit of this arm and kind can have. */
export function classesFor(unit: UnitDescription): readonly UnitClass[] {
  return unitClasses.filter((each) => isPossible({ ...unit, class: each }, 'class'))
}

/** The formations that a unit of this arm and class can take. */
export function formationsFor(unit: UnitDescription): readonly Formation[] {
  return formations.filter((each) => isPossible({ ...unit, formation: each }, 'formation'))
}

/** Brings the rest of a unit in line with its arm, kind and class, so that it is always possible. */
export function settled(unit: UnitDescription): UnitDescription {
  const kinds = kindsOfArm[unit.arm]
  const kind = kinds.includes(unit.kind) ? unit.kind : kinds[0]
  const classes = classesFor({ ...unit, kind })
  const unitClass = classes.includes(unit.class) ? unit.class : usualClass(classes)
  const classed = { ...unit, kind, class: unitClass }
  const formation = isPossible(classed, 'formation') ? unit.formation : 'line'
  const gun = unit.arm === 'artillery'
  const startingBases = gun ? 1 : Math.min(limits.bases, Math.max(1, unit.startingBases))
  const bases = Math.min(startingBases, unit.bases)
  const cover = unit.cover.filter((each) => coversOfArm[unit.arm].includes(each))
  const strength = { startingBases, bases, damaged: gun && unit.damaged }
  return { ...classed, formation, cover, ...strength }
}

function usualClass(classes: readonly UnitClass[]): UnitClass {
  return classes.includes('line') ? 'line' : (classes[0] ?? 'line')
}

/** A unit of another arm, with the strength and the class that are usual for it. */
export function withArm(unit: UnitDescription, arm: UnitDescription['arm']): UnitDescription {
  const bases = arm === 'cavalry' ? usualCavalryBases : usualBases
  return settled({ ...withoutHeavyClass(unit), arm, startingBases: bases, bases })
}

/** A unit of another kind. A class that only came with heavy cavalry goes with it. */
export function withKind(unit: UnitDescription, kind: UnitDescription['kind']): UnitDescription {
  const isHeavy = isHeavyCavalry({ ...unit, kind })
  return settled({ ...(isHeavy ? unit : withoutHeavyClass(unit)), kind })
}

function withoutHeavyClass(unit: UnitDescription): UnitDescription {
  const cameAlong = isHeavyCavalry(unit) && unit.class === 'elite'
  return cameAlong ? { ...unit, class: 'line' } : unit
}
