import { defineStore } from 'pinia'
import * as v from 'valibot'
import { shallowRef } from 'vue'
import { armySchema, type ArmyDraft, type ArmyList } from '@/rules/miniatures/armies/index.ts'
import type { ArmyStorage, StoredArmy, UnreadableArmy } from '@/storage/armies.ts'
import { freeCopy, nameOfCopy } from '@/storage/copy-name.ts'
import { asStorageProblem, newGameId } from '@/storage/index.ts'
import { appArmies } from './app-armies.ts'
import { createShownProblem } from './shown-problem.ts'
import { createTurnstile } from './turnstile.ts'

/** An army list that is kept on this device. */
export interface KeptArmy extends ArmyList {
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** A list that was changed here and in another window: what was changed here is kept as a list of its own. */
interface ArmyBeside {
  /** The id of the list that both began with, and what it was called here. */
  readonly of: string
  readonly nameBefore: string
  /** Whether the other window deleted that one, or changed it. */
  readonly isDeleted: boolean
  readonly id: string
  readonly name: string
}

/** The army lists on this device, the one changed last first, and those that cannot be read. */
export function createArmies(storage: ArmyStorage, now: () => number) {
  const armies = shallowRef<readonly KeptArmy[]>([])
  const unreadable = shallowRef<readonly UnreadableArmy[]>([])
  /** Whether the lists were read at least once. */
  const isRead = shallowRef(false)
  /** The list that was last kept beside another; null once that was seen. */
  const beside = shallowRef<ArmyBeside | null>(null)
  const { problem, showing } = createShownProblem()
  /** What is written is written one by one: each change is made from the one before it. */
  const { queue } = createTurnstile()
  /** When each list was changed as it lies in storage. */
  const stored = new Map<string, number>()
  /** When it was changed by writes since that failed: they may have come through all the same. */
  const unheard = new Map<string, readonly number[]>()
  /** The lists that are not stored as they are shown. */
  const unstored = new Set<string>()

  function find(id: string): KeptArmy | undefined {
    return armies.value.find((army) => army.id === id)
  }

  function show(army: KeptArmy): void {
    unstored.add(army.id)
    armies.value = [army, ...armies.value.filter(({ id }) => id !== army.id)].sort(lastChangedFirst)
  }

  /**
   * Reads all lists, and stores what could not be stored before; where that fails, `problem` says why and they stay
   * as they were.
   */
  function reload(): Promise<void> {
    return showing(() =>
      queue(async () => {
        await read()
        for (const id of [...unstored]) await store(id)
      }),
    )
  }

  /** What is not stored yet stays as it is shown. */
  async function read(): Promise<void> {
    const all = (await storage.listArmies()).map(readArmyRecord)
    const kept = all.filter((army) => 'commands' in army)
    const ahead = armies.value.filter(({ id }) => unstored.has(id))
    for (const { id, changedAt } of kept) if (!unstored.has(id)) stored.set(id, changedAt)
    armies.value = [...ahead, ...kept.filter(({ id }) => !unstored.has(id))].sort(lastChangedFirst)
    unreadable.value = all.filter((army) => 'problem' in army)
    isRead.value = true
  }

  /**
   * Keeps an army as it is now. What is not stored is shown all the same, and `problem` says so. Where another window
   * has changed the same list since it was read, both are kept, and `beside` says so.
   */
  function save(army: ArmyList): Promise<void> {
    show({ ...army, changedAt: now() })
    return showing(() => queue(() => store(army.id)))
  }

  /** Stores a list as it is shown by now. */
  async function store(id: string): Promise<void> {
    const shown = find(id)
    if (shown === undefined || !unstored.has(id)) return
    try {
      await write(shown)
    } catch (error) {
      const { code } = asStorageProblem(error)
      if (code !== 'conflict' && code !== 'missing') throw error
      await keepBeside(find(id) ?? shown, code === 'missing')
    }
  }

  async function write(army: KeptArmy): Promise<void> {
    const { id, changedAt, ...draft } = army
    const failed = unheard.get(id) ?? []
    unheard.set(id, [...failed, changedAt])
    await storage.saveArmy({ id, changedAt, army: draft }, stored.get(id) ?? null, failed)
    unheard.delete(id)
    stored.set(id, changedAt)
    if (find(id) === army) unstored.delete(id)
  }

  async function keepBeside(army: KeptArmy, isDeleted: boolean): Promise<void> {
    const names = new Set(armies.value.map(({ name }) => name))
    const name = isDeleted ? army.name : nameOfCopy(army.name, freeCopy(army.name, names))
    const copy = { ...army, id: newGameId(), name }
    await write(copy)
    const latest = find(army.id) ?? army
    unstored.delete(army.id)
    if (latest !== army) unstored.add(copy.id)
    const others = armies.value.filter(({ id }) => id !== army.id)
    armies.value = [{ ...latest, id: copy.id, name }, ...others].sort(lastChangedFirst)
    beside.value = { of: army.id, nameBefore: army.name, isDeleted, id: copy.id, name }
    await read()
    await store(copy.id)
  }

  /** Keeps a new army, and gives it its id. */
  async function add(draft: ArmyDraft): Promise<ArmyList> {
    const army = { ...draft, id: newGameId() }
    await save(army)
    return army
  }

  function remove(id: string): Promise<void> {
    return showing(() =>
      queue(async () => {
        await storage.removeArmy(id)
        unstored.delete(id)
        armies.value = armies.value.filter((army) => army.id !== id)
      }),
    )
  }

  return { armies, unreadable, isRead, beside, problem, reload, save, add, remove }
}

function readArmyRecord(record: StoredArmy | UnreadableArmy): KeptArmy | UnreadableArmy {
  if ('problem' in record) return record
  const { id, changedAt, army } = record
  const parsed = v.safeParse(armySchema, army)
  return parsed.success ? { ...parsed.output, id, changedAt } : { id, problem: 'malformed' }
}

function lastChangedFirst(one: KeptArmy, other: KeptArmy): number {
  return other.changedAt - one.changedAt
}

export const useArmies = defineStore('armies', () => createArmies(appArmies, Date.now))
