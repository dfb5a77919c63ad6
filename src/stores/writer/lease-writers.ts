import type { Claim, LeaseStorage } from '@/storage/leases.ts'
import type { GameWriters, Hold } from './game-writers.ts'
import { createLater } from './later.ts'

/** How long a lease holds without being renewed, how often it is, and how often others look, in milliseconds. */
const leaseTimes = { lease: 15_000, renewal: 5_000, look: 2_000 } as const

interface LeaseOptions {
  readonly storage: LeaseStorage
  /** The name of this window. */
  readonly holder: string
  /** Milliseconds since 1970: a clock that players may set. */
  readonly now?: () => number
  /** Milliseconds of a clock that only ever goes on. */
  readonly elapsed?: () => number
  readonly times?: Readonly<Record<keyof typeof leaseTimes, number>>
}

/**
 * One writer for each game by leases in storage, where the platform has no locks. A lease that is not renewed
 * ends. Whoever waits for a game does not ask the clock whether a lease has ended, since it may have been set:
 * they watch the lease for as long as one lasts.
 */
export function createLeaseWriters({
  storage,
  holder,
  now = Date.now,
  elapsed = () => performance.now(),
  times = leaseTimes,
}: LeaseOptions): GameWriters {
  function claim(game: string, kind: Claim): Promise<boolean> {
    return storage.claim({ game, holder, until: now() + times.lease }, kind, now())
  }

  function hold(game: string): Hold {
    const lost = createLater()
    async function renew(): Promise<void> {
      // Storage that fails for a moment takes nothing away: the next renewal finds out.
      if (await claim(game, 'own').catch(() => true)) return
      stop()
      lost.happen()
    }
    const timer = setInterval(() => void renew(), times.renewal)
    const whenShown = () => void renew()
    const whenHidden = () => void storage.end(game, holder).catch(() => undefined)
    function stop(): void {
      clearInterval(timer)
      removeEventListener('pageshow', whenShown)
      removeEventListener('pagehide', whenHidden)
    }
    addEventListener('pageshow', whenShown)
    addEventListener('pagehide', whenHidden)
    return {
      lost: lost.happened,
      async letGo() {
        stop()
        await storage.end(game, holder).catch(() => undefined)
      },
    }
  }

  /** Whether a lease stayed the same for as long as one lasts: nobody renews it. */
  function watched(): (until: number | null) => boolean {
    let seen: { readonly until: number | null; readonly since: number } | null = null
    return (until) => {
      if (seen === null || seen.until !== until) seen = { until, since: elapsed() }
      return until === null || elapsed() - seen.since >= times.lease
    }
  }

  return {
    mayOutlive: true,

    take: async (game) => ((await claim(game, 'free')) ? hold(game) : null),

    async wait(game, signal) {
      const hasEnded = watched()
      for (;;) {
        await moment(times.look, signal)
        const there = await storage.read(game).catch(() => undefined)
        if (there === undefined || !hasEnded(there?.until ?? null)) continue
        signal.throwIfAborted()
        // Storage that fails for a moment ends no waiting.
        if (await claim(game, there === null ? 'free' : 'any').catch(() => false)) return hold(game)
      }
    },

    async seize(game) {
      await claim(game, 'any')
      return hold(game)
    },
  }
}

function moment(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', stopped)
    function done(): void {
      signal.removeEventListener('abort', stopped)
      resolve()
    }
    function stopped(): void {
      clearTimeout(timer)
      reject(signal.reason)
    }
  })
}
