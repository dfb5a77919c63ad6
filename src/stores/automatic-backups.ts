import { openPrivateFolder } from '@/storage/automatic/private-folder.ts'

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
