import { computed, shallowRef } from 'vue'
import { emptyHead, type Entry } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import {
  StorageProblem,
  nameOfRecord,
  type Draft,
  type GameFault,
  type GameStorage,
  type OpenedGame,
  type Stand,
  type StorageProblemCode,
} from '@/storage/index.ts'
import { GameMemory, type EntryPage } from './game-memory.ts'
import { createSessionLog } from './session-log.ts'
import type {
  OpenGame,
  Pending,
  PutAside,
  ReadOnlyReason,
  SessionAppend,
  SessionStatus,
  Unsaved,
} from './session-types.ts'

interface ShownStand<State> extends Stand {
  readonly state: State
}

/** What the screen shows of a game. Only what is on the disk is shown as the game's state. */
export function createShownGame<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  storage: GameStorage,
) {
  const beforeTheFirst: ShownStand<State> = { head: emptyHead, draft: null, state: rulebook.nothing }
  const status = shallowRef<SessionStatus>('closed')
  const fault = shallowRef<GameFault | null>(null)
  const problem = shallowRef<StorageProblemCode | null>(null)
  const readOnly = shallowRef<ReadOnlyReason | null>(null)
  const game = shallowRef<OpenGame | null>(null)
  const stand = shallowRef<ShownStand<State>>(beforeTheFirst)
  const ownDice = shallowRef<Readonly<Record<string, boolean>>>({})
  const pending = shallowRef<Pending<Command> | null>(null)
  const unsaved = shallowRef<Unsaved<State, Command, Effect> | null>(null)
  const lastEntry = shallowRef<Entry<Command, Effect> | null>(null)
  /** Said until the player puts it away or leaves the game, also where that is read again. */
  const putAside = shallowRef<PutAside | null>(null)
  const memory = shallowRef<GameMemory<State, Command, Effect> | null>(null)

  const head = computed(() => stand.value.head)
  const state = computed(() => stand.value.state)
  const undoTarget = computed(() => {
    const entry = memory.value?.peek(head.value.position) ?? null
    return entry?.parent === null ? null : entry
  })
  const redoTarget = computed(() => memory.value?.peek(head.value.redo.at(-1)) ?? null)

  /** Entries older than an index, newest first, at most as many as asked. @throws StorageProblem */
  async function readEntries(beforeIndex: number, count: number): Promise<EntryPage<Command, Effect>> {
    return (await memory.value?.page(beforeIndex, count)) ?? { entries: [], fault: null }
  }

  const log = createSessionLog<Command, Effect>(head, readEntries)

  function clear(next: SessionStatus): void {
    status.value = next
    fault.value = null
    problem.value = null
    readOnly.value = null
    game.value = null
    memory.value = null
    stand.value = beforeTheFirst
    ownDice.value = {}
    pending.value = null
    unsaved.value = null
    lastEntry.value = null
    if (next !== 'open') putAside.value = null
    log.restart()
  }

  function show(opened: OpenedGame<State, Command, Effect>): void {
    clear('open')
    game.value = opened.game
    ownDice.value = opened.ownDice
    memory.value = new GameMemory(storage, rulebook, opened)
    lastEntry.value = opened.newest
    const state = opened.steps.at(-1)?.state ?? rulebook.nothing
    stand.value = { head: opened.head, draft: opened.draft, state }
    if (opened.fault !== null) showBroken(opened.fault)
  }

  /** Shows a game whose journal is broken: it can be read, and is not played on. */
  function showBroken(reason: GameFault): void {
    fault.value = reason
    readOnly.value = 'broken'
    pending.value = null
  }

  function showFault(reason: GameFault): void {
    clear('unreadable')
    fault.value = reason
  }

  /** Shows an entry that is on the disk. */
  function accept({ entry, text, head, state, name }: SessionAppend<State, Command, Effect>): void {
    memory.value?.keep(entry, text, state)
    if (game.value !== null) {
      game.value = { ...game.value, name: nameOfRecord(name, game.value), playedAt: entry.at }
    }
    pending.value = null
    unsaved.value = null
    problem.value = null
    lastEntry.value = entry
    stand.value = { head, draft: null, state }
    log.add(entry)
  }

  /** Shows a command that waits for a face; what is known of it is on the disk. */
  function wait(waiting: Pending<Command>, draft: Draft | null): void {
    unsaved.value = null
    problem.value = null
    pending.value = waiting
    stand.value = { ...stand.value, draft }
  }

  /** Shows what storage could not do, and gives its code. Rethrows what is no storage problem. */
  function showProblem(error: unknown): StorageProblemCode {
    if (!(error instanceof StorageProblem)) throw error
    problem.value = error.code
    return error.code
  }

  return {
    status,
    fault,
    problem,
    readOnly,
    game,
    stand,
    head,
    state,
    ownDice,
    pending,
    unsaved,
    lastEntry,
    putAside,
    memory,
    undoTarget,
    redoTarget,
    log,
    readEntries,
    clear,
    show,
    showFault,
    showBroken,
    accept,
    wait,
    showProblem,
  }
}

export type ShownGame<State, Command extends Typed, Effect extends Typed> = ReturnType<
  typeof createShownGame<State, Command, Effect>
>
