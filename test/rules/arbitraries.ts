import fc from 'fast-check'
import * as v from 'valibot'
import {
  answersTo,
  aspects,
  covers,
  formationsOfArm,
  kindsOfArm,
  nations,
  optionChoices,
  procedures,
  unitFaults,
  unitSchema,
  type Arm,
  type MiniaturesOptions,
  type UnitDescription,
} from '@/rules/miniatures/index.ts'
import type { Difference } from './standard.ts'

/** Legal inputs of every procedure, small enough for a walk of plain dice. */

const mostBases = 5

const officer = fc.record({
  name: fc.constantFrom('Ney', 'Picton', 'Napoleon'),
  value: fc.integer({ min: 0, max: 3 }),
  onlyFallsInMelee: fc.boolean(),
})

const classesOf = {
  foot: ['militia', 'line', 'light', 'elite', 'guard'],
  heavy: ['elite', 'guard'],
  other: ['militia', 'line', 'elite', 'guard'],
} as const

function classesFor(arm: Arm, kind: string): readonly string[] {
  if (arm === 'infantry') return classesOf.foot
  return kind === 'heavy' || kind === 'armoured' ? classesOf.heavy : classesOf.other
}

/** A unit that can be, of an arm, with one base at least. */
function unitOf(arm: Arm): fc.Arbitrary<Difference> {
  const most = arm === 'artillery' ? 1 : mostBases
  return fc
    .record({
      kind: fc.constantFrom(...kindsOfArm[arm]),
      formation: fc.constantFrom(...formationsOfArm[arm]),
      startingBases: fc.integer({ min: 1, max: most }),
      lost: fc.integer({ min: 0, max: mostBases - 1 }),
      classSeed: fc.nat(),
      nation: fc.constantFrom(...nations),
      cover: fc.subarray([...covers]),
      marker: fc.boolean(),
      damaged: fc.boolean(),
      officer: fc.option(officer),
    })
    .map(({ lost, classSeed, ...unit }) => {
      const skirmishes = unit.formation === 'skirmish'
      const choices = skirmishes ? ['light'] : classesFor(arm, unit.kind)
      return {
        ...unit,
        arm,
        class: choices[classSeed % choices.length],
        bases: Math.max(1, unit.startingBases - lost),
        damaged: unit.damaged && arm === 'artillery',
      }
    })
}

const anyUnit = fc.oneof(unitOf('infantry'), unitOf('cavalry'), unitOf('artillery'))

/** Any choice of every option. */
export const anyOptions: fc.Arbitrary<MiniaturesOptions> = fc.record({
  firstMover: fc.constantFrom(...optionChoices.firstMover),
  exposedTarget: fc.constantFrom(...optionChoices.exposedTarget),
  movedGuns: fc.constantFrom(...optionChoices.movedGuns),
  squareBonus: fc.constantFrom(...optionChoices.squareBonus),
  squaresHold: fc.constantFrom(...optionChoices.squaresHold),
})

function parsed<Input>(schema: v.GenericSchema<unknown, Input>): (raw: unknown) => Input {
  return (raw) => v.parse(schema, raw)
}

const halfInches = (most: number) => fc.integer({ min: 1, max: most * 2 }).map((halves) => halves / 2)

const aspect = fc.constantFrom(...aspects)

const infantryFire = fc.record({
  firers: unitOf('infantry').map((unit) => [
    unit.formation === 'square' ? { ...unit, formation: 'line' } : unit,
  ]),
  target: anyUnit,
  distance: halfInches(8),
  aspect,
})

const gun = fc.tuple(unitOf('artillery'), fc.boolean()).map(([unit, moved]) => ({ ...unit, moved }))

const gunFire = fc.record({
  firers: fc.array(gun, { minLength: 1, maxLength: 6 }),
  target: anyUnit,
  distance: halfInches(36),
  aspect,
})

export const legalFire = fc.oneof(infantryFire, gunFire).map(parsed(procedures.fire.input))

const party = { supported: fc.boolean(), otherBases: fc.integer({ min: 0, max: 6 }) }

export const legalMelee = fc
  .record({
    attacker: fc.oneof(unitOf('infantry'), unitOf('cavalry')),
    attackerParty: fc.record({ ...party, charging: fc.boolean() }),
    defender: anyUnit,
    defenderParty: fc.record({ ...party, charging: fc.boolean() }),
    aspect,
    locked: fc.boolean(),
  })
  .map(({ attacker, attackerParty, defender, defenderParty, ...rest }) => ({
    ...rest,
    attacker: {
      ...attacker,
      ...attackerParty,
      formation: attacker.formation === 'square' ? 'column' : attacker.formation,
    },
    defender: {
      ...defender,
      ...defenderParty,
      charging: defenderParty.charging && defender.arm === 'cavalry',
    },
  }))
  .map(parsed(procedures.melee.input))

export const legalMorale = fc
  .record({ unit: anyUnit, occasion: fc.constantFrom('rally', 'contact') })
  .map(parsed(procedures.morale.input))

export const legalLeader = fc
  .record({ officer, basesRemoved: fc.integer({ min: 1, max: 5 }), danger: fc.constantFrom('fire', 'melee') })
  .map(parsed(procedures.leader.input))

const charger = fc
  .oneof(unitOf('infantry'), unitOf('cavalry'))
  .map((unit) => ({ ...unit, formation: unit.formation === 'square' ? 'column' : unit.formation }))

export const legalReaction = fc
  .record({ charger, target: anyUnit, inMelee: fc.boolean(), choice: fc.nat() })
  .map(({ choice, ...charge }) => {
    const units = [charge.charger, charge.target].map((unit) => v.parse(unitSchema, unit))
    const [first, second] = units
    const answers = first && second ? answersTo(first, second, charge.inMelee) : []
    return { ...charge, answer: answers[choice % answers.length] }
  })
  .map(parsed(procedures.charge.input))

/** Any unit as it may be typed, possible or not. */
export const typedUnit: fc.Arbitrary<UnitDescription> = fc
  .record({
    arm: fc.constantFrom('infantry', 'cavalry', 'artillery'),
    kind: fc.constantFrom('foot', 'light', 'lancers', 'heavy', 'armoured', 'medium', 'heavyGun', 'horse'),
    class: fc.constantFrom('militia', 'line', 'light', 'elite', 'guard'),
    formation: fc.constantFrom('line', 'column', 'square', 'skirmish'),
    bases: fc.integer({ min: 0, max: 12 }),
    startingBases: fc.integer({ min: 1, max: 12 }),
    damaged: fc.boolean(),
  })
  .map(parsed(unitSchema))

/** Whether a unit can be, by the rules' own word. */
export function isPossible(unit: UnitDescription): boolean {
  return unitFaults(unit).length === 0
}
