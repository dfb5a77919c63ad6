import { freeCopy, nameOfCopy } from '../copy-name.ts'
import { hasId } from '../rows.ts'
import type { CheckedItem } from './check.ts'
import { freeId } from './free-id.ts'
import type { Here } from './here.ts'
import type { ShelfKind } from './shelves.ts'
import type { ItemStep } from './steps.ts'

/** What the army lists, sets of rules or boards of a file would become. */
export async function planItems(
  kind: ShelfKind,
  items: readonly CheckedItem[],
  here: Here,
): Promise<ItemStep[]> {
  if (items.length === 0) return []
  const shelf = await shelfHere(kind, here[kind.store])
  return items.map((checked) => planItem(kind, checked, shelf))
}

/** What lies on a shelf, and would after the steps so far. */
interface ShelfHere {
  readonly ids: Set<string>
  readonly names: Set<string>
  /** The contents that lay here before, whichever copy of them it is: a file may have one under two names. */
  readonly texts: ReadonlySet<string>
}

async function shelfHere(kind: ShelfKind, records: readonly unknown[]): Promise<ShelfHere> {
  const read = await kind.loadReader()
  const items = records.map((record) => kind.itemOf(record)).filter((item) => item !== null)
  const contents = items.map(({ content }) => read(content)).filter((content) => 'name' in content)
  return {
    ids: new Set(records.filter(hasId).map(({ id }) => id)),
    names: new Set(contents.map(({ name }) => name)),
    texts: new Set(contents.map(({ text }) => text)),
  }
}

function planItem(kind: ShelfKind, { item, read }: CheckedItem, shelf: ShelfHere): ItemStep {
  const { name, text } = read
  const what = kind.unread
  if (shelf.texts.has(text)) return { what, kind: 'same', name, write: null }
  const isTaken = shelf.names.has(name) || shelf.ids.has(item.id)
  const id = freeId(item.id, shelf.ids)
  const newName = isTaken ? nameOfCopy(name, freeCopy(name, shelf.names)) : name
  const content = isTaken ? read.renamed(newName) : item.content
  shelf.ids.add(id)
  shelf.names.add(newName)
  const record = kind.recordOf({ ...item, id, content })
  const write = { store: kind.store, record, entries: [] }
  return isTaken
    ? { what, kind: 'keptAsCopy', name, copyName: newName, write }
    : { what, kind: 'new', name, write }
}
