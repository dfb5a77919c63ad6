import { house } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Territory } from '../board.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import { piecesAt } from '../map/pieces.ts'
import type { NationId } from '../nations.ts'
import { armiesIn } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { homelandOf, ownerOf, requireOwned, requireRegion, territoryName } from '../territory.ts'
import { paidFor, requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { inOrder } from './in-order.ts'
import { writeOrder, writeOutcome } from './lines.ts'
import { placesPieces } from './tracking.ts'
import { closed, opened, unnamedCounts } from './unnamed.ts'

const n1 = house('N1')

type PoliticsDeciders = Deciders<typeof politicsCommands>

/** A region that another nation owns outside its homeland rises against it. (N1.) */
export const raiseUprising: PoliticsDeciders['raiseUprising'] = (
  state,
  { nation, territory },
  { ledger },
) => {
  requireStandard(state)
  const place = territoryName(state, territory)
  const owner = ownerOf(state, territory)
  if (owner === null) refuse('nobodyToRiseAgainst', 'territory', n1, { place })
  if (homelandOf(state, territory) === owner) refuse('homelandIsLoyal', 'territory', n1, { place, owner })
  if (owner === nation) refuse('ownUprising', 'territory', n1, { place, nation })
  requireOwned(state, territory)
  requireQuiet(state, territory)
  writeHeading(ledger, 'raiseUprising', { nation, place })
  const payment = paidFor(state, nation, 'uprising', ledger)
  writeOutcome(ledger, 'uprising.outcome.rises', n1, { place, owner })
  writeOrder(ledger, 'order.placeUprising', n1, { place })
  return inOrder(
    state,
    () => payment,
    (now) => risen(now, territory, true),
  )
}

/** A nation's army puts down an uprising in a region that the nation owns. (N1.) */
export const putDownUprising: PoliticsDeciders['putDownUprising'] = (
  state,
  { nation, territory },
  { ledger },
) => {
  requireStandard(state)
  const place = territoryName(state, territory)
  if (ownerOf(state, territory) !== nation) refuse('notOwned', 'territory', n1, { nation, place })
  requireOwned(state, territory)
  requireUprising(state, territory)
  requireArmy(state, nation, territory)
  writeHeading(ledger, 'putDownUprising', { nation, place })
  const payment = paidFor(state, nation, 'putDownUprising', ledger)
  writeOutcome(ledger, 'uprising.outcome.putDown', n1, { place, owner: nation })
  writeOrder(ledger, 'order.removeUprising', n1, { place })
  return inOrder(
    state,
    () => payment,
    (now) => risen(now, territory, false),
  )
}

function risen(state: NapoleonState, territory: Territory, uprising: boolean): Effects {
  if (!('region' in territory)) return uprising ? closed(state, territory) : opened(state, territory)
  const region = requireRegion(state, territory.region, 'territory.region')
  return [{ type: 'regionSet', region: { ...region, uprising } }]
}

/** @throws Refused where a region is in uprising already, or no unnamed one is left that is not */
function requireQuiet(state: NapoleonState, territory: Territory): void {
  const place = territoryName(state, territory)
  if ('region' in territory) {
    const { uprising } = requireRegion(state, territory.region, 'territory.region')
    if (uprising) refuse('risenAlready', 'territory', n1, { place })
    return
  }
  const counts = unnamedCounts(state, territory)
  if (counts.closed >= counts.all) refuse('noQuietRegion', 'territory', n1, { place })
}

function requireUprising(state: NapoleonState, territory: Territory): void {
  const isRisen =
    'region' in territory
      ? requireRegion(state, territory.region, 'territory.region').uprising
      : unnamedCounts(state, territory).closed > 0
  if (!isRisen) refuse('noUprising', 'territory', n1, { place: territoryName(state, territory) })
}

/** @throws Refused where the table says in which regions the nation's pieces stand, and none stands there */
function requireArmy(state: NapoleonState, nation: NationId, territory: Territory): void {
  if (!('region' in territory) || !placesPieces(state, nation)) return
  if (armiesIn(piecesAt(state, nation, territory.region)) > 0) return
  refuse('noArmyThere', 'territory', n1, { nation, place: territoryName(state, territory) })
}
