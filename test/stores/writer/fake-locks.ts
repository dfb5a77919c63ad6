import type { Locks } from '@/stores/writer/lock-writers.ts'

interface Request {
  readonly granted: (lock: unknown) => Promise<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: DOMException) => void
}

function aborted(): DOMException {
  return new DOMException('the request was ended', 'AbortError')
}

/** The platform's locks, as far as the app asks for them: shared by all windows of a browser. */
export class FakeLocks implements Locks {
  readonly #held = new Map<string, Request>()
  readonly #waiting = new Map<string, Request[]>()

  request(
    name: string,
    { ifAvailable = false, steal = false, signal }: LockOptions,
    whileHeld: (lock: unknown) => Promise<unknown>,
  ): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => {
      const request = { granted: whileHeld, resolve, reject }
      if (signal?.aborted === true) return reject(aborted())
      const holder = this.#held.get(name)
      if (holder === undefined) return this.#grant(name, request)
      if (ifAvailable) return void whileHeld(null).then(resolve)
      if (steal) {
        this.#grant(name, request)
        return holder.reject(aborted())
      }
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), request])
      signal?.addEventListener('abort', () => {
        const waiting = this.#waiting.get(name) ?? []
        if (!waiting.includes(request)) return
        this.#waiting.set(
          name,
          waiting.filter((other) => other !== request),
        )
        reject(aborted())
      })
    })
  }

  #grant(name: string, request: Request): void {
    this.#held.set(name, request)
    void request.granted({ name }).then((answer) => {
      request.resolve(answer)
      if (this.#held.get(name) !== request) return
      this.#held.delete(name)
      const [next, ...rest] = this.#waiting.get(name) ?? []
      this.#waiting.set(name, rest)
      if (next !== undefined) this.#grant(name, next)
    })
  }
}
