import type { Aspect, ChargeAnswer, CombatCommand, UnitId } from '@/rules/miniatures/index.ts'

/** What can be resolved at any time, in the order in which it is offered. */
export const procedureIds = ['fire', 'charge', 'melee', 'morale', 'leader'] as const
/** Who moves first is rolled for from the turn alone. */
export type ProcedureId = (typeof procedureIds)[number] | 'firstMover'

/** What is chosen on the sheet besides the units themselves. */
export interface Choices {
  /** Inches, to the half inch. */
  readonly distance: number
  readonly aspect: Aspect
  readonly atCharger: boolean
  /** Guns that moved this turn. */
  readonly moved: UnitId[]
  readonly firstCharging: boolean
  readonly secondCharging: boolean
  readonly firstSupported: boolean
  readonly secondSupported: boolean
  readonly firstOthers: UnitId[]
  readonly secondOthers: UnitId[]
  readonly basesRemoved: number
  readonly danger: 'fire' | 'melee'
  /** What the charged unit does; null while that is not chosen. */
  readonly answer: ChargeAnswer | null
  /** Other cavalry that rides out to meet the charge. */
  readonly answeredBy: UnitId | null
  /** When the clock of the turn starts, in milliseconds since 1970. */
  readonly clockFrom: number | null
}

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
  answer: null,
  answeredBy: null,
  clockFrom: null,
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
  return procedure === 'fire' || procedure === 'melee' || procedure === 'charge'
}

/** Who suffers in a resolution, or might. */
export function sufferersOf({
  procedure,
  first,
  second,
  choices,
}: ResolveInputs): readonly (UnitId | null)[] {
  if (procedure === 'fire') return [second]
  if (procedure === 'charge') return [choices.answeredBy ?? second]
  return procedure === 'melee' ? [first, second] : [first]
}

type Maker = (inputs: ResolveInputs, first: UnitId, second: UnitId) => CombatCommand | null

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
  charge: ({ choices: { answer, answeredBy } }, charger, target) =>
    answer === null
      ? null
      : {
          type: 'answerCharge',
          charger,
          target,
          answer,
          ...(answeredBy === null ? {} : { by: answeredBy }),
        },
  firstMover: rollFirst,
  morale: (_inputs, unit) => ({ type: 'rally', unit }),
  leader: ({ choices: { basesRemoved, danger } }, unit) => ({
    type: 'fallenLeader',
    unit,
    basesRemoved,
    danger,
  }),
}

function rollFirst({ choices: { clockFrom } }: ResolveInputs): CombatCommand {
  return clockFrom === null ? { type: 'rollFirst' } : { type: 'rollFirst', at: clockFrom }
}

/** The command that the inputs come to; null while a unit or an answer is still to be chosen. */
export function commandOf(inputs: ResolveInputs): CombatCommand | null {
  const { procedure, first, second } = inputs
  if (procedure === 'firstMover') return rollFirst(inputs)
  if (first === null || (needsSecond(procedure) && second === null)) return null
  return makers[procedure](inputs, first, second ?? first)
}
