import { readStand } from '@/storage/append.ts'
import {
  listStandings,
  notePutOff,
  noteSaved,
  type GameMark,
  type GameStanding,
} from '@/storage/saved-games.ts'
import { appConnection } from './app-storage.ts'

export type { GameStanding } from '@/storage/saved-games.ts'

const millisecondsOfDay = 24 * 60 * 60 * 1000

/** When a game is called to mind: as soon as one of these is reached. */
const limits = {
  /** Entries of a game that was never saved to a file. */
  neverSaved: 25,
  /** Entries since it was saved. */
  sinceSaved: 40,
  /** Days since it was saved, where there is any entry since. */
  days: 14,
} as const

/** How many entries of a game are in no file of the player's. */
export function unsavedEntries({ nextIndex, saved }: GameStanding): number {
  return Math.max(0, nextIndex - (saved?.nextIndex ?? 0))
}

/**
 * Whether a player should be told to save a game. One that was put off comes back only after as many entries
 * again.
 *
 * @param now milliseconds since 1970
 */
export function isSavingDue(game: GameStanding, now: number): boolean {
  const { saved, putOff, nextIndex } = game
  const unsaved = unsavedEntries(game)
  const most = saved === null ? limits.neverSaved : limits.sinceSaved
  const isPutOff = putOff !== null && putOff.nextIndex > (saved?.nextIndex ?? 0)
  if (isPutOff) return unsaved > 0 && nextIndex - putOff.nextIndex >= most
  if (unsaved >= most) return true
  return saved !== null && unsaved > 0 && now - saved.at >= limits.days * millisecondsOfDay
}

/** Every game that can be read, the one played last first. @throws StorageProblem */
export function readStandings(): Promise<readonly GameStanding[]> {
  return listStandings(appConnection)
}

/** The game that the player should save most of all, if any; only one is called to mind at a time. */
export function gameToSave(games: readonly GameStanding[], now: number): GameStanding | null {
  const due = games.filter((game) => isSavingDue(game, now))
  const [first] = due.sort((one, other) => unsavedEntries(other) - unsavedEntries(one))
  return first ?? null
}

/** Where a stored game stands now, to be noted once it is in a file; none where storage cannot say. */
export async function marksNow(game: string): Promise<readonly GameMark[]> {
  const at = Date.now()
  const { head } = await readStand(appConnection, game).catch(() => ({ head: null }))
  return head === null ? [] : [{ game, at, nextIndex: head.nextIndex, lastHash: head.lastHash }]
}

/** Notes that the player has these games in a file, as they stood then. @throws StorageProblem */
export function noteGamesSaved(marks: readonly GameMark[]): Promise<void> {
  return noteSaved(appConnection, marks)
}

/** Puts the reminder of a game off. @param at milliseconds since 1970 @throws StorageProblem */
export function putReminderOff({ id, nextIndex, lastHash }: GameStanding, at: number): Promise<void> {
  return notePutOff(appConnection, { game: id, at, nextIndex, lastHash })
}
