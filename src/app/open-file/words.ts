import { later } from '@/messages/later.ts'
import type { BackupProblem } from '@/storage/backup/format.ts'
import type { GameStep, ImportPlan, ItemStep, UnreadStep } from '@/storage/backup/steps.ts'
import type { StorageProblemCode } from '@/storage/index.ts'
import type { Intent } from './carrying.ts'

/** What became of opening a file, in words. */
export interface Opening {
  readonly words: string
  readonly hasFailed: boolean
}

const { handOver, opening, storage } = later

/** What is wrong with a file, and what to do. */
export function problemWords(problem: BackupProblem): string {
  const { backups } = storage
  switch (problem.code) {
    case 'badEntry':
      return backups.badEntry[problem.problem](problem.game, problem.index)
    case 'truncated':
      return backups.truncated(problem.there, problem.whole)
    case 'tooLarge':
      return backups.tooLarge(problem.most)
    case 'malformed':
    case 'tooDeep':
    case 'forbiddenKey':
      return backups[problem.code](problem.path)
    case 'rulesMissing':
      return backups.rulesMissing(problem.name)
    default:
      return backups[problem.code]()
  }
}

/** What storage could not do, and what to do. */
export function storageWords(code: StorageProblemCode): string {
  const { what, remedy } = storage.problems[code]
  return `${what} ${remedy}`
}

export type Step = GameStep | ItemStep | UnreadStep

/** The name of what a step is about. */
export function stepName(step: Step): string {
  return step.name ?? opening.nameless[step.what === 'unread' ? step.of : step.what]
}

/** What becomes of it, in a sentence. */
export function stepWords(step: Step): string {
  if (step.what === 'game') return gameWords(step)
  if (step.what === 'unread') return opening.unreadThing[step.kind](opening.kinds[step.of])
  const kind = opening.kinds[step.what]
  return step.kind === 'keptAsCopy'
    ? opening.item.keptAsCopy(kind, step.copyName)
    : opening.item[step.kind](kind)
}

function gameWords(step: GameStep): string {
  const { game } = opening
  switch (step.kind) {
    case 'new':
      return game.new(step.entries)
    case 'broughtUpToDate':
      return game.broughtUpToDate(step.from, step.to, step.draft)
    case 'behind':
      return game.behind(step.here, step.there)
    case 'keptAsCopy':
      return game.keptAsCopy(step.common, step.copyName)
    case 'lacksBeginning':
      return game.lacksBeginning(step.after, step.here)
    default:
      return game[step.kind]()
  }
}

/** The steps of a plan: what it would do, what is here already, and what it cannot take in. */
interface SortedSteps {
  readonly done: readonly Step[]
  readonly here: readonly Step[]
  readonly refused: readonly Step[]
}

const refusals: ReadonlySet<Step['kind']> = new Set([
  'lacksBeginning',
  'unplayable',
  'unknownRulebook',
  'leftOut',
])

/** Every step of a plan, by what becomes of it. */
export function stepsOf({ games, items, unread }: ImportPlan): SortedSteps {
  const steps: readonly Step[] = [...games, ...items, ...unread]
  const idle = steps.filter(({ write }) => write === null)
  return {
    done: steps.filter(({ write }) => write !== null),
    here: idle.filter(({ kind }) => !refusals.has(kind)),
    refused: idle.filter(({ kind }) => refusals.has(kind)),
  }
}

/** What the button says that does it: what it comes to, where that is one thing. */
export function actWords({ plan, comingBack }: Intent, takesSettings: boolean): string {
  const kinds = new Set(stepsOf(plan).done.map(({ kind }) => kind))
  const [kind] = kinds
  const { acts } = opening
  if (kinds.size > 1) return acts.all
  if (kind === 'broughtUpToDate' || kind === 'keptAsCopy') return acts[kind]
  if (kind !== undefined) return acts.new
  return comingBack.length > 0 && !takesSettings ? handOver.takeBack : acts.settings
}

/** What a file comes to that takes nothing in, or that all is safe. */
export function safetyWords({ plan, comingBack }: Intent): string {
  const { done, refused } = stepsOf(plan)
  if (done.length > 0 || plan.settings?.kind === 'offered') return opening.safe
  if (comingBack.length > 0) return handOver.comesBack
  return refused.length === 0 ? opening.nothing : opening.cannot
}

/** What was done, in a sentence or two. */
export function doneWords({ plan, comingBack }: Intent, takesSettings: boolean): string {
  const { done, here } = stepsOf(plan)
  const gone = done.filter(({ kind }) => kind === 'broughtUpToDate').map(stepName)
  const come = done
    .filter(({ kind }) => kind !== 'broughtUpToDate')
    .map((step) => (step.kind === 'keptAsCopy' ? step.copyName : stepName(step)))
  const isBack = (step: Step) => 'known' in step && comingBack.some(({ game }) => game === step.known.game)
  const back = here.filter(isBack).map(stepName)
  const sentences = [
    come.length > 0 && opening.done.here(come),
    gone.length > 0 && opening.done.upToDate(gone),
    back.length > 0 && opening.done.back(back),
    takesSettings && opening.done.settings,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
