import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { house } from '../charts/build.ts'
import type { CommandType, MiniaturesCommand } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState } from '../state.ts'
import { combatDeciders } from './combat.ts'
import { decideCorrect } from './correct.ts'
import { decideBy, type Deciders } from './decider.ts'
import {
  decideAddUnits,
  decideChangeUnit,
  decideDeleteUnit,
  decideDuplicateUnit,
  decidePlaceUnit,
} from './roster.ts'
import { decideBegin, decideChangeOptions, decideChangeSide, decideRenameGame } from './setup.ts'
import { decideTableCheck } from './table-check.ts'

const deciders: Deciders<CommandType> = {
  ...combatDeciders,
  begin: decideBegin,
  renameGame: decideRenameGame,
  changeOptions: decideChangeOptions,
  changeSide: decideChangeSide,
  addUnits: decideAddUnits,
  duplicateUnit: decideDuplicateUnit,
  changeUnit: decideChangeUnit,
  deleteUnit: decideDeleteUnit,
  placeUnit: decidePlaceUnit,
  correct: decideCorrect,
  tableCheck: decideTableCheck,
}

/** What a command leads to in this state. @throws Refused */
export function decide(
  state: MiniaturesState,
  command: MiniaturesCommand,
  table: Table,
): readonly MiniaturesEffect[] {
  if (command.type !== 'begin' && state.sides.length === 0) refuse('notBegun', 'type', house('game'))
  return decideBy(deciders, command.type, command, state, table)
}
