import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { house } from '../../chart-building.ts'
import { requirePossibleUnit, requireStanding } from '../check.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import { chartsInForce, rulesWith, usualCharts } from '../rules.ts'
import type { Scenario } from '../scenario.ts'
import { type MiniaturesState } from '../state.ts'
import { sideIds, type SideId } from '../sides.ts'
import type { Nation } from '../units.ts'
import { countChanges, requireSoundCharts } from './charts.ts'
import { requireSide } from './find.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { scenarioChanged } from './scenario.ts'
import { unitAdded } from './store.ts'

type Effects = readonly MiniaturesEffect[]

/** Sets the game up: its name, both sides, the charts and options it will be played by, and any units. */
export function decideBegin(state: MiniaturesState, command: CommandOf<'begin'>, { ledger }: Table): Effects {
  if (state.sides.length > 0) refuse('alreadyBegun', 'type', house('game'))
  const described = command.units.map((unit) => ({
    ...unit,
    nation: unit.nation ?? nationOf(command, unit.side),
  }))
  described.forEach((unit, index) => {
    requirePossibleUnit(unit, `units[${index}]`)
    requireStanding(unit, `units[${index}]`)
  })
  const charts = command.chartSet ?? usualCharts
  requireSoundCharts(charts, 'chartSet')
  writeHeading(ledger, 'begin', { game: command.name })
  if (charts.name !== '') {
    writeNote(ledger, 'charts.own', { charts: charts.name, count: countChanges(charts, usualCharts) })
  }
  const sides = sideIds.map((id, index) => {
    const side = command.sides[index === 0 ? 0 : 1]
    return { ...side, id, colour: side.colour ?? side.nation }
  })
  const rules = rulesWith(command.options, charts)
  const units = described.map((unit, index) => unitAdded(state.nextUnit + index, unit.side, unit, null))
  const officers = command.officers.map((alone): MiniaturesEffect => ({ type: 'officerAdded', ...alone }))
  const scenario: Effects = isAgreed(command.scenario) ? [scenarioChanged(command.scenario)] : []
  return [{ type: 'begun', name: command.name, sides, rules }, ...units, ...officers, ...scenario]
}

/** Whether anything of a scenario was agreed on. */
function isAgreed({ turnLimit, minutesPerHalfTurn, terrain, objectives, notes }: Scenario): boolean {
  const hasLimits = turnLimit !== null || minutesPerHalfTurn !== null
  return hasLimits || terrain.length > 0 || objectives.length > 0 || notes !== ''
}

function nationOf({ sides: [a, b] }: CommandOf<'begin'>, side: SideId): Nation {
  return side === 'a' ? a.nation : b.nation
}

export function decideRenameGame(
  _state: MiniaturesState,
  { name }: CommandOf<'renameGame'>,
  { ledger }: Table,
): Effects {
  writeHeading(ledger, 'renameGame', { game: name })
  return [{ type: 'gameRenamed', name }]
}

/** Plays on under other options; the charts stay as they are. */
export function decideChangeOptions(
  state: MiniaturesState,
  { options }: CommandOf<'changeOptions'>,
  { ledger }: Table,
): Effects {
  const rules = rulesWith({ ...state.rules.options, ...options }, chartsInForce(state.rules))
  writeHeading(ledger, 'changeOptions', { rules: rules.id })
  return [{ type: 'rulesChanged', rules }]
}

export function decideChangeSide(
  state: MiniaturesState,
  { side: id, changes }: CommandOf<'changeSide'>,
  { ledger }: Table,
): Effects {
  const before = requireSide(state, id, 'side')
  const side = { ...before, players: [...before.players], ...changes }
  writeHeading(ledger, 'changeSide', { side: side.name })
  return [{ type: 'sideChanged', side }]
}
