import {
  dayOfPlay,
  isBackupDue,
  listBackups,
  markOfPlay,
  millisecondsBetween,
} from '@/storage/automatic/keeping.ts'
import { openPrivateFolder, type PrivateFolder } from '@/storage/automatic/private-folder.ts'
import { collectEverything } from '@/storage/backup/collect.ts'
import { listStandings } from '@/storage/saved-games.ts'
import { appConnection, isInMemory } from './app-storage.ts'
import {
  alone,
  backUpBefore,
  inBackupFolder,
  writeBackup,
  type AutomaticOutcome,
} from './automatic-writing.ts'

/** Backs everything up before a file is imported; the import goes on whatever becomes of it. Never throws. */
export function backUpBeforeImport(): Promise<AutomaticOutcome> {
  return backUpBefore('import', () => collectEverything(appConnection))
}

/** What was last tried: where it came to nothing, the same is not packed again at every look. */
let tried = { mark: '', at: 0 }

/**
 * Backs everything up where something was played that is in no automatic backup yet, and it is time. Never
 * throws.
 *
 * @param quiet milliseconds for which nothing must have been played
 */
export async function backUpPlay(quiet = 0, now: number = Date.now()): Promise<AutomaticOutcome> {
  // What is in memory would push out what was kept before.
  if (isInMemory.value) return 'nothing'
  return inBackupFolder(async (folder) => {
    const games = await listStandings(appConnection)
    const mark = markOfPlay(games)
    if (games.some(({ playedAt }) => isWithin(quiet, playedAt, now))) return 'nothing'
    if (tried.mark === mark && isWithin(millisecondsBetween, tried.at, now)) return 'nothing'
    if (!isBackupDue(await listBackups(folder), games, now)) return 'nothing'
    tried = { mark, at: now }
    const about = { kind: 'play', day: dayOfPlay(now), mark } as const
    return writeBackup(folder, about, await collectEverything(appConnection), now)
  }, false)
}

/** Whether something was so short a time ago. What says that it is yet to come is not: the clock was set back. */
function isWithin(milliseconds: number, at: number, now: number): boolean {
  return at <= now && now - at < milliseconds
}

/** Deletes every automatic backup, and answers how many bytes that frees. What cannot be deleted stays. */
export async function freeAutomaticBackups(): Promise<number> {
  const folder = await openPrivateFolder()
  return folder === null ? 0 : ((await alone(() => emptied(folder), true)) ?? 0)
}

async function emptied(folder: PrivateFolder): Promise<number> {
  let freed = 0
  for (const { name, size } of await folder.list().catch(() => [])) {
    const isGone = await folder.remove(name).then(
      () => true,
      () => false,
    )
    if (isGone) freed += size
  }
  return freed
}
