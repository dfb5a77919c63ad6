import { rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import type { Table } from '../../rulebook.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { isBetween, type RelationKind } from '../relations.ts'
import { specialsOf } from '../scenarios/specials.ts'
import { alliesOf, enemiesOf, isPlayerNation, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { forEach, inOrder } from './in-order.ts'
import { writeChange } from './lines.ts'
import { byLot, candidatesOf } from './throwing.ts'

function related(one: NationId, other: NationId, kind: RelationKind, order: number): NapoleonEffect {
  const nations = [one, other] as const
  return { type: 'relationSet', nations, relation: { nations, kind, order } }
}

/** Two nations are neutral to each other from now on. */
export function neutral(one: NationId, other: NationId): NapoleonEffect {
  return { type: 'relationSet', nations: [one, other], relation: null }
}

/** Two nations are at war from now on, after all wars that have begun before; no passage is left between them. */
export function atWar(state: NapoleonState, one: NationId, other: NationId): Effects {
  const latest = Math.max(0, ...state.relations.map(({ order }) => order))
  const passages = state.passages.filter(({ through, of }) => isBetween([through, of], one, other))
  return [
    related(one, other, 'war', latest + 1),
    ...passages.map((passage): NapoleonEffect => ({ type: 'passageSet', passage, granted: false })),
  ]
}

/** A player nation takes hold of a neutral major nation, which is active from then on. */
export function controlled(
  nation: NationId,
  by: NationId,
  until: 'overture' | 'war',
): Extract<NapoleonEffect, { readonly type: 'nationHeld' }> {
  return { type: 'nationHeld', nation, player: null, control: { by, until }, hasBeenActive: true }
}

/** A neutral major nation is nobody's from now on: its wars and its alliances end. (Diplomatic Overture; N18.) */
export function uncontrolled(state: NapoleonState, nation: NationId): Effects {
  const { hasBeenActive } = state.nations[nation]
  const held: NapoleonEffect = { type: 'nationHeld', nation, player: null, control: null, hasBeenActive }
  const others = [...enemiesOf(state, nation), ...alliesOf(state, nation)]
  return [held, ...others.map((other) => neutral(nation, other))]
}

/** Where a neutral major nation was held for one war only, and that war is over, nobody holds it any more. */
export function releaseAfterWar(state: NapoleonState, { ledger }: Pick<Table, 'ledger'>): Effects {
  const released = nationIds.filter(
    (nation) => state.nations[nation].control?.until === 'war' && enemiesOf(state, nation).length === 0,
  )
  return forEach(released, (now, nation) => {
    writeChange(ledger, 'control.endsWithWar', rule('Neutral Major Nations'), { nation })
    return uncontrolled(now, nation)
  })(state)
}

/**
 * Two nations become allied, with what a scenario attaches to that: a nation drawn into the opposite alliance,
 * or a commitment that rises. (Alliances; Scenarios VI and VII.)
 */
export function allied(state: NapoleonState, one: NationId, other: NationId, table: Table): Effects {
  return inOrder(
    state,
    () => [related(one, other, 'allied', 0)],
    (now) => drawnIn(now, one, other, table),
    (now) => drawnIn(now, other, one, table),
    (now) => commitmentRises(now, one, table),
    (now) => commitmentRises(now, other, table),
  )
}

/** Where one of two opposed nations joins an alliance, the other joins those at war with it. (Scenario VI.) */
function drawnIn(state: NapoleonState, joining: NationId, ally: NationId, table: Table): Effects {
  const { opposed } = specialsOf(state)
  if (opposed === null || !opposed.includes(joining) || opposed.includes(ally)) return []
  const drawn = opposed[0] === joining ? opposed[1] : opposed[0]
  const theirs = enemiesOf(state, ally).filter((enemy) => enemy !== drawn && isPlayerNation(state, enemy))
  const candidates = candidatesOf(theirs)
  const section = rule('Scenario VI')
  if (candidates === null) {
    writeChange(table.ledger, 'opposed.nobody', section, { nation: drawn, joining, ally })
    return []
  }
  writeChange(table.ledger, 'opposed.joins', section, { nation: drawn, joining, ally })
  const left = [ally, ...alliesOf(state, ally)].filter(
    (nation) => nation !== drawn && standingOf(state, drawn, nation) === 'allied',
  )
  const relations = [
    ...left.map((nation) => neutral(drawn, nation)),
    ...theirs.map((nation) => related(drawn, nation, 'allied', 0)),
  ]
  if (isPlayerNation(state, drawn)) return relations
  const holder = state.nations[drawn].control?.by
  if (holder !== undefined && theirs.includes(holder)) {
    return [...relations, controlled(drawn, holder, 'overture')]
  }
  const by = byLot(candidates, ally, table)
  writeChange(table.ledger, 'control.taken', section, { nation: drawn, by })
  return [...relations, controlled(drawn, by, 'overture')]
}

/** Whether a nation is allied with an enemy of another: it has joined the alliance against it. */
export function hasJoinedAgainst(state: NapoleonState, nation: NationId, against: NationId): boolean {
  const enemies = enemiesOf(state, against)
  return alliesOf(state, nation).some((ally) => enemies.includes(ally))
}

/** A nation that comes over to the other side fights on the longer for it, once. (Scenario VII.) */
function commitmentRises(state: NapoleonState, nation: NationId, { ledger }: Table): Effects {
  const { divided } = specialsOf(state)
  if (divided === null || !divided.of.includes(nation)) return []
  const printed = numberIn(cellOf(state.rules.charts.commitmentRatings, nation, 'value'))
  const rise = numberIn(divided.commitmentRise)
  const hasRisen = state.nations[nation].commitment >= printed + rise
  if (hasRisen || !hasJoinedAgainst(state, nation, divided.by)) return []
  ledger.read(divided.commitmentRise, {
    key: 'commitment.rises',
    operation: 'note',
    sum: 'politics',
    parameters: { nation },
  })
  return [{ type: 'commitmentChanged', nation, by: rise }]
}
