import type { Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { Objective, Scenario, Terrain } from '../scenario.ts'
import type { MiniaturesState, Side } from '../state.ts'
import { writeHeading, writeNote } from '../../heading.ts'

/** Changes what was agreed on: terrain, objectives and who holds them, limits, notes. Each difference is written down. */
export function decideChangeScenario(
  { scenario: before, sides }: MiniaturesState,
  { changes }: CommandOf<'changeScenario'>,
  { ledger }: Table,
): readonly MiniaturesEffect[] {
  const after = { ...before, ...changes }
  writeHeading(ledger, 'changeScenario', {})
  writeLimits(before, after, ledger)
  writeTerrain(before.terrain, after.terrain, ledger)
  writeObjectives(before.objectives, after.objectives, sides, ledger)
  if (before.notes !== after.notes) writeNote(ledger, 'scenario.notes', {})
  return [scenarioChanged(after)]
}

/** The fact that a scenario was agreed on. */
export function scenarioChanged({ terrain, objectives, ...agreed }: Scenario): MiniaturesEffect {
  const scenario = { ...agreed, terrain: [...terrain], objectives: [...objectives] }
  return { type: 'scenarioChanged', scenario }
}

/** A limit of 0 is none. */
function writeLimits(before: Scenario, after: Scenario, ledger: Ledger): void {
  if (before.turnLimit !== after.turnLimit) {
    writeNote(ledger, 'scenario.turnLimit', { turns: after.turnLimit ?? 0 })
  }
  if (before.minutesPerHalfTurn !== after.minutesPerHalfTurn) {
    writeNote(ledger, 'scenario.clock', { minutes: after.minutesPerHalfTurn ?? 0 })
  }
}

function writeTerrain(before: readonly Terrain[], after: readonly Terrain[], ledger: Ledger): void {
  const { gone, added, kept } = compared(before, after)
  for (const { name } of gone) writeNote(ledger, 'scenario.terrainGone', { terrain: name })
  for (const { name } of added) writeNote(ledger, 'scenario.terrainAdded', { terrain: name })
  for (const { was, now } of kept) {
    if (was.cover === now.cover && was.note === now.note) continue
    writeNote(ledger, 'scenario.terrainChanged', { terrain: now.name })
  }
}

/** Where nobody holds an objective, the name of the side is empty. */
function writeObjectives(
  before: readonly Objective[],
  after: readonly Objective[],
  sides: readonly Side[],
  ledger: Ledger,
): void {
  const { gone, added, kept } = compared(before, after)
  const said = ({ name, heldBy }: Objective) => ({
    objective: name,
    side: sides.find(({ id }) => id === heldBy)?.name ?? '',
  })
  for (const { name } of gone) writeNote(ledger, 'scenario.objectiveGone', { objective: name })
  for (const objective of added) writeNote(ledger, 'scenario.objectiveAdded', said(objective))
  for (const { was, now } of kept) {
    if (was.heldBy !== now.heldBy) writeNote(ledger, 'scenario.objectiveHeld', said(now))
  }
}

interface Comparison<Item> {
  readonly gone: readonly Item[]
  readonly added: readonly Item[]
  readonly kept: readonly { readonly was: Item; readonly now: Item }[]
}

/** Two lists side by side, each item found again by its name. */
function compared<Item extends { readonly name: string }>(
  before: readonly Item[],
  after: readonly Item[],
): Comparison<Item> {
  const left = [...before]
  const added: Item[] = []
  const kept: { was: Item; now: Item }[] = []
  for (const now of after) {
    const place = left.findIndex(({ name }) => name === now.name)
    const [was] = place < 0 ? [] : left.splice(place, 1)
    if (was === undefined) added.push(now)
    else kept.push({ was, now })
  }
  return { gone: left, added, kept }
}
