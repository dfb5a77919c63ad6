import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import { apply } from '../apply.ts'
import type { Territory } from '../board.ts'
import type { Deciders } from '../decider.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { holdingsOf } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import { areFriends, isPlayerNation, playerNations } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { homelandOf, ownerOf, territoryName, transfer } from '../territory.ts'
import type { warCommands } from './commands.ts'
import { say } from './lines.ts'
import { allRemoved } from './pieces.ts'
import { marked, noteTurn, requirePlayed } from './turn.ts'

const ownership = rule('Ownership of Regions')
const winning = rule('How to Win')
const production = rule('Production Phase')

type RegionCommands = Pick<typeof warCommands, 'takeRegion' | 'leaveRegion'>

export const regionDeciders: Deciders<RegionCommands> = {
  takeRegion(state, { nation, territory }, { ledger }) {
    requirePlayed(state, nation, 'nation')
    const owner = ownerOf(state, territory)
    const homeland = homelandOf(state, territory)
    requireTakeable(state, nation, territory, owner, homeland)
    writeHeading(ledger, 'takeRegion', { nation, place: territoryName(state, territory), from: owner ?? '' })
    noteTurn(state, nation, ledger)
    const isOccupied = homeland !== null && homeland !== nation && isPlayerNation(state, homeland)
    say(ledger, 'note', isOccupied ? 'basic.ownedWhileThere' : 'basic.ownedFromNow', ownership, { nation })
    const taken = [...transfer(state, territory, nation), marked(state, nation, 'moved')]
    const loser = isOccupied ? homeland : null
    return [...taken, ...(loser === null ? [] : lastRegionLost(taken.reduce(apply, state), loser, ledger))]
  },

  leaveRegion(state, { nation, territory }, { ledger }) {
    requirePlayed(state, nation, 'nation')
    const place = territoryName(state, territory)
    const homeland = homelandOf(state, territory)
    if (ownerOf(state, territory) !== nation)
      refuse('notItsRegion', 'territory', ownership, { nation, place })
    if (homeland === null || homeland === nation || !isPlayerNation(state, homeland)) {
      return refuse('keptWithoutInfantry', 'territory', ownership, { nation, place })
    }
    writeHeading(ledger, 'leaveRegion', { nation, place, to: homeland })
    noteTurn(state, nation, ledger)
    return [...transfer(state, territory, homeland), marked(state, nation, 'moved')]
  },
}

function requireTakeable(
  state: NapoleonState,
  nation: NationId,
  territory: Territory,
  owner: NationId | null,
  homeland: NationId | null,
): void {
  const place = territoryName(state, territory)
  if (owner === nation) refuse('ownedAlready', 'territory', ownership, { nation, place })
  const isPlayed = homeland !== null && isPlayerNation(state, homeland)
  if (homeland !== null && isPlayed && homeland !== nation && areFriends(state, nation, homeland)) {
    refuse('homelandOfAlly', 'territory', ownership, { nation, ally: homeland, place })
  }
  if ('region' in territory && standsWithoutInfantry(state, nation, territory.region)) {
    refuse('noInfantryThere', 'territory', ownership, { nation, place })
  }
}

/** Whether the table says that the nation's pieces stand in a region, and none of them is infantry. */
function standsWithoutInfantry({ stacks }: NapoleonState, nation: NationId, region: string): boolean {
  const there = stacks.find((stack) => stack.nation === nation && stack.region === region)
  return there !== undefined && (there.pieces.infantry ?? 0) === 0
}

/** A nation whose whole homeland is in other hands is out of a game of Total Victory; else it builds nothing. */
function lastRegionLost(state: NapoleonState, nation: NationId, ledger: Ledger): Effects {
  if (!isHomelandLost(state, nation)) return []
  if (state.victory !== 'totalVictory') {
    say(ledger, 'note', 'basic.homelandLost', production, { nation })
    return []
  }
  say(ledger, 'outcome', 'outcome.eliminated', winning, { nation })
  say(ledger, 'order', 'basic.removeAll', winning, { nation })
  const effects = [...eliminated(state, nation)]
  const after = effects.reduce(apply, state)
  const [winner, ...others] = playersLeft(after)
  if (winner === undefined || others.length > 0) return effects
  say(ledger, 'note', 'basic.lastPlayer', winning, { player: winner })
  return [...effects, { type: 'gameEnded', cause: 'defeat' }]
}

/** Whether every region of a nation's homeland, as far as the table knows it, is in other hands. */
export function isHomelandLost(state: NapoleonState, nation: NationId): boolean {
  const { homeland, wholeHomeland } = holdingsOf(state, nation)
  return wholeHomeland > 0 && homeland === 0
}

function eliminated(state: NapoleonState, nation: NationId): Effects {
  const out: NapoleonEffect = { type: 'nationHeld', nation, player: null, control: null, hasBeenActive: true }
  return [
    ...allRemoved(state, nation),
    ...homelandsFreed(state, nation),
    out,
    { type: 'nationDefeated', nation },
  ]
}

/** Without infantry there, a nation keeps no region of a homeland that another still plays. */
function homelandsFreed(state: NapoleonState, nation: NationId): Effects {
  return state.regions.flatMap((region): Effects => {
    const { owner, homeland } = region
    const isFreed =
      owner === nation && homeland !== null && homeland !== nation && isPlayerNation(state, homeland)
    return isFreed ? [{ type: 'regionSet', region: { ...region, owner: homeland } }] : []
  })
}

/** The names of the players who still have a nation. */
function playersLeft(state: NapoleonState): readonly string[] {
  const left = playerNations(state).map((nation) => state.nations[nation].player)
  return state.players.filter(({ id }) => left.includes(id)).map(({ name }) => name)
}
