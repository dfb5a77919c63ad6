import { house, rule } from '../../chart-building.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { rulesWith, type NamedCharts } from '../rules.ts'
import type { NapoleonState } from '../state.ts'
import { beginBasic } from './begin-basic.ts'
import { beginStandard } from './begin.ts'
import { changeNumber } from './change-number.ts'
import { changePlayers } from './change-players.ts'
import type { setupCommands } from './commands.ts'

export const setupDeciders: Deciders<typeof setupCommands> = {
  begin(state, command, table) {
    if (state.name !== '') refuse('alreadyBegun', 'type', house('game'))
    return command.level === 'basic' ? beginBasic(command, table) : beginStandard(command, table)
  },

  renameGame(_state, { name }, { ledger }) {
    writeHeading(ledger, 'renameGame', { game: name })
    return [{ type: 'gameRenamed', name }]
  },

  changePlayers,

  changeOptions(state, { options }, { ledger }) {
    const rules = rulesWith(options, withoutOptions(state))
    const changed = Object.entries(options).filter(([option, choice]) => {
      const before: Readonly<Record<string, string>> = state.rules.options
      return before[option] !== choice
    })
    if (changed.length === 0) refuse('nothingChanged', 'options', rule('Advanced Rules'))
    writeHeading(ledger, 'changeOptions', {})
    for (const [option, choice] of changed) writeNote(ledger, 'options.chosen', { option, choice })
    return [{ type: 'rulesChanged', rules }]
  },

  changeCharts(state, { chartSet }, { ledger }) {
    writeHeading(ledger, 'changeCharts', { charts: chartSet.name })
    return [{ type: 'rulesChanged', rules: rulesWith(state.rules.options, chartSet) }]
  },

  changeNumber,
}

/** The charts in force, under the id that they have without the options that it names. */
function withoutOptions({ rules }: NapoleonState): NamedCharts {
  const [id = rules.id] = rules.id.split('+')
  return { id, name: rules.name, charts: rules.charts }
}
