import { readOldRows } from '@/storage/automatic/old-rows.ts'
import { contentsOfRows } from '@/storage/backup/collect.ts'
import type { Connection } from '@/storage/database.ts'
import { patiently } from '@/storage/patience.ts'
import { saveSetting } from '@/storage/settings.ts'
import { backUpBefore } from './automatic-writing.ts'

/** How long a backup may take, in milliseconds: a connection waits a little longer before it upgrades all the same. */
const longestBackup = 7_000

/**
 * Backs up what a database of an earlier version holds. Where that cannot be, it is noted in the settings once
 * the database is upgraded.
 *
 * @param version the version that the database has
 * @param patience milliseconds after which a backup counts as failed
 */
export async function backUpOldDatabase(
  connection: Connection,
  version: number,
  patience: number = longestBackup,
): Promise<void> {
  const backup = backUpBefore('migration', async () => contentsOfRows(await readOldRows(version)))
  const outcome = await patiently(backup, patience).catch(() => 'failed')
  if (outcome === 'made' || outcome === 'nothing') return
  // It cannot be awaited: the upgrade waits for this.
  saveSetting(connection, 'unguardedUpgrade', Date.now()).catch(() => undefined)
}
