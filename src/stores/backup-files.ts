import { later } from '@/messages/later.ts'
import { collectEverything, collectGame } from '@/storage/backup/collect.ts'
import type { BackupAbout, BackupContents, BackupKind } from '@/storage/backup/format.ts'
import { packFile } from '@/storage/backup/pack.ts'
import type { GameMark } from '@/storage/saved-games.ts'
import { version } from '../../package.json'
import { appConnection } from './app-storage.ts'
import { fileName } from './save-file.ts'

const { backups } = later

/** A backup that is ready to be saved, with where its games stood. */
export interface PackedBackup {
  readonly file: File
  readonly marks: readonly GameMark[]
}

/** How much of each kind of thing there is. */
export type Holdings = Readonly<Record<'games' | 'armies' | 'chartSets' | 'setups' | 'unread', number>> & {
  readonly settings: boolean
}

/** What there is, in words: "2 games, 1 army list and the settings." */
export function holdingsText({ settings, ...counts }: Holdings): string {
  const { holds } = backups
  const kinds = ['games', 'armies', 'chartSets', 'setups', 'unread'] as const
  const parts = kinds.filter((kind) => counts[kind] > 0).map((kind) => holds[kind](counts[kind]))
  return holds.all(settings ? [...parts, holds.settings] : parts)
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
export async function packStoredGame(game: string): Promise<PackedBackup> {
  const contents = await collectGame(appConnection, game)
  return packed(contents, 'game', contents.games[0]?.name ?? game)
}

/** Packs everything that is stored here. @throws StorageProblem */
export async function packEverything(): Promise<PackedBackup> {
  return packed(await collectEverything(appConnection), 'everything', backups.screen.everything.fileName)
}

async function packed(contents: BackupContents, kind: BackupKind, name: string): Promise<PackedBackup> {
  const at = Date.now()
  const file = new File([await backupText(contents, kind, at)], fileName(name, fileEnding), {
    type: 'text/plain',
  })
  return { file, marks: contents.games.map((game) => markAt(game, at)) }
}

const fileEnding = '.aide-de-camp.txt'

/** The text of a backup file, with what is in it in words at its head. @param at milliseconds since 1970 */
export function backupText(contents: BackupContents, kind: BackupKind, at: number): Promise<string> {
  const about: BackupAbout = { kind, savedAt: at, savedBy: version }
  return packFile(contents, about, linesAbout(contents, about))
}

function linesAbout(contents: BackupContents, { savedAt, savedBy }: BackupAbout): readonly string[] {
  const { lines } = backups
  const { games, armies, chartSets, setups, unread, settings } = contents
  const counts = {
    games: games.length,
    armies: armies.length,
    chartSets: chartSets.length,
    setups: setups.length,
    unread: unread.length,
    settings: settings !== null,
  }
  return [
    holdingsText(counts),
    ...games.map(({ name, from, entries }) => lines.game(name, from + entries.length)),
    lines.saved(savedAt, savedBy),
    lines.howTo,
  ]
}

function markAt({ id, from, entries }: BackupContents['games'][number], at: number): GameMark {
  return { game: id, at, nextIndex: from + entries.length, lastHash: entries.at(-1)?.hash ?? '' }
}
