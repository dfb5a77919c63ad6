import { house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse, Refused, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Calendar } from '../calendar.ts'
import { withNextToAct } from '../calendar/order.ts'
import { specialUnitIds } from '../charts/scenario.ts'
import type { CommandOf } from '../commands.ts'
import type { Effects } from '../effects.ts'
import { emptyNation, emptyState, noUnnamedRegions } from '../empty.ts'
import { boardFault } from '../map/faults.ts'
import { shippedMap, untouched } from '../map/shipped.ts'
import { byNation, nationIds, type ByNation, type NationId } from '../nations.ts'
import { standing, type Relation } from '../relations.ts'
import { rulesWith, usualCharts, type NapoleonRules } from '../rules.ts'
import { isGivenCast, startingRelations } from '../scenarios/casting.ts'
import { scenarioById } from '../scenarios/index.ts'
import type { Hold, Scenario } from '../scenarios/scenario.ts'
import { risesAtStart, specialsOf } from '../scenarios/specials.ts'
import { isPlayerNation, playerNations } from '../standing.ts'
import type { NapoleonState, Nation } from '../state.ts'
import { isInPlay } from '../units-in-play.ts'
import type { SetUp } from './commands.ts'
import { playedNations, playerOf, requireHolds, requirePlayers } from './players.ts'

type Begin = CommandOf<'begin'>

const victoryConditions = rule('How to Win (Victory Conditions)')

/**
 * A game of the Standard or Advanced Rules begins from a scenario.
 *
 * @throws Refused where the scenario is unknown, or the cast, the end or the board cannot be
 */
export function beginStandard(command: Begin, { ledger }: Table): Effects {
  const scenario = scenarioById(command.scenario)
  if (scenario === undefined) return refuse('noSuchScenario', 'scenario', rule('Scenarios'))
  requireStandard(command, scenario)
  const state = standardState(command, scenario)
  writeHeading(ledger, 'begin', { game: command.name, scenario: scenario.id, victory: command.victory })
  writeCast(command, scenario, ledger)
  writePoints(state, ledger)
  writeSpecialUnits(state, ledger)
  return [{ type: 'begun', state }]
}

function requireStandard(command: Begin, scenario: Scenario): void {
  const { victory, players, holds, ending, suddenDeath } = command
  if (victory !== 'historical' && victory !== 'aHistorical') {
    refuse('victoryOfOtherLevel', 'victory', victoryConditions)
  }
  const isOffered = scenario.casts.some(({ victories }) => victories.some((each) => each === victory))
  if (!isOffered) refuse('notOffered', 'victory', rule(`Scenario ${scenario.numeral}`), { victory })
  requirePlayers(players)
  requireHolds(holds, playedNations(players), startingRelations(scenario))
  if (ending.kind === 'month' && ending.month < scenario.start) {
    refuse('endsBeforeStart', 'ending.month', rule('Ending the Game'))
  }
  if (suddenDeath !== null && suddenDeath.fromRound === null && ending.kind === 'open') {
    refuse('suddenDeathWithoutEnd', 'suddenDeath', rule('Ending the Game'))
  }
  requireBoard(command)
}

/** @throws Refused where the board that is given cannot be */
export function requireBoard({ setUp }: Begin): void {
  const fault = setUp === undefined ? null : boardFault(setUp, 'setUp')
  if (fault !== null) throw new Refused(fault)
}

/** The board that a game begins on. */
function openingBoard({ setUp }: Pick<Begin, 'setUp'>): SetUp {
  return (
    setUp ?? {
      regions: shippedMap.regions.map(untouched),
      seas: shippedMap.seas,
      unnamed: byNation(() => noUnnamedRegions),
      stacks: [],
      fleets: [],
    }
  )
}

/** What is the same at every level as a game begins. */
export function openingState(command: Begin, rules: NapoleonRules): NapoleonState {
  const { name, level, scenario, victory, ending, suddenDeath, players } = command
  const endNumber = numberIn(cellOf(rules.charts.suddenDeath, 'endNumber', 'value'))
  return {
    ...emptyState,
    ...openingBoard(command),
    name,
    rules,
    level,
    scenario,
    victory,
    ending,
    suddenDeath: suddenDeath && { ...suddenDeath, endNumber },
    players: players.map((player) => ({ id: player.id, name: player.name })),
    nations: byNation((nation) => {
      const player = playerOf(players, nation)
      return { ...emptyNation, player, hasBeenActive: player !== null }
    }),
  }
}

function standardState(command: Begin, scenario: Scenario): NapoleonState {
  const { options, chartSet = usualCharts } = command
  const charts = { ...chartSet.charts, ...scenario.charts }
  const rules = rulesWith(options, { ...chartSet, id: `${chartSet.id}/${scenario.id}`, charts })
  const state = openingState(command, rules)
  const relations = startingRelations(scenario)
  const begun = {
    ...state,
    relations: [...relations, ...alliancesOfHolds(command.holds, scenario, relations)],
    nations: byNation((nation) => nationAtStart(state, nation, scenario, command.holds)),
    calendar: calendarAtStart(scenario),
  }
  const ready = withUprisings(withHeldCards(begun))
  return { ...ready, calendar: withNextToAct(ready) }
}

function calendarAtStart({ start, first, specials }: Scenario): Calendar {
  const halted = specials.halted ?? []
  return { month: start, round: 1, phase: 'movement', first, acting: null, done: [], halted }
}

/** Nations that move against each other without an alliance: whoever moves one of them is not its ally. */
function isOpposed({ specials }: Scenario, nation: NationId): boolean {
  return specials.opposed?.includes(nation) === true
}

function alliancesOfHolds(
  holds: readonly Hold[],
  scenario: Scenario,
  relations: readonly Relation[],
): readonly Relation[] {
  return holds
    .filter(({ nation, by }) => standing(relations, nation, by) === 'neutral' && !isOpposed(scenario, nation))
    .map(({ nation, by }) => ({ nations: [by, nation], kind: 'allied', order: 0 }))
}

function nationAtStart(
  { nations, rules }: NapoleonState,
  nation: NationId,
  scenario: Scenario,
  holds: readonly Hold[],
): Nation {
  const { charts } = rules
  const before = nations[nation]
  const by = holds.find((hold) => hold.nation === nation)?.by ?? null
  const points = numberIn(cellOf(charts.startingPoints, nation, 'value'))
  return {
    ...before,
    control: by && { by, until: isOpposed(scenario, nation) ? 'war' : 'overture' },
    hasBeenActive: before.hasBeenActive || by !== null || scenario.active.includes(nation),
    commitment: numberIn(cellOf(charts.commitmentRatings, nation, 'value')),
    politicalActionPoints: before.player === null ? 0 : points,
  }
}

function withHeldCards(state: NapoleonState): NapoleonState {
  if (state.rules.options.cards === 'off') return state
  const held = specialsOf(state).heldCards.flatMap(({ title, oneOf }) => {
    const nation = oneOf.find((each) => isPlayerNation(state, each))
    return nation === undefined ? [] : [{ nation, title }]
  })
  const nations: ByNation<Nation> = byNation((nation) => ({
    ...state.nations[nation],
    hand: held.filter((card) => card.nation === nation).map(({ title }) => title),
  }))
  return { ...state, nations }
}

function withUprisings(state: NapoleonState): NapoleonState {
  const regions = state.regions.map((region) =>
    risesAtStart(state, region) ? { ...region, uprising: true } : region,
  )
  return { ...state, regions }
}

/** Says who plays what, and that the rulebook gives another cast where it does. */
function writeCast(command: Begin, scenario: Scenario, ledger: Ledger): void {
  for (const { name, nations } of command.players) {
    for (const nation of nations) writeNote(ledger, 'begin.plays', { player: name, nation })
  }
  for (const { nation, by } of command.holds) writeNote(ledger, 'begin.holds', { nation, by })
  const isGiven = isGivenCast(scenario, playedNations(command.players), command.victory)
  if (!isGiven) {
    const parameters = { players: command.players.length, victory: command.victory }
    const line = { key: 'begin.ownCast', parameters, value: 0, operation: 'note', sum: 'heading' } as const
    ledger.write({ ...line, provenance: rule(`Scenario ${scenario.numeral}`) })
  }
}

function writePoints(state: NapoleonState, ledger: Ledger): void {
  for (const nation of playerNations(state)) {
    const cell = cellOf(state.rules.charts.startingPoints, nation, 'value')
    const parameters = { nation, points: numberIn(cell) }
    ledger.read(cell, { key: 'begin.points', operation: 'note', sum: 'points', parameters })
  }
}

/** Tells the hand which ordinary pieces are replaced. (Special Unit Types.) */
function writeSpecialUnits(state: NapoleonState, ledger: Ledger): void {
  const { specialUnits } = state.rules.charts
  const inPlay = specialUnitIds.filter((unit) => isInPlay(state, unit))
  for (const nation of nationIds) {
    for (const unit of inPlay) {
      const cell = cellOf(specialUnits, nation, unit)
      const count = numberIn(cell)
      const line = { key: 'begin.specialUnits', operation: 'order', sum: 'units' } as const
      if (count > 0) ledger.fromCell(cell, { ...line, value: count, parameters: { nation, unit, count } })
    }
  }
  writeOrder(ledger, 'begin.placePieces')
}

function writeOrder(ledger: Ledger, key: string): void {
  const line = { key, parameters: {}, value: 0, operation: 'order', sum: 'units' } as const
  ledger.write({ ...line, provenance: house('N3') })
}
