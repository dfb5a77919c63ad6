import { shallowRef } from 'vue'
import {
  dayOfPlay,
  keepBackup,
  listBackups,
  type AutomaticBackup,
  type AutomaticKind,
  type NewBackup,
} from '@/storage/automatic/keeping.ts'
import { openPrivateFolder, type PrivateFolder } from '@/storage/automatic/private-folder.ts'
import type { BackupContents } from '@/storage/backup/format.ts'
import { asStorageProblem } from '@/storage/index.ts'
import { roomLeft } from '@/storage/room.ts'
import { backupText } from './backup-text.ts'

/**
 * What became of an automatic backup. `missing`: this browser has no private files; `noRoom`: it would not
 * have fitted; `nothing`: there was nothing new to back up.
 */
export type AutomaticOutcome = 'made' | 'nothing' | 'missing' | 'noRoom' | 'failed'

/** An automatic backup takes no more than this share of the room that is left. */
const largestShare = 0.25

/** How long is waited for another window that writes, in milliseconds. */
const longestWait = 3_000

/** What became of the last automatic backup since the app was opened; null where none was tried. */
export const lastOutcome = shallowRef<AutomaticOutcome | null>(null)

/** Every automatic backup, the newest first; null where this browser has no private files. */
export async function automaticBackups(): Promise<readonly AutomaticBackup[] | null> {
  const folder = await openPrivateFolder()
  return folder === null ? null : listBackups(folder)
}

/**
 * Runs what may make a backup in the folder of backups, and keeps in mind what became of it. Where another
 * window writes to it, the answer is `nothing`, unless this waits for that. Never throws.
 */
export async function inBackupFolder(
  work: (folder: PrivateFolder) => Promise<AutomaticOutcome>,
  waits: boolean,
): Promise<AutomaticOutcome> {
  const folder = await openPrivateFolder()
  const outcome =
    folder === null ? 'missing' : ((await alone(() => work(folder), waits).catch(outcomeOf)) ?? 'nothing')
  if (outcome !== 'nothing') lastOutcome.value = outcome
  return outcome
}

/**
 * Runs what writes to the folder of backups or deletes from it, in one window at a time. Who waits does not
 * wait for ever: a window that sleeps over its backup holds nobody up.
 */
export async function alone<Result>(work: () => Promise<Result>, waits: boolean): Promise<Result | null> {
  if (!('locks' in navigator)) return work()
  const name = 'automatic-backups'
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), longestWait)
  const how = waits ? { signal: waiting.signal } : { ifAvailable: true }
  let hasBegun = false
  return navigator.locks
    .request(name, how, async (lock) => {
      clearTimeout(timer)
      hasBegun = true
      return lock === null ? null : work()
    })
    .catch((error: unknown) => {
      // A browser may withhold its locks, too.
      if (hasBegun) throw error
      return work()
    })
}

function outcomeOf(error: unknown): AutomaticOutcome {
  return asStorageProblem(error).code === 'quota' ? 'noRoom' : 'failed'
}

/** Backs something up before it is changed by more than play. Never throws. */
export function backUpBefore(
  kind: Exclude<AutomaticKind, 'play'>,
  collect: () => Promise<BackupContents>,
  now: number = Date.now(),
): Promise<AutomaticOutcome> {
  return inBackupFolder(async (folder) => {
    const contents = await collect()
    const about = { kind, day: dayOfPlay(now), mark: String(now) }
    return isEmpty(contents) ? 'nothing' : writeBackup(folder, about, contents, now)
  }, true)
}

/** Settings alone are not worth a backup. */
function isEmpty({ games, armies, chartSets, setups, unread }: BackupContents): boolean {
  return [games, armies, chartSets, setups, unread].every(({ length }) => length === 0)
}

/** Writes a backup where there is room for it. @throws the browser's own error */
export async function writeBackup(
  folder: PrivateFolder,
  about: Omit<NewBackup, 'isWhole'>,
  contents: BackupContents,
  now: number,
): Promise<AutomaticOutcome> {
  const text = await backupText(contents, 'automatic', now)
  const available = (await roomLeft())?.available ?? Number.POSITIVE_INFINITY
  if (text.length > largestShare * available) return 'noRoom'
  await keepBackup(folder, { ...about, isWhole: contents.unread.length === 0 }, text)
  return 'made'
}
