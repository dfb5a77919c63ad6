import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { NationId } from '../nations.ts'

const playerNations = rule('Player Nations')

/** A player with the nations that are played from the start. */
export interface PlayerGiven {
  readonly id: string
  readonly name: string
  readonly nations: readonly NationId[]
}

/** Two at least are needed to play. */
const fewestPlayers = 2

/** @throws Refused where there are too few players, a player has no nation, or a nation has two players */
export function requirePlayers(players: readonly PlayerGiven[]): void {
  requireEachOnce(players)
  players.forEach(({ name: player, nations }, index) => {
    const path = `players[${index}].nations`
    if (nations.length === 0) refuse('playerWithoutNation', path, playerNations, { player })
  })
}

/** @throws Refused where there are too few players, or a player or a nation stands twice */
export function requireEachOnce(players: readonly PlayerGiven[]): void {
  if (players.length < fewestPlayers) {
    refuse('tooFewPlayers', 'players', rule('How Many Players?'), { fewest: fewestPlayers })
  }
  players.forEach(({ id, name, nations }, index) => {
    const before = players.slice(0, index)
    const path = `players[${index}]`
    if (before.some((other) => other.id === id)) refuse('playerTwice', `${path}.id`, playerNations, { name })
    nations.forEach((nation, place) => {
      const isTaken =
        before.some((other) => other.nations.includes(nation)) || nations.indexOf(nation) !== place
      if (isTaken) refuse('nationTwice', `${path}.nations[${place}]`, playerNations, { nation })
    })
  })
}

/** Who plays a nation; null for a neutral major nation. */
export function playerOf(players: readonly PlayerGiven[], nation: NationId): string | null {
  return players.find(({ nations }) => nations.includes(nation))?.id ?? null
}

/** Every nation that a player has, in the players' order. */
export function playedNations(players: readonly PlayerGiven[]): readonly NationId[] {
  return players.flatMap(({ nations }) => nations)
}
