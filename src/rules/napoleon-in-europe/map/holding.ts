import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { isActive, areFriends, mayPass, standingOf } from '../standing.ts'
import { ownerOf, requireRegion, territoryName, transfer } from '../territory.ts'
import type { mapCommands } from './commands.ts'
import { noteOn } from './lines.ts'
import { occupationDues } from './occupation.ts'

const movement = rule('Land Movement')
const trading = rule('Trading Assets')

type Holding = 'occupyRegion' | 'liberateRegion' | 'tradeRegion'

/** Who stands in a region, and whose it is by agreement. */
export const holdingDeciders: Pick<Deciders<typeof mapCommands>, Holding> = {
  occupyRegion(state, { nation, region: id }, { ledger }) {
    const region = requireRegion(state, id, 'region')
    const { owner, name: place } = region
    if (region.occupier === nation) refuse('occupiesAlready', 'nation', movement, { nation, place })
    if (owner !== null && areFriends(state, nation, owner)) {
      refuse('occupiesFriend', 'nation', rule('Definitions'), { nation, owner, place })
    }
    if (owner !== null && standingOf(state, nation, owner) !== 'war' && !mayPass(state, nation, owner)) {
      refuse('mayNotEnter', 'nation', movement, { nation, holder: owner, place })
    }
    writeHeading(ledger, 'occupyRegion', { nation, region: place })
    if (region.occupier !== null) noteOn(ledger, 'map.stoodBefore', movement, { nation: region.occupier })
    return [
      { type: 'regionSet', region: { ...region, occupier: nation } },
      ...occupationDues(state, nation, region, ledger),
    ]
  },

  liberateRegion(state, { region: id }, { ledger }) {
    const region = requireRegion(state, id, 'region')
    const { occupier, name } = region
    if (occupier === null) return refuse('notOccupiedAtAll', 'region', rule('Definitions'), { region: name })
    writeHeading(ledger, 'liberateRegion', { region: name, nation: occupier })
    return [{ type: 'regionSet', region: { ...region, occupier: null } }]
  },

  tradeRegion(state, { nation, to, territory }, { ledger }) {
    const place = territoryName(state, territory)
    if (ownerOf(state, territory) !== nation) {
      refuse('notItsRegion', 'territory', rule('Ownership of Regions'), { nation, place })
    }
    if (to === nation) refuse('tradeWithItself', 'to', trading, { nation })
    for (const [path, trader] of [['nation', nation] as const, ['to', to] as const]) {
      if (!isActive(state, trader)) refuse('tradeWithNobody', path, trading, { nation: trader })
    }
    writeHeading(ledger, 'tradeRegion', { nation, to, region: place })
    noteOn(ledger, 'map.agreedTrade', house('N19'), { nation, to, place })
    return transfer(state, territory, to)
  },
}
