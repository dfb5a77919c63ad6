import { hashOf } from '@/journal/index.ts'
import type { PrivateFile, PrivateFolder } from './private-folder.ts'

/** After a day of play, before an upgrade of the database, before a file is imported. */
export type AutomaticKind = 'play' | 'migration' | 'import'

/** How many backups of each kind are kept, the newest; of play there is one for each day. */
const mostKept: Readonly<Record<AutomaticKind, number>> = { play: 5, migration: 3, import: 3 }

/** A day of play ends in the small hours: what is played after midnight belongs to the evening. */
const hourOfNewDay = 4
/** The backup of a day is made anew while the day goes on, but no more often than this. */
export const millisecondsBetween = 30 * 60 * 1000
/** Where another game is played than before: the evening may be over before half an hour is. */
const millisecondsBetweenGames = 5 * 60 * 1000

/** A backup that the app made by itself. */
export interface AutomaticBackup extends PrivateFile {
  readonly kind: AutomaticKind
  /** The day of play, as 2026-11-30. */
  readonly day: string
  /** What tells it from others of its kind and day. */
  readonly mark: string
  /** Whether everything in it could be read when it was made. */
  readonly isWhole: boolean
}

/** Where a game stands. */
export interface Play {
  /** Of the game. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly playedAt: number
  readonly lastHash: string
}

/** The day of play at a moment, by the phone's own clock. @param now milliseconds since 1970 */
export function dayOfPlay(now: number): string {
  const moment = new Date(now)
  moment.setHours(moment.getHours() - hourOfNewDay)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

const lettersOfState = 12
const lettersOfGame = 6

/**
 * What tells the backup of one state of play from another: a move in any of the games makes it another. It ends
 * with what tells the game that was played last from others.
 *
 * @param plays every game, the one played last first
 */
export function markOfPlay(plays: readonly Play[]): string {
  const hashes = plays.map(({ lastHash }) => lastHash).sort()
  return digest(hashes.join(' '), lettersOfState) + digest(plays[0]?.id ?? '', lettersOfGame)
}

function digest(text: string, letters: number): string {
  return hashOf(text).slice(0, letters)
}

const nameOfBackup =
  /^(?<day>\d{4,}-\d\d-\d\d)\.(?<kind>play|migration|import)\.(?<mark>[0-9a-z]+)(?<damaged>-damaged)?\.txt$/

function isKind(kind: string | undefined): kind is AutomaticKind {
  return kind !== undefined && kind in mostKept
}

/** Every automatic backup, the newest first. Files that are none, or that were never finished, are left out. */
export async function listBackups(folder: PrivateFolder): Promise<readonly AutomaticBackup[]> {
  const backups: AutomaticBackup[] = []
  for (const file of await folder.list()) {
    const { day, kind, mark, damaged } = nameOfBackup.exec(file.name)?.groups ?? {}
    const isBackup = day !== undefined && mark !== undefined && isKind(kind)
    if (isBackup && (await isFinished(file)))
      backups.push({ ...file, day, kind, mark, isWhole: damaged === undefined })
  }
  return backups.sort((one, other) => other.writtenAt - one.writtenAt)
}

/** A file begins empty, and what a worker writes has no first letter before all the rest is there. */
async function isFinished(file: PrivateFile): Promise<boolean> {
  return file.size > 0 && (await file.start(1)) !== '\0'
}

/**
 * Whether there is play that is in no backup yet, and it is time for one. A clock that was wrong for a while
 * hinders nothing: backups from the future do not count, and nothing is made twice of the same state.
 *
 * @param plays every game, the one played last first
 * @param now milliseconds since 1970
 */
export function isBackupDue(
  backups: readonly AutomaticBackup[],
  plays: readonly Play[],
  now: number,
): boolean {
  if (plays.length === 0) return false
  const mark = markOfPlay(plays)
  const [newest] = backups.filter(({ kind, writtenAt }) => kind === 'play' && writtenAt <= now)
  if (newest === undefined) return !backups.some((backup) => backup.mark === mark)
  if (newest.mark === mark || plays.every(({ playedAt }) => playedAt <= newest.writtenAt)) return false
  const isSameGame = newest.mark.slice(lettersOfState) === mark.slice(lettersOfState)
  const wait = isSameGame ? millisecondsBetween : millisecondsBetweenGames
  return newest.day !== dayOfPlay(now) || now - newest.writtenAt >= wait
}

/** What a backup is kept as. */
export type NewBackup = Pick<AutomaticBackup, 'kind' | 'day' | 'mark' | 'isWhole'>

/**
 * Writes a backup, and then takes away those that it makes superfluous, and what was never finished. What was
 * there is never gone before. While something cannot be read, the newest backup from before stays. Only one
 * window may do so at a time.
 *
 * @throws the browser's own error where it could not be written
 */
export async function keepBackup(
  folder: PrivateFolder,
  { kind, day, mark, isWhole }: NewBackup,
  text: string,
): Promise<void> {
  const name = `${day}.${kind}.${mark}${isWhole ? '' : '-damaged'}.txt`
  await folder.write(name, text)
  const backups = await listBackups(folder)
  const written = backups.find((backup) => backup.name === name)
  if (written === undefined) throw new DOMException('the backup is not there', 'NotFoundError')
  const superfluous = superfluousBeside(written, backups)
  await removeAllBut(
    folder,
    new Set(backups.filter((each) => !superfluous.has(each)).map((each) => each.name)),
  )
}

function superfluousBeside(
  written: AutomaticBackup,
  backups: readonly AutomaticBackup[],
): ReadonlySet<AutomaticBackup> {
  const { kind, day, isWhole } = written
  const others = lastWrittenFirst(
    backups.filter((backup) => backup.kind === kind && backup !== written),
    written,
  )
  const isOfTheDay = (backup: AutomaticBackup) => kind === 'play' && backup.day === day
  const older = others.filter((backup) => !isOfTheDay(backup))
  const superfluous = new Set([...others.filter(isOfTheDay), ...older.slice(mostKept[kind] - 1)])
  const [lastWhole] = others.filter((backup) => backup.isWhole)
  if (!isWhole && lastWhole !== undefined) superfluous.delete(lastWhole)
  return superfluous
}

/** What says that it is newer than the newest was written before it all the same: the clock was set back since. */
function lastWrittenFirst(
  backups: readonly AutomaticBackup[],
  { writtenAt }: AutomaticBackup,
): readonly AutomaticBackup[] {
  const isOfTheFuture = (backup: AutomaticBackup) => backup.writtenAt > writtenAt
  return [...backups.filter((backup) => !isOfTheFuture(backup)), ...backups.filter(isOfTheFuture)]
}

/** What cannot be removed now is removed another time: the backup that was written is there. */
async function removeAllBut(folder: PrivateFolder, kept: ReadonlySet<string>): Promise<void> {
  for (const { name } of await folder.list()) {
    if (nameOfBackup.test(name) && !kept.has(name)) await folder.remove(name).catch(() => undefined)
  }
}
