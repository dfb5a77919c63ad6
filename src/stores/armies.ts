import { defineStore } from 'pinia'
import * as v from 'valibot'
import { shallowRef } from 'vue'
import { armySchema, type ArmyDraft, type ArmyList } from '@/rules/miniatures/armies/index.ts'
import type { ArmyStorage, StoredArmy, UnreadableArmy } from '@/storage/armies.ts'
import { newGameId } from '@/storage/index.ts'
import { appArmies } from './app-armies.ts'
import { createShownProblem } from './shown-problem.ts'

/** An army list that is kept on this device. */
export interface KeptArmy extends ArmyList {
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** The army lists on this device, the one changed last first, and those that cannot be read. */
export function createArmies(storage: ArmyStorage, now: () => number) {
  const armies = shallowRef<readonly KeptArmy[]>([])
  const unreadable = shallowRef<readonly UnreadableArmy[]>([])
  /** Whether the lists were read at least once. */
  const isRead = shallowRef(false)
  const { problem, showing } = createShownProblem()

  /** Reads all lists; where that fails, `problem` says why and they stay as they were. */
  function reload(): Promise<void> {
    return showing(async () => {
      const read = (await storage.listArmies()).map(readArmyRecord)
      armies.value = read.filter((army) => 'commands' in army).sort(lastChangedFirst)
      unreadable.value = read.filter((army) => 'problem' in army)
      isRead.value = true
    })
  }

  /** Keeps an army as it is now. What is not stored is shown all the same, and `problem` says so. */
  function save(army: ArmyList): Promise<void> {
    const kept = { ...army, changedAt: now() }
    const { id, changedAt, ...draft } = kept
    armies.value = [kept, ...armies.value.filter((other) => other.id !== id)].sort(lastChangedFirst)
    return showing(() => storage.saveArmy({ id, changedAt, army: draft }))
  }

  /** Keeps a new army, and gives it its id. */
  async function add(draft: ArmyDraft): Promise<ArmyList> {
    const army = { ...draft, id: newGameId() }
    await save(army)
    return army
  }

  function remove(id: string): Promise<void> {
    return showing(async () => {
      await storage.removeArmy(id)
      armies.value = armies.value.filter((army) => army.id !== id)
    })
  }

  return { armies, unreadable, isRead, problem, reload, save, add, remove }
}

function readArmyRecord(stored: StoredArmy | UnreadableArmy): KeptArmy | UnreadableArmy {
  if ('problem' in stored) return stored
  const { id, changedAt, army } = stored
  const parsed = v.safeParse(armySchema, army)
  return parsed.success ? { ...parsed.output, id, changedAt } : { id, problem: 'malformed' }
}

function lastChangedFirst(one: KeptArmy, other: KeptArmy): number {
  return other.changedAt - one.changedAt
}

export const useArmies = defineStore('armies', () => createArmies(appArmies, Date.now))
