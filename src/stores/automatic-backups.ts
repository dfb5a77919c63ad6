import { dayOfPlay, isBackupDue, listBackups, markOfPlay } from '@/storage/automatic/keeping.ts'
import { openPrivateFolder } from '@/storage/automatic/private-folder.ts'
import { collectEverything } from '@/storage/backup/collect.ts'
import { listStandings } from '@/storage/saved-games.ts'
import { appConnection } from './app-storage.ts'
import { backUpBefore, inBackupFolder, writeBackup, type AutomaticOutcome } from './automatic-writing.ts'

/** Backs everything up before a file is imported; the import goes on whatever becomes of it. Never throws. */
export function backUpBeforeImport(): Promise<AutomaticOutcome> {
  return backUpBefore('import', () => collectEverything(appConnection))
}

/**
 * Backs everything up where something was played that is in no automatic backup yet, and it is time. Never
 * throws.
 *
 * @param quiet milliseconds for which nothing must have been played
 */
export function backUpPlay(quiet = 0, now: number = Date.now()): Promise<AutomaticOutcome> {
  return inBackupFolder(async (folder) => {
    const [newest = null] = await listStandings(appConnection)
    if (newest === null || now - newest.playedAt < quiet) return 'nothing'
    if (!isBackupDue(await listBackups(folder), newest, now)) return 'nothing'
    const about = { kind: 'play', day: dayOfPlay(now), mark: markOfPlay(newest) } as const
    return writeBackup(folder, about, await collectEverything(appConnection), now)
  })
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
