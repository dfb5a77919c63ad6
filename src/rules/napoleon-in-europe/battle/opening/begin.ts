import { house, rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import { emptyNation, emptyState } from '../../empty.ts'
import { byNation } from '../../nations.ts'
import { battleDue, noteNoWar } from '../../politics/fighting.ts'
import { rulesWith } from '../../rules.ts'
import { playerOf, requireNobodyTwice } from '../../setup/players.ts'
import type { NapoleonState } from '../../state.ts'
import { requireRegion } from '../../territory.ts'
import type { Battle } from '../battle.ts'
import { loneBattle } from '../closing/on-board.ts'
import { seatOf } from '../seat.ts'
import { sides } from '../sides.ts'
import { piecesInWords, say } from '../standard/saying.ts'
import { requireBoardFree, requireCampaign, requireForces } from './checks.ts'
import type { openingCommands } from './commands.ts'
import { openedBattle } from './opening.ts'

type Opening = Pick<typeof openingCommands, 'openBattle' | 'beginBattle'>
type BeginBattle = Parameters<Deciders<Opening>['beginBattle']>[1]

const battles = rule('Tactical Battles')

/** A battle comes on the board: one of a campaign, or a game of its own. */
export const beginDeciders: Deciders<Opening> = {
  openBattle(state, about, { ledger }) {
    requireBoardFree(state)
    const due = battleDue(state, about.due)
    if (about.region !== null) requireRegion(state, about.region, 'region')
    requireForces(state, about)
    requireCampaign(state, about, due)
    const battle = openedBattle(state, about)
    writeHeading(ledger, 'openBattle', { place: battle.place })
    // The Basic Rules know allies, and everybody else is an enemy.
    if (battle.kind === 'standard') noteNoWar(state, battle.nations.attacker, battle.nations.defender, ledger)
    writeArmies(battle, ledger)
    return [{ type: 'battleOpened', battle }]
  },

  beginBattle(state, command, { ledger }) {
    if (state.name !== '') refuse('alreadyBegun', 'type', house('game'))
    requireNobodyTwice(command.players)
    const empty = loneState(command)
    const about = { ...command, due: null }
    if (about.region !== null) requireRegion(empty, about.region, 'region')
    requireForces(empty, about)
    const battle = openedBattle(empty, about)
    writeHeading(ledger, 'beginBattle', { game: command.name, place: battle.place })
    writeArmies(battle, ledger)
    return [{ type: 'begun', state: { ...empty, battle } }]
  },
}

/** A game that is nothing but a battle: no map, no calendar, nobody to move. */
function loneState({ name, level, players, options, chartSet }: BeginBattle): NapoleonState {
  return {
    ...emptyState,
    name,
    level,
    rules: rulesWith(options, chartSet),
    scenario: loneBattle,
    players: players.map((player) => ({ id: player.id, name: player.name })),
    nations: byNation((nation) => {
      const player = playerOf(players, nation)
      return { ...emptyNation, player, hasBeenActive: player !== null }
    }),
  }
}

function writeArmies(battle: Battle, ledger: Ledger): void {
  for (const side of sides) {
    const pieces = piecesInWords(battle.pieces.filter((piece) => piece.side === side))
    say(ledger, 'note', 'battle.army', battles, { nation: seatOf(battle, side), pieces })
  }
  const { kind, size } = battle
  if (kind === 'basic') say(ledger, 'outcome', 'battle.opened.ranks', rule('Setting up the Battle'), { size })
  else say(ledger, 'outcome', `battle.opened.${size}`, rule('Deployment'), {})
}
