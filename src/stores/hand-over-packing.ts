import { collectGame } from '@/storage/backup/collect.ts'
import { nothingSaved, type BackupContents, type BackupGame } from '@/storage/backup/format.ts'
import { fileOf, packContents } from '@/storage/backup/pack.ts'
import { newGameId, StorageProblem } from '@/storage/index.ts'
import { version } from '../../package.json'
import { appConnection } from './app-storage.ts'
import { textFile } from './backup-files.ts'
import type { HandOverOffer } from './hand-over.ts'

/** Something that is ready to go to another phone. */
export interface PackedHandOver {
  readonly file: File
  /** The same without the file around it, for codes. */
  readonly bytes: Uint8Array
}

/** Where army lists, sets of rules and kept boards stand in what is handed over. */
export type ItemSection = 'armies' | 'chartSets' | 'setups'

/**
 * Packs a game as it is stored, or what is in it from an entry on.
 *
 * @param head where it stood when it was offered: no more goes across than what was said
 * @param words lines for whoever opens the file in an editor
 * @returns null where it was played on since it was offered, or a die lies on its table
 * @throws StorageProblem `missing` where it has no entry that new, `failed` where its journal does not hold
 */
export async function packGame(
  game: string,
  from: number,
  head: HandOverOffer['head'],
  words: readonly string[],
): Promise<PackedHandOver | null> {
  const contents = await collectGame(appConnection, game, from)
  const [collected] = contents.games
  if (collected === undefined) throw new StorageProblem('failed')
  if (collected.draft !== null || !endsAt(collected, head)) return null
  return pack(contents, collected.name, words)
}

function endsAt({ from, entries }: BackupGame, { nextIndex, lastHash }: HandOverOffer['head']): boolean {
  return from + entries.length === nextIndex && entries.at(-1)?.hash === lastHash
}

/** Something that belongs to no game; it has no id where it is not kept here. */
interface SmallThing {
  readonly id: string | undefined
  readonly name: string
  /** What is kept of it, as its rulebook takes it. */
  readonly content: unknown
}

/** Packs one thing that belongs to no game. */
export function packItem(section: ItemSection, { id, name, content }: SmallThing): Promise<PackedHandOver> {
  const item = { id: id ?? newGameId(), changedAt: Date.now(), content }
  return pack({ ...nothingSaved, [section]: [item] }, name, [name])
}

async function pack(
  contents: BackupContents,
  name: string,
  words: readonly string[],
): Promise<PackedHandOver> {
  const about = { kind: 'handOver', savedAt: Date.now(), savedBy: version } as const
  const bytes = await packContents(contents, about)
  return { file: textFile(fileOf(bytes, words), name), bytes }
}
