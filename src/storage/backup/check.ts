import { parseSettings } from '../settings.ts'
import type { BackupAbout, BackupContents, BackupGame, BackupItem, BackupProblem } from './format.ts'
import { openJournal, type EntryFault } from './journal-check.ts'
import type { GameKeeper, KeeperOf, MissingKeeper, ReadJournal } from './keeper.ts'
import { readFile } from './read.ts'
import { carriedSettings, type CarriedSettings } from './settings.ts'
import { shelfKinds, shelfNames, type ReadContent, type ShelfName } from './shelves.ts'

/** A game of a file; `journal` is null where this program does not have its rulebook. */
export interface CheckedGame {
  readonly game: BackupGame
  readonly journal: ReadJournal | null
}

/** An item of a file, with what its rulebook reads it as. */
export interface CheckedItem {
  readonly item: BackupItem
  readonly read: ReadContent
}

/** A backup in which everything holds. */
export interface CheckedBackup {
  readonly about: BackupAbout
  readonly games: readonly CheckedGame[]
  readonly shelves: Readonly<Record<ShelfName, readonly CheckedItem[]>>
  readonly settings: CarriedSettings | null
  readonly unread: BackupContents['unread']
}

export type Checked<Part> = Part | { readonly problem: BackupProblem }

/** Reads a backup file of any version and checks everything in it. Never throws. */
export async function readBackup(
  data: string | Uint8Array,
  keeperOf: KeeperOf,
): Promise<Checked<CheckedBackup>> {
  const read = await readFile(data)
  return 'problem' in read ? read : checkBackup(read.about, read.contents, keeperOf)
}

/** Checks each entry of each game, and each item by its rulebook. Never throws. */
export async function checkBackup(
  about: BackupAbout,
  contents: BackupContents,
  keeperOf: KeeperOf,
): Promise<Checked<CheckedBackup>> {
  const games: CheckedGame[] = []
  for (const game of contents.games) {
    const checked = checkedGame(game, await keeperOf(game.rulebook))
    if ('problem' in checked) return checked
    games.push(checked)
  }
  const shelves: Record<ShelfName, readonly CheckedItem[]> = { armies: [], chartSets: [], setups: [] }
  for (const shelf of shelfNames) {
    const items = await checkedItems(shelf, contents[shelf])
    if ('problem' in items) return items
    shelves[shelf] = items
  }
  const settings = contents.settings === null ? null : carriedSettings(parseSettings(contents.settings))
  return { about, games, shelves, settings, unread: contents.unread }
}

function checkedGame(game: BackupGame, keeper: GameKeeper | MissingKeeper): Checked<CheckedGame> {
  if (keeper === 'missing') return { problem: { code: 'rulesMissing', name: game.name } }
  if (keeper === 'unknown') {
    const opened = openJournal(game)
    return 'problem' in opened ? badEntry(game, opened) : { game, journal: null }
  }
  const journal = keeper.open(game)
  return 'problem' in journal ? badEntry(game, journal) : { game, journal }
}

function badEntry({ name }: BackupGame, fault: EntryFault): { readonly problem: BackupProblem } {
  return { problem: { code: 'badEntry', game: name, ...fault } }
}

async function checkedItems(
  shelf: ShelfName,
  items: readonly BackupItem[],
): Promise<Checked<readonly CheckedItem[]>> {
  if (items.length === 0) return []
  const readContent = await shelfKinds[shelf].loadReader().catch(() => null)
  if (readContent === null) return { problem: { code: 'rulesMissing', name: null } }
  const checked: CheckedItem[] = []
  for (const [place, item] of items.entries()) {
    const read = readContent(item.content)
    if ('path' in read)
      return { problem: { code: 'malformed', path: pathIn(`${shelf}[${place}].content`, read.path) } }
    checked.push({ item, read })
  }
  return checked
}

function pathIn(place: string, path: string): string {
  return path === '' ? place : `${place}.${path}`
}
