import type { KeyOf, StoreName, StoreWriter } from '../schema.ts'

type RowKey = KeyOf<StoreName>

/** What takes a change back, handed over with every change. */
export type Undo = (takeBack: () => void) => void

interface Row<Key> {
  readonly key: Key
  readonly value: unknown
}

/** The rows of one store in memory, by the rules of the browser's own. Values are copied on their way in and out. */
export class MemoryRows<Key extends RowKey> {
  readonly #keyOf: (value: unknown) => Key
  readonly #rows = new Map<string, Row<Key>>()

  /** @param keyOf the key that a value carries; throws where it carries none */
  constructor(keyOf: (value: unknown) => Key) {
    this.#keyOf = keyOf
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0
  }

  /** The store as a transaction sees it. */
  within(undo: Undo): StoreWriter<Key> {
    return {
      get: async (key) => structuredClone(this.#rows.get(nameOf(key))?.value),
      getAll: async (range) => this.#sorted(range).map(({ value }) => structuredClone(value)),
      getAllKeys: async (range) => this.#sorted(range).map(({ key }) => key),
      count: async () => this.#rows.size,
      put: async (value) => this.#put(this.#keyOf(value), value, undo),
      add: async (value) => {
        const key = this.#keyOf(value)
        if (this.#rows.has(nameOf(key))) throw new DOMException('that key is taken', 'ConstraintError')
        this.#put(key, value, undo)
      },
      delete: async (which) => {
        const keys = which instanceof IDBKeyRange ? this.#sorted(which).map(({ key }) => key) : [which]
        for (const key of keys) this.#change(nameOf(key), undefined, undo)
      },
    }
  }

  #put(key: Key, value: unknown, undo: Undo): void {
    this.#change(nameOf(key), { key, value: structuredClone(value) }, undo)
  }

  #change(name: string, row: Row<Key> | undefined, undo: Undo): void {
    const before = this.#rows.get(name)
    undo(() => this.#set(name, before))
    this.#set(name, row)
  }

  #set(name: string, row: Row<Key> | undefined): void {
    if (row === undefined) this.#rows.delete(name)
    else this.#rows.set(name, row)
  }

  #sorted(range?: IDBKeyRange): Row<Key>[] {
    return [...this.#rows.values()]
      .filter(({ key }) => range?.includes(key) ?? true)
      .sort((one, other) => compared(one.key, other.key))
  }
}

function nameOf(key: RowKey): string {
  return JSON.stringify(key)
}

function compared(one: RowKey, other: RowKey): number {
  const [name, place] = parts(one)
  const [otherName, otherPlace] = parts(other)
  if (name === otherName) return place - otherPlace
  return name < otherName ? -1 : 1
}

function parts(key: RowKey): readonly [string, number] {
  return typeof key === 'string' ? [key, 0] : key
}
