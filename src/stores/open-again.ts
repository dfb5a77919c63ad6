import { onScopeDispose } from 'vue'

const lookMilliseconds = 2_000

/** Tries something again until it is told to stop: an older window that blocks the database is closed some time. */
export interface OpenAgain {
  soon(open: () => Promise<void>): void
  stop(): void
}

export function createOpenAgain(): OpenAgain {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  onScopeDispose(stop)
  return {
    soon(open) {
      stop()
      timer = setTimeout(() => void open(), lookMilliseconds)
    },
    stop,
  }
}
