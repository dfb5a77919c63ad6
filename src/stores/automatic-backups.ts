import { shallowRef } from 'vue'
import {
  dayOfPlay,
  isBackupDue,
  keepBackup,
  listBackups,
  markOfPlay,
  type AutomaticBackup,
  type AutomaticKind,
} from '@/storage/automatic/keeping.ts'
import { openPrivateFolder, type PrivateFolder } from '@/storage/automatic/private-folder.ts'
import { collectEverything } from '@/storage/backup/collect.ts'
import type { BackupContents } from '@/storage/backup/format.ts'
import { asStorageProblem } from '@/storage/index.ts'
import { listStandings } from '@/storage/saved-games.ts'
import { appConnection } from './app-storage.ts'
import { backupText } from './backup-files.ts'

/**
 * What became of an automatic backup. `missing`: this browser has no private files; `noRoom`: it would not
 * have fitted; `nothing`: there was nothing new to back up.
 */
export type AutomaticOutcome = 'made' | 'nothing' | 'missing' | 'noRoom' | 'failed'

/** An automatic backup takes no more than this share of the room that is left. */
const largestShare = 0.25

/** What became of the last automatic backup since the app was opened; null where none was tried. */
export const lastOutcome = shallowRef<AutomaticOutcome | null>(null)

/** Every automatic backup, the newest first; null where this browser has no private files. */
export async function automaticBackups(): Promise<readonly AutomaticBackup[] | null> {
  const folder = await openPrivateFolder()
  return folder === null ? null : listBackups(folder)
}

/** Backs everything up before a file is imported. Nothing waits for room: the import goes on in any case. */
export function backUpBeforeImport(): Promise<AutomaticOutcome> {
  return backUp('import', () => collectEverything(appConnection), Date.now())
}

/** Backs up what a database of an earlier version holds, before it is upgraded. */
export function backUpBeforeMigration(collect: () => Promise<BackupContents>): Promise<AutomaticOutcome> {
  return backUp('migration', collect, Date.now())
}

/**
 * Backs everything up where something was played that is in no automatic backup yet, and it is time.
 *
 * @param quiet milliseconds for which nothing must have been played
 */
export async function backUpPlay(quiet = 0, now: number = Date.now()): Promise<AutomaticOutcome> {
  return withFolder(async (folder) => {
    const [newest = null] = await listStandings(appConnection)
    if (newest === null || now - newest.playedAt < quiet) return 'nothing'
    if (!isBackupDue(await listBackups(folder), newest, now)) return 'nothing'
    const about = { kind: 'play', day: dayOfPlay(now), mark: markOfPlay(newest) } as const
    return write(folder, about, await backupText(await collectEverything(appConnection), 'automatic', now))
  })
}

function backUp(
  kind: AutomaticKind,
  collect: () => Promise<BackupContents>,
  now: number,
): Promise<AutomaticOutcome> {
  return withFolder(async (folder) => {
    const contents = await collect()
    const isEmpty = Object.values(contents).every((part) => !Array.isArray(part) || part.length === 0)
    if (isEmpty) return 'nothing'
    const about = { kind, day: dayOfPlay(now), mark: String(now) }
    return write(folder, about, await backupText(contents, 'automatic', now))
  })
}

async function withFolder(
  work: (folder: PrivateFolder) => Promise<AutomaticOutcome>,
): Promise<AutomaticOutcome> {
  const folder = await openPrivateFolder()
  const outcome = folder === null ? 'missing' : await work(folder).catch(outcomeOf)
  if (outcome !== 'nothing') lastOutcome.value = outcome
  return outcome
}

function outcomeOf(error: unknown): AutomaticOutcome {
  return asStorageProblem(error).code === 'quota' ? 'noRoom' : 'failed'
}

async function write(
  folder: PrivateFolder,
  about: Parameters<typeof keepBackup>[1],
  text: string,
): Promise<AutomaticOutcome> {
  const { quota, usage } = await navigator.storage.estimate()
  const left = (quota ?? Number.POSITIVE_INFINITY) - (usage ?? 0)
  if (text.length > largestShare * left) return 'noRoom'
  await keepBackup(folder, about, text)
  return 'made'
}

/** Deletes every automatic backup, and answers how many bytes that frees. What cannot be deleted stays. */
export async function freeAutomaticBackups(): Promise<number> {
  const folder = await openPrivateFolder()
  const files = await folder?.list().catch(() => [])
  let freed = 0
  for (const { name, size } of files ?? []) {
    const isGone = await folder?.remove(name).then(
      () => true,
      () => false,
    )
    if (isGone === true) freed += size
  }
  return freed
}
