import { later } from '@/messages/later.ts'
import type { RulesFileProblem, RulesImport } from '@/stores/rule-sets.ts'
import type { Parameters } from '@/rules/index.ts'

const { ruleSets, storage } = later
const { said } = ruleSets

/** What the app says of something that was asked of it. */
export interface Said {
  readonly words: string
  readonly danger: boolean
}

type StorageProblem = keyof typeof storage.problems

const ownWords: Readonly<Partial<Record<StorageProblem, string>>> = ruleSets.problems

/** What storage could not do, and what to do about it. */
export function storageWords(problem: StorageProblem): string {
  const { what, remedy } = storage.problems[problem]
  return ownWords[problem] ?? `${what} ${remedy}`
}

const faults: Readonly<Record<string, (parameters: Parameters) => string>> = ruleSets.faults

/** Why charts cannot be played by. */
export function faultWords({ code, parameters }: Pick<RulesFileProblem, 'code' | 'parameters'>): string {
  return faults[code]?.(parameters) ?? code
}

/** What became of a file of rules; null where storage says it itself. */
export function importWords(imported: RulesImport): Said | null {
  if (imported.kind === 'failed') return null
  if (imported.kind === 'refused') {
    return { words: said.refused(faultWords(imported.problem), imported.problem.path), danger: true }
  }
  const { name } = imported.set.chartSet
  if (imported.kind === 'known') return { words: said.known(name), danger: false }
  const { renamedFrom } = imported
  return { words: renamedFrom === null ? said.added(name) : said.renamed(renamedFrom, name), danger: false }
}
