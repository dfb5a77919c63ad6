import type { Side } from '../sides.ts'

/**
 * The three parts of a battlefield, as the attacker sees them: his left faces the defender's right. A skirmish is
 * fought in the centre alone. (Standard Rules: Battle Areas, Deployment.)
 */
export const lanes = ['left', 'centre', 'right'] as const
export type Lane = (typeof lanes)[number]

/** A place on the battle board. The lane is the attacker's, whoever's area it is. */
export type Area = `${Side}.${Lane}` | `middle.${Lane}` | `${Side}.reserve` | `${Side}.retreat`

export const areas: readonly Area[] = [
  'attacker.left',
  'attacker.centre',
  'attacker.right',
  'middle.left',
  'middle.centre',
  'middle.right',
  'defender.left',
  'defender.centre',
  'defender.right',
  'attacker.reserve',
  'attacker.retreat',
  'defender.reserve',
  'defender.retreat',
]

export const sizes = ['skirmish', 'major'] as const
/** Small battles have one lane, large ones three. */
export type Size = (typeof sizes)[number]

const lanesOf: Readonly<Record<Size, readonly Lane[]>> = { skirmish: ['centre'], major: lanes }

/** The lanes in which a battle of this size is fought. */
export function lanesIn(size: Size): readonly Lane[] {
  return lanesOf[size]
}

/** The lanes as a side itself sees them, left to right. */
export function lanesSeenBy(side: Side, size: Size): readonly Lane[] {
  return side === 'attacker' ? lanesIn(size) : lanesIn(size).toReversed()
}

/** A side's own battle areas, which are its battle line together with the middle. */
export function lineAreas(side: Side, size: Size): readonly Area[] {
  return lanesIn(size).map((lane): Area => `${side}.${lane}`)
}

/** Where units may be set up: the battle line and the reserve. (Deployment.) */
export function deploymentAreas(side: Side, size: Size): readonly Area[] {
  return [...lineAreas(side, size), `${side}.reserve`]
}

export function reserveOf(side: Side): Area {
  return `${side}.reserve`
}

export function retreatAreaOf(side: Side): Area {
  return `${side}.retreat`
}

/** The lane that an area lies in; null for reserves and retreat areas. */
export function laneOf(area: Area): Lane | null {
  return lanes.find((lane) => area.endsWith(`.${lane}`)) ?? null
}

/** Rows of the board from the attacker's battle line to the defender's. */
const rows = ['attacker', 'middle', 'defender'] as const
type RowOfBoard = (typeof rows)[number]

function rowOf(area: Area): RowOfBoard | null {
  return laneOf(area) === null ? null : (rows.find((row) => area.startsWith(`${row}.`)) ?? null)
}

/** The area so many steps straight ahead of a side's unit, towards the enemy; null where the board ends. */
export function ahead(side: Side, area: Area, steps = 1): Area | null {
  const lane = laneOf(area)
  const row = rowOf(area)
  if (lane === null || row === null) return null
  const next = rows[rows.indexOf(row) + (side === 'attacker' ? steps : -steps)]
  return next === undefined ? null : `${next}.${lane}`
}

/**
 * The areas that border an area: ahead, behind and to the sides, never diagonally. The reserve borders each of its
 * side's battle areas; nothing borders a retreat area. (Tactical Movement.)
 */
export function bordering(area: Area, size: Size): readonly Area[] {
  if (area === 'attacker.retreat' || area === 'defender.retreat') return []
  if (area === 'attacker.reserve') return lineAreas('attacker', size)
  if (area === 'defender.reserve') return lineAreas('defender', size)
  const straight = [ahead('attacker', area), ahead('defender', area)].filter((each) => each !== null)
  const row = rowOf(area)
  const reserve: readonly Area[] = row === 'attacker' || row === 'defender' ? [`${row}.reserve`] : []
  return [...straight, ...sideways(area, size), ...reserve]
}

function sideways(area: Area, size: Size): readonly Area[] {
  const lane = laneOf(area)
  const row = rowOf(area)
  if (lane === null || row === null) return []
  const inPlay = lanesIn(size)
  const place = inPlay.indexOf(lane)
  const besides = [inPlay[place - 1], inPlay[place + 1]].filter((each) => each !== undefined)
  return besides.map((each): Area => `${row}.${each}`)
}
