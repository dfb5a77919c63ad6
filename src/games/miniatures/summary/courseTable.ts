import { later } from '@/messages/later.ts'
import { sideIds, type Side, type SideId } from '@/rules/miniatures/index.ts'
import type { Battle } from './battle.ts'
import type { Stretch, TurnPoint } from './course.ts'

const { course } = later.afterBattle

/** A row of the table that says what the picture shows. */
export interface CourseRow {
  /** "Start", "3, France", "12": beneath a heading that says what is numbered. */
  readonly when: string
  /** The same without a heading: "Turn 3, France". */
  readonly name: string
  readonly bases: Readonly<Record<SideId, number>>
  /** Units and leaders that fell, by name. */
  readonly events: readonly string[]
}

/** The start and every half-turn; of single resolutions only those that changed something, and the last. */
export function courseTable({ start, stretches }: Battle, sides: readonly Side[]): readonly CourseRow[] {
  const hasTurns = stretches.some(({ turn }) => turn !== null)
  const rows = stretches.map((stretch, place) => ({
    ...(hasTurns ? turnNames(stretch.turn, sides) : resolutionNames(place + 1)),
    bases: stretch.bases,
    events: eventsOf(stretch),
  }))
  const told = rows.filter(({ bases, events }, place) => {
    const before = rows[place - 1]?.bases ?? start
    const isChange = events.length > 0 || sideIds.some((side) => bases[side] !== before[side])
    return hasTurns || isChange || place === rows.length - 1
  })
  return [{ when: course.start, name: course.start, bases: start, events: [] }, ...told]
}

type Names = Pick<CourseRow, 'when' | 'name'>

function turnNames(turn: TurnPoint | null, sides: readonly Side[]): Names {
  if (turn === null) return { when: course.beforeTurns, name: course.beforeTurns }
  const attacker = sides.find(({ id }) => id === turn.attacker)
  const when =
    attacker === undefined ? course.half(turn.number, turn.half) : course.halfTurn(turn.number, attacker.name)
  return { when, name: course.inTurn(when) }
}

function resolutionNames(number: number): Names {
  return { when: String(number), name: course.inResolution(String(number)) }
}

function eventsOf({ unitsLost, leadersFallen }: Stretch): readonly string[] {
  return [...unitsLost.map(({ name }) => name), ...leadersFallen.map(({ officer }) => course.leader(officer))]
}
