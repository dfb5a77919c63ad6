import type { CheckedBackup } from '@/storage/backup/check.ts'
import { carryOut } from '@/storage/backup/carry-out.ts'
import type { ImportPlan } from '@/storage/backup/steps.ts'
import { appConnection } from '@/stores/app-storage.ts'
import { backUpBeforeImport } from '@/stores/automatic-backups.ts'
import { useHandOvers } from '@/stores/hand-over.ts'

/**
 * Does what a plan says, after everything that is here was backed up, and remembers what another phone has of
 * a game that it handed over.
 *
 * @throws StorageProblem `conflict` when something that the plan was made on has moved since
 */
export async function carryOutPlan(
  { about }: CheckedBackup,
  plan: ImportPlan,
  takesSettings: boolean,
): Promise<void> {
  await backUpBeforeImport()
  await carryOut(appConnection, plan, takesSettings)
  if (about.kind !== 'handOver') return
  const { received } = useHandOvers()
  for (const { write } of plan.games) {
    // The game is there; that the other phone has it, too, only saves sending it back.
    if (write !== null) await received(write.record.id, write.record.head).catch(() => undefined)
  }
}
