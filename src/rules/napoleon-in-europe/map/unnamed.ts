import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { Region, UnnamedKind } from '../board.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

/** What a region would be counted as in its owner's hands if it had no name. */
function kindOf({ homeland, northAfrica }: Region, owner: NationId): UnnamedKind {
  if (homeland !== null) return homeland === owner ? 'homeland' : 'foreignHomeland'
  return northAfrica ? 'northAfrica' : 'minor'
}

/**
 * A region that its owner's unnamed ones held until now has a name from now on.
 *
 * @throws Refused where none of its kind is counted
 */
export function countedNoMore(state: NapoleonState, region: Region, owner: NationId): Effects {
  const kind = kindOf(region, owner)
  const before = state.unnamed[owner]
  if (before[kind] === 0) {
    refuse('noUnnamedRegion', 'counted', rule('Ownership of Regions'), { nation: owner, kind })
  }
  return [
    ...counted(state, owner, kind, -1),
    ...(kind === 'foreignHomeland' ? lostHomeland(state, region, -1) : []),
  ]
}

/** A named region is counted without a name from now on. */
export function countedAgain(state: NapoleonState, region: Region, owner: NationId): Effects {
  const kind = kindOf(region, owner)
  return [
    ...counted(state, owner, kind, 1),
    ...(kind === 'foreignHomeland' ? lostHomeland(state, region, 1) : []),
  ]
}

function counted(state: NapoleonState, owner: NationId, kind: UnnamedKind, by: 1 | -1): Effects {
  const before = state.unnamed[owner]
  return [{ type: 'unnamedSet', nation: owner, regions: { ...before, [kind]: before[kind] + by } }]
}

/** A homeland region in another's hands is counted with its own nation, too. */
function lostHomeland({ unnamed }: NapoleonState, { homeland }: Region, by: 1 | -1): Effects {
  if (homeland === null) return []
  const before = unnamed[homeland]
  const homelandLost = Math.max(0, before.homelandLost + by)
  return [{ type: 'unnamedSet', nation: homeland, regions: { ...before, homelandLost } }]
}
