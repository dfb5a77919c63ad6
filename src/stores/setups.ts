import * as v from 'valibot'
import { shallowRef } from 'vue'
import { newGameId } from '@/storage/index.ts'
import type { SetupStorage, StoredSetup, UnreadableSetup } from '@/storage/setups.ts'
import { createShownProblem } from './shown-problem.ts'

/** A board that is kept on this device. */
export interface KeptSetup<Board> {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
  readonly board: Board
}

/**
 * The boards on this device, the one changed last first.
 *
 * @param schema what a board of the rulebook is
 */
export function createSetups<Board>(
  storage: SetupStorage,
  schema: v.GenericSchema<unknown, Board>,
  now: () => number,
) {
  const setups = shallowRef<readonly KeptSetup<Board>[]>([])
  const unreadable = shallowRef<readonly UnreadableSetup[]>([])
  const { problem, showing } = createShownProblem()

  function read(stored: StoredSetup | UnreadableSetup): KeptSetup<Board> | UnreadableSetup {
    if ('problem' in stored) return stored
    const parsed = v.safeParse(schema, stored.board)
    if (!parsed.success) return { id: stored.id, problem: 'malformed' }
    return { id: stored.id, changedAt: stored.changedAt, board: parsed.output }
  }

  /** Reads all; where that fails, `problem` says why and they stay as they were. */
  function reload(): Promise<void> {
    return showing(async () => {
      const all = (await storage.listSetups()).map(read)
      setups.value = all
        .filter((one) => 'board' in one)
        .toSorted((one, other) => other.changedAt - one.changedAt)
      unreadable.value = all.filter((one) => 'problem' in one)
    })
  }

  /** Keeps a board. What is not stored is not shown, and `problem` says so. */
  function add(board: Board): Promise<void> {
    const kept = { id: newGameId(), changedAt: now(), board }
    return showing(async () => {
      await storage.saveSetup(kept)
      setups.value = [kept, ...setups.value]
    })
  }

  function remove(id: string): Promise<void> {
    return showing(async () => {
      await storage.removeSetup(id)
      setups.value = setups.value.filter((setup) => setup.id !== id)
    })
  }

  return { setups, unreadable, problem, reload, add, remove }
}
