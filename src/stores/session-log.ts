import { computed, shallowRef, type Ref } from 'vue'
import { logLines, type Entry, type Head } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import type { EntryPage, UnreadEntry } from './game-memory.ts'

type ReadPage<Command extends Typed, Effect extends Typed> = (
  beforeIndex: number,
  count: number,
) => Promise<EntryPage<Command, Effect>>

/** What was read of a log, newest first; what cannot be read stands beside. */
interface ReadLog<Command extends Typed, Effect extends Typed> {
  readonly entries: readonly Entry<Command, Effect>[]
  readonly faults: readonly UnreadEntry<Command, Effect>[]
}

/**
 * The log of a game, read page by page, newest first. Entries written meanwhile appear at its top. It goes on
 * beyond what cannot be read.
 */
export function createSessionLog<Command extends Typed, Effect extends Typed>(
  head: Readonly<Ref<Head>>,
  readPage: ReadPage<Command, Effect>,
) {
  const nothing: ReadLog<Command, Effect> = { entries: [], faults: [] }
  const read = shallowRef(nothing)
  let isStarted = false
  let reading: object | null = null

  const lines = computed(() => logLines(read.value.entries))
  const faults = computed(() => read.value.faults)
  const oldestIndex = computed(() => {
    const { entries, faults } = read.value
    return Math.min(head.value.nextIndex, entries.at(-1)?.index ?? Infinity, faults.at(-1)?.index ?? Infinity)
  })
  const hasMore = computed(() => oldestIndex.value > 0)

  function restart(): void {
    isStarted = false
    reading = null
    read.value = nothing
  }

  function add(entry: Entry<Command, Effect>): void {
    if (isStarted) read.value = { ...read.value, entries: [entry, ...read.value.entries] }
  }

  /** Reads the next page; while one is being read, nothing. @throws StorageProblem */
  async function readMore(count = 50): Promise<void> {
    if (reading !== null || !hasMore.value) return
    const turn = {}
    reading = turn
    isStarted = true
    try {
      const more = await readOn(oldestIndex.value, count)
      if (reading !== turn) return
      const { entries, faults } = read.value
      read.value = { entries: [...entries, ...more.entries], faults: [...faults, ...more.faults] }
    } finally {
      if (reading === turn) reading = null
    }
  }

  async function readOn(beforeIndex: number, count: number): Promise<ReadLog<Command, Effect>> {
    const entries: Entry<Command, Effect>[] = []
    const faults: UnreadEntry<Command, Effect>[] = []
    const end = Math.max(0, beforeIndex - count)
    for (let before = beforeIndex; before > end;) {
      const page = await readPage(before, before - end)
      entries.push(...page.entries)
      if (page.fault === null) break
      faults.push(page.fault)
      before = page.fault.index
    }
    return { entries, faults }
  }

  return { lines, hasMore, faults, restart, add, readMore }
}
