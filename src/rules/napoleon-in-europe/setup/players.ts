import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { NationId } from '../nations.ts'
import { standing, type Relation } from '../relations.ts'
import type { Hold } from '../scenarios/scenario.ts'

const playerNations = rule('Player Nations')
const neutralMajors = rule('Neutral Major Nations')

/** A player with the nations that are played from the start. */
export interface PlayerGiven {
  readonly id: string
  readonly name: string
  readonly nations: readonly NationId[]
}

/** Two at least are needed to play. */
const fewestPlayers = 2

/**
 * @param idle ids of those who need no nation: they have lost theirs, or have not chosen yet
 * @throws Refused where there are too few players, a player has no nation, or a nation has two players
 */
export function requirePlayers(players: readonly PlayerGiven[], idle: readonly string[] = []): void {
  requireEachOnce(players)
  players.forEach(({ id, name: player, nations }, index) => {
    const path = `players[${index}].nations`
    if (nations.length === 0 && !idle.includes(id)) {
      refuse('playerWithoutNation', path, playerNations, { player })
    }
  })
}

/** @throws Refused where there are too few players, or a player or a nation stands twice */
export function requireEachOnce(players: readonly PlayerGiven[]): void {
  if (players.length < fewestPlayers) {
    refuse('tooFewPlayers', 'players', rule('How Many Players?'), { fewest: fewestPlayers })
  }
  requireNobodyTwice(players)
}

/** @throws Refused where a player or a nation stands twice */
export function requireNobodyTwice(players: readonly PlayerGiven[]): void {
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

/** @throws Refused where a nation that is controlled is played, has two holders, or its holder is not played or its enemy */
export function requireHolds(
  holds: readonly Hold[],
  played: readonly NationId[],
  relations: readonly Relation[],
): void {
  holds.forEach(({ nation, by }, index) => {
    const path = `holds[${index}]`
    if (played.includes(nation)) refuse('heldNationIsPlayed', `${path}.nation`, neutralMajors, { nation })
    if (!played.includes(by)) refuse('holderIsNotPlayed', `${path}.by`, neutralMajors, { nation, by })
    if (holds.findIndex((other) => other.nation === nation) !== index) {
      refuse('heldTwice', `${path}.nation`, neutralMajors, { nation })
    }
    if (standing(relations, nation, by) === 'war') {
      refuse('holderIsEnemy', `${path}.by`, neutralMajors, { nation, by })
    }
  })
}
