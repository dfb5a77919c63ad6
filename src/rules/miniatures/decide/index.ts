import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { house } from '../../chart-building.ts'
import type { CommandType, MiniaturesCommand } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState } from '../state.ts'
import { decideChangeCharts } from './charts.ts'
import { combatDeciders } from './combat.ts'
import { decideCorrect } from './correct.ts'
import { decideBy, type Deciders } from './decider.ts'
import { noteOrder } from './order.ts'
import {
  decideAddUnits,
  decideChangeUnit,
  decideDeleteUnit,
  decideDuplicateUnit,
  decidePlaceUnit,
} from './roster.ts'
import { decideCallOffCharge, decideDeclareCharge, decideMoveCharger } from './charge.ts'
import { decideLeaveTable, decideMoveUnit } from './move.ts'
import { decideChangeScenario } from './scenario.ts'
import { decideBegin, decideChangeOptions, decideChangeSide, decideRenameGame } from './setup.ts'
import {
  decideBeginTurn,
  decideChooseFirst,
  decideCorrectTurn,
  decideEndHalfTurn,
  decideGoToStep,
  decideRollFirst,
} from './turn.ts'
import { decideTableCheck } from './table-check.ts'

const deciders: Deciders<CommandType> = {
  ...combatDeciders,
  begin: decideBegin,
  renameGame: decideRenameGame,
  changeOptions: decideChangeOptions,
  changeCharts: decideChangeCharts,
  changeSide: decideChangeSide,
  addUnits: decideAddUnits,
  duplicateUnit: decideDuplicateUnit,
  changeUnit: decideChangeUnit,
  deleteUnit: decideDeleteUnit,
  placeUnit: decidePlaceUnit,
  correct: decideCorrect,
  tableCheck: decideTableCheck,
  changeScenario: decideChangeScenario,
  beginTurn: decideBeginTurn,
  rollFirst: decideRollFirst,
  chooseFirst: decideChooseFirst,
  goToStep: decideGoToStep,
  endHalfTurn: decideEndHalfTurn,
  correctTurn: decideCorrectTurn,
  declareCharge: decideDeclareCharge,
  callOffCharge: decideCallOffCharge,
  moveCharger: decideMoveCharger,
  moveUnit: decideMoveUnit,
  leaveTable: decideLeaveTable,
}

/** What a command leads to in this state. @throws Refused */
export function decide(
  state: MiniaturesState,
  command: MiniaturesCommand,
  table: Table,
): readonly MiniaturesEffect[] {
  if (command.type !== 'begin' && state.sides.length === 0) refuse('notBegun', 'type', house('game'))
  return decideBy(deciders, command.type, command, state, { ...table, noteOrder })
}
