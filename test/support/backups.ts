import { carryOut } from '@/storage/backup/carry-out.ts'
import { checkBackup, type CheckedBackup } from '@/storage/backup/check.ts'
import {
  nothingSaved,
  type BackupAbout,
  type BackupContents,
  type BackupGame,
} from '@/storage/backup/format.ts'
import { createKeeper, type GameKeeper, type MissingKeeper } from '@/storage/backup/keeper.ts'
import { planImport } from '@/storage/backup/plan.ts'
import type { ImportPlan } from '@/storage/backup/steps.ts'
import type { Connection } from '@/storage/database.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { MemoryJournal, TallyJournal } from './journals.ts'
import { tally } from './tally.ts'
import { withDatabase } from './stored-games.ts'

export const aboutGame: BackupAbout = { kind: 'game', savedAt: 5_000, savedBy: '0.1.0' }

const tallyKeeper = createKeeper({
  rulebook: tally,
  nameOf: ({ name }) => name,
  summarise: ({ count }) => ({ count }),
})

/** The keeper of the smallest rulebook, and of no other. */
export function tallyKeeperOf(rulebook: string): Promise<GameKeeper | MissingKeeper> {
  return Promise.resolve(rulebook === tally.id ? tallyKeeper : 'unknown')
}

/** A journal as a backup holds it. */
export function backupGameOf<State, Command extends Typed, Effect extends Typed>(
  journal: MemoryJournal<State, Command, Effect>,
  about: Partial<BackupGame> = {},
  rulebook: Pick<Rulebook<State, Command, Effect>, 'id'> = journal.rulebook,
): BackupGame {
  const from = about.from ?? 0
  const all = journal.sealed.map(({ text, entry }) => ({ text, hash: entry.hash }))
  return {
    id: 'game',
    rulebook: rulebook.id,
    name: 'Ligny',
    createdAt: 1_000,
    from,
    previousHash: all[from - 1]?.hash ?? '',
    entries: all.slice(from),
    draft: null,
    ownDice: {},
    ...about,
  }
}

/** Contents of one game. */
export function contentsOf(journal: TallyJournal, about: Partial<BackupGame> = {}): BackupContents {
  return { ...nothingSaved, games: [backupGameOf(journal, about)] }
}

/** Contents that hold. @throws Error where they do not */
export async function checked(
  contents: BackupContents,
  keeperOf: typeof tallyKeeperOf = tallyKeeperOf,
): Promise<CheckedBackup> {
  const backup = await checkBackup(aboutGame, contents, keeperOf)
  if ('problem' in backup) throw new Error(JSON.stringify(backup.problem))
  return backup
}

/** Plans an import, does it, and gives the plan. */
export async function imported(
  connection: Connection,
  contents: BackupContents,
  keeperOf: typeof tallyKeeperOf = tallyKeeperOf,
  takesSettings = false,
): Promise<ImportPlan> {
  const plan = await planImport(connection, await checked(contents, keeperOf))
  await carryOut(connection, plan, takesSettings)
  return plan
}

/** Everything that lies in the database, by store. */
export function everythingStored(): Promise<Record<string, readonly unknown[]>> {
  return withDatabase(async (database) => {
    const stores = await Promise.all(
      [...database.objectStoreNames].map(async (name) => [name, await database.getAll(name)] as const),
    )
    return Object.fromEntries(stores)
  })
}
