import * as v from 'valibot'
import { aspects, limits, type CombatCommand, type UnitId } from '@/rules/miniatures/index.ts'

export const procedureIds = ['fire', 'melee', 'morale', 'leader'] as const
export type ProcedureId = (typeof procedureIds)[number]

const half = limits.distanceStep
const unitIds = v.array(v.string())

/** What is chosen on the sheet besides the units themselves. */
export const choicesSchema = v.object({
  distance: v.pipe(v.number(), v.minValue(half), v.maxValue(limits.distance), v.multipleOf(half)),
  aspect: v.picklist(aspects),
  atCharger: v.boolean(),
  moved: unitIds,
  firstCharging: v.boolean(),
  secondCharging: v.boolean(),
  firstSupported: v.boolean(),
  secondSupported: v.boolean(),
  firstOthers: unitIds,
  secondOthers: unitIds,
  basesRemoved: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.bases)),
  danger: v.picklist(['fire', 'melee']),
})

export type Choices = v.InferOutput<typeof choicesSchema>

const usualDistance = 4

export const freshChoices: Choices = {
  distance: usualDistance,
  aspect: 'front',
  atCharger: false,
  moved: [],
  firstCharging: true,
  secondCharging: false,
  firstSupported: false,
  secondSupported: false,
  firstOthers: [],
  secondOthers: [],
  basesRemoved: 1,
  danger: 'melee',
}

/** Everything that the sheet has to know to put a command together. */
export interface ResolveInputs {
  readonly procedure: ProcedureId
  /** Who acts: firer, attacker, or the unit that is tested. */
  readonly first: UnitId | null
  /** Guns that fire together with the first. */
  readonly guns: readonly UnitId[]
  /** Target or defender. */
  readonly second: UnitId | null
  readonly choices: Choices
}

/** Whether a procedure sets one unit against another. */
export function needsSecond(procedure: ProcedureId): boolean {
  return procedure === 'fire' || procedure === 'melee'
}

type Maker = (inputs: ResolveInputs, first: UnitId, second: UnitId) => CombatCommand

const makers: Readonly<Record<ProcedureId, Maker>> = {
  fire: ({ guns, choices }, first, target) => ({
    type: 'fire',
    firers: [first, ...guns].map((unit) => ({ unit, moved: choices.moved.includes(unit) })),
    target,
    distance: choices.distance,
    aspect: choices.aspect,
    atCharger: choices.atCharger,
  }),
  melee: ({ choices }, attacker, defender) => ({
    type: 'melee',
    attacker,
    defender,
    aspect: choices.aspect,
    attackerCharging: choices.firstCharging,
    defenderCharging: choices.secondCharging,
    attackerSupported: choices.firstSupported,
    defenderSupported: choices.secondSupported,
    attackerOthers: choices.firstOthers,
    defenderOthers: choices.secondOthers,
  }),
  morale: (_inputs, unit) => ({ type: 'rally', unit }),
  leader: ({ choices: { basesRemoved, danger } }, unit) => ({
    type: 'fallenLeader',
    unit,
    basesRemoved,
    danger,
  }),
}

/** The command that the inputs come to; null while a unit is still to be chosen. */
export function commandOf(inputs: ResolveInputs): CombatCommand | null {
  const { procedure, first, second } = inputs
  if (first === null || (needsSecond(procedure) && second === null)) return null
  return makers[procedure](inputs, first, second ?? first)
}
