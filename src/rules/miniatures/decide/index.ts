import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { house } from '../charts/build.ts'
import type { CommandOf, CommandType, MiniaturesCommand } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState } from '../state.ts'
import { decideFallenLeader, decideFire, decideMelee, decideRally } from './combat.ts'
import { decideCorrect } from './correct.ts'
import {
  decideAddUnits,
  decideChangeUnit,
  decideDeleteUnit,
  decideDuplicateUnit,
  decidePlaceUnit,
} from './roster.ts'
import { decideBegin, decideChangeOptions, decideChangeSide, decideRenameGame } from './setup.ts'

type Deciders = {
  readonly [Type in CommandType]: (
    state: MiniaturesState,
    command: CommandOf<Type>,
    table: Table,
  ) => readonly MiniaturesEffect[]
}

const deciders: Deciders = {
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
  fire: decideFire,
  melee: decideMelee,
  rally: decideRally,
  fallenLeader: decideFallenLeader,
}

/** What a command leads to in this state. @throws Refused */
export function decide(
  state: MiniaturesState,
  command: MiniaturesCommand,
  table: Table,
): readonly MiniaturesEffect[] {
  if (command.type !== 'begin' && state.sides.length === 0) refuse('notBegun', 'type', house('game'))
  return decideOne(command.type, command, state, table)
}

function decideOne<Type extends CommandType>(
  type: Type,
  command: CommandOf<Type>,
  state: MiniaturesState,
  table: Table,
): readonly MiniaturesEffect[] {
  return deciders[type](state, command, table)
}
