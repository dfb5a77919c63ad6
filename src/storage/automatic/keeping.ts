import type { PrivateFile, PrivateFolder } from './private-folder.ts'

/** After a day of play, before an upgrade of the database, before a file is imported. */
export type AutomaticKind = 'play' | 'migration' | 'import'

/** How many backups of each kind are kept, the newest; of play there is one for each day. */
const mostKept: Readonly<Record<AutomaticKind, number>> = { play: 5, migration: 3, import: 3 }

/** A day of play ends in the small hours: what is played after midnight belongs to the evening. */
const hourOfNewDay = 4
/** The backup of a day is made anew while the day goes on, but no more often than this. */
const millisecondsBetween = 30 * 60 * 1000

/** A backup that the app made by itself. */
export interface AutomaticBackup extends PrivateFile {
  readonly kind: AutomaticKind
  /** The day of play, as 2026-11-30. */
  readonly day: string
  /** What tells it from others of its kind and day. */
  readonly mark: string
}

/** Where the game stands that was played last. */
export interface NewestPlay {
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

/** What tells the backup of one state of play from another. */
export function markOfPlay({ lastHash }: NewestPlay): string {
  return lastHash.slice(0, 12)
}

const nameOfBackup = /^(?<day>\d{4,}-\d\d-\d\d)\.(?<kind>play|migration|import)\.(?<mark>[0-9a-z]+)\.txt$/

function isKind(kind: string | undefined): kind is AutomaticKind {
  return kind !== undefined && kind in mostKept
}

/** Every automatic backup, the newest first. Files that are none are left out. */
export async function listBackups(folder: PrivateFolder): Promise<readonly AutomaticBackup[]> {
  const backups: AutomaticBackup[] = []
  for (const file of await folder.list()) {
    const { day, kind, mark } = nameOfBackup.exec(file.name)?.groups ?? {}
    if (day !== undefined && mark !== undefined && isKind(kind)) backups.push({ ...file, day, kind, mark })
  }
  return backups.sort((one, other) => other.writtenAt - one.writtenAt)
}

/**
 * Whether there is play that is in no backup yet, and it is time for one. A clock that was wrong for a while
 * hinders nothing: backups from the future do not count, and nothing is made twice of the same state.
 *
 * @param now milliseconds since 1970
 */
export function isBackupDue(
  backups: readonly AutomaticBackup[],
  play: NewestPlay | null,
  now: number,
): boolean {
  if (play === null) return false
  const mark = markOfPlay(play)
  const [newest] = backups.filter(({ kind, writtenAt }) => kind === 'play' && writtenAt <= now)
  if (newest === undefined) return !backups.some((backup) => backup.mark === mark)
  if (newest.mark === mark || play.playedAt <= newest.writtenAt) return false
  return newest.day !== dayOfPlay(now) || now - newest.writtenAt >= millisecondsBetween
}

/** What a backup is kept as. */
export type NewBackup = Pick<AutomaticBackup, 'kind' | 'day' | 'mark'>

/** Writes a backup, and then takes away those that it makes superfluous. What was there is never gone before. */
export async function keepBackup(
  folder: PrivateFolder,
  { kind, day, mark }: NewBackup,
  text: string,
): Promise<void> {
  const name = `${day}.${kind}.${mark}.txt`
  await folder.write(name, text)
  const ofKind = (await listBackups(folder)).filter((backup) => backup.kind === kind)
  const isNew = (backup: AutomaticBackup) => backup.name === name
  const others = ofKind.filter((backup) => !isNew(backup))
  const ofTheDay = kind === 'play' ? others.filter((backup) => backup.day === day) : []
  const older = others.filter((backup) => !ofTheDay.includes(backup)).slice(mostKept[kind] - 1)
  for (const { name: superfluous } of [...ofTheDay, ...older]) await folder.remove(superfluous)
}
