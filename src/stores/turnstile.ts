import { shallowRef, type ShallowRef } from 'vue'

/** Lets one action through at a time. */
export interface Turnstile {
  /** Whether an action is under way. */
  readonly busy: Readonly<ShallowRef<boolean>>
  /** Runs an action, unless one is under way: then it is left out, and the answer is null. */
  pass<Result>(action: () => Promise<Result>): Promise<Result> | null
  /** Runs an action once nothing else is under way. */
  queue<Result>(action: () => Promise<Result>): Promise<Result>
}

export function createTurnstile(): Turnstile {
  const busy = shallowRef(false)
  let underWay: Promise<unknown> = Promise.resolve()

  function enter<Result>(action: () => Promise<Result>): Promise<Result> {
    busy.value = true
    const run = action().finally(() => {
      busy.value = false
    })
    underWay = run.catch(() => undefined)
    return run
  }

  return {
    busy,
    pass: (action) => (busy.value ? null : enter(action)),
    async queue(action) {
      while (busy.value) await underWay
      return enter(action)
    },
  }
}
