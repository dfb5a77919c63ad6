import { house } from '../chart-building.ts'
import { refuse } from '../reason.ts'
import type { Table } from '../rulebook.ts'
import { advancedDeciders } from './advanced/decide.ts'
import { basicDeciders } from './basic/decide.ts'
import { battleDeciders } from './battle/decide.ts'
import { calendarDeciders } from './calendar/decide.ts'
import { turnOfTheWon } from './calendar/order.ts'
import type { commandSchemas, CommandOf, CommandType, NapoleonCommand } from './commands.ts'
import type { Deciders } from './decider.ts'
import type { Effects } from './effects.ts'
import { lapsedDues } from './lapsed.ts'
import { mapDeciders } from './map/decide.ts'
import { navalDeciders } from './naval/decide.ts'
import { politicsDeciders } from './politics/decide.ts'
import { productionDeciders } from './production/decide.ts'
import { setupDeciders } from './setup/decide.ts'
import type { NapoleonState } from './state.ts'

type AllDeciders = Deciders<typeof commandSchemas>

const deciders: AllDeciders = {
  ...setupDeciders,
  ...calendarDeciders,
  ...mapDeciders,
  ...productionDeciders,
  ...politicsDeciders,
  ...navalDeciders,
  ...advancedDeciders,
  ...basicDeciders,
  ...battleDeciders,
}

/** The commands that set a game up, before which there is nothing to decide on. */
const openings = ['begin', 'beginBattle']

/** What a command leads to in this state. @throws Refused */
export function decide(state: NapoleonState, command: NapoleonCommand, table: Table): Effects {
  const type: string = command.type
  const isOpening = openings.includes(type)
  if (!isOpening && state.name === '') refuse('notBegun', 'type', house('game'))
  const effects = decideBy(deciders, command.type, command, state, table)
  const lapsed = isOpening ? [] : lapsedDues(state, effects, table.ledger)
  return [...effects, ...lapsed, ...turnOfTheWon(state, effects, table.ledger)]
}

function decideBy<Type extends CommandType>(
  all: Pick<AllDeciders, Type>,
  type: Type,
  command: CommandOf<Type>,
  state: NapoleonState,
  table: Table,
): Effects {
  return all[type](state, command, table)
}
