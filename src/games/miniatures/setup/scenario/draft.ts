import * as v from 'valibot'
import { commandSchemas, type Scenario, type SideId } from '@/rules/miniatures/index.ts'
import type { CommandOf } from '@/rules/miniatures/index.ts'

/** One of a list that is being edited, with a key that stays its own when others go. */
export interface Keyed<Item> {
  readonly key: number
  readonly item: Item
}

export type Terrain = Scenario['terrain'][number]
export type Objective = Scenario['objectives'][number]

/** A scenario while it is edited. A limit that is switched off keeps the number that it had. */
export interface ScenarioDraft {
  readonly hasTurnLimit: boolean
  readonly turnLimit: number
  readonly hasClock: boolean
  readonly minutes: number
  readonly terrain: readonly Keyed<Terrain>[]
  readonly objectives: readonly Keyed<Objective>[]
  readonly notes: string
}

const usualTurns = 8
const usualMinutes = 10

function keyed<Item>(items: readonly Item[]): readonly Keyed<Item>[] {
  return items.map((item, key) => ({ key, item }))
}

export function draftOf(scenario: Scenario): ScenarioDraft {
  return {
    hasTurnLimit: scenario.turnLimit !== null,
    turnLimit: scenario.turnLimit ?? usualTurns,
    hasClock: scenario.minutesPerHalfTurn !== null,
    minutes: scenario.minutesPerHalfTurn ?? usualMinutes,
    terrain: keyed(scenario.terrain),
    objectives: keyed(scenario.objectives),
    notes: scenario.notes,
  }
}

export function scenarioOf(draft: ScenarioDraft): Scenario {
  return {
    turnLimit: draft.hasTurnLimit ? draft.turnLimit : null,
    minutesPerHalfTurn: draft.hasClock ? draft.minutes : null,
    terrain: draft.terrain.map(({ item }) => ({ ...item, name: item.name.trim(), note: item.note.trim() })),
    objectives: draft.objectives.map(({ item }) => ({ ...item, name: item.name.trim() })),
    notes: draft.notes.trim(),
  }
}

/** Whether everything in a scenario has a name. */
export function isNamed({ terrain, objectives }: ScenarioDraft): boolean {
  return [...terrain, ...objectives].every(({ item }) => item.name.trim() !== '')
}

/** The list with one more, under a key that none of them has. */
export function withOneMore<Item>(items: readonly Keyed<Item>[], item: Item): readonly Keyed<Item>[] {
  const key = Math.max(-1, ...items.map((each) => each.key)) + 1
  return [...items, { key, item }]
}

/** The command that changes what differs between two scenarios; null where nothing does. */
export function scenarioCommand(before: Scenario, after: Scenario): CommandOf<'changeScenario'> | null {
  const fields = ['turnLimit', 'minutesPerHalfTurn', 'terrain', 'objectives', 'notes'] as const
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  if (changed.length === 0) return null
  const changes = Object.fromEntries(changed.map((field) => [field, after[field]]))
  return v.parse(commandSchemas.changeScenario, { type: 'changeScenario', changes })
}

/** The objectives with one of them in other hands. */
export function heldBy(scenario: Scenario, at: number, holder: SideId | null): Scenario {
  const objectives = scenario.objectives.map((objective, place) =>
    place === at ? { ...objective, heldBy: holder } : objective,
  )
  return { ...scenario, objectives }
}
