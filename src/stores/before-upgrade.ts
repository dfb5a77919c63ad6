import { readOldRows } from '@/storage/automatic/old-rows.ts'
import { contentsOfRows } from '@/storage/backup/collect.ts'
import type { Connection } from '@/storage/database.ts'
import { saveSetting } from '@/storage/settings.ts'
import { backUpBefore } from './automatic-writing.ts'

/**
 * Backs up what a database of an earlier version holds. Where that cannot be, it is noted in the settings once
 * the database is upgraded.
 *
 * @param version the version that the database has
 */
export async function backUpOldDatabase(connection: Connection, version: number): Promise<void> {
  const outcome = await backUpBefore('migration', async () => contentsOfRows(await readOldRows(version)))
  if (outcome === 'made' || outcome === 'nothing') return
  // It cannot be awaited: the upgrade waits for this.
  saveSetting(connection, 'unguardedUpgrade', Date.now()).catch(() => undefined)
}
