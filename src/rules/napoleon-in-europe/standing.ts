import { isBetween, nationsThat, standing, type Standing } from './relations.ts'
import { nationIds, turnOrder, type NationId } from './nations.ts'
import type { NapoleonState } from './state.ts'

/** How two nations stand to each other in a game. */
export function standingOf({ relations }: NapoleonState, one: NationId, other: NationId): Standing {
  return standing(relations, one, other)
}

/** Whom a nation is at war with, in the order that the wars began. */
export function enemiesOf({ relations }: NapoleonState, nation: NationId): readonly NationId[] {
  return nationsThat(relations, 'war', nation)
}

/** Whom a nation is allied with. */
export function alliesOf({ relations }: NapoleonState, nation: NationId): readonly NationId[] {
  return nationsThat(relations, 'allied', nation)
}

/** Whether a nation was a player's from the start. (Standard Rules: Player Nations.) */
export function isPlayerNation({ nations }: NapoleonState, nation: NationId): boolean {
  return nations[nation].player !== null
}

/** Whether somebody moves a nation: it is a player nation, or a player nation controls it. */
export function isActive({ nations }: NapoleonState, nation: NationId): boolean {
  const { player, control } = nations[nation]
  return player !== null || control !== null
}

/** The active nations in the order of play. */
export function activeNations(state: NapoleonState): readonly NationId[] {
  return turnOrder(state.calendar.first).filter((nation) => isActive(state, nation))
}

/** The player nations, in the board's order. */
export function playerNations(state: NapoleonState): readonly NationId[] {
  return nationIds.filter((nation) => isPlayerNation(state, nation))
}

/** Who acts for a nation: itself where it is a player nation, else the player nation that controls it, if any. */
export function handOf(state: NapoleonState, nation: NationId): NationId | null {
  return isPlayerNation(state, nation) ? nation : (state.nations[nation].control?.by ?? null)
}

/** Whether two nations are on one side: the same, allied, or one acting for the other. */
export function areFriends(state: NapoleonState, one: NationId, other: NationId): boolean {
  return (
    one === other ||
    standingOf(state, one, other) === 'allied' ||
    handOf(state, one) === other ||
    handOf(state, other) === one
  )
}

/** Whether a nation's units may pass through another's regions without war. (Land Movement.) */
export function mayPass(state: NapoleonState, of: NationId, through: NationId): boolean {
  const isGranted = state.passages.some((passage) => passage.through === through && passage.of === of)
  return isGranted || areFriends(state, of, through)
}

/** The month until which two nations have promised peace; null where they have not. (N1.) */
export function truceBetween({ truces }: NapoleonState, one: NationId, other: NationId): number | null {
  return truces.find(({ nations }) => isBetween(nations, one, other))?.until ?? null
}
