import { house, rule } from '../../chart-building.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import type { NapoleonEffect } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { uncontrolled } from '../politics/relating.ts'
import { rulesWith, type NamedCharts } from '../rules.ts'
import type { NapoleonState } from '../state.ts'
import { beginBasic } from './begin-basic.ts'
import { beginStandard } from './begin.ts'
import { changeNumber } from './change-number.ts'
import type { setupCommands } from './commands.ts'
import { playerOf, requirePlayers, type PlayerGiven } from './players.ts'

export const setupDeciders: Deciders<typeof setupCommands> = {
  begin(state, command, table) {
    if (state.name !== '') refuse('alreadyBegun', 'type', house('game'))
    return command.level === 'basic' ? beginBasic(command, table) : beginStandard(command, table)
  },

  renameGame(_state, { name }, { ledger }) {
    writeHeading(ledger, 'renameGame', { game: name })
    return [{ type: 'gameRenamed', name }]
  },

  changePlayers(state, { players }, { ledger }) {
    requirePlayers(players)
    writeHeading(ledger, 'changePlayers', {})
    const moved = nationIds.filter((nation) => playerOf(players, nation) !== state.nations[nation].player)
    for (const nation of moved) {
      const player = players.find(({ nations }) => nations.includes(nation))?.name ?? ''
      writeNote(ledger, player === '' ? 'players.playedByNobody' : 'players.playedBy', { nation, player })
    }
    const released = nationIds.filter((nation) => isLeft(state, nation, players))
    for (const nation of released) writeNote(ledger, 'control.ends', { nation })
    const named = players.map(({ id, name }) => ({ id, name }))
    return [
      { type: 'playersChanged', players: named },
      ...moved.map((nation) => handedOn(state, nation, players)),
      ...released.flatMap((nation) => uncontrolled(state, nation)),
    ]
  },

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

/** A nation has another player, or none, from now on; who is played is not controlled. */
function handedOn(
  { nations }: NapoleonState,
  nation: NationId,
  players: readonly PlayerGiven[],
): NapoleonEffect {
  const { control, hasBeenActive } = nations[nation]
  const player = playerOf(players, nation)
  return {
    type: 'nationHeld',
    nation,
    player,
    control: player === null ? control : null,
    hasBeenActive: hasBeenActive || player !== null,
  }
}

/** Whether the nation that controls another one has nobody to play it any more. */
function isLeft({ nations }: NapoleonState, nation: NationId, players: readonly PlayerGiven[]): boolean {
  const { control } = nations[nation]
  return control !== null && playerOf(players, nation) === null && playerOf(players, control.by) === null
}

/** The charts in force, under the id that they have without the options that it names. */
function withoutOptions({ rules }: NapoleonState): NamedCharts {
  const [id = rules.id] = rules.id.split('+')
  return { id, name: rules.name, charts: rules.charts }
}
