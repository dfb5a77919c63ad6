import { computed, shallowRef, type Ref } from 'vue'
import { logLines, type Entry, type Head } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import type { GameFault } from '@/storage/index.ts'
import type { EntryPage } from './game-memory.ts'

type ReadPage<Command extends Typed, Effect extends Typed> = (
  beforeIndex: number,
  count: number,
) => Promise<EntryPage<Command, Effect>>

/** The log of a game, read page by page, newest first. Entries written meanwhile appear at its top. */
export function createSessionLog<Command extends Typed, Effect extends Typed>(
  head: Readonly<Ref<Head>>,
  readPage: ReadPage<Command, Effect>,
) {
  const entries = shallowRef<readonly Entry<Command, Effect>[]>([])
  const fault = shallowRef<GameFault | null>(null)
  let isStarted = false
  let reading: object | null = null

  const lines = computed(() => logLines(entries.value, head.value.position))
  const oldestIndex = computed(() => entries.value.at(-1)?.index ?? head.value.nextIndex)
  const hasMore = computed(() => fault.value === null && oldestIndex.value > 0)

  function restart(): void {
    isStarted = false
    reading = null
    entries.value = []
    fault.value = null
  }

  function add(entry: Entry<Command, Effect>): void {
    if (isStarted) entries.value = [entry, ...entries.value]
  }

  /** Reads the next page; while one is being read, nothing. @throws StorageProblem */
  async function readMore(count = 50): Promise<void> {
    if (reading !== null || !hasMore.value) return
    const turn = {}
    const before = oldestIndex.value
    reading = turn
    isStarted = true
    try {
      const page = await readPage(before, count)
      if (reading !== turn) return
      entries.value = [...entries.value, ...page.entries]
      fault.value = page.fault
    } finally {
      if (reading === turn) reading = null
    }
  }

  return { lines, hasMore, fault, restart, add, readMore }
}
