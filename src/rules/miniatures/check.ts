import type { Parameters } from '../reason.ts'
import { refuse } from '../reason.ts'
import type { Provenance } from '../chart.ts'
import { house, rule } from '../chart-building.ts'
import { formationsOfArm, kindsOfArm, type UnitDescription } from './units.ts'

/** One thing that is wrong with a unit: which field, and the message that says what to do. */
export interface UnitFault {
  readonly field: keyof UnitDescription
  readonly code: string
  readonly parameters: Parameters
  readonly provenance: Provenance
}

interface Check extends Omit<UnitFault, 'parameters'> {
  readonly fails: (unit: UnitDescription) => boolean
}

const heavyKinds: readonly string[] = ['heavy', 'armoured']
const heavyClasses: readonly string[] = ['elite', 'guard']

/** Heavy regiments, armoured ones among them. */
export function isHeavyCavalry({ arm, kind }: UnitDescription): boolean {
  return arm === 'cavalry' && heavyKinds.includes(kind)
}

const checks: readonly Check[] = [
  {
    field: 'kind',
    code: 'kindNotOfArm',
    provenance: rule('Movement'),
    fails: ({ arm, kind }) => !kindsOfArm[arm].includes(kind),
  },
  {
    field: 'class',
    code: 'lightIsInfantry',
    provenance: house('M6'),
    fails: (unit) => unit.class === 'light' && unit.arm !== 'infantry',
  },
  {
    field: 'class',
    code: 'heavyIsEliteOrGuard',
    provenance: rule('Bayonet and saber melee'),
    fails: (unit) => isHeavyCavalry(unit) && !heavyClasses.includes(unit.class),
  },
  {
    field: 'formation',
    code: 'formationNotOfArm',
    provenance: rule('Movement'),
    fails: ({ arm, formation }) => !formationsOfArm[arm].includes(formation),
  },
  {
    field: 'formation',
    code: 'onlyLightSkirmishes',
    provenance: house('M6'),
    fails: (unit) => unit.formation === 'skirmish' && unit.class !== 'light',
  },
  {
    field: 'startingBases',
    code: 'gunIsOneBase',
    provenance: house('M7'),
    fails: ({ arm, startingBases }) => arm === 'artillery' && startingBases !== 1,
  },
  {
    field: 'bases',
    code: 'moreBasesThanAtStart',
    provenance: house('M12'),
    fails: ({ bases, startingBases }) => bases > startingBases,
  },
  {
    field: 'damaged',
    code: 'onlyGunsAreDamaged',
    provenance: rule('Fire combat effects chart'),
    fails: ({ arm, damaged }) => damaged && arm !== 'artillery',
  },
]

/** Everything that is impossible about a unit, in the order of its fields. */
export function unitFaults(unit: UnitDescription): readonly UnitFault[] {
  const parameters = {
    arm: unit.arm,
    kind: unit.kind,
    formation: unit.formation,
    bases: unit.bases,
    startingBases: unit.startingBases,
  }
  return checks
    .filter(({ fails }) => fails(unit))
    .map(({ field, code, provenance }) => ({ field, code, provenance, parameters }))
}

/** Refuses a unit that cannot be. @throws Refused with the path of its first fault */
export function requirePossibleUnit(unit: UnitDescription, path: string): void {
  const [fault] = unitFaults(unit)
  if (fault !== undefined) refuse(fault.code, join(path, fault.field), fault.provenance, fault.parameters)
}

/** Refuses a unit that is not there any more. @throws Refused */
export function requireStanding(unit: UnitDescription, path: string): void {
  if (unit.bases === 0) refuse('noBasesLeft', join(path, 'bases'), house('M8'), { unit: unit.name })
}

function join(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`
}
