import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { canonicalText } from '@/journal/index.ts'
import { nextName, type ChartSet } from '@/rules/miniatures/index.ts'
import type {
  ChartSetStorage,
  ListedChartSet,
  StoredChartSet,
  UnreadableChartSet,
} from '@/storage/chart-sets.ts'
import { newGameId } from '@/storage/index.ts'
import { chartSetOf, mostRulesBytes, parseRulesFile, type RulesFileProblem } from '@/storage/rules-file.ts'
import { appRuleSets } from './app-rule-sets.ts'
import { createShownProblem } from './shown-problem.ts'

export type { StoredChartSet, UnreadableChartSet } from '@/storage/chart-sets.ts'
export { rulesFileText, type RulesFileProblem } from '@/storage/rules-file.ts'

/** What a set of rules says; its id follows from it. */
export type RulesContent = Omit<ChartSet, 'id'>

/**
 * What became of a file of rules. `known`: the very same rules are here already; `failed`: storage could not
 * take them, and `problem` says why.
 */
export type RulesImport =
  | { readonly kind: 'added'; readonly set: StoredChartSet; readonly renamedFrom: string | null }
  | { readonly kind: 'known'; readonly set: StoredChartSet }
  | { readonly kind: 'refused'; readonly problem: RulesFileProblem }
  | { readonly kind: 'failed' }

function isReadable(set: ListedChartSet): set is StoredChartSet {
  return 'chartSet' in set
}

const byName = new Intl.Collator('en-GB', { numeric: true })

/** The rules that tables made their own, on this device. @param now milliseconds since 1970 */
export function createRuleSets(storage: ChartSetStorage, now: () => number = Date.now) {
  const listed = shallowRef<readonly ListedChartSet[]>([])
  /** Whether they were read at least once. */
  const isRead = shallowRef(false)
  const { problem, showing } = createShownProblem()
  /** When a set was saved by writes that failed: they may have come through all the same. */
  const unheard = new Map<string, readonly number[]>()

  const sets = computed(() =>
    listed.value
      .filter(isReadable)
      .toSorted((one, other) => byName.compare(one.chartSet.name, other.chartSet.name)),
  )
  const unreadable = computed(() => listed.value.filter((set): set is UnreadableChartSet => !isReadable(set)))

  /** Reads the list; where that fails, `problem` says why and the list stays as it was. */
  function reload(): Promise<void> {
    return showing(async () => {
      listed.value = await storage.list()
      isRead.value = true
    })
  }

  function find(id: string): StoredChartSet | undefined {
    return sets.value.find((set) => set.id === id)
  }

  /** A name that no other set has: "Thursday rules 2" after "Thursday rules". */
  function freeName(name: string): string {
    const taken = sets.value.map(({ chartSet }) => chartSet.name)
    return taken.includes(name) ? nextName(name, taken) : name
  }

  /** Writes a set, and shows it once it is on the disk. Null where storage could not take it. */
  async function write(id: string, content: RulesContent, before: number | null) {
    const set: StoredChartSet = { id, savedAt: now(), chartSet: chartSetOf(content) }
    const failed = unheard.get(id) ?? []
    unheard.set(id, [...failed, set.savedAt])
    await showing(async () => {
      await storage.save(set, before, failed)
      unheard.delete(id)
      listed.value = [...listed.value.filter((other) => other.id !== id), set]
    })
    return problem.value === null ? set : null
  }

  /** Keeps a new set. */
  function add(content: RulesContent): Promise<StoredChartSet | null> {
    return write(newGameId(), content, null)
  }

  /** Keeps what a set now says, unless it was saved elsewhere since it was read. */
  function save({ id, savedAt }: StoredChartSet, content: RulesContent): Promise<StoredChartSet | null> {
    return write(id, content, savedAt)
  }

  /** Removes a set. Games that are played by it keep theirs. */
  function remove(id: string): Promise<void> {
    return showing(async () => {
      await storage.remove(id)
      listed.value = listed.value.filter((set) => set.id !== id)
    })
  }

  /** Reads a file and keeps the rules in it beside those that are here. */
  async function importFile(file: File): Promise<RulesImport> {
    if (file.size > mostRulesBytes) {
      return refusal({ code: 'tooLarge', path: '', parameters: { most: mostRulesBytes } })
    }
    const parsed = parseRulesFile(await file.text())
    if ('problem' in parsed) return refusal(parsed.problem)
    await reload()
    if (problem.value !== null) return { kind: 'failed' }
    return keep(parsed.chartSet)
  }

  async function keep(imported: ChartSet): Promise<RulesImport> {
    const known = sets.value.find(({ chartSet }) => isSame(chartSet, imported))
    if (known !== undefined) return { kind: 'known', set: known }
    const name = freeName(imported.name)
    const set = await add({ ...imported, name })
    if (set === null) return { kind: 'failed' }
    return { kind: 'added', set, renamedFrom: name === imported.name ? null : imported.name }
  }

  return { sets, unreadable, isRead, problem, reload, find, freeName, add, save, remove, importFile }
}

function refusal(problem: RulesFileProblem): RulesImport {
  return { kind: 'refused', problem }
}

function isSame(one: ChartSet, other: ChartSet): boolean {
  return canonicalText(one) === canonicalText(other)
}

export const useRuleSets = defineStore('rule-sets', () => createRuleSets(appRuleSets))
