import { later } from '@/messages/later.ts'
import { collectEverything, collectGame } from '@/storage/backup/collect.ts'
import type { BackupContents, BackupKind } from '@/storage/backup/format.ts'
import type { GameMark } from '@/storage/saved-games.ts'
import { appConnection } from './app-storage.ts'
import { backupText, type Holdings } from './backup-text.ts'
import { gameFileName } from './save-file.ts'

/** A backup that is ready to be saved, with where its games stood. */
export interface PackedBackup {
  readonly file: File
  readonly marks: readonly GameMark[]
}

/** How much of each kind of thing is stored here. @throws StorageProblem */
export function storedHoldings(): Promise<Holdings> {
  return appConnection.use(async (database) => {
    const [games, armies, chartSets, setups] = await Promise.all([
      database.count('games'),
      database.count('armies'),
      database.count('customCharts'),
      database.count('setups'),
    ])
    return { games, armies, chartSets, setups, unread: 0, settings: true }
  })
}

/** Packs a stored game as it stands. @throws StorageProblem */
export async function packStoredGame(game: string, name: string): Promise<PackedBackup> {
  return packed(await collectGame(appConnection, game), 'game', name)
}

/** Packs everything that is stored here. @throws StorageProblem */
export async function packEverything(): Promise<PackedBackup> {
  const { fileName } = later.backups.screen.everything
  return packed(await collectEverything(appConnection), 'everything', fileName)
}

async function packed(contents: BackupContents, kind: BackupKind, name: string): Promise<PackedBackup> {
  const at = Date.now()
  const text = await backupText(contents, kind, at)
  return { file: textFile(text, name), marks: contents.games.map((game) => markAt(game, at)) }
}

/** The text of a backup as a file that carries a name. */
export function textFile(text: string, name: string): File {
  return new File([text], gameFileName(name), { type: 'text/plain' })
}

function markAt({ id, from, entries }: BackupContents['games'][number], at: number): GameMark {
  return { game: id, at, nextIndex: from + entries.length, lastHash: entries.at(-1)?.hash ?? '' }
}
