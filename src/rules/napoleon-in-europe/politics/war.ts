import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { enemiesOf, handOf, isPlayerNation, standingOf, truceBetween } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { actorFor, paidFor, requireOther, requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { forEach, inOrder } from './in-order.ts'
import { writeChange, writeOrder, writeOutcome } from './lines.ts'
import { allied, atWar, controlled } from './relating.ts'
import { byLot, candidatesOf } from './throwing.ts'

const attacked = rule('Neutral Major Nations')

/** What is asked when war is declared on a nation that nobody moves. */
interface Declaration {
  readonly nation: NationId
  readonly on: NationId
  /** Player nations that declare war on the aggressor at once. */
  readonly joining: readonly NationId[]
  /** The player nation whose capital is nearest to the attacked one's. */
  readonly nearest: NationId | null
}

/**
 * War from now on. A neutral major nation that nobody controls is taken over at once: by one of those at war with
 * the aggressor; else by one of those who now declare war on it; else by whose capital is nearest, for this war.
 */
export const declareWar: Deciders<typeof politicsCommands>['declareWar'] = (state, declaration, table) => {
  const { nation, on, joining } = declaration
  requireStandard(state)
  requireWarAllowed(state, nation, on, 'on')
  const { ledger } = table
  const isFree = handOf(state, on) === null
  if (!isFree && joining.length > 0) refuse('nobodyIsAskedToJoin', 'joining', attacked, { on })
  writeHeading(ledger, 'declareWar', { nation, on })
  return inOrder(
    state,
    () => paidFor(state, nation, 'declareWar', ledger),
    (now) => begins(now, nation, on, table),
    (now) => (isFree ? takenOver(now, declaration, state, table) : nobodyNew(now, declaration, table)),
  )
}

/**
 * @throws Refused where one nation may not declare war on another: an ally, an enemy already, or in a time of
 * peace that was promised
 */
function requireWarAllowed(state: NapoleonState, nation: NationId, on: NationId, path: string): void {
  requireOther(nation, on, path)
  const actor = actorFor(state, nation)
  const parameters = { nation, on }
  if (actor === on || handOf(state, on) === actor) refuse('ownNations', path, attacked, parameters)
  const now = standingOf(state, nation, on)
  if (now === 'war') refuse('atWarAlready', path, house('N1'), parameters)
  if (now === 'allied') refuse('warOnAlly', path, house('N1'), parameters)
  const until = truceBetween(state, nation, on)
  const { month } = state.calendar
  if (until !== null && month !== null && month < until) {
    refuse('truceHolds', path, house('N1'), { ...parameters, until })
  }
}

function begins(state: NapoleonState, nation: NationId, on: NationId, { ledger }: Table): Effects {
  const parameters = { nation, on }
  writeOrder(ledger, 'order.war', rule('Diplomatic Track'), parameters)
  return atWar(state, nation, on)
}

function nobodyNew(_state: NapoleonState, { nation, on }: Declaration, { ledger }: Table): Effects {
  writeOutcome(ledger, 'war.outcome.declared', house('N1'), { nation, on })
  return []
}

/** @param before the game before the declaration */
function takenOver(
  state: NapoleonState,
  declaration: Declaration,
  before: NapoleonState,
  table: Table,
): Effects {
  const { nation, on, joining } = declaration
  const enemies = enemiesTakingOver(before, nation)
  if (enemies.length > 0) {
    if (joining.length > 0) refuse('enemiesTakeOver', 'joining', attacked, { nation, on })
    writeChange(table.ledger, 'war.enemiesTakeOver', attacked, { nation, on })
    return joinsOneOf(state, declaration, enemies, table)
  }
  if (joining.length > 0) return othersJoin(state, declaration, table)
  return nearestTakesOver(state, declaration, table)
}

/** Those who declare war at once pay for it as for any war. */
function othersJoin(state: NapoleonState, declaration: Declaration, table: Table): Effects {
  const { nation, joining } = declaration
  writeChange(table.ledger, 'war.othersJoin', attacked, { nation })
  return inOrder(
    state,
    forEach(joining, (now, ally) => {
      requireJoiner(now, declaration, ally)
      const payment = paidFor(now, ally, 'declareWar', table.ledger)
      return inOrder(
        now,
        () => payment,
        (then) => begins(then, ally, nation, table),
      )
    }),
    (now) => joinsOneOf(now, declaration, joining, table),
  )
}

function requireJoiner(state: NapoleonState, { nation, on }: Declaration, joiner: NationId): void {
  if (!isPlayerNation(state, joiner) || joiner === on) {
    refuse('onlyPlayerNationsJoin', 'joining', attacked, { nation: joiner })
  }
  requireWarAllowed(state, joiner, nation, 'joining')
}

/** The attacked nation joins those who fight the aggressor; one of them controls it by lot. */
function joinsOneOf(
  state: NapoleonState,
  { nation, on }: Declaration,
  members: readonly NationId[],
  table: Table,
): Effects {
  const candidates = candidatesOf(members)
  if (candidates === null) return []
  const by = byLot(candidates, nation, table)
  const friends = members.filter((member) => member === by || standingOf(state, member, by) === 'allied')
  writeOutcome(table.ledger, `war.outcome.takenOver.${by}`, attacked, { nation, on, by })
  writeOrder(table.ledger, 'order.allied', rule('Diplomatic Track'), { nation: by, to: on })
  return inOrder(
    state,
    () => [controlled(on, by, 'overture')],
    forEach(friends, (now, friend) => allied(now, friend, on, table)),
  )
}

/** Whose capital is nearest moves it for this war, without being its ally. */
function nearestTakesOver(state: NapoleonState, declaration: Declaration, { ledger }: Table): Effects {
  const { nation, on, nearest } = declaration
  const candidates = nearestCandidates(state, nation, on)
  const [only, ...others] = candidates
  if (only === undefined) {
    writeOutcome(ledger, 'war.outcome.nobodyTakesOver', attacked, { nation, on })
    return []
  }
  if (nearest === null && others.length > 0) refuse('whoIsNearest', 'nearest', attacked, { nation, on })
  const by = nearest ?? only
  if (!candidates.includes(by)) refuse('cannotTakeOver', 'nearest', attacked, { nation: by, on })
  writeOutcome(ledger, `war.outcome.nearest.${by}`, attacked, { nation, on, by })
  return [controlled(on, by, 'war')]
}

/** Player nations that may take over an attacked nation because they are near: those of the other players. */
export function nearestCandidates(state: NapoleonState, nation: NationId, on: NationId): readonly NationId[] {
  const aggressor = handOf(state, nation) ?? nation
  const others = nationIds.filter(
    (other) => isPlayerNation(state, other) && other !== aggressor && other !== on && other !== nation,
  )
  const ofOthers = others.filter((other) => state.nations[other].player !== state.nations[aggressor].player)
  return ofOthers.length > 0 ? ofOthers : others
}

/** Player nations at war with an aggressor: one of them takes over whom it attacks. */
export function enemiesTakingOver(state: NapoleonState, nation: NationId): readonly NationId[] {
  return enemiesOf(state, nation).filter((enemy) => isPlayerNation(state, enemy))
}
