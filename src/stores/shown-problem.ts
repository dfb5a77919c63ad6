import { shallowRef, type ShallowRef } from 'vue'
import { asStorageProblem, type StorageProblemCode } from '@/storage/index.ts'

/** The code of what storage last could not do, and a way to run actions that fill it instead of throwing. */
export interface ShownProblem {
  readonly problem: ShallowRef<StorageProblemCode | null>
  showing(action: () => Promise<void>): Promise<void>
}

export function createShownProblem(): ShownProblem {
  const problem = shallowRef<StorageProblemCode | null>(null)
  return {
    problem,
    async showing(action) {
      try {
        await action()
        problem.value = null
      } catch (error) {
        problem.value = asStorageProblem(error).code
      }
    },
  }
}
