import { cellOf, numberIn, type FoundCell } from '../../chart.ts'
import type { Region } from '../board.ts'
import type { ScenarioNumber } from '../charts/scenario.ts'
import type { NationId } from '../nations.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { scenarioById } from './index.ts'
import type { ScenarioReminder, ScenarioRules } from './scenario.ts'

/**
 * The special rules of the scenario that a game was begun from, as they hold in this game: those of the other
 * way to win are left out, and so is a rule whose number the table has blanked in its charts.
 */
export function specialsOf(state: NapoleonState): ScenarioRules {
  const given = scenarioById(state.scenario)?.specials ?? {}
  const isHistorical = state.victory === 'historical'
  const { commitmentLosses, productionLoss, divided, attitudes } = given
  const losses = numberOf(state, 'commitmentLosses')
  const dice = numberOf(state, 'productionLossDice')
  const commitmentRise = numberOf(state, 'commitmentRise')
  const perUnit = numberOf(state, 'attitudeRise')
  return {
    halted: given.halted ?? [],
    commitmentLosses: commitmentLosses && losses ? { [commitmentLosses]: losses } : {},
    productionLoss: productionLoss && dice ? { nation: productionLoss, dice } : null,
    opposed: given.opposed ?? null,
    minorWars: given.minorWars ?? [],
    uprisings: given.uprisings ?? null,
    heldCards: given.heldCards ?? [],
    divided: isHistorical && divided && commitmentRise ? { ...divided, commitmentRise } : null,
    attitudes: isHistorical && attitudes && perUnit ? { ...attitudes, perUnit } : null,
    unbreakable: isHistorical ? null : (given.unbreakable ?? null),
  }
}

function numberOf({ rules }: NapoleonState, number: ScenarioNumber): FoundCell | null {
  const found = cellOf(rules.charts.scenarioNumbers, number, 'value')
  return found.value === null ? null : found
}

/**
 * Whether a nation's army is split between its capital and another nation that moves the rest: nothing is
 * produced for it meanwhile. (Scenario VII, historical.)
 */
export function isDivided(state: NapoleonState, nation: NationId): boolean {
  const { divided } = specialsOf(state)
  return divided !== null && divided.of.includes(nation) && standingOf(state, divided.by, nation) === 'allied'
}

/** Whether neither of two nations may break their alliance yet. (Scenario VII, a-historical.) */
export function isUnbreakable(state: NapoleonState, one: NationId, other: NationId): boolean {
  const { unbreakable } = specialsOf(state)
  const { month } = state.calendar
  if (unbreakable === null || month === null || month >= unbreakable.before) return false
  return unbreakable.pairs.some((pair) => pair.includes(one) && pair.includes(other))
}

/** A reminder as it stands in a game. */
export interface Reminder {
  /** Its text is in the messages, and takes the value. */
  readonly id: string
  /** The number that it is about, as the game's charts have it; 0 where it is about none. */
  readonly value: number
}

/** The special rules that the players should think of now. */
export function remindersOf(state: NapoleonState): readonly Reminder[] {
  const reminders = scenarioById(state.scenario)?.reminders ?? []
  return reminders
    .filter((reminder) => isDue(state, reminder))
    .map(({ id, number }) => ({ id, value: valueOf(state, number) }))
}

function valueOf(state: NapoleonState, number: ScenarioNumber | undefined): number {
  const cell = number === undefined ? null : numberOf(state, number)
  return cell === null ? 0 : numberIn(cell)
}

function isDue(
  state: NapoleonState,
  { victory, from, to, cards, fewerThan, number }: ScenarioReminder,
): boolean {
  const { month } = state.calendar
  return (
    (victory === undefined || victory === state.victory) &&
    (from === undefined || month === null || month >= from) &&
    (to === undefined || month === null || month <= to) &&
    (cards !== true || state.rules.options.cards === 'on') &&
    (fewerThan === undefined || state.players.length < fewerThan) &&
    (number === undefined || numberOf(state, number) !== null)
  )
}

/** Whether a region begins the scenario in uprising. (Scenarios VI and VII.) */
export function risesAtStart(
  state: NapoleonState,
  { id, homeland, owner }: Pick<Region, 'id' | 'homeland' | 'owner'>,
): boolean {
  const { uprisings } = specialsOf(state)
  if (uprisings === null) return false
  return uprisings.regions.includes(id) || (homeland === uprisings.homeland && owner === uprisings.owner)
}
