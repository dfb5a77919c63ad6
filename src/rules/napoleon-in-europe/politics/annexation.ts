import { house } from '../../chart-building.ts'
import { cellOf } from '../../chart.ts'
import { facesAlike } from '@/dice/index.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Territory } from '../board.ts'
import { dieSides } from '../charts/index.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { owe, owedOf } from '../pending.ts'
import { isPlayerNation, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { homelandOf, ownerOf, requireRegion, territoryName, transfer } from '../territory.ts'
import { actorFor, paidFor, requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { inOrder } from './in-order.ts'
import { minorOwned, navyJoins, orderArmy, timesOf } from './joining.ts'
import { writeOrder, writeOutcome, writeThrow } from './lines.ts'
import { minorArmy } from './minor-army.ts'
import { regionIn, requireFreeMinor } from './minors.ts'
import { isVictorOfThisMonth } from './truces.ts'
import { opened } from './unnamed.ts'

const n1 = house('N1')

interface Annexing {
  readonly nation: NationId
  readonly territory: Territory
  /** The player nation that moves a minor nation's army where it resists. */
  readonly playedBy: NationId | null
}

/**
 * A nation makes a territory its own: a minor nation that nobody owns accepts it or resists, by one die; an
 * enemy's region that its army alone occupies needs none. (N1.)
 */
export const annex: Deciders<typeof politicsCommands>['annex'] = (state, annexing, table) => {
  requireStandard(state)
  actorFor(state, annexing.nation)
  const { territory } = annexing
  const isMinor = ownerOf(state, territory) === null && homelandOf(state, territory) === null
  return isMinor ? annexMinor(state, annexing, table) : annexEnemy(state, annexing, table)
}

function annexMinor(state: NapoleonState, annexing: Annexing, table: Table): Effects {
  const { nation, territory } = annexing
  const { ledger, dice } = table
  requireFreeMinor(state, territory)
  const parameters = { nation, place: territoryName(state, territory) }
  const playedBy = requireOpponent(state, annexing)
  writeHeading(ledger, 'annex', parameters)
  const payment = paidFor(state, nation, 'annexation', ledger)
  const accepts = ledger.read(cellOf(state.rules.charts.annexation, 'accepts', 'value'), {
    key: 'annexation.accepts',
    operation: 'total',
    sum: 'annexation',
  })
  const alike = facesAlike(dieSides, (face) => String(face <= accepts))
  const face = dice.roll({ sides: dieSides, label: 'annexation', side: actorFor(state, nation), alike })
  writeThrow(ledger, n1, {
    sum: 'annexation',
    key: 'annexation.thrown',
    parameters: { face, accepts },
    value: face,
  })
  if (face > accepts) {
    return inOrder(
      state,
      () => payment,
      (now) => resisted(now, annexing, playedBy, table),
    )
  }
  writeOutcome(ledger, 'annexation.outcome.accepts', n1, parameters)
  return inOrder(
    state,
    () => payment,
    () => navyJoins(state, nation, territory, table),
    () => minorOwned(state, nation, territory, table),
  )
}

/** @throws Refused where nobody is named who moves the minor nation's army, or not another player nation */
function requireOpponent(state: NapoleonState, { nation, playedBy }: Annexing): NationId {
  if (playedBy === null) refuse('whoPlaysMinor', 'playedBy', n1, { nation })
  const isOther = playedBy !== nation && playedBy !== actorFor(state, nation)
  if (!isOther || !isPlayerNation(state, playedBy)) {
    refuse('otherPlaysMinor', 'playedBy', n1, { nation: playedBy })
  }
  return playedBy
}

function resisted(
  state: NapoleonState,
  { nation, territory }: Annexing,
  playedBy: NationId,
  table: Table,
): Effects {
  const { ledger } = table
  const place = territoryName(state, territory)
  writeOutcome(ledger, 'annexation.outcome.resists', n1, { nation, place })
  const garrison = minorArmy(state, playedBy, timesOf(state, territory, table), table)
  orderArmy(ledger, 'order.placeResisting', garrison, { nation: playedBy, place })
  const due = {
    kind: 'battle',
    cause: 'annexation',
    region: regionIn(territory),
    place,
    attackers: [nation],
    defenders: [],
    garrison,
    garrisonPlayedBy: playedBy,
  } as const
  return [...navyJoins(state, playedBy, territory, table), owe(state, due)]
}

function annexEnemy(state: NapoleonState, { nation, territory }: Annexing, { ledger }: Table): Effects {
  const place = territoryName(state, territory)
  requireHeldRegion(state, nation, territory)
  writeHeading(ledger, 'annex', { nation, place })
  const payment = paidFor(state, nation, 'annexation', ledger)
  writeOutcome(ledger, 'annexation.outcome.taken', n1, { nation, place })
  writeOrder(ledger, 'order.placeMarker', n1, { nation, place })
  return inOrder(
    state,
    () => payment,
    (now) => opened(now, territory),
    (now) => transfer(now, territory, nation),
  )
}

/** @throws Refused where a region is not an enemy's that this nation's army occupies */
function requireHeldRegion(state: NapoleonState, nation: NationId, territory: Territory): void {
  const owner = ownerOf(state, territory)
  const place = territoryName(state, territory)
  if (owner === null) refuse('homelandWithoutOwner', 'territory', n1, { place })
  if (owner === nation) refuse('ownsAlready', 'territory', n1, { nation, place })
  const mayTake = standingOf(state, nation, owner) === 'war' || isVictorOfThisMonth(state, nation, owner)
  if (!mayTake) refuse('annexesFromEnemies', 'territory', n1, { nation, owner, place })
  if (!('region' in territory)) return
  const { id, occupier } = requireRegion(state, territory.region, 'territory.region')
  const isContested = owedOf(state, 'battle').some(({ region }) => region === id)
  if (occupier !== nation || isContested) refuse('notOccupied', 'territory', n1, { nation, place })
}
