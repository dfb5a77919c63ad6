import { writeHeading } from '../../heading.ts'
import { refuse, Refused } from '../../reason.ts'
import { rule } from '../../chart-building.ts'
import type { UnnamedRegions } from '../board.ts'
import type { Deciders } from '../decider.ts'
import type { NationId } from '../nations.ts'
import { requireRegion } from '../territory.ts'
import type { mapCommands } from './commands.ts'
import { editingDeciders } from './editing.ts'
import { unnamedFault } from './faults.ts'
import { holdingDeciders } from './holding.ts'
import { noteOn, writeWhy } from './lines.ts'
import { movePieces } from './march.ts'
import { isCounted, piecesSet, requireChange, requireSettingUp, writePieces } from './pieces.ts'

export const mapDeciders: Deciders<typeof mapCommands> = {
  ...editingDeciders,
  ...holdingDeciders,
  movePieces,

  changePieces(state, command, { ledger }) {
    requireSettingUp(state, 'pieces')
    requireChange(state, command.nation, command.region, command.pieces)
    writePieces(state, 'changePieces', command, ledger)
    return piecesSet(state, command.nation, command.region, command.pieces)
  },

  countRegions(state, { nation, regions }, { ledger }) {
    if (isCounted(state, nation)) requireSettingUp(state, 'regions')
    requireCounts(regions, nation)
    writeHeading(ledger, 'countRegions', { nation })
    return [{ type: 'unnamedSet', nation, regions }]
  },

  correctRegion(state, { region: id, owner, occupier, uprising, note }, { ledger }) {
    const region = requireRegion(state, id, 'region')
    if (owner !== null && owner === occupier) {
      refuse('occupiesOwn', 'occupier', rule('Definitions'), { nation: owner, place: region.name })
    }
    writeHeading(ledger, 'correctRegion', { region: region.name })
    const ownership = { nation: owner ?? '', place: region.name }
    if (owner !== region.owner) noteOn(ledger, 'map.ownerSet', rule('Ownership of Regions'), ownership)
    const army = { nation: occupier ?? '', place: region.name }
    if (occupier !== region.occupier) noteOn(ledger, 'map.occupierSet', rule('Definitions'), army)
    if (uprising !== region.uprising) {
      const key = uprising ? 'map.uprisingSet' : 'map.uprisingGone'
      noteOn(ledger, key, rule('Production Points'), { place: region.name })
    }
    writeWhy(ledger, note)
    return [{ type: 'regionSet', region: { ...region, owner, occupier, uprising } }]
  },

  correctUnnamed(_state, { nation, regions, note }, { ledger }) {
    requireCounts(regions, nation)
    writeHeading(ledger, 'correctUnnamed', { nation })
    writeWhy(ledger, note)
    return [{ type: 'unnamedSet', nation, regions }]
  },

  correctPieces(state, command, { ledger }) {
    requireChange(state, command.nation, command.region, command.pieces)
    writePieces(state, 'correctPieces', command, ledger)
    writeWhy(ledger, command.note)
    return piecesSet(state, command.nation, command.region, command.pieces)
  },
}

function requireCounts(regions: UnnamedRegions, nation: NationId): void {
  const fault = unnamedFault(regions, 'regions', nation)
  if (fault !== null) throw new Refused(fault)
}
