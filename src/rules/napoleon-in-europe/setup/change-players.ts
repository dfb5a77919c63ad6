import { writeHeading, writeNote } from '../../heading.ts'
import type { Table } from '../../rulebook.ts'
import { apply } from '../apply.ts'
import type { CommandOf } from '../commands.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { uncontrolled } from '../politics/relating.ts'
import type { Hold } from '../scenarios/scenario.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { playedNations, playerOf, requireHolds, requirePlayers, type PlayerGiven } from './players.ts'

/**
 * Players come, go, are renamed or hand nations on, and who controls the nations that nobody plays is settled anew.
 *
 * @throws Refused where a nation would have two players or holders, a holder none, or a player no nation more
 */
export function changePlayers(
  state: NapoleonState,
  { players, holds }: CommandOf<'changePlayers'>,
  { ledger }: Pick<Table, 'ledger'>,
): Effects {
  requirePlayers(players, idlePlayers(state))
  if (holds !== undefined) requireHolds(holds, playedNations(players), state.relations)
  writeHeading(ledger, 'changePlayers', {})
  const moved = nationIds.filter((nation) => playerOf(players, nation) !== state.nations[nation].player)
  for (const nation of moved) {
    const player = players.find(({ nations }) => nations.includes(nation))?.name ?? ''
    writeNote(ledger, player === '' ? 'players.playedByNobody' : 'players.playedBy', { nation, player })
  }
  const released = nationIds.filter((nation) => isLeft(state, nation, players, holds))
  for (const nation of released) writeNote(ledger, 'control.ends', { nation })
  const named = players.map(({ id, name }) => ({ id, name }))
  const effects: Effects = [
    { type: 'playersChanged', players: named },
    ...moved.map((nation) => handedOn(state, nation, players)),
    ...released.flatMap((nation) => uncontrolled(state, nation)),
  ]
  const taken = (holds ?? []).filter(({ nation, by }) => state.nations[nation].control?.by !== by)
  for (const { nation, by } of taken) writeNote(ledger, 'begin.holds', { nation, by })
  const after = effects.reduce(apply, state)
  return [...effects, ...taken.flatMap((hold) => heldBy(after, hold))]
}

/** Who has no nation: before nations are chosen, or after the last was lost. */
function idlePlayers({ players, nations }: NapoleonState): readonly string[] {
  return players
    .map(({ id }) => id)
    .filter((id) => nationIds.every((nation) => nations[nation].player !== id))
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

/** Whether nobody plays a nation that was controlled, and its holder has no player any more or is agreed away. */
function isLeft(
  { nations }: NapoleonState,
  nation: NationId,
  players: readonly PlayerGiven[],
  holds: readonly Hold[] | undefined,
): boolean {
  const { control } = nations[nation]
  if (control === null || playerOf(players, nation) !== null) return false
  return holds === undefined
    ? playerOf(players, control.by) === null
    : holds.every((hold) => hold.nation !== nation || hold.by !== control.by)
}

/** A nation is controlled by another until an overture wins it away, as when a game begins. */
function heldBy(state: NapoleonState, { nation, by }: Hold): Effects {
  const held: NapoleonEffect = {
    type: 'nationHeld',
    nation,
    player: null,
    control: { by, until: 'overture' },
    hasBeenActive: true,
  }
  if (standingOf(state, nation, by) === 'allied') return [held]
  const nations = [by, nation] as const
  return [held, { type: 'relationSet', nations, relation: { nations, kind: 'allied', order: 0 } }]
}
