/** The unit vocabulary of the miniatures rulebook. */

export const arms = ['infantry', 'cavalry', 'artillery'] as const
export type Arm = (typeof arms)[number]

export const kinds = ['foot', 'light', 'lancers', 'heavy', 'armoured', 'medium', 'heavyGun', 'horse'] as const
export type Kind = (typeof kinds)[number]

/** Which kinds each arm has; the first is the usual one. */
export const kindsOfArm: Readonly<Record<Arm, readonly [Kind, ...Kind[]]>> = {
  infantry: ['foot'],
  cavalry: ['light', 'lancers', 'heavy', 'armoured'],
  artillery: ['medium', 'heavyGun', 'horse'],
}

export const unitClasses = ['militia', 'line', 'light', 'elite', 'guard'] as const
export type UnitClass = (typeof unitClasses)[number]

export const formations = ['line', 'column', 'square', 'skirmish'] as const
export type Formation = (typeof formations)[number]

/** Which formations each arm can take; the first is the usual one. */
export const formationsOfArm: Readonly<Record<Arm, readonly [Formation, ...Formation[]]>> = {
  infantry: ['line', 'column', 'square', 'skirmish'],
  cavalry: ['line', 'column'],
  artillery: ['line'],
}

export const covers = ['hill', 'lightCover', 'woods', 'house'] as const
export type Cover = (typeof covers)[number]

/** What each arm is offered to stand in: cavalry keeps out of woods and houses, and fights at their edge. */
export const coversOfArm: Readonly<Record<Arm, readonly Cover[]>> = {
  infantry: covers,
  cavalry: ['hill', 'lightCover'],
  artillery: covers,
}

export const nations = [
  'france',
  'britain',
  'prussia',
  'russia',
  'ottoman',
  'austria',
  'spain',
  'other',
] as const
export type Nation = (typeof nations)[number]

/** From where a unit is fired at or charged. */
export const aspects = ['front', 'flank', 'rear'] as const
export type Aspect = (typeof aspects)[number]

/** An officer with a unit; only one counts. `onlyFallsInMelee` is true of Napoleon, Wellington and Blücher. */
export interface Officer {
  readonly name: string
  /** 0 to 3. */
  readonly value: number
  readonly onlyFallsInMelee: boolean
}

/** Whether two officers are the same in everything that is known of them. */
export function isSameOfficer(one: Officer, other: Officer): boolean {
  return (
    one.name === other.name && one.value === other.value && one.onlyFallsInMelee === other.onlyFallsInMelee
  )
}

/** A unit as the rules see it. */
export interface UnitDescription {
  readonly name: string
  readonly nation: Nation
  readonly arm: Arm
  readonly kind: Kind
  readonly class: UnitClass
  /** Bases it started with, 1 to 12; a gun has one. */
  readonly startingBases: number
  /** Bases it has now, 0 to `startingBases`. */
  readonly bases: number
  readonly formation: Formation
  /** What it stands in; the best one counts. Empty is open ground. */
  readonly cover: readonly Cover[]
  /** Whether it carries a morale marker. */
  readonly marker: boolean
  /** Whether a gun carries a damage marker. */
  readonly damaged: boolean
  readonly officer: Officer | null
}

/** The cover that protects best by a chart's worth; null in the open. */
export function bestCover(standsIn: readonly Cover[], worth: (cover: Cover) => number): Cover | null {
  return standsIn.reduce<Cover | null>(
    (best, cover) => (best === null || worth(cover) > worth(best) ? cover : best),
    null,
  )
}
