import type { CheckedBackup } from '@/storage/backup/check.ts'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { planImport } from '@/storage/backup/plan.ts'
import type { GameStep, ImportPlan, KnownPart } from '@/storage/backup/steps.ts'
import { appConnection } from '@/stores/app-storage.ts'
import { backUpBeforeImport } from '@/stores/automatic-backups.ts'
import { useHandOvers } from '@/stores/hand-over.ts'

/** What opening a file would do. */
export interface Intent {
  readonly plan: ImportPlan
  /** Games that were handed over, and come back by this file. */
  readonly comingBack: readonly KnownPart[]
}

/** What opening a file would do to what is here. Nothing is done yet. @throws StorageProblem */
export async function intend(backup: CheckedBackup): Promise<Intent> {
  const plan = await planImport(appConnection, backup)
  if (backup.about.kind !== 'handOver') return { plan, comingBack: [] }
  const known = plan.games.flatMap((step) => partHere(step) ?? [])
  return { plan, comingBack: await useHandOvers().comingBack(known) }
}

function partHere(step: GameStep): KnownPart | null {
  return 'known' in step ? step.known : null
}

function writesAnything({ games, items, unread }: ImportPlan): boolean {
  return [...games, ...items, ...unread].some(({ write }) => write !== null)
}

/**
 * Does what was intended, after everything that is here was backed up, and remembers what another phone has of
 * a game that it handed over.
 *
 * @throws StorageProblem `conflict` when something that the plan was made on has moved since
 */
export async function carryOutIntent(
  { about }: CheckedBackup,
  { plan, comingBack }: Intent,
  takesSettings: boolean,
): Promise<void> {
  if (takesSettings || writesAnything(plan)) {
    await backUpBeforeImport()
    await carryOut(appConnection, plan, takesSettings)
  }
  if (about.kind !== 'handOver') return
  const { received } = useHandOvers()
  for (const { game, ...end } of comingBack) await received(game, end)
  for (const { write } of plan.games) {
    // The game is there; that the other phone has it, too, only saves sending it back.
    if (write !== null) await received(write.record.id, write.record.head).catch(() => undefined)
  }
}
