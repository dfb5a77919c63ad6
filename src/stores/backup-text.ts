import { later } from '@/messages/later.ts'
import type { BackupAbout, BackupContents, BackupKind } from '@/storage/backup/format.ts'
import { packFile } from '@/storage/backup/pack.ts'
import { version } from '../../package.json'

const { holds, lines } = later.backups

/** How much of each kind of thing there is. */
export type Holdings = Readonly<Record<'games' | 'armies' | 'chartSets' | 'setups' | 'unread', number>> & {
  readonly settings: boolean
}

/** What there is, in words: "2 games, 1 army list and the settings." */
export function holdingsText({ settings, ...counts }: Holdings): string {
  const kinds = ['games', 'armies', 'chartSets', 'setups', 'unread'] as const
  const parts = kinds.filter((kind) => counts[kind] > 0).map((kind) => holds[kind](counts[kind]))
  return holds.all(settings ? [...parts, holds.settings] : parts)
}

/** The text of a backup file, with what is in it in words at its head. @param at milliseconds since 1970 */
export function backupText(contents: BackupContents, kind: BackupKind, at: number): Promise<string> {
  const about: BackupAbout = { kind, savedAt: at, savedBy: version }
  return packFile(contents, about, linesAbout(contents, about))
}

function linesAbout(contents: BackupContents, { savedAt, savedBy }: BackupAbout): readonly string[] {
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

/** What is in a backup, in the words at the head of its file. @param start how the file begins */
export function holdingsInFile(start: string): string {
  return start.split('\n')[1] ?? ''
}
